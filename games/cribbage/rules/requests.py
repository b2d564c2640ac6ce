"""Whom the table waits for, and for what.

The same requests come back with every look at a table, so the latest are kept.
"""

from __future__ import annotations

from functools import lru_cache

from games.cribbage.actions import Claim, Discard, Help, Play
from games.cribbage.state import Phase, State
from playroom.engine.kit.turns import asked
from playroom.engine.record import Count, Seat
from playroom.engine.steps import Mode, Request


def requests(state: State) -> tuple[Request, ...]:
    """The requests that are open now."""
    options, public = state.options, state.public
    if public.phase is Phase.PLAY:
        return _to_play(public.number, len(public.laid), public.turn, options.turn_seconds)
    if public.phase is Phase.SHOW:
        helped, counted = options.helped[public.turn], len(public.results)
        return _to_count(public.number, counted, public.turn, helped, options.claim_seconds)
    if public.phase is Phase.DISCARD:
        full = options.hand_size
        seats = tuple([seat for seat, held in enumerate(public.held) if held > full])
        place = (public.number, "discard")
        return asked(place, seats, (Discard,), Mode.SECRET, options.turn_seconds)
    return ()


@lru_cache(1024)
def _to_play(number: Count, place: Count, seat: Seat, seconds: Count) -> tuple[Request, ...]:
    return (Request(f"{number}.play.{place}", seat, (Play,), Mode.TURN, seconds or None),)


@lru_cache(1024)
def _to_count(
    number: Count, place: Count, seat: Seat, helped: bool, seconds: Count
) -> tuple[Request, ...]:
    kinds = (Claim, Help) if helped else (Claim,)
    return (Request(f"{number}.count.{place}", seat, kinds, Mode.CLAIM, seconds or None),)
