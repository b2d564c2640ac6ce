"""A player who knows what to lay away, and takes what there is to take in the play."""

from __future__ import annotations

from games.cribbage.bots import discarding
from games.cribbage.bots.easy import Easy
from games.cribbage.state import View
from playroom.engine.cards import Card
from playroom.engine.contract import Turn


class Fair(Easy):
    """Lays away by tables of what cribs are worth, as good ones do; in the play it takes most
    points at once and does not look at the answers it invites.
    """

    level = "fair"

    def away(self, view: View, turn: Turn) -> tuple[Card, ...]:
        return discarding.choices(view)[0].away
