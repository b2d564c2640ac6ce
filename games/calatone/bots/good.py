"""The level `good`: how likely its hand wins from what its seat knows, against what it costs."""

from __future__ import annotations

from games.calatone.actions import Bet, Call, Check, Fold, Raise
from games.calatone.bots.replies import Bettor
from games.calatone.bots.unseen import Known, known, won
from games.calatone.rules.bets import Legal
from games.calatone.state import Bets
from playroom.engine.contract import Turn
from playroom.engine.overriding import override
from playroom.engine.rng import Rng
from playroom.engine.steps import Action

DEALS = 40
"""How many deals are tried for one decision."""
_FIRST, _LAST = -0.1, -0.3
"""The edge over a fair part of the pot from which it opens, and opens from the last place."""
_BLUFF = 3
"""One time in so many it opens from the last place with any hand."""
_FULL = 4
"""At a table of so many or more it opens with the better hands alone, and bluffs against one: a
small bet folds out no rival there, and a bluff usually meets a better hand.
"""
_FULL_PART = 0.7
"""At a full table it bets and raises by this part of the pot, whatever its hand."""
_CAREFUL = 0.1
"""At a full table its hand counts so much less, for every rival after the first, when it is asked
to pay.
"""


class Good(Bettor):
    """Bets when it wins more often than its fair part, sees when the pot pays for it, and folds
    otherwise.
    """

    @override
    def bet(self, turn: Turn, may: Legal) -> Action:
        facts = known(turn.view, turn.seen)
        return act(facts, may, won(turn, facts, DEALS), turn.rng)


def act(facts: Known, may: Legal, wins: float, rng: Rng) -> Action:
    """What to do with a hand that takes the share `wins` of pots."""
    bets, rivals = facts.hand.bets, len(facts.rivals)
    fair = 1 / (1 + rivals)
    edge = (wins - fair) / (1 - fair)
    last, full = len(bets.queue) == 1, len(facts.hand.deal.order) >= _FULL
    if may.bet is not None:
        # when all pass the hand is over and a better draw never comes: a bet asks the others to pay
        # for theirs, most of all from the last place, where the others have shown no interest
        least = 0.0 if full else _LAST if last else _FIRST
        bluffs = last and (rivals == 1 or not full) and rng.below(_BLUFF) == 0
        if edge > least or bluffs:
            return Bet(_amount(may.bet, edge, bets, full))
        return Check()
    cost = may.cost
    price = cost / (bets.pot + cost)
    if may.raise_ is not None and edge > 0.45 + 0.12 * bets.raises and wins > price:
        return Raise(_amount(may.raise_, edge - 0.2, bets, full))
    if full:
        wins *= 1 - _CAREFUL * (rivals - 1)
    # who bets has more than chance gives
    return Call() if wins > price * 1.1 + 0.03 else Fold()


def _amount(between: tuple[int, int], edge: float, bets: Bets, full: bool) -> int:
    """More with a better hand, but not much more than the pot; at a full table a part of it."""
    low, high = between
    if full:
        return max(low, min(high, bets.level + round(_FULL_PART * bets.pot)))
    top = min(high, max(low, bets.pot))
    return max(low, min(top, low + round((top - low) * edge)))
