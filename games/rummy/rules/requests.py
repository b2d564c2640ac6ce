"""Who may do what now. What is asked depends only on what everybody knows."""

from __future__ import annotations

from games.rummy import actions as a
from games.rummy.rules.adjourn import may_suspend
from games.rummy.rules.draw import claimants
from games.rummy.state import HAND_PHASES, Phase, State, View
from playroom.engine.kit.turns import asked
from playroom.engine.steps import Action, Mode, Request

Kinds = tuple[type[Action], ...]
_DRAW: Kinds = (a.Take, a.Stock)
_PLAY: Kinds = (a.GoDown, a.LayOff, a.Replace, a.Undo, a.Discard, a.Throw)
_CLAIM: Kinds = (a.MayI, a.Pass)
_AGREE: Kinds = (a.Agree, a.Refuse)
_FREE: dict[str, Kinds] = {
    "draft": (a.Stage, a.Unstage),
    "quiet": (a.Quiet,),
    "suspend": (a.Suspend,),
    "correct": (a.Correct,),
    "resume": (a.Resume,),
}
"""What may be done and is not waited for."""


def requests(state: State | View) -> tuple[Request, ...]:
    """All requests, those that are waited for first. A view tells as much as the state."""
    public, options = state.public, state.options
    phase, proposal, asks = public.phase, public.corrections.proposal, public.asks
    if phase is Phase.OVER:
        return ()
    open_requests = _awaited(state)
    if proposal is not None:
        seconds = options.count_seconds
        place = (asks, "correction")
        open_requests += asked(place, proposal.waiting, _AGREE, Mode.WINDOW, seconds)
    if phase in HAND_PHASES:
        seats = tuple([seat for seat in range(options.seats) if seat not in public.vacated])
        closed = tuple([seat for seat in seats if not public.opened[seat]])
        open_requests += _free(public.number, "draft", closed)
        if options.claims_in(public.number):
            open_requests += _free(public.number, "quiet", seats)
    if public.adjournment.question is None and may_suspend(public):
        open_requests += _free(public.number, "suspend", public.humans)
    resting = phase in (Phase.SUSPENDED, Phase.RESUME)
    if options.corrections and public.posted and proposal is None and not resting:
        open_requests += _free(asks, "correct", public.humans)
    return open_requests


def _awaited(state: State | View) -> tuple[Request, ...]:
    """What the phase asks for."""
    public, options = state.public, state.options
    phase, turns, asks, turn = public.phase, public.turns, public.asks, (public.turn,)
    waiting, seconds = public.waiting, options.count_seconds
    match phase:
        case Phase.DRAW:
            draws = asked((turns, "draw"), turn, _DRAW, Mode.TURN, options.turn_seconds)
            able = claimants(options, public)
            return draws + asked((turns, "claim"), able, _CLAIM, awaited=False)
        case Phase.PLAY:
            return asked((turns, "play"), turn, _PLAY, Mode.TURN, options.turn_seconds)
        case Phase.CLAIM:
            clock = options.claim_seconds
            return asked((turns, "claim"), waiting, _CLAIM, Mode.WINDOW, clock)
        case Phase.COUNT:
            return asked((turns, "count"), waiting, (a.Announce, a.Pass), Mode.SECRET, seconds)
        case Phase.CHALLENGE:
            return asked((turns, "challenge"), waiting, (a.Challenge, a.Pass), Mode.WINDOW, seconds)
        case Phase.CLOSING:
            return asked((turns, "closing"), waiting, (a.Pass,), Mode.WINDOW, seconds)
        case Phase.ADJOURN | Phase.RESUME:
            return asked((asks, phase), waiting, _AGREE, Mode.WINDOW, seconds)
        case Phase.SUSPENDED:
            return _free(asks, "resume", public.humans)
    return ()


def _free(place: int, what: str, seats: tuple[int, ...]) -> tuple[Request, ...]:
    return asked((place, f"may-{what}"), seats, _FREE[what], awaited=False)
