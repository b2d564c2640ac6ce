"""What games of one kind share: `bidding` (auctions), `melds` (sets and runs), `drawing` (a stock
and a pile), `bank` (chips and pots), `chain` and `chain_table` (dominoes), `luck` (when to stop).
"""
