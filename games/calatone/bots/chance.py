"""The level `random`: any legal action. For tests and for measuring."""

from __future__ import annotations

from collections.abc import Sequence

from games.calatone.bots.manners import aside
from games.calatone.choices import choices
from games.calatone.view import View
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Request


class Chance:
    """Shows, bets and declares whatever it may; in the windows between hands it does what all bots
    do.
    """

    def decide(
        self,
        view: View,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        """See `Bot`."""
        if not view.phase.in_hand:
            other = aside(view)
            assert other is not None
            return other
        return rng.choice(tuple(choices(view)))
