"""A player who knows which melds to lay and what fits the table, and asks late for cards."""

from __future__ import annotations

from games.rummy.bots.easy import spare
from games.rummy.bots.good import Good, distance
from games.rummy.state import View
from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.overriding import override

CLOSE = 2
"""It claims once so few cards are missing."""


class Fair(Good):
    """Draws and lays as good ones do; claims only when it is close to its contract, and throws the
    dearest card that the contract does not need, whatever company it has in the hand.
    """

    @override
    def claims(self, view: View) -> bool:
        return distance(view, view.hand) <= CLOSE and super().claims(view)

    @override
    def throws(self, view: View, turn: Turn) -> Card:
        return spare(view, view.hand)[0][2]
