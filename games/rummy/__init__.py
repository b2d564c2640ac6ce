"""Continental rummy: seven contracts, wild cards, claims out of turn, for 2 to 8 players."""

from __future__ import annotations

from games.rummy.rules import Rummy

GAME = Rummy()
"""The game, as the entry point names it."""
