"""The rules of Calatone: what is legal, what follows, what is paid, and what cards are worth.

Where a rule stands, by its number:

    CAL-001 to 015   players, pack, seats         options, packs
    CAL-016 to 025   banker, chips, dealer        bank, deal, state
    CAL-026 to 032   deal and exposure            deal, check
    CAL-033 to 057   betting                      bets, limits, check
    CAL-058 to 061   withdrawing                  bets, apply
    CAL-062 to 066   everybody passes             apply, deal
    CAL-067 to 080   showdown and declaration     showdown, pots
    CAL-081 to 099   the ranking of five cards    evaluator
    CAL-100 to 108   the session                  scoring, votes, clock
    CAL-109 to 119   what was decided later       deal, bets, bank, limits
"""
