"""Actions that carry the game on, from a view: for bots, hints and tests.

Amounts are the least, the middle and the most.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from games.calatone import actions as a
from games.calatone.rules.limits import Limit
from games.calatone.rules.packs import HAND, held
from games.calatone.state import Phase
from games.calatone.view import View
from playroom.engine.steps import Action

ROUND = 20
"""After how many hands players think of stopping."""


def choices(view: View) -> Iterator[Action]:
    """What the seat of `view` may do now; not all of it: not every amount, no leaving.

    What it is awaited for comes first.
    """
    hand = view.hand
    if not view.is_awaited:
        if view.phase is Phase.BETWEEN and view.playing:
            yield from _proposals(view)
        return
    match view.phase:
        case Phase.EXPOSE if hand is not None:
            yield from map(a.Expose, hand.own)
        case Phase.BET:
            yield from _bets(view)
        case Phase.DECLARE if hand is not None:
            yield from map(a.Declare, combinations(held(hand.own), HAND))
        case Phase.BETWEEN:
            yield a.Ready()
            yield from _proposals(view)
        case Phase.REBUY:
            stack = view.options.stack
            yield a.Refuse()
            yield from map(a.Rebuy, sorted({1, (stack + 1) // 2, stack}))
        case Phase.LIMIT:
            yield a.Refuse()
            yield a.Extend(Limit("hands", ROUND))
        case Phase.ASK:
            yield a.Consent()
            yield a.Refuse()


def _proposals(view: View) -> Iterator[Action]:
    """What may be proposed between hands, as often as players would: fresh chips for who runs
    short, an end, new seats.
    """
    seat, options = view.seat, view.options
    if seat is not None and options.rebuy != "never" and view.stacks[seat] * 2 < options.stack:
        yield a.Rebuy(options.stack - view.stacks[seat])
    if view.ending.limit is None and "limit" not in view.asked:
        yield a.SetLimit(Limit("hands", ROUND))
    if view.hands % ROUND == 0 and not view.asked:
        yield a.Agree("end" if view.hands else "seats")


def _bets(view: View) -> Iterator[Action]:
    may = view.legal
    if may is None:
        return
    if may.check:
        yield a.Check()
    if may.call is not None:
        yield a.Call()
    for kind, between in ((a.Bet, may.bet), (a.Raise, may.raise_)):
        if between is not None:
            low, high = between
            yield from map(kind, sorted({low, (low + high) // 2, high}))
    yield a.Fold()


def also_said(view: View, action: Action) -> str:
    """The chips that it costs to see; the card that stays hidden when the other one is shown."""
    if isinstance(action, a.Call) and view.legal is not None:
        level = view.hand.bets.level if view.hand is not None else 0
        return f"{view.legal.cost} {level}"
    if isinstance(action, a.Expose) and view.hand is not None:
        return " ".join(str(card) for card in view.hand.own[:2] if card != action.card)
    return ""
