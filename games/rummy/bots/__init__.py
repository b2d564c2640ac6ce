"""The levels of play."""

from __future__ import annotations

LEVELS: dict = {}
