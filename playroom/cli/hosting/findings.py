"""A finding of the preflight check."""

from __future__ import annotations

from playroom.engine.notes import Note
from playroom.engine.record import Record


class Finding(Record):
    """One thing that was looked at: `state` is `right`, `advice` (the room opens all the same) or
    `wrong`; `told` says it.
    """

    what: str
    state: str
    told: Note
