"""Why an action is refused: the codes of the rules in their order, each with a sentence that says
what would work.
"""

from __future__ import annotations

from games.calatone.actions import (
    Absent,
    Agree,
    Back,
    Bet,
    Call,
    Check,
    Clock,
    Consent,
    Declare,
    Expose,
    Extend,
    Fold,
    Leave,
    Raise,
    Ready,
    Rebuy,
    Refuse,
    SetLimit,
    Silence,
)  # fmt: skip
from games.calatone.betting import legal
from games.calatone.packs import HAND
from games.calatone.state import Chair, Hand, Phase, State
from playroom.engine.notes import Rejection, Seats, Who
from playroom.engine.record import Seat
from playroom.engine.steps import Action

_ALL = frozenset(phase for phase in Phase if phase is not Phase.OVER)
_HANDS = frozenset((Phase.EXPOSE, Phase.BET, Phase.DECLARE))
PHASES: dict[type[Action], frozenset[Phase]] = {
    Expose: frozenset((Phase.EXPOSE,)),
    Check: frozenset((Phase.BET,)),
    Bet: frozenset((Phase.BET,)),
    Call: frozenset((Phase.BET,)),
    Raise: frozenset((Phase.BET,)),
    Fold: frozenset((Phase.BET,)),
    Declare: frozenset((Phase.DECLARE,)),
    Ready: frozenset((Phase.BETWEEN,)),
    Leave: _ALL,
    Rebuy: frozenset((Phase.BETWEEN, Phase.REBUY)),
    SetLimit: frozenset((Phase.BETWEEN,)),
    Agree: frozenset((Phase.BETWEEN,)),
    Extend: frozenset((Phase.LIMIT,)),
    Consent: _ALL - _HANDS,  # where nothing is asked the reason is NO_QUESTION
    Refuse: _ALL - _HANDS,
    Absent: _ALL,
    Back: _HANDS,
    Silence: _ALL,
    Clock: _ALL,
}
TOPICS = ("end", "seats")


def check(state: State, seat: Seat, action: Action) -> Rejection | None:
    """Why `seat` may not do this now, or None."""
    if state.phase is Phase.OVER:
        return Rejection.of("OVER", "calatone-no-over")
    if isinstance(action, Clock):
        return None
    if state.phase not in PHASES.get(type(action), ()):
        return _wrong_phase(state, seat, action)
    if not 0 <= seat < len(state.chairs) or state.chairs[seat] is not Chair.SEATED:
        return Rejection.of("SEAT", "calatone-no-seat")
    hand = state.hand
    gone = hand is not None and state.phase.in_hand and seat in hand.leaving
    if isinstance(action, Back):
        return None if gone else Rejection.of("SEAT", "calatone-no-back")
    if gone:
        return Rejection.of("SEAT", "calatone-no-gone")
    if isinstance(action, Absent):
        return None
    if isinstance(action, Silence):
        return (
            None if seat in awaited(state) else Rejection.of("NOT_AWAITED", "calatone-no-timeout")
        )
    if isinstance(action, Leave):
        return _leave(state, seat)
    if hand is not None and state.phase.in_hand:
        return _in_hand(state, hand, seat, action)
    return _between(state, seat, action)


def _wrong_phase(state: State, seat: Seat, action: Action) -> Rejection:
    betting = isinstance(action, (Check, Bet, Call, Raise, Fold, Expose, Declare))
    if state.phase.in_hand and betting:
        return Rejection.of("PHASE", f"calatone-no-phase-{state.phase}")
    if state.phase.in_hand:
        return Rejection.of("PHASE", "calatone-no-phase-hand")
    return Rejection.of("PHASE", f"calatone-no-phase-{'between' if betting else 'window'}")


def _leave(state: State, seat: Seat) -> Rejection | None:
    """CAL-104: nobody leaves ahead before the limit when the table forbids it."""
    ahead = state.stacks[seat] - state.issued[seat]
    if state.terms.winner_leave == "forbid" and ahead > 0 and not state.reached:
        return Rejection.of("WINNING", "calatone-no-winning", ahead=ahead)
    return None


def _in_hand(state: State, hand: Hand, seat: Seat, action: Action) -> Rejection | None:
    if isinstance(action, Expose):
        if seat not in hand.order:
            return Rejection.of("SEAT", "calatone-no-seat")
        if hand.shown[seat] is not None:
            return Rejection.of("DONE", "calatone-no-chosen")
        if action.card not in hand.cards[seat]:
            return Rejection.of("CARD", "calatone-no-expose-card", cards=hand.cards[seat])
        return None
    if seat not in hand.live:
        return Rejection.of("SEAT", "calatone-no-withdrawn")
    if isinstance(action, Declare):
        return _declare(hand, seat, action)
    if hand.queue[0] != seat:
        return Rejection.of("TURN", "calatone-no-turn", other=Who(hand.queue[0]))
    return _bet(state, hand, seat, action)


def _declare(hand: Hand, seat: Seat, action: Declare) -> Rejection | None:
    if hand.declared[seat] is not None:
        return Rejection.of("DONE", "calatone-no-declared")
    if len(set(action.cards)) != HAND or len(action.cards) != HAND:
        return Rejection.of("FIVE", "calatone-no-five", count=len(set(action.cards)))
    if not set(action.cards) <= set(hand.cards[seat]):
        return Rejection.of("CARD", "calatone-no-declare-card")
    return None


def _bet(state: State, hand: Hand, seat: Seat, action: Action) -> Rejection | None:
    may = legal(state.terms, hand, state.stacks, seat)
    level = hand.level
    match action:
        case Check() if level:
            return Rejection.of("BET_MADE", "calatone-no-check", level=level, cost=may.call or 0)
        case Bet(amount):
            if may.bet is None:
                return Rejection.of("BET_MADE", "calatone-no-bet", level=level, cost=may.call or 0)
            return _amount(amount, may.bet, "calatone-no-bet-amount")
        case Call() if not level:
            return Rejection.of("NO_BET", "calatone-no-call")
        case Raise(to):
            if not level:
                return Rejection.of("NO_BET", "calatone-no-raise-yet")
            if may.raise_ is None:
                return Rejection.of(
                    f"RAISE_{may.why_not.upper()}",
                    f"calatone-no-raise-{may.why_not}",
                    cost=may.call or 0,
                )
            return _amount(to, may.raise_, "calatone-no-raise-amount")
    return None


def _amount(amount: int, between: tuple[int, int], id: str) -> Rejection | None:
    low, high = between
    if low <= amount <= high:
        return None
    return Rejection.of("AMOUNT", id, amount=amount, low=low, high=high)


def _between(state: State, seat: Seat, action: Action) -> Rejection | None:
    asked = awaited(state)
    if isinstance(action, (Consent, Refuse)) and state.phase is Phase.BETWEEN:
        return Rejection.of("NO_QUESTION", "calatone-no-question")
    if state.phase is not Phase.BETWEEN and seat not in asked:
        return Rejection.of("NOT_ASKED", "calatone-no-not-asked", seats=Seats(asked))
    match action:
        case Consent() if state.phase is not Phase.ASK:
            return Rejection.of("QUESTION", f"calatone-no-consent-{state.phase}")
        case Ready() if seat in state.ready:
            return Rejection.of("DONE", "calatone-no-ready", seats=Seats(asked))
        case Rebuy(amount):
            if state.terms.rebuy == "never":
                return Rejection.of("REBUY", "calatone-no-rebuy")
            most = state.terms.stack - state.stacks[seat]
            if most < 1:
                return Rejection.of("AMOUNT", "calatone-no-rebuy-full", stack=state.terms.stack)
            if not 1 <= amount <= most:
                return Rejection.of("AMOUNT", "calatone-no-rebuy-amount", amount=amount, most=most)
        case SetLimit(agreed) | Extend(agreed):
            if not agreed.valid:
                return Rejection.of("LIMIT", "calatone-no-limit")
            if isinstance(action, SetLimit) and (seat, "limit") in state.asked:
                return Rejection.of("ASKED", "calatone-no-asked")
        case Agree(topic):
            if topic not in TOPICS:
                return Rejection.of("TOPIC", "calatone-no-topic")
            if (seat, topic) in state.asked:
                return Rejection.of("ASKED", "calatone-no-asked")
    return None


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats that are awaited now, in deal order where there is one."""
    hand = state.hand
    match state.phase:
        case Phase.EXPOSE if hand is not None:
            return tuple(seat for seat in hand.order if hand.shown[seat] is None)
        case Phase.BET if hand is not None:
            return hand.queue[:1]
        case Phase.DECLARE if hand is not None:
            return tuple(seat for seat in hand.live if hand.declared[seat] is None)
        case Phase.BETWEEN:
            return tuple(
                seat
                for seat in state.places
                if state.chairs[seat] is Chair.SEATED and seat not in state.ready
            )
        case Phase.ASK if state.question is not None:
            return state.question.open
        case Phase.REBUY | Phase.LIMIT:
            answered = [seat for seat, _ in state.answers]
            return tuple(
                seat
                for seat in state.deal_order
                if seat in asked_in(state) and seat not in answered
            )
    return ()


def asked_in(state: State) -> tuple[Seat, ...]:
    """Who is asked in the windows `rebuy` and `limit`: the seated ones without chips, or all
    seated.
    """
    return tuple(
        seat
        for seat in state.places
        if state.chairs[seat] is Chair.SEATED
        and (state.phase is Phase.LIMIT or not state.stacks[seat])
    )
