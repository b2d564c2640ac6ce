"""Why an action is refused: the codes of the rules in their order, each with a sentence that says
what would work.
"""

from __future__ import annotations

from games.calatone import actions as a
from games.calatone.rules.bets import Legal
from games.calatone.rules.packs import HAND
from games.calatone.state import Phase
from games.calatone.view import HandView, View
from playroom.engine.notes import Rejection, Seats, Who
from playroom.engine.steps import Action

_ALL = frozenset(phase for phase in Phase if phase is not Phase.OVER)
_HANDS = frozenset((Phase.EXPOSE, Phase.BET, Phase.DECLARE))
PHASES: dict[type[Action], frozenset[Phase]] = {
    a.Expose: frozenset((Phase.EXPOSE,)),
    a.Check: frozenset((Phase.BET,)),
    a.Bet: frozenset((Phase.BET,)),
    a.Call: frozenset((Phase.BET,)),
    a.Raise: frozenset((Phase.BET,)),
    a.Fold: frozenset((Phase.BET,)),
    a.Declare: frozenset((Phase.DECLARE,)),
    a.Ready: frozenset((Phase.BETWEEN,)),
    a.Leave: _ALL,
    a.Rebuy: frozenset((Phase.BETWEEN, Phase.REBUY)),
    a.SetLimit: frozenset((Phase.BETWEEN,)),
    a.Agree: frozenset((Phase.BETWEEN,)),
    a.Extend: frozenset((Phase.LIMIT,)),
    a.Consent: _ALL - _HANDS,  # where nothing is asked the reason is `no_question`
    a.Refuse: _ALL - _HANDS,
    a.Absent: _ALL,
    a.Back: _HANDS,
    a.Silence: _ALL,
    a.Clock: _ALL,
}
TOPICS = ("end", "seats")


def refusal(view: View, action: Action) -> Rejection | None:
    """Why the seat of `view` may not do this now, or None."""
    if view.phase is Phase.OVER:
        return Rejection.of("over", "calatone-refuse-over")
    if isinstance(action, a.Clock):
        return None
    if view.phase not in PHASES.get(type(action), ()):
        return _wrong_phase(view, action)
    if not view.playing:
        return Rejection.of("seat", "calatone-refuse-seat")
    hand = view.in_hand
    gone = hand is not None and view.seat in hand.leaving
    if isinstance(action, a.Back):
        return None if gone else Rejection.of("seat", "calatone-refuse-back")
    if gone:
        return Rejection.of("seat", "calatone-refuse-gone")
    if isinstance(action, a.Absent):
        return None
    if isinstance(action, a.Silence):
        return None if view.is_awaited else Rejection.of("not_awaited", "calatone-refuse-timeout")
    if isinstance(action, a.Leave):
        return leaving_ahead(view)
    if hand is not None:
        return _in_hand(view, hand, action)
    return _between(view, action)


def _wrong_phase(view: View, action: Action) -> Rejection:
    betting = isinstance(action, (a.Check, a.Bet, a.Call, a.Raise, a.Fold, a.Expose, a.Declare))
    if view.phase.in_hand and betting:
        return Rejection.of("phase", f"calatone-refuse-phase-{view.phase}")
    if view.phase.in_hand:
        return Rejection.of("phase", "calatone-refuse-phase-hand")
    if betting:
        return Rejection.of("phase", "calatone-refuse-phase-between")
    return Rejection.of("phase", "calatone-refuse-phase-window")


def leaving_ahead(view: View) -> Rejection | None:
    """CAL-104: no player leaves ahead before the limit when the table forbids it."""
    ahead = chips_ahead(view)
    if view.options.winner_leave == "forbid" and ahead > 0 and not view.ending.reached:
        return Rejection.of("winning", "calatone-refuse-winning", ahead=ahead)
    return None


def chips_ahead(view: View) -> int:
    """How many chips in front of the seat are more than it has had from the bank."""
    return 0 if view.seat is None else view.stacks[view.seat] - view.bank.issued[view.seat]


def _in_hand(view: View, hand: HandView, action: Action) -> Rejection | None:
    bets = hand.bets
    if isinstance(action, a.Expose):
        if view.seat not in hand.deal.order:
            return Rejection.of("seat", "calatone-refuse-seat")
        if hand.own_shown is not None:
            return Rejection.of("done", "calatone-refuse-chosen")
        if action.card not in hand.own:
            return Rejection.of("card", "calatone-refuse-expose-card", cards=hand.own)
        return None
    if view.seat not in bets.live:
        return Rejection.of("seat", "calatone-refuse-withdrawn")
    if isinstance(action, a.Declare):
        return _declare(hand, action)
    may = view.legal
    if may is None:
        return Rejection.of("turn", "calatone-refuse-turn", other=Who(bets.queue[0]))
    return _bet(may, bets.level, action)


def _declare(hand: HandView, action: a.Declare) -> Rejection | None:
    if hand.own_five:
        return Rejection.of("done", "calatone-refuse-declared")
    if len(set(action.cards)) != HAND or len(action.cards) != HAND:
        return Rejection.of("five", "calatone-refuse-five", count=len(set(action.cards)))
    if not set(action.cards) <= set(hand.own):
        return Rejection.of("card", "calatone-refuse-declare-card")
    return None


def _bet(may: Legal, level: int, action: Action) -> Rejection | None:
    match action:
        case a.Check() if level:
            return Rejection.of("bet_made", "calatone-refuse-check", level=level, cost=may.cost)
        case a.Bet(amount):
            if may.bet is None:
                return Rejection.of("bet_made", "calatone-refuse-bet", level=level, cost=may.cost)
            return amount_refused(amount, may.bet, "bet")
        case a.Call() if not level:
            return Rejection.of("no_bet", "calatone-refuse-call")
        case a.Raise(to):
            if not level:
                return Rejection.of("no_bet", "calatone-refuse-raise-yet")
            if may.raise_ is None:
                return no_raise(may)
            return amount_refused(to, may.raise_, "raise")
    return None


def no_raise(may: Legal) -> Rejection:
    """Why the seat may not raise."""
    return Rejection.of(
        f"raise_{may.why_not}", f"calatone-refuse-raise-{may.why_not}", cost=may.cost
    )


def amount_refused(amount: int, between: tuple[int, int], what: str) -> Rejection | None:
    """The refusal of an amount of a `bet` or `raise` not `between` the least and the most."""
    low, high = between
    if low <= amount <= high:
        return None
    only = "-only" if low == high else ""
    sentence = f"calatone-refuse-{what}-amount{only}"
    return Rejection.of("amount", sentence, amount=amount, low=low, high=high)


def _between(view: View, action: Action) -> Rejection | None:
    if isinstance(action, (a.Consent, a.Refuse)) and view.phase is Phase.BETWEEN:
        return Rejection.of("no_question", "calatone-refuse-question")
    if view.phase is not Phase.BETWEEN and not view.is_awaited:
        return Rejection.of("not_asked", "calatone-refuse-not-asked", seats=Seats(view.awaited))
    match action:
        case a.Consent() if view.phase is not Phase.ASK:
            return Rejection.of("question", f"calatone-refuse-consent-{view.phase}")
        case a.Ready() if view.seat in view.ready:
            return Rejection.of("done", "calatone-refuse-ready", seats=Seats(view.awaited))
        case a.Rebuy(amount):
            return _rebuy(view, amount)
        case a.SetLimit(agreed) | a.Extend(agreed):
            if not agreed.valid:
                return Rejection.of("limit", "calatone-refuse-limit")
            if isinstance(action, a.SetLimit) and "limit" in view.asked:
                return Rejection.of("asked", "calatone-refuse-asked")
        case a.Agree(topic):
            if topic not in TOPICS:
                return Rejection.of("topic", "calatone-refuse-topic")
            if topic in view.asked:
                return Rejection.of("asked", "calatone-refuse-asked")
    return None


def _rebuy(view: View, amount: int) -> Rejection | None:
    if view.options.rebuy == "never":
        return Rejection.of("rebuy", "calatone-refuse-rebuy")
    most = most_fresh_chips(view)
    if most < 1:
        return Rejection.of("amount", "calatone-refuse-rebuy-full", stack=view.options.stack)
    if not 1 <= amount <= most:
        return Rejection.of("amount", "calatone-refuse-rebuy-amount", amount=amount, most=most)
    return None


def most_fresh_chips(view: View) -> int:
    """How many chips fill the seat up to what everybody began with."""
    assert view.seat is not None
    return view.options.stack - view.stacks[view.seat]
