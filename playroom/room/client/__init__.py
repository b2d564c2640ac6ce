"""The player's end: connecting to a room, sessions, saved rooms, discovery."""
