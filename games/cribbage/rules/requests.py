"""Whom the table waits for, and for what."""

from __future__ import annotations

from games.cribbage.actions import Claim, Discard, Help, Play
from games.cribbage.state import Phase, State
from playroom.engine.steps import Mode, Request


def requests(state: State) -> tuple[Request, ...]:
    """The requests that are open now."""
    options, public = state.options, state.public
    turn, seconds = public.turn, options.turn_seconds or None
    if public.phase is Phase.PLAY:
        name = f"{public.number}.play.{len(public.laid)}"
        return (Request(name, turn, (Play,), Mode.TURN, seconds),)
    if public.phase is Phase.SHOW:
        name = f"{public.number}.count.{len(public.results)}"
        kinds = (Claim, Help) if options.helped[turn] else (Claim,)
        return (Request(name, turn, kinds, Mode.CLAIM, options.claim_seconds or None),)
    if public.phase is Phase.DISCARD:
        return tuple(
            [
                Request(f"{public.number}.discard.{seat}", seat, (Discard,), Mode.SECRET, seconds)
                for seat, held in enumerate(public.held)
                if held > options.hand_size
            ]
        )
    return ()
