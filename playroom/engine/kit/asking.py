"""Requests to several seats, with an id for each."""

from __future__ import annotations

from functools import lru_cache

from playroom.engine.record import Seat
from playroom.engine.steps import Action, Mode, Request


@lru_cache(4096)
def asked(
    place: str | tuple[object, ...],
    seats: tuple[Seat, ...],
    kinds: tuple[type[Action], ...],
    mode: Mode = Mode.WINDOW,
    seconds: int = 0,
    awaited: bool = True,
) -> tuple[Request, ...]:
    """A request of every one of the seats, by the id `<place>.<seat>` (the parts of a place are
    joined by dots); `seconds` is its clock, 0 for none. The same ones come back with every look at
    a table, so the latest are kept.

    >>> [(request.id, request.seconds) for request in asked((4, "claim"), (0, 2), (Action,))]
    [('4.claim.0', None), ('4.claim.2', None)]
    """
    place = place if isinstance(place, str) else ".".join(map(str, place))
    return tuple(
        Request(f"{place}.{seat}", seat, kinds, mode, seconds or None, awaited) for seat in seats
    )
