"""The lobby of a room: its tables, tickets and the matchmaker."""
