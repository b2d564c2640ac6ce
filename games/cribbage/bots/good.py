"""A solid player."""

from __future__ import annotations

from collections.abc import Sequence

from games.cribbage.actions import Discard, Play
from games.cribbage.bots import discarding, pegging
from games.cribbage.bots.counting import claim
from games.cribbage.bots.easy import Easy
from games.cribbage.state import Phase, View
from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.kit.bots import near_best
from playroom.engine.kit.judging import Judgement, JudgingBot, by_figures, only_choice
from playroom.engine.overriding import override
from playroom.engine.steps import Action

TABLES = 0.05
"""By how much the tables of cribs may be off for one hand, in points."""


class Good(Easy, JudgingBot):
    """Lays away by tables of what cribs are worth, and weighs every card against the answers it
    invites (L3).
    """

    level = "good"

    def card(self, view: View, turn: Turn) -> Card:
        return near_best(pegging.worths(view), pegging.ALIKE, turn.rng)

    def away(self, view: View, turn: Turn) -> tuple[Card, ...]:
        return near_best(self.aways(view), discarding.ALIKE, turn.rng)

    def aways(self, view: View) -> list[tuple[float, tuple[Card, ...]]]:
        """Every way to lay away, with what it is worth in points."""
        return [(choice.total, choice.away) for choice in discarding.choices(view)]

    def cards(self, view: View, turn: Turn, times: int) -> Judgement:
        """What the cards that fit are worth."""
        judged = [(worth, Play(card)) for worth, card in pegging.worths(view)]
        return by_figures(judged, pegging.ALIKE)

    @override
    def judge(self, turn: Turn, times: int = 1, also: Sequence[Action] = ()) -> Judgement:
        view: View = turn.view
        if view.public.phase is Phase.PLAY:
            return self.cards(view, turn, times)
        if view.public.phase is Phase.DISCARD:
            return by_figures([(worth, Discard(away)) for worth, away in self.aways(view)], TABLES)
        return only_choice(claim(turn))
