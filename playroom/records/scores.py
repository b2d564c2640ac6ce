"""Final scores side by side, with their seats."""

from __future__ import annotations

from collections.abc import Sequence

from playroom.engine.header import Player
from playroom.engine.notes import Clean, Note, Notes, note
from playroom.engine.record import Seat
from playroom.locale.listener import unnamed


def score_notes(
    sides: Sequence[Sequence[Seat]],
    players: Sequence[Player],
    scores: Sequence[int],
    me: Seat | None,
    by_bot: bool = False,
) -> Notes:
    """Every side with its score, that of seat `me` first: `you`, or `the bot` where a bot has
    played in this seat (`by_bot`); the others by their names.
    """
    order = sorted(range(len(sides)), key=lambda side: me not in sides[side])
    return Notes(tuple(_score(sides[side], players, scores[side], me, by_bot) for side in order))


def _name(name: str) -> Note:
    """A person without a name is never the listener."""
    return note("people-unnamed") if unnamed(name) else note("plain-name", name=Clean.of(name))


def _score(
    seats: Sequence[Seat], players: Sequence[Player], points: int, me: Seat | None, by_bot: bool
) -> Note:
    if me in seats:
        whose = "bot" if by_bot else "team" if len(seats) > 1 else "you"
        return note("score-own", whose=whose, points=points)
    names = tuple(_name(str(players[seat].name)) for seat in seats)
    return note("score-of", names=Notes(names), points=points)
