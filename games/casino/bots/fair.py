"""The fair bot: looks one play ahead as the good one does, but does not count cards."""

from __future__ import annotations

from games.casino.bots.good import Weighing, chosen
from games.casino.bots.replies import answer
from games.casino.state import View
from playroom.engine.contract import Bot, Turn
from playroom.engine.steps import Action

AFRAID = 0.3
"""How likely each opponent is taken to hold any value, whatever has been played."""


class FairBot(Bot):
    """Knows what cards are worth and that builds can be taken; forgets what has gone."""

    def decide(self, turn: Turn) -> Action:
        """Its action."""
        view: View = turn.view
        return answer(view) or chosen(view, Glance(view).ranked(), lambda ranked: ranked[0][1])


class Glance(Weighing):
    """The judgement of one who does not remember."""

    def _chance(self, value: int) -> float:
        rivals = set(self.rivals)
        if any(build.value == value and build.owner in rivals for build in self.public.builds):
            return 1.0
        return float(1 - (1 - AFRAID) ** len(rivals))
