"""The rules of a house: what whoever runs a room has settled for all of its tables."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from playroom.engine.record import Record
from playroom.room.values import Plays

Days: TypeAlias = Annotated[int, Meta(ge=0, le=3_660)]


class House(Record):
    """What holds in a room. `delay`: how many plays late those are told who watch."""

    delay: Plays = 0
    address_days: Days = 7


USUAL = House()
"""The rules of a house that has settled nothing."""
