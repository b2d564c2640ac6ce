"""Games whose values are loose: no bounds, no kind, not frozen, not what they say."""

from __future__ import annotations

from typing import Any, ClassVar

from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Step
from tests.conformance.broken.checks import frozen, nearly_right, types
from tests.conformance.broken.kit import caught_by, wider
from tests.engine import tally_values as t
from tests.engine.tally import Tally


@caught_by(frozen, "unhashable")
class KeepsAList(Tally):
    def apply(self, state: Any, seat: Seat, action: Action, rng: Rng) -> Any:
        step = super().apply(state, seat, action, rng)
        return Step(replace(step.state, answers=list(step.state.answers)), step.events)


class Loose:
    """Something that can change."""


@caught_by(frozen, "Loose is not plain data")
class KeepsSomethingThatCanChange(Tally):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return wider(super().view(state, seat), Loose())


class UnboundedView(t.View):
    hint: int = 0
    name: str = ""


@caught_by(types, "UnboundedView.hint is a whole number without bounds")
@caught_by(types, "UnboundedView.name is a text without bounds")
class HasNumbersWithoutBounds(Tally):
    views: ClassVar[Any] = UnboundedView


class RememberingView(t.View):
    last: Event | None = None


@caught_by(types, "RememberingView.last may be any Event")
class RemembersAnyEvent(Tally):
    views: ClassVar[Any] = RememberingView


class TolerantView(t.View, forbid_unknown_fields=False):
    """Takes whatever it is given."""


@caught_by(types, "TolerantView takes fields that it does not know")
class TakesWhatItDoesNotKnow(Tally):
    views: ClassVar[Any] = TolerantView


class ListView(t.View):
    several: list[t.Number] = []  # noqa: RUF012 - that is what is wrong with it


@caught_by(types, "ListView.several holds a list, which is not frozen")
class HandsOutLists(Tally):
    views: ClassVar[Any] = ListView


class Whispered(Event):
    seat: Seat


class Shouted(Whispered):
    loud: bool = True


@caught_by(types, "Shouted is made from Whispered")
class HasAnEventMadeFromAnother(Tally):
    events: ClassVar[tuple[type[Event], ...]] = (*t.EVENTS, Whispered)


class Wink(Action):
    """No row of any notation."""


@caught_by(types, "Wink has no row of the notation")
class HasAnActionThatCannotBeWritten(Tally):
    pass


@caught_by(frozen, "Rang happened and is not in `events`")
class DoesNotDeclareItsEvents(Tally):
    events: ClassVar[tuple[type[Event], ...]] = tuple(
        kind for kind in t.EVENTS if kind is not t.Rang
    )


@caught_by(frozen, "does not come back from JSON")
class PutsTextWhereItSaysNumber(Tally):
    def view(self, state: Any, seat: Seat | None) -> Any:
        return replace(super().view(state, seat), worth="three")


WORTHS = {1: "one", 2: "two", 3: "three"}


class NamedView(t.View):
    named: t.Number = 1

    def __post_init__(self) -> None:
        WORTHS[self.named]


@caught_by(nearly_right, "is answered with KeyError")
class LooksUpWhatComes(Tally):
    views: ClassVar[type[Any]] = NamedView

    def view(self, state: Any, seat: Seat | None) -> Any:
        view = super().view(state, seat)
        return NamedView(**{name: getattr(view, name) for name in t.View.__struct_fields__})
