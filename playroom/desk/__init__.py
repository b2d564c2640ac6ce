"""One match driven for all who have a chair at it: bots, clocks, and the log that decides."""
