"""Reversi: discs on a board of 8 by 8 or 6 by 6; a row that is enclosed is turned over."""

from __future__ import annotations

from .game import Reversi

GAME = Reversi()
"""The game, as the entry point names it."""
