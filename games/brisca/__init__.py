"""Brisca for 2 to 4, with signs between partners, and Tute by options (`docs/rules/brisca.md`)."""

from games.brisca.game import Brisca

GAME = Brisca()
"""The game, as the playroom finds it."""
