"""Choices of a player in the log of a match: the inputs by which a seat took one of several
actions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from playroom.engine.header import Header
from playroom.engine.log.entries import Entry
from playroom.engine.match import Match
from playroom.engine.record import Seat
from playroom.engine.steps import Event
from playroom.records.opening import replayed
from playroom.store import KeptGame


def choices(
    header: Header, entries: Sequence[Entry], seat: Seat
) -> Iterator[tuple[Entry, Match[Any, Any]]]:
    """The inputs by which the person in a seat chose, each with the match before it, which goes on
    with the next step. Raises as `open_log`.
    """
    for match, entry in zip(replayed(header, entries), entries, strict=False):
        if entry.seat != seat or entry.kind != "act" or not match.players[seat].is_person:
            continue
        if len(tuple(islice(match.game.choices(match.view(seat)), 2))) > 1:
            yield entry, match


def before_last_choice(
    match: Match[Any, Any], seat: Seat
) -> tuple[KeptGame, tuple[Event, ...]] | None:
    """The log up to the last choice of a seat, and what the seat was told when it was made; None
    when it has not chosen yet.
    """
    at = max((e.sequence for e, _ in choices(match.header, match.entries, seat)), default=0)
    if not at:
        return None
    seen = (p.event.seen_by(seat) for p in match.events if p.sequence == at)
    log = KeptGame(match.header, tuple(match.entries[: at - 1]))
    return log, tuple(event for event in seen if event is not None)[:1]
