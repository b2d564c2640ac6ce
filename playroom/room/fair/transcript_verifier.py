"""Transcript verifier: compares what a client's chairs were told during a match with the log that
the room publishes at its end.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from playroom.engine.chair import Chair, reduced
from playroom.engine.header import Header
from playroom.engine.log.entries import Entry
from playroom.engine.match import Match
from playroom.engine.record import Seat
from playroom.engine.steps import Placed

MOST_CHAIRS = 16
"""Chairs that one has had at one match and that are remembered. Each is another seat, or tells
something else than the one before: with more of them nothing is proved.
"""


class _Told(NamedTuple):
    """What was told at a chair that one has no more."""

    match: str
    seat: Seat | None
    events: Sequence[Placed]


class TranscriptVerifier:
    """Transcript verifier: what one person heard at chairs that they have no more."""

    def __init__(self) -> None:
        self._before = list[_Told]()

    def leaves(self, match: str, old: Chair, new: Chair | None) -> None:
        """There is another chair from now on; `new`: it is at the same match."""
        events, seat = tuple(old.events()), old.seat
        told_too = () if new is None or new.seat != seat else new.events()[: len(events)]
        if tuple(told_too) != events:
            self._before.append(_Told(match, seat, events))
            del self._before[: -MOST_CHAIRS - 1]

    def forget(self, but: Collection[str | None]) -> None:
        """Other matches than these are long over."""
        self._before = [match for match in self._before if match.match in but]

    def is_told_by(self, chair: Chair, header: Header, entries: Sequence[Entry]) -> bool:
        """Does a log, with the seed of its header, tell what was heard? `chair` is the last one."""
        if len(self._before) > MOST_CHAIRS:
            return False
        last = _Told(header.id, chair.seat, chair.events())
        try:
            match = Match.replay(chair.game, header, entries)
            for before in (*self._before, last):
                events = tuple(reduced(match.events, before.seat))
                is_other = events[: len(before.events)] != tuple(before.events)
                if before.match == header.id and is_other:
                    return False
        except Exception:  # a log that cannot be
            return False
        return True
