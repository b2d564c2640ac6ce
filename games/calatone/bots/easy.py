"""The level `easy`: plays the hand it has, not the one it may get, and believes what it sees."""

from __future__ import annotations

from collections.abc import Sequence

from games.calatone import standin
from games.calatone.actions import Bet, Call, Check, Expose, Fold, Raise
from games.calatone.bots.manners import aside
from games.calatone.evaluator import COURT, Category
from games.calatone.packs import VALUE
from games.calatone.state import evaluator_for
from games.calatone.view import View
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Request


class Easy:
    """Shows its lower card; bets a made hand that beats what others show, and stays with one that
    still might.
    """

    def decide(
        self,
        view: View,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        """See `Bot`."""
        hand, may = view.hand, view.legal
        other = aside(view)
        if other is not None:
            return other
        assert hand is not None
        if may is None:
            return Expose(standin.card(hand.own))
        evaluator = evaluator_for(view.terms, hand.size)
        own = evaluator.key(hand.own)
        shown = max(
            (evaluator.key(hand.up[seat]) for seat in hand.live if seat != view.seat), default=()
        )
        strength = evaluator.strength
        pair, two = own[0] >= strength[Category.PAIR], own[0] >= strength[Category.TWO_PAIRS]
        ahead = own > shown
        if may.bet is not None:
            low, high = may.bet
            return Bet(min(high, 3 * low if two else low)) if ahead and pair else Check()
        if two and ahead and may.raise_ is not None and hand.raises < 2:
            return Raise(may.raise_[0])
        cost = may.call or 0
        # what it pays for: anything with a strong hand that is not beaten on the table, less and
        # less with others
        if ahead and (two or pair):
            return Call() if two or cost <= 2 * hand.pot else Fold()
        if pair and own[0] >= shown[0]:
            return Call() if 2 * cost <= hand.pot else Fold()
        high_card = hand.round <= 2 and VALUE[max(hand.own, key=VALUE.__getitem__)] >= COURT
        return (
            Call()
            if cost <= 2 * view.terms.min_bet and (ahead or high_card or rng.below(4) == 0)
            else Fold()
        )
