"""Games that lose cards or find some."""

from __future__ import annotations

from typing import Any

from playroom.engine.cards import Card
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Step
from tests.conformance.broken.checks import conserved, found_cards
from tests.conformance.broken.kit import caught_by
from tests.engine import tally_values as t
from tests.engine.tally import Tally


@caught_by(found_cards, "cannot be found")
@caught_by(conserved, "after input")
class LosesACard(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        step = super().apply(state, seat, action, rng)
        if isinstance(action, t.Look):
            return Step(replace(step.state, stock=step.state.stock[:-1]), step.events)
        return step


@caught_by(found_cards, "stands twice in hands")
class DealsACardTwice(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        step = super().apply(state, seat, action, rng)
        if isinstance(action, t.Look):
            hands = (step.state.hands[1], *step.state.hands[1:])
            return Step(replace(step.state, hands=hands, stock=state.stock + state.hands[0]), ())
        return step


@caught_by(found_cards, "came from nowhere")
class FindsACardInItsSleeve(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        step = super().apply(state, seat, action, rng)
        if isinstance(action, t.Look):
            sleeve = Card(int(state.stock[0]) + 128)
            return Step(replace(step.state, stock=(*step.state.stock, sleeve)), step.events)
        return step
