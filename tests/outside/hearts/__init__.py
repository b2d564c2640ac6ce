"""Hearts, for four: hearts and the queen of spades cost points, and fewest points win."""

from __future__ import annotations

from .actions import Lay, Pass
from .game import GAME

__all__ = ["GAME", "Lay", "Pass"]
