"""The level `random`: any legal action. For tests and for measuring."""

from __future__ import annotations

from collections.abc import Sequence

from games.calatone.choices import choices
from games.calatone.view import View
from playroom.engine.contract import Action, Event, Request
from playroom.engine.rng import Rng


class Chance:
    """Does what it is asked, whatever it is; proposes nothing."""

    def decide(
        self, view: View, requests: tuple[Request, ...], seen: Sequence[Event], rng: Rng, deadline: float | None
    ) -> Action:
        kinds = next(request.kinds for request in requests if request.awaited)
        return rng.choice([action for action in choices(view) if isinstance(action, kinds)])
