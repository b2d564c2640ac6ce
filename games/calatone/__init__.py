"""Calatone, the Italian seven-card stud: `GAME` is what the playroom finds."""

from __future__ import annotations

from games.calatone.game import Calatone

GAME = Calatone()

__all__ = ["GAME"]
