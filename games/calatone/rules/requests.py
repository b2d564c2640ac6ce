"""Who is asked for what."""

from __future__ import annotations

from collections.abc import Mapping

from games.calatone import actions as a
from games.calatone.state import Chair, Phase, State
from playroom.engine.kit.turns import asked
from playroom.engine.record import Seat
from playroom.engine.steps import Action, Mode, Request

_ASKS: Mapping[Phase, tuple[tuple[type[Action], ...], Mode]] = {
    Phase.EXPOSE: ((a.Expose,), Mode.SECRET),
    Phase.BET: ((a.Check, a.Bet, a.Call, a.Raise, a.Fold), Mode.TURN),
    Phase.DECLARE: ((a.Declare,), Mode.SECRET),
    Phase.BETWEEN: ((a.Ready,), Mode.WINDOW),
    Phase.REBUY: ((a.Rebuy, a.Refuse), Mode.WINDOW),
    Phase.LIMIT: ((a.Extend, a.Refuse), Mode.WINDOW),
    Phase.ASK: ((a.Consent, a.Refuse), Mode.WINDOW),
}
_BETWEEN: tuple[type[Action], ...] = (a.Rebuy, a.SetLimit, a.Agree, a.Leave)


def requests(state: State) -> tuple[Request, ...]:
    """Who is awaited, and what everybody may do besides: leave, and between hands propose."""
    if state.phase is Phase.OVER:
        return ()
    kinds, mode = _ASKS[state.phase]
    seconds = state.options.turn_seconds
    if state.phase is Phase.EXPOSE:
        seconds = state.options.expose_seconds
    elif state.phase is Phase.DECLARE:
        seconds = state.options.declare_seconds
    mine = asked(_place(state), awaited(state), kinds, mode, seconds)
    gone = state.hand.leaving if state.hand is not None and state.phase.in_hand else ()
    seats = tuple([seat for seat in state.seated if seat not in gone])
    if state.phase is Phase.BETWEEN:
        return mine + asked(f"free{state.deals}", seats, _BETWEEN, awaited=False)
    return mine + asked("leave", seats, (a.Leave,), awaited=False)


def _place(state: State) -> str:
    """What is asked, by an id that no other question of the sitting has."""
    if state.phase is Phase.BET:
        bets = state.current.bets
        return f"bet{state.deals}.{bets.round}.{bets.level}"
    if state.phase.in_hand:
        return f"{state.phase}{state.deals}"
    return f"{state.phase}{state.deals}.{state.questions}"


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats that are awaited now, in deal order where there is one."""
    match state.phase:
        case Phase.BET:
            return state.current.bets.queue[:1]
        case Phase.EXPOSE | Phase.DECLARE:
            return state.current.bets.queue
        case Phase.BETWEEN:
            return tuple(seat for seat in state.seated if seat not in state.ready)
        case Phase.ASK:
            return () if state.votes.question is None else state.votes.question.open
        case Phase.REBUY | Phase.LIMIT:
            answered = [seat for seat, _ in state.answers]
            seats = asked_in_window(state)
            return tuple(seat for seat in seats if seat not in answered)
    return ()


def asked_in_window(state: State) -> tuple[Seat, ...]:
    """Who is asked in the windows `rebuy` and `limit`, in deal order: the seated ones without
    chips, or all seated.
    """
    return tuple(
        seat
        for seat in state.deal_order
        if state.chairs[seat] is Chair.SEATED
        and (state.phase is Phase.LIMIT or not state.stacks[seat])
    )
