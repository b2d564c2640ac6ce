"""Cribbage, called La cuna in Spanish: for 2 to 6 players, alone or in teams, counted by hand."""

from __future__ import annotations

from games.cribbage.game import Cribbage

GAME = Cribbage()
"""The game, as the entry point names it."""
