"""A player who knows what to lay away, and takes what there is to take in the play."""

from __future__ import annotations

from games.cribbage.actions import Discard, Play
from games.cribbage.bots import discarding
from games.cribbage.bots.counting import claim
from games.cribbage.bots.easy import most_now
from games.cribbage.state import Phase
from games.cribbage.view import View
from playroom.engine.contract import Bot, Turn
from playroom.engine.overriding import override
from playroom.engine.steps import Action


class Fair(Bot):
    """Lays away by tables of what cribs are worth, as good ones do; in the play it takes most
    points at once and does not look at the answers it invites.
    """

    @override
    def decide(self, turn: Turn) -> Action:
        view: View = turn.view
        if view.public.phase is Phase.PLAY:
            return Play(most_now(view))
        if view.public.phase is Phase.DISCARD:
            return Discard(discarding.choices(view)[0].away)
        return claim(turn, "fair")
