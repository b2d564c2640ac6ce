"""A player who knows which melds to lay and what fits the table, and asks late for cards."""

from __future__ import annotations

from games.rummy.actions import GoDown, MayI, Pass, Stock, Take, Throw
from games.rummy.bots.easy import routine, spare
from games.rummy.bots.good import Good, best_opening, distance
from games.rummy.state import Phase, View
from playroom.engine.contract import Turn
from playroom.engine.overriding import override
from playroom.engine.steps import Action

CLOSE = 2
"""It claims once so few cards are missing."""


class Fair(Good):
    """Draws and lays as good ones do; claims only when it is close to its contract, and throws the
    dearest card that the contract does not need, whatever company it has in the hand.
    """

    @override
    def decide(self, turn: Turn) -> Action:
        view: View = turn.view
        settled = routine(view)
        if settled is not None:
            return settled
        match view.public.phase:
            case Phase.CLAIM:
                close = not view.is_open and distance(view, view.hand) <= CLOSE
                return MayI() if close and self.claims(view) else Pass()
            case Phase.DRAW:
                return Take() if self.takes(view) else Stock()
        if view.is_open:
            return self.lays(view) or Throw(self.throws_open(view, turn.rng))
        melds = best_opening(view)
        return Throw(spare(view, view.hand)[0][2]) if melds is None else GoDown(melds)
