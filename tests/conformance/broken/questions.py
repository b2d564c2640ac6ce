"""Games whose questions are mixed up: their ids, and the order of the answers."""

from __future__ import annotations

from typing import Any

from playroom.engine.record import replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Event, Request
from tests.conformance.broken.checks import any_order, request_ids
from tests.conformance.broken.kit import caught_by
from tests.engine import tally_values as t
from tests.engine.tally import Tally


@caught_by(any_order, "leads somewhere else")
class FirstToSpeakWins(Tally):
    def _settle(self, s: Any, events: tuple[Event, ...], rng: Rng) -> Any:
        answered = [event.seat for event in events if isinstance(event, t.Answered)]
        return super()._settle(
            replace(s, worth=s.worth + (answered[0] if answered else 0)), events, rng
        )


@caught_by(any_order, "changes what others are asked")
class AsksAnewAfterEveryAnswer(Tally):
    def requests(self, state: Any) -> tuple[Request, ...]:
        laid = sum(card is not None for card in state.aside)
        return tuple(
            replace(request, id=f"{request.id}.{laid}") for request in super().requests(state)
        )


@caught_by(request_ids, "a new question needs a new id")
class HasOneIdForAllTurns(Tally):
    def requests(self, state: Any) -> tuple[Request, ...]:
        return tuple(
            replace(request, id="turn") if request.kinds[0] is t.Play else request
            for request in super().requests(state)
        )


@caught_by(request_ids, "comes back")
class HasOneIdForEveryTurnOfASeat(Tally):
    def requests(self, state: Any) -> tuple[Request, ...]:
        return tuple(
            replace(request, id=f"turn{request.seat}") if request.kinds[0] is t.Play else request
            for request in super().requests(state)
        )
