"""A player who judges by eye what goes together, and asks late for cards."""

from __future__ import annotations

from games.rummy.bots.easy import loosest
from games.rummy.bots.good import Good, distance
from games.rummy.state import View
from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.overriding import override

CLOSE = 2
"""It claims once so few cards are missing."""


class Fair(Good):
    """Draws and lays as good ones do; claims only when it is close to its contract, and keeps pairs
    and neighbours as the contract asks for them, without counting what it lacks.
    """

    @override
    def takes(self, view: View) -> bool:
        return (view.is_open or distance(view, view.hand) <= CLOSE) and super().takes(view)

    @override
    def claims(self, view: View) -> bool:
        return distance(view, view.hand) <= CLOSE and super().claims(view)

    @override
    def throws(self, view: View, turn: Turn) -> Card:
        sets, runs = view.public.contract
        return loosest(view, runs > 0, sets > 0)
