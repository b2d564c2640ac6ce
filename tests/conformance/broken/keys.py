"""Games that fail at their keys: silent, idle, or unclear about which card is meant."""

from __future__ import annotations

from typing import Any, ClassVar

from playroom.engine.notes import Rejection
from playroom.engine.record import Seat, replace
from playroom.engine.steps import Event
from playroom.engine.table import Answer, Ask, Offer
from tests.conformance.broken.checks import every_event_told, keys
from tests.conformance.broken.kit import caught_by
from tests.engine.tally import Tally
from tests.engine.tally_table import TallyTable
from tests.engine.tally_values import LaidAway


@caught_by(every_event_told, "LaidAway happened, and `narrate` gave no line")
class TellsNothingOfAMoment(Tally):
    class Speechless(TallyTable):
        def narrate(self, event: Event, seat: Seat | None) -> Answer:
            return () if isinstance(event, LaidAway) else super().narrate(event, seat)

    table: ClassVar[Any] = Speechless()


@caught_by(keys, "is silent")
class IsSilent(Tally):
    class Mute(TallyTable):
        def answer(self, view: Any, ask: Ask) -> Answer:
            return () if ask is Ask.FIRST and not view.trick else super().answer(view, ask)

    table: ClassVar[Any] = Mute()


@caught_by(keys, "gives nothing")
class DoesNothingOnEnter(Tally):
    class Idle(TallyTable):
        def act(self, view: Any, marked: Any, at: Any) -> tuple[Offer, ...] | Rejection:
            return () if len(marked) == 2 else super().act(view, marked, at)

    table: ClassVar[Any] = Idle()


@caught_by(keys, "two items with one key")
class HasTwoItemsWithOneKey(Tally):
    class Doubled(TallyTable):
        def zones(self, view: Any, order: str = "rank") -> Any:
            hand, *rest = super().zones(view, order)
            return replace(hand, items=(*hand.items, *hand.items[:1])), *rest

    table: ClassVar[Any] = Doubled()
