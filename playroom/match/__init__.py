"""Match runner: bots, clocks, the write queue, and chairs of one match. No terminal and no
network.
"""
