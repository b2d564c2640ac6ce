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

    def __init__(self, caution: float = 1.0) -> None:
        """More than 1 makes it careful: it checks and folds earlier, and seldom bluffs; less than 1
        bold: it bets, bluffs and raises more.
        """
        self._caution = caution

    @override
    def bet(self, turn: Turn, may: Legal) -> Action:
        facts = known(turn.view, turn.seen)
        return act(facts, may, won(turn, facts, DEALS), turn.rng, self._caution)


def act(facts: Known, may: Legal, wins: float, rng: Rng, caution: float = 1.0) -> Action:
    """What to do with a hand that takes the share `wins` of pots."""
    bets, rivals = facts.hand.bets, len(facts.rivals)
    fair = 1 / (1 + rivals)
    edge = (wins - fair) / (1 - fair)
    last, full = len(bets.queue) == 1, len(facts.hand.deal.order) >= _FULL
    if may.bet is not None:
        # when all pass the hand is over and a better draw never comes: a bet asks the others to pay
        # for theirs, most of all from the last place, where the others have shown no interest
        least = 0.0 if full else (_LAST if last else _FIRST) / caution**2
        bluffs = (
            last
            and (rivals == 1 or not full)
            and rng.below(max(2, round(_BLUFF * caution**2))) == 0
        )
        if edge > least or bluffs:
            return Bet(_amount(may.bet, edge, bets, full, caution))
        return Check()
    cost = may.cost
    price = cost / (bets.pot + cost)
    if may.raise_ is not None and edge > 0.45 * caution + 0.12 * bets.raises and wins > price:
        return Raise(_amount(may.raise_, edge - 0.2, bets, full, caution))
    if full:
        wins *= 1 - _CAREFUL * (rivals - 1)
    # who bets has more than chance gives
    return Call() if wins > price * 1.1 + 0.03 * caution**2 else Fold()


def _amount(between: tuple[int, int], edge: float, bets: Bets, full: bool, caution: float) -> int:
    """More with a better hand, but not much more than the pot; at a full table a part of it. A bold
    player bets more; a careful one bets as much as others, for smaller bets lose chips.
    """
    low, high = between
    more = bets.pot / min(1.0, caution**2)
    if full:
        return max(low, min(high, bets.level + round(_FULL_PART * more)))
    top = min(high, max(low, round(more)))
    if caution < 1:
        edge = max(edge, 0.35)
    return max(low, min(top, low + round((top - low) * edge)))
