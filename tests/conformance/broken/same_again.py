"""Games that are not the same when they are played again, or too much the same."""

from __future__ import annotations

from typing import Any

from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Step
from tests.conformance.broken.checks import random_numbers, replay, start
from tests.conformance.broken.kit import caught_by
from tests.engine import tally_values as t
from tests.engine.tally import Tally

COUNTER = [0]


@caught_by(replay, "after input")
class NeverTheSameTwice(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        COUNTER[0] += 1
        step = super().apply(state, seat, action, rng)
        return Step(replace(step.state, worth=step.state.worth + COUNTER[0] % 2), step.events)


@caught_by(replay, "after input")
class WritesLessThanItMeans(Tally):
    def format(self, action: Action) -> str:
        return (
            "away " + str(action.card.face)
            if isinstance(action, t.LayAway)
            else super().format(action)
        )

    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        if isinstance(action, t.Count):
            action = t.Count(COUNTER[0])
            COUNTER[0] += 1
        return super().apply(state, seat, action, rng)


@caught_by(random_numbers, "drawn from the match's own")
class DrawsFromTheRoot(Tally):
    def start(self, setup: Setup, rng: Rng) -> Any:
        rng.below(6)
        return super().start(setup, rng)


@caught_by(random_numbers, "shuffled by the match's own")
class ShufflesWithTheRoot(Tally):
    def start(self, setup: Setup, rng: Rng) -> Any:
        rng.shuffled((1, 2, 3))
        return super().start(setup, rng)


@caught_by(random_numbers, "begun again")
class DealsTheSameCardsAgain(Tally):
    def _deal(self, s: Any, rng: Rng) -> Any:
        class One(Rng):
            def stream(self, label: str) -> Rng:
                return rng.stream("deal")

        return super()._deal(s, One("x"))


@caught_by(start, "the same start")
class DealsTheSameCardsToEveryTable(Tally):
    def start(self, setup: Setup, rng: Rng) -> Any:
        return super().start(setup, Rng("fixed"))
