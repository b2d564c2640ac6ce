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
from games.calatone.rules.bets import Legal
from games.calatone.rules.packs import HAND
from games.calatone.state import Phase
from games.calatone.view import HandView, View
from playroom.engine.notes import Rejection, Seats, Value, Who
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
    Consent: _ALL - _HANDS,  # where nothing is asked the reason is `no_question`
    Refuse: _ALL - _HANDS,
    Absent: _ALL,
    Back: _HANDS,
    Silence: _ALL,
    Clock: _ALL,
}
TOPICS = ("end", "seats")


def refuse(code: str, sentence: str, /, **values: Value) -> Rejection:
    """A refusal with one of the game's sentences: the message `calatone-refuse-<sentence>`."""
    return Rejection.of(code, f"calatone-refuse-{sentence}", **values)


def refusal(view: View, action: Action) -> Rejection | None:
    """Why the seat of `view` may not do this now, or None."""
    if view.phase is Phase.OVER:
        return refuse("over", "over")
    if isinstance(action, Clock):
        return None
    if view.phase not in PHASES.get(type(action), ()):
        return _wrong_phase(view, action)
    if not view.playing:
        return refuse("seat", "seat")
    hand = view.in_hand
    gone = hand is not None and view.seat in hand.leaving
    if isinstance(action, Back):
        return None if gone else refuse("seat", "back")
    if gone:
        return refuse("seat", "gone")
    if isinstance(action, Absent):
        return None
    if isinstance(action, Silence):
        return None if view.is_awaited else refuse("not_awaited", "timeout")
    if isinstance(action, Leave):
        return leaving_ahead(view)
    if hand is not None:
        return _in_hand(view, hand, action)
    return _between(view, action)


def _wrong_phase(view: View, action: Action) -> Rejection:
    betting = isinstance(action, (Check, Bet, Call, Raise, Fold, Expose, Declare))
    if view.phase.in_hand:
        return refuse("phase", f"phase-{view.phase}" if betting else "phase-hand")
    return refuse("phase", "phase-between" if betting else "phase-window")


def leaving_ahead(view: View) -> Rejection | None:
    """CAL-104: nobody leaves ahead before the limit when the table forbids it."""
    ahead = chips_ahead(view)
    if view.options.winner_leave == "forbid" and ahead > 0 and not view.ending.reached:
        return refuse("winning", "winning", ahead=ahead)
    return None


def chips_ahead(view: View) -> int:
    """How many chips in front of the seat are more than it has had from the bank."""
    return 0 if view.seat is None else view.stacks[view.seat] - view.bank.issued[view.seat]


def _in_hand(view: View, hand: HandView, action: Action) -> Rejection | None:
    bets = hand.bets
    if isinstance(action, Expose):
        if view.seat not in hand.deal.order:
            return refuse("seat", "seat")
        if hand.own_shown is not None:
            return refuse("done", "chosen")
        if action.card not in hand.own:
            return refuse("card", "expose-card", cards=hand.own)
        return None
    if view.seat not in bets.live:
        return refuse("seat", "withdrawn")
    if isinstance(action, Declare):
        return _declare(hand, action)
    may = view.legal
    if may is None:
        return refuse("turn", "turn", other=Who(bets.queue[0]))
    return _bet(may, bets.level, action)


def _declare(hand: HandView, action: Declare) -> Rejection | None:
    if hand.own_five:
        return refuse("done", "declared")
    if len(set(action.cards)) != HAND or len(action.cards) != HAND:
        return refuse("five", "five", count=len(set(action.cards)))
    if not set(action.cards) <= set(hand.own):
        return refuse("card", "declare-card")
    return None


def _bet(may: Legal, level: int, action: Action) -> Rejection | None:
    match action:
        case Check() if level:
            return refuse("bet_made", "check", level=level, cost=may.cost)
        case Bet(amount):
            if may.bet is None:
                return refuse("bet_made", "bet", level=level, cost=may.cost)
            return amount_refused(amount, may.bet, "bet-amount")
        case Call() if not level:
            return refuse("no_bet", "call")
        case Raise(to):
            if not level:
                return refuse("no_bet", "raise-yet")
            if may.raise_ is None:
                return no_raise(may)
            return amount_refused(to, may.raise_, "raise-amount")
    return None


def no_raise(may: Legal) -> Rejection:
    """Why the seat may not raise."""
    return refuse(f"raise_{may.why_not}", f"raise-{may.why_not}", cost=may.cost)


def amount_refused(amount: int, between: tuple[int, int], sentence: str) -> Rejection | None:
    """The refusal of an amount that is not `between` the least and the most."""
    low, high = between
    if low <= amount <= high:
        return None
    return refuse("amount", sentence, amount=amount, low=low, high=high)


def _between(view: View, action: Action) -> Rejection | None:
    if isinstance(action, (Consent, Refuse)) and view.phase is Phase.BETWEEN:
        return refuse("no_question", "question")
    if view.phase is not Phase.BETWEEN and not view.is_awaited:
        return refuse("not_asked", "not-asked", seats=Seats(view.awaited))
    match action:
        case Consent() if view.phase is not Phase.ASK:
            return refuse("question", f"consent-{view.phase}")
        case Ready() if view.seat in view.ready:
            return refuse("done", "ready", seats=Seats(view.awaited))
        case Rebuy(amount):
            return _rebuy(view, amount)
        case SetLimit(agreed) | Extend(agreed):
            if not agreed.valid:
                return refuse("limit", "limit")
            if isinstance(action, SetLimit) and "limit" in view.asked:
                return refuse("asked", "asked")
        case Agree(topic):
            if topic not in TOPICS:
                return refuse("topic", "topic")
            if topic in view.asked:
                return refuse("asked", "asked")
    return None


def _rebuy(view: View, amount: int) -> Rejection | None:
    if view.options.rebuy == "never":
        return refuse("rebuy", "rebuy")
    most = most_fresh_chips(view)
    if most < 1:
        return refuse("amount", "rebuy-full", stack=view.options.stack)
    if not 1 <= amount <= most:
        return refuse("amount", "rebuy-amount", amount=amount, most=most)
    return None


def most_fresh_chips(view: View) -> int:
    """How many chips fill the seat up to what everybody began with."""
    assert view.seat is not None
    return view.options.stack - view.stacks[view.seat]
