"""Tournaments run by the room: pairings, standings, duplicate boards."""
