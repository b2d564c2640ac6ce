"""Ninety-nine: a count that costs a life over 99 (numbers: `docs/rules/ninetynine.md`)."""

from .game import NinetyNine

GAME = NinetyNine()
"""The game, as the entry point names it."""
