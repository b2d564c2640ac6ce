"""What an event is told as: the lines of the game, and those of the table itself."""

from __future__ import annotations

from typing import Any

from playroom.engine.contract import Game
from playroom.engine.notes import Kind, Note, Who, note
from playroom.engine.record import Seat
from playroom.engine.steps import Event, SeatChanged, TimedOut


def narrate(game: Game[Any, Any], event: Event, seat: Seat | None) -> tuple[Note, ...]:
    """The lines that tell an event of the game or of its table to a seat (None: a spectator); none
    when it is not told.

    An event that was reduced for the seat before is told as the whole one.
    """
    known = event.seen_by(seat)
    if known is None:
        return ()
    if isinstance(known, TimedOut):
        return (note("table-timed-out", Kind.CLOCK, who=Who(known.seat)),)
    if isinstance(known, SeatChanged):
        who = Who(known.seat)
        if known.name:
            return (note("table-seat-taken", Kind.PEOPLE, who=who, name=known.name),)
        return (note("table-seat-changed", Kind.PEOPLE, who=who, kind=known.kind),)
    return tuple(game.table.narrate(known, seat))
