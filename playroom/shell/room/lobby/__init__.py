"""The lobby of a room: tables with free seats, and looking for a table by game and language."""
