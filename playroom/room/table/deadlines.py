"""Deadlines of turns by correspondence."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from playroom.engine.notes import Rejection
from playroom.room.table import values as v

MOST_PACED = 20
"""Tables by correspondence at which one person sits, and that one person has opened."""
MOST_DAYS = 30
"""Of vacation in a year."""
NOT_PACED = Rejection.of("not_paced", "together-no-not-paced")
Break: TypeAlias = tuple[v.Moment, v.Moment]
"""Two moments between which the time of turns stands still."""


def deadline(began: int, seconds: int, breaks: Iterable[Break]) -> int:
    """When a time of so many seconds is over that began at a moment, without the breaks.

    >>> deadline(100, 50, [])
    150
    >>> deadline(100, 50, [(0, 90), (120, 140), (130, 145), (500, 600)])
    175
    """
    until = began + seconds
    for since, end in sorted(breaks):
        since = max(since, began)
        if since >= until:
            break
        if end > since:
            until += end - since
            began = end
    return until
