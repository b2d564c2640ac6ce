"""Screens other than the table and the room."""
