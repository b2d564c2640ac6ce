"""Actions that carry the game on, from a view: for bots, hints and tests. Amounts are the least, the middle and the most."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from games.calatone.actions import Bet, Call, Check, Consent, Declare, Expose, Extend, Fold, Raise, Ready, Rebuy, Refuse
from games.calatone.limits import Limit
from games.calatone.packs import HAND, held
from games.calatone.state import Phase
from games.calatone.view import View
from playroom.engine.contract import Action


def choices(view: View) -> Iterator[Action]:
    """What the seat of `view` may do now if it is awaited; not all of it (no leaving, no proposals, not every amount)."""
    hand = view.hand
    if not view.is_awaited:
        return
    match view.phase:
        case Phase.EXPOSE if hand is not None:
            yield from map(Expose, hand.own)
        case Phase.BET:
            yield from _bets(view)
        case Phase.DECLARE if hand is not None:
            yield from map(Declare, combinations(held(hand.own), HAND))
        case Phase.BETWEEN:
            yield Ready()
        case Phase.REBUY:
            yield Refuse()
            yield from (Rebuy(amount) for amount in sorted({1, (view.terms.stack + 1) // 2, view.terms.stack}))
        case Phase.LIMIT:
            yield Refuse()
            yield Extend(Limit("hands", 1))
        case Phase.ASK:
            yield Consent()
            yield Refuse()


def _bets(view: View) -> Iterator[Action]:
    may = view.legal
    if may is None:
        return
    if may.check:
        yield Check()
    if may.call is not None:
        yield Call()
    for kind, between in ((Bet, may.bet), (Raise, may.raise_)):
        if between is not None:
            low, high = between
            yield from map(kind, sorted({low, (low + high) // 2, high}))
    yield Fold()
