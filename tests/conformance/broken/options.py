"""Games whose options, presets or rulebook do not hold what they promise."""

from __future__ import annotations

from typing import Any, ClassVar

from playroom.engine.cards import Card
from playroom.engine.notes import Rejection
from playroom.engine.options import Setup, TableOptions, choice, number
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Event, Step
from tests.conformance.broken.checks import felt_options, options
from tests.conformance.broken.kit import caught_by
from tests.engine import tally_values as t
from tests.engine.tally import Tally
from tests.engine.tally_table import TallyTable


class HostOptions(t.TallyOptions):
    host: str = choice("Ana", "Luis")


@caught_by(options, "cannot be typed")
class CannotBeTyped(Tally):
    options: ClassVar[type[TableOptions]] = HostOptions


class CandleOptions(t.TallyOptions):
    candles: int = number(0, (0, 2), steps=(0, 1, 2))


@caught_by(felt_options, "with candles=1 or 2 nothing was heard .* otherwise with 0: does a rule")
class HasAnOptionThatNobodyReads(Tally):
    options: ClassVar[type[TableOptions]] = CandleOptions


class LitDealt(Event):
    seat: Seat
    cards: tuple[Card, ...] | None
    count: t.Number
    candles: t.Number = 0

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, cards=None)


class LitTable(TallyTable):
    deals: ClassVar[Any] = (LitDealt,)


@caught_by(felt_options, "with candles=1 or 2 nothing was heard")
class OnlyTellsAnOption(HasAnOptionThatNobodyReads):
    """The first event deals, and tells the option."""

    table: ClassVar[Any] = LitTable()

    def start(self, setup: Setup, rng: Rng) -> Any:
        step, candles = super().start(setup, rng), int(setup.given().get("candles", 0))
        first, *rest = step.events
        lit = LitDealt(first.seat, first.cards, first.count, candles)
        return Step(step.state, (lit, *rest))


class BellOptions(t.TallyOptions):
    bells: int = number(5, (0, 3), steps=(0, 5))


@caught_by(options, "the default is not legal")
class HasADefaultOutOfRange(Tally):
    options: ClassVar[type[TableOptions]] = BellOptions


@caught_by(options, "legal with no number")
class HasAPresetThatIsRefused(Tally):
    presets: ClassVar[Any] = {**Tally.presets, "odd": {"teams": 7}}


@caught_by(options, "what is no option")
class HasAPresetOfUnknownOptions(Tally):
    presets: ClassVar[Any] = {**Tally.presets, "odd": {"moon": True}}


@caught_by(options, "giving the defaults changes")
class TakesADefaultForAChange(Tally):
    def start(self, setup: Setup, rng: Rng) -> Any:
        step = super().start(setup, rng)
        return Step(replace(step.state, worth=len(setup.options)), step.events)


@caught_by(options, "refused with the code")
class RefusesWithAnotherCode(Tally):
    def check_options(self, setup: Setup) -> Rejection | None:
        refused = super().check_options(setup)
        return refused and replace(refused, code="nope")


@caught_by(options, "rulebook is empty")
class HasNoRules(Tally):
    def rulebook(self, setup: Setup) -> Any:
        return ()
