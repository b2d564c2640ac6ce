"""Ninety-nine: cards are laid on one count, and a player who takes it over 99 loses a life.

The rules are numbered in `docs/rules/ninetynine.md`.
"""

from __future__ import annotations

from .game import NinetyNine

GAME = NinetyNine()
"""The game, as the entry point names it."""
