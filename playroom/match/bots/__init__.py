"""Bots of a match: in a thread at home, in a pool of processes in a room."""
