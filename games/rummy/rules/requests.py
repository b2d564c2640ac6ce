"""Who may do what now. What is asked depends only on what everybody knows."""

from __future__ import annotations

from functools import lru_cache

from games.rummy import actions as a
from games.rummy.rules.adjourn import may_suspend
from games.rummy.rules.draw import claimants
from games.rummy.state import HAND_PHASES, Phase, State, View
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Mode, Request

Kinds = tuple[type[Action], ...]
_DRAW: Kinds = (a.Take, a.Stock)
_PLAY: Kinds = (a.GoDown, a.LayOff, a.Replace, a.Undo, a.Discard, a.Throw)
_CLAIM: Kinds = (a.MayI, a.Pass)
_COUNT: Kinds = (a.Announce, a.Pass)
_CHALLENGE: Kinds = (a.Challenge, a.Pass)
_AGREE: Kinds = (a.Agree, a.Refuse)
_CLOSE: Kinds = (a.Pass,)
_RESUME: Kinds = (a.Resume,)
_DRAFT: Kinds = (a.Stage, a.Unstage)
_QUIET: Kinds = (a.Quiet,)
_SUSPEND: Kinds = (a.Suspend,)
_CORRECT: Kinds = (a.Correct,)


def requests(state: State | View) -> tuple[Request, ...]:
    """All requests, those that are waited for first. A view tells as much as the state."""
    public, options = state.public, state.options
    phase, proposal = public.phase, public.corrections.proposal
    if phase is Phase.OVER:
        return ()
    open_requests = _awaited(state)
    if proposal is not None:
        open_requests += _asked(public.asks, "correction", proposal.waiting, options.count_seconds)
    if phase in HAND_PHASES:
        seats = tuple([seat for seat in range(options.seats) if seat not in public.vacated])
        closed = tuple([seat for seat in seats if not public.opened[seat]])
        open_requests += _others(public.number, "draft", closed)
        if options.claims_in(public.number):
            open_requests += _others(public.number, "quiet", seats)
    if public.adjournment.question is None and may_suspend(public):
        open_requests += _others(public.number, "suspend", public.humans)
    if (
        options.corrections
        and public.posted
        and proposal is None
        and phase not in (Phase.SUSPENDED, Phase.RESUME)
    ):
        open_requests += _others(public.asks, "correct", public.humans)
    return open_requests


def _awaited(position: State | View) -> tuple[Request, ...]:
    """What the phase asks for."""
    public, options = position.public, position.options
    phase, turns, waiting = public.phase, public.turns, public.waiting
    match phase:
        case Phase.DRAW:
            able = claimants(options, public)
            turn = _turn(turns, public.turn, True, options.turn_seconds)
            return turn + _claims(turns, able, (), options.claim_seconds)
        case Phase.PLAY:
            return _turn(turns, public.turn, False, options.turn_seconds)
        case Phase.CLAIM:
            return _claims(turns, waiting, waiting, options.claim_seconds)
        case Phase.COUNT | Phase.CHALLENGE | Phase.CLOSING:
            return _asked(turns, phase, waiting, options.count_seconds)
        case Phase.ADJOURN | Phase.RESUME:
            return _asked(public.asks, phase, waiting, options.count_seconds)
        case Phase.SUSPENDED:
            return _others(public.asks, "resume", public.humans)
    return ()


@lru_cache(1024)
def _turn(turns: int, seat: Seat, draw: bool, seconds: int) -> tuple[Request, ...]:
    kinds, word = (_DRAW, "draw") if draw else (_PLAY, "play")
    return (Request(f"{turns}.{word}.{seat}", seat, kinds, Mode.TURN, seconds or None),)


@lru_cache(4096)
def _claims(
    turns: int, seats: tuple[Seat, ...], awaited: tuple[Seat, ...], seconds: int
) -> tuple[Request, ...]:
    return tuple(
        Request(
            f"{turns}.claim.{seat}",
            seat,
            _CLAIM,
            Mode.WINDOW,
            (seconds or None) if seat in awaited else None,
            seat in awaited,
        )
        for seat in seats
    )


_ASKED: dict[str, tuple[Kinds, Mode]] = {
    "count": (_COUNT, Mode.SECRET),
    "challenge": (_CHALLENGE, Mode.WINDOW),
    "adjourn": (_AGREE, Mode.WINDOW),
    "resume": (_AGREE, Mode.WINDOW),
    "correction": (_AGREE, Mode.WINDOW),
    "closing": (_CLOSE, Mode.WINDOW),
}


@lru_cache(1024)
def _asked(place: int, what: str, seats: tuple[Seat, ...], seconds: int) -> tuple[Request, ...]:
    kinds, mode = _ASKED[what]
    return tuple(
        Request(f"{place}.{what}.{seat}", seat, kinds, mode, seconds or None) for seat in seats
    )


_FREE: dict[str, Kinds] = {
    "draft": _DRAFT, "quiet": _QUIET, "suspend": _SUSPEND, "correct": _CORRECT, "resume": _RESUME,
}  # fmt: skip


@lru_cache(1024)
def _others(place: int, what: str, seats: tuple[Seat, ...]) -> tuple[Request, ...]:
    """What may be done and is not waited for."""
    return tuple(
        Request(f"{place}.may-{what}.{seat}", seat, _FREE[what], Mode.WINDOW, None, awaited=False)
        for seat in seats
    )
