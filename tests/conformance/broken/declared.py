"""Games that declare what is not so: levels, keys, orders, sounds."""

from __future__ import annotations

from typing import Any, ClassVar

from playroom.engine.steps import Event, TimedOut
from playroom.engine.table import GameKey
from tests.conformance.broken.checks import attributes, names
from tests.conformance.broken.kit import caught_by
from tests.engine import tally_values as t
from tests.engine.tally import Tally
from tests.engine.tally_table import SteadyBot, TallyTable


@caught_by(attributes, "has no `table`")
class HasNoTable(Tally):
    table: ClassVar[Any] = None


@caught_by(attributes, "should be its rows of moves")
class HasStringsForMoves(Tally):
    notation: ClassVar[Any] = ("play", "count")


@caught_by(names, "no level `random`")
class HasNoRandomBot(Tally):
    bots: ClassVar[Any] = {"steady": SteadyBot}


@caught_by(names, "takes 'h'")
class TakesTheKeyOfTheHand(Tally):
    class Grabbing(TallyTable):
        keys: ClassVar[tuple[GameKey, ...]] = (GameKey("look", "h"),)

    table: ClassVar[Any] = Grabbing()


@caught_by(names, "not one letter")
class TakesAKeyThatIsNoLetter(Tally):
    class Grabbing(TallyTable):
        keys: ClassVar[tuple[GameKey, ...]] = (GameKey("look", "f11"),)

    table: ClassVar[Any] = Grabbing()


@caught_by(names, "no sound 'boom'")
class SoundsLikeNothing(Tally):
    class Booming(TallyTable):
        sounds: ClassVar[Any] = {t.Dealt: "boom"}

    table: ClassVar[Any] = Booming()


@caught_by(names, "is not in `events`")
class SoundsForWhatNeverHappens(Tally):
    class Hearing(TallyTable):
        sounds: ClassVar[Any] = {TimedOut: "timeout"}

    table: ClassVar[Any] = Hearing()


@caught_by(names, "`deals` of the table is empty")
class DoesNotSayWhereDealsBegin(Tally):
    class Endless(TallyTable):
        deals: ClassVar[tuple[type[Event], ...]] = ()

    table: ClassVar[Any] = Endless()
