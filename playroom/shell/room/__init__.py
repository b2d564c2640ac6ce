"""Screens of a table session in a room: waiting room, match, chat."""
