"""A game that `new-game` copies: `toy`."""
