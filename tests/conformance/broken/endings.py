"""Games that do not go on after a leaving, or do not end."""

from __future__ import annotations

from typing import Any, ClassVar

from playroom.engine.notes import Rejection
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Leaving, Request
from tests.conformance.broken.checks import aim, end, leaving, silence, winners
from tests.conformance.broken.kit import caught_by
from tests.engine import tally_values as t
from tests.engine.tally import Tally


@caught_by(leaving, "the game goes on")
class LeavingLosesNothing(Tally):
    def leaving(self, view: Any) -> Leaving:
        return Leaving.FORFEIT

    def on_leave(self, state: Any, seat: Seat) -> Action | None:
        return t.Absent(True)


@caught_by(leaving, "tells seat 0 nothing of it")
class LeavesWithoutAWord(Tally):
    def leaving(self, view: Any) -> Leaving:
        return Leaving.VACATE


@caught_by(leaving, "may not come back")
class LetsNobodyBackIn(Tally):
    def on_return(self, state: Any, seat: Seat, newcomer: bool) -> Action | Rejection | None:
        return t.refuse("not_awaited")


@caught_by(aim, "so fewer points should win")
class TakesTheWinnersForTheLosers(Tally):
    fewer_wins: ClassVar[bool] = True


@caught_by(end, "no end after 2000 inputs")
@caught_by(silence, "no end after 2000 inputs")
class NeverEnds(Tally):
    def outcome(self, state: Any) -> Any:
        return super().outcome(state) if state.deal > 10**6 else None

    def _end_deal(self, s: Any, out: list[Event], rng: Rng) -> Any:
        return super()._end_deal(replace(s, scores=(0,) * len(s.scores)), out, rng)


@caught_by(silence, "the game is not over")
class StopsInTheMiddle(Tally):
    def requests(self, state: Any) -> tuple[Request, ...]:
        return () if state.phase is t.Phase.COUNT else super().requests(state)


@caught_by(winners, "seat 1 never won")
class LetsOneSeatNeverWin(Tally):
    def outcome(self, state: Any) -> Any:
        found = super().outcome(state)
        return found and replace(found, winners=(0,))
