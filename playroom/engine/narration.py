"""Narration: lines and sounds of an event, those of the game and those of the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.notes import Kind, Note, Rejection, Who, note
from playroom.engine.record import Seat
from playroom.engine.sounds import Sound, sound_of_lines
from playroom.engine.steps import STUMBLED, Event, SeatChanged, TimedOut


def narrate(game: Game[Any, Any], event: Event, seat: Seat | None) -> tuple[Note, ...]:
    """The lines that tell an event of the game or of its table to a seat (None: a spectator); none
    when it is not told.

    An event that was reduced for the seat before is told as the whole one.
    """
    event_seen = event.seen_by(seat)
    if event_seen is None:
        return ()
    if isinstance(event_seen, TimedOut):
        return (note("table-timed-out", Kind.CLOCK, who=Who(event_seen.seat)),)
    if isinstance(event_seen, SeatChanged):
        who = Who(event_seen.seat)
        if event_seen.name:
            return (note("table-seat-taken", Kind.PEOPLE, who=who, name=event_seen.name),)
        if event_seen.how == STUMBLED:
            return (note("table-bot-stumbled", Kind.PEOPLE, who=who),)
        kind = event_seen.kind
        return (note("table-seat-changed", Kind.PEOPLE, who=who, kind=kind, how=event_seen.how),)
    return tuple(game.table.narrate(event_seen, seat))


def sound_of(
    game: Game[Any, Any], event: Event, lines: Sequence[Note], seat: Seat | None
) -> Sound | None:
    """What `seat` hears of an event, as its chair knows it, that is told to it in `lines`; None for
    nothing, and for what is not told.
    """
    if not lines:
        return None
    if isinstance(event, TimedOut):
        return Sound("timeout", event.seat)
    if isinstance(event, SeatChanged):
        if event.how == STUMBLED:
            return None
        return Sound("join" if event.name or event.kind == "person" else "leave", event.seat)
    if not game.table.sounds:
        return sound_of_lines(lines, seat)
    heard_as = game.table.sounds.get(type(event))
    if isinstance(heard_as, str):
        return Sound(heard_as, getattr(event, "seat", None))
    return None if heard_as is None else heard_as(event, seat)


def leave_question(game: Game[Any, Any], view: Any) -> Note | Rejection:
    """What the player of `view` is asked before leaving the game, or why that cannot be asked for
    now.
    """
    own = game.must_stay(view) or game.table.asks_to_leave(view)
    return own or note("table-leave-ask", how=game.leaving(view).value)


def left_note(game: Game[Any, Any], view: Any) -> Note:
    """What it means to the player of `view` that the seat was left: who plays there now and until
    when Enter takes it back, or that it is out of the game.
    """
    how = game.leaving(view)
    return note("table-leave-stays", how=how.value) if how.may_return else note("table-leave-out")
