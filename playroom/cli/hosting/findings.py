"""What was found when something was looked at for whoever runs a room."""

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
