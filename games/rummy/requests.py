"""Who may do what now (section 5.2). What is asked depends only on what everybody knows."""

from __future__ import annotations

from functools import lru_cache

from games.rummy.actions import (
    Agree,
    Challenge,
    Correct,
    Count,
    Discard,
    GoDown,
    LayOff,
    MayI,
    Pass,
    Quiet,
    Refuse,
    Replace,
    Resume,
    Stage,
    Stock,
    Suspend,
    Take,
    Undo,
    Unstage,
)  # fmt: skip
from games.rummy.state import HAND_PHASES, State, claimants, may_suspend
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Mode, Request

Kinds = tuple[type[Action], ...]
_DRAW: Kinds = (Take, Stock)
_PLAY: Kinds = (GoDown, LayOff, Replace, Undo, Discard)
_CLAIM: Kinds = (MayI, Pass)
_COUNT: Kinds = (Count, Pass)
_CHALLENGE: Kinds = (Challenge, Pass)
_AGREE: Kinds = (Agree, Refuse)
_CLOSE: Kinds = (Pass,)
_RESUME: Kinds = (Resume,)
_DRAFT: Kinds = (Stage, Unstage)
_QUIET: Kinds = (Quiet,)
_SUSPEND: Kinds = (Suspend,)
_CORRECT: Kinds = (Correct,)


def requests(state: State) -> tuple[Request, ...]:
    """All requests, those that are waited for first."""
    public, rules = state.public, state.rules
    phase = public.phase
    if phase == "over":
        return ()
    found: tuple[Request, ...] = ()
    if phase == "draw":
        found = _turn(public.turns, public.turn, True, rules.turn_seconds)
        found += _claims(public.turns, claimants(rules, public), (), rules.claim_seconds)
    elif phase == "play":
        found = _turn(public.turns, public.turn, False, rules.turn_seconds)
    elif phase == "claim":
        found = _claims(public.turns, public.waiting, public.waiting, rules.claim_seconds)
    elif phase == "count":
        found = _asked(public.turns, "count", public.waiting, rules.count_seconds)
    elif phase == "challenge":
        found = _asked(public.turns, "challenge", public.waiting, rules.count_seconds)
    elif phase in ("adjourn", "resume"):
        found = _asked(public.asks, phase, public.waiting, rules.count_seconds)
    elif phase == "closing":
        found = _asked(public.turns, "closing", public.waiting, rules.count_seconds)
    elif phase == "suspended":
        found = _others(public.asks, "resume", public.humans)
    if public.correction is not None:
        found += _asked(public.asks, "correction", public.correction.waiting, rules.count_seconds)
    if phase in HAND_PHASES:
        seats = tuple([seat for seat in range(rules.seats) if seat not in public.vacated])
        closed = tuple([seat for seat in seats if not public.opened[seat]])
        found += _others(public.number, "draft", closed)
        if rules.may_i and not (rules.no_may_i_last_three and public.number >= 5):
            found += _others(public.number, "quiet", seats)
    if public.question is None and may_suspend(public):
        found += _others(public.number, "suspend", public.humans)
    if (
        rules.corrections
        and public.posted
        and public.correction is None
        and phase not in ("suspended", "resume")
    ):
        found += _others(public.asks, "correct", public.humans)
    return found


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
