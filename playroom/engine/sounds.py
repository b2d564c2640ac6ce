"""Sound tables: a game names a sound for each class of its events, from a fixed list; the player of
sounds decides on volume and panning.

A sound never tells anything that a line does not tell. The rules know nothing of this: the table of
sounds stands with a game's words, and a game may have none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from playroom.engine.notes import Kind, Note, Who, awaits
from playroom.engine.record import Record, Seat, Token
from playroom.engine.steps import Event

SOUNDS = (
    *("card", "draw", "deal", "roll", "capture", "meld", "sweep", "points", "points2", "start"),
    *("win", "turn", "lose", "wrong", "timeout", "join", "leave", "chat", "lost", "back"),
    *("edge", "ok", "tick", "hurry"),
)
"""All sounds there are. Games use those up to `timeout`; the others are the room's own."""


class Sound(Record):
    """A sound, and the seat that it comes from (None: the middle of the table)."""

    token: Token
    seat: Seat | None = None


Heard: TypeAlias = str | Callable[[Any, Seat | None], Sound | None]
"""How an event sounds: one of `SOUNDS`, from the place of the event's own `seat` if it has one; or
what tells it for the event and for the seat that hears it (None: a spectator).
"""

SoundTable: TypeAlias = Mapping[type[Event], Heard]
"""How the events of a game sound; what is not in it is silent."""

_OF_KINDS: Mapping[Kind, str] = {Kind.PLAY: "card", Kind.POINTS: "points", Kind.DEAL: "deal"}
"""What lines sound like in a game that names no sounds."""


def to_oneself(token: str, field: str = "seat") -> Heard:
    """A sound for the seat that the event is about (`field`: a seat, or a tuple of seats), silent
    for others.
    """

    def heard(event: Any, seat: Seat | None) -> Sound | None:
        whose = getattr(event, field)
        there = seat in whose if isinstance(whose, tuple) else seat == whose
        return Sound(token) if seat is not None and there else None

    return heard


def won_by(winners: Callable[[Any], Sequence[Seat]]) -> Heard:
    """The end of a game: those who have won hear it so, and those who watch."""

    def heard(event: Any, seat: Seat | None) -> Sound | None:
        return Sound("win" if seat is None or seat in winners(event) else "lose")

    return heard


def sound_of_lines(lines: Sequence[Note], seat: Seat | None) -> Sound | None:
    """What lines sound like by their kinds, the first one that sounds."""
    for line in lines:
        who = line.get("who")
        whose = who.seat if isinstance(who, Who) else None
        if awaits(line, seat):
            return Sound("turn")
        if line.kind in _OF_KINDS:
            return Sound(_OF_KINDS[line.kind], whose)
    return None
