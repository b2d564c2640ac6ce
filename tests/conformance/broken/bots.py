"""Games with bots that play badly, or otherwise the second time."""

from __future__ import annotations

from typing import Any, ClassVar

from playroom.engine.contract import Turn
from playroom.engine.steps import Action
from playroom_testing.checks.cost import THINKING, yardstick
from tests.conformance.broken.checks import bots, thinking, whole_matches
from tests.conformance.broken.kit import caught_by
from tests.engine import tally_values as t
from tests.engine.tally import Tally
from tests.engine.tally_table import SteadyBot

COUNTER = [0]


class ClumsyBot(SteadyBot):
    def decide(self, turn: Turn) -> Action:
        return t.Ring()


@caught_by(bots, "refused")
class HasAClumsyBot(Tally):
    bots: ClassVar[Any] = {"random": ClumsyBot}


class MoodyBot(SteadyBot):
    def decide(self, turn: Turn) -> Action:
        COUNTER[0] += 1
        if turn.view.phase is not t.Phase.AWAY:
            return super().decide(turn)
        return t.LayAway(turn.view.hand[COUNTER[0] % 2])


@caught_by(bots, "knowing the same")
class HasAMoodyBot(Tally):
    bots: ClassVar[Any] = {"random": MoodyBot}


class TiredBot(SteadyBot):
    """Plays low once it has played often."""

    def __init__(self) -> None:
        self._turns = 0

    def decide(self, turn: Turn) -> Action:
        self._turns += 1
        if turn.view.phase is t.Phase.PLAY and self._turns > 2:
            return t.Play(
                min(t.fits(turn.view.hand, turn.view.trick), key=lambda card: t.points((card,)))
            )
        return super().decide(turn)


@caught_by(whole_matches, "when it is made anew")
class HasATiredBot(Tally):
    bots: ClassVar[Any] = {"random": TiredBot}


class SlowBot(SteadyBot):
    def decide(self, turn: Turn) -> Action:
        for _ in range(2 * THINKING):
            yardstick()
        return super().decide(turn)


@caught_by(thinking, "`random` takes .* s for a decision")
class HasASlowBot(Tally):
    bots: ClassVar[Any] = {"random": SlowBot}
