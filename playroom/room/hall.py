"""The hall of a room: its tables, as they are listed."""

from __future__ import annotations

from playroom.engine.notes import Clean
from playroom.engine.record import Count, Record, Word
from playroom.room.values import Language, Phase, TableId


class Card(Record):
    """A table as the hall lists it."""

    table: TableId
    game: Word
    preset: Word | None
    phase: Phase
    seats: Count
    free: Count
    languages: tuple[Language, ...] = ()
    people: tuple[Clean, ...] = ()
    bots: Count = 0
    watchers: Count = 0
    private: bool = False
    mine: bool = False
