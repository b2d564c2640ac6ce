"""The rules of a house: what whoever runs a room has settled for all of its tables."""

from __future__ import annotations

from playroom.engine.record import Record
from playroom.room.values import Plays


class House(Record):
    """What holds in a room. `delay`: how many plays late those are told who watch."""

    delay: Plays = 0


USUAL = House()
"""The rules of a house that has settled nothing."""
