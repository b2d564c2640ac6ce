"""The checks of a game, a module for each group."""
