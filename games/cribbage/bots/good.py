"""A solid player."""

from __future__ import annotations

from games.cribbage.bots import discarding, pegging
from games.cribbage.bots.easy import Easy
from games.cribbage.state import View
from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.kit.bots import near_best


class Good(Easy):
    """Lays away by tables of what cribs are worth, and weighs every card against the answers it
    invites (L3).
    """

    level = "good"

    def card(self, view: View, turn: Turn) -> Card:
        return pegging.best(view, turn.rng)

    def away(self, view: View, turn: Turn) -> tuple[Card, ...]:
        judged = [(choice.total, choice.away) for choice in discarding.choices(view)]
        return near_best(judged, discarding.ALIKE, turn.rng)
