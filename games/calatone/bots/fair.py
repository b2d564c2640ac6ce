"""The level `fair`: how likely its hand wins, roughly, and a curiosity that costs it chips."""

from __future__ import annotations

from games.calatone.actions import Bet, Call, Check, Fold, Raise
from games.calatone.bots.replies import Bettor
from games.calatone.bots.unseen import Known, known, won
from games.calatone.rules.bets import Legal
from playroom.engine.contract import Turn
from playroom.engine.overriding import override
from playroom.engine.steps import Action

DEALS = 16
"""How many deals are tried for one decision: it judges by rule of thumb."""
_BETS, _RAISES = -0.1, 0.7
"""The edge over a fair part of the pot from which it bets, and raises."""
_CURIOUS = 1.1
"""How much too well it thinks of its hand against two rivals: it does not see that one of them will
get there.
"""
_FULL, _SHY = 4, 0.4
"""At a table of so many or more it is shy instead: against more than one rival it thinks so much
too little of its hand when it is asked to pay, and bets only one part of the pot for each of them.
"""


class Fair(Bettor):
    """Bets half the pot when it believes in its hand, never bluffs, and forgets that who bets has
    more than chance gives: it pays too readily to see. At a full table it bets less, and gives
    up hands that it should see with.
    """

    @override
    def bet(self, turn: Turn, may: Legal) -> Action:
        facts = known(turn.view, turn.seen)
        return _act(facts, may, won(turn, facts, DEALS))


def _act(facts: Known, may: Legal, wins: float) -> Action:
    """What to do with a hand that takes the share `wins` of pots."""
    bets, rivals = facts.hand.bets, len(facts.rivals)
    fair = 1 / (1 + rivals)
    edge = (wins - fair) / (1 - fair)
    if may.bet is not None:
        low, high = may.bet
        part = bets.pot // max(2, rivals)
        return Bet(min(high, max(low, part))) if edge > _BETS else Check()
    if may.raise_ is not None and edge > _RAISES and not bets.raises:
        return Raise(may.raise_[0])
    if rivals > 1:
        wins *= _SHY if len(facts.hand.deal.order) >= _FULL else _CURIOUS
    return Call() if wins > may.cost / (bets.pot + may.cost) else Fold()
