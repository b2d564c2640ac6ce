"""The lobby: open tables, matchmaking tickets, and the matchmaker."""
