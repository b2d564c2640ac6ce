"""Whom the table waits for, and for what.

The same requests come back with every look at a table, so the latest are kept.
"""

from __future__ import annotations

from functools import lru_cache

from games.cribbage.actions import Claim, Discard, Help, Play
from games.cribbage.state import Phase, State
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Mode, Request


def requests(state: State) -> tuple[Request, ...]:
    """The requests that are open now."""
    options, public = state.options, state.public
    number, turn = public.number, (public.turn,)
    if public.phase is Phase.PLAY:
        place = f"{number}.play.{len(public.laid)}"
        return _asked(place, turn, (Play,), Mode.TURN, options.turn_seconds)
    if public.phase is Phase.SHOW:
        kinds = (Claim, Help) if options.helped[public.turn] else (Claim,)
        place = f"{number}.count.{len(public.results)}"
        return _asked(place, turn, kinds, Mode.CLAIM, options.claim_seconds)
    if public.phase is Phase.DISCARD:
        full = options.hand_size
        seats = tuple([seat for seat, held in enumerate(public.held) if held > full])
        return _asked(f"{number}.discard", seats, (Discard,), Mode.SECRET, options.turn_seconds)
    return ()


@lru_cache(1024)
def _asked(
    place: str, seats: tuple[Seat, ...], kinds: tuple[type[Action], ...], mode: Mode, seconds: int
) -> tuple[Request, ...]:
    """A request of every one of the seats; the place of several ends with the seat."""
    return tuple(
        Request(
            f"{place}.{seat}" if mode is Mode.SECRET else place, seat, kinds, mode, seconds or None
        )
        for seat in seats
    )
