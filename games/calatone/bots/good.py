"""The level `good`: how likely its hand wins from what its seat knows, against what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from games.calatone import standin
from games.calatone.actions import Bet, Call, Check, Expose, Fold, Raise
from games.calatone.betting import Legal
from games.calatone.bots.manners import aside
from games.calatone.bots.odds import Known, deals, known, share
from games.calatone.state import evaluator_for
from games.calatone.view import View
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Request

DEALS = 40
"""How many deals are tried for one decision."""


class Good:
    """Bets when it wins more often than its fair part, sees when the pot pays for it, and folds
    otherwise.
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
        facts = known(view, seen)
        tried = deals(evaluator_for(view.terms, hand.size), facts, DEALS, rng, deadline)
        wins = sum(share(mine, [key for _, key in theirs]) for mine, theirs in tried) / len(tried)
        return _act(view, facts, may, wins, rng)


def _act(view: View, facts: Known, may: Legal, wins: float, rng: Rng) -> Action:
    """What to do with a hand that takes the share `wins` of pots."""
    hand = facts.hand
    fair = 1 / (1 + len(facts.rivals))
    edge = (wins - fair) / (1 - fair)
    last = len(hand.queue) == 1
    if may.bet is not None:
        # from the last place a bet finds out more, and it may be enough
        if edge > (0.12 if last else 0.18) or (last and rng.below(12) == 0):
            return Bet(_amount(may.bet, edge, hand.pot))
        return Check()
    cost = may.call or 0
    price = cost / (hand.pot + cost)
    if may.raise_ is not None and edge > 0.45 + 0.12 * hand.raises and wins > price:
        return Raise(_amount(may.raise_, edge - 0.2, hand.pot))
    # who bets has more than chance gives
    return Call() if wins > price * 1.1 + 0.03 else Fold()


def _amount(between: tuple[int, int], edge: float, pot: int) -> int:
    """More with a better hand, but not much more than the pot."""
    low, high = between
    top = min(high, max(low, pot))
    return max(low, min(top, low + round((top - low) * edge)))
