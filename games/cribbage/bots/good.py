"""A solid player."""

from __future__ import annotations

from games.cribbage.actions import Discard, Play
from games.cribbage.bots import discarding, pegging
from games.cribbage.bots.counting import claim
from games.cribbage.state import Phase
from games.cribbage.view import View
from playroom.engine.contract import Bot, Turn
from playroom.engine.kit.bots import near_best
from playroom.engine.overriding import override
from playroom.engine.steps import Action


class Good(Bot):
    """Lays away by tables of what cribs are worth, and weighs every card against the answers it
    invites (L3).
    """

    @override
    def decide(self, turn: Turn) -> Action:
        view: View = turn.view
        if view.public.phase is Phase.PLAY:
            return Play(pegging.best(view, turn.rng))
        if view.public.phase is Phase.DISCARD:
            judged = [(choice.total, choice.away) for choice in discarding.choices(view)]
            return Discard(near_best(judged, discarding.ALIKE, turn.rng))
        return claim(turn, "good")
