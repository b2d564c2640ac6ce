"""What was heard of a match at every chair that one had at it. The log that a room shows when the
match is over has to tell the same, or it is the log of another one.
"""

from __future__ import annotations

from collections.abc import Sequence

from playroom.engine.chair import Chair, reduced
from playroom.engine.header import Header
from playroom.engine.log import Entry
from playroom.engine.match import Match
from playroom.engine.record import Seat
from playroom.engine.steps import Placed

MOST_CHAIRS = 16
"""Chairs that one has had at one match and that are remembered. Each is another seat, or tells
something else than the one before: with more of them nothing is proved.
"""


class Heard:
    """What one person heard of one match."""

    def __init__(self) -> None:
        self._before = list[tuple[Seat | None, Sequence[Placed]]]()

    def leaves(self, old: Chair, new: Chair) -> None:
        """There is another chair at the same match from now on."""
        heard = old.events()
        tells_it_too = new.seat == old.seat and new.events()[: len(heard)] == heard
        if not tells_it_too:
            self._before.append((old.seat, tuple(heard)))
            del self._before[: -MOST_CHAIRS - 1]

    def is_told_by(self, chair: Chair, header: Header, entries: Sequence[Entry]) -> bool:
        """Does a log, with the seed of its header, tell what was heard? `chair` is the last one."""
        if len(self._before) > MOST_CHAIRS:
            return False
        try:
            match = Match.replay(chair.game, header, entries)
            for seat, heard in (*self._before, (chair.seat, chair.events())):
                told = list(reduced(match.events, seat))
                if told[: len(heard)] != list(heard):
                    return False
        except Exception:  # a log that cannot be
            return False
        return True
