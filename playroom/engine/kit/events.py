"""Events that are told by one line, made from their fields, and those that most games have.

>>> class Rolled(Told):
...     seat: Seat
...     die: Count
>>> [line] = Rolled(1, 6).told(None)
>>> line.id.endswith("-event-rolled"), line.kind, line.values
(True, <Kind.PLAY: 'play'>, (('who', Who(seat=1)), ('die', 6)))
>>> [line] = Started("whist", (0, 1, 2), 5).told(1)
>>> line.id, line.get("others")
('kit-event-started', Seats(seats=(0, 2)))
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar, get_type_hints

from playroom.engine.cards import Card
from playroom.engine.kit.flow import Flow
from playroom.engine.kit.hands import Order, by_suits, dealt
from playroom.engine.kit.told import sorted_hand
from playroom.engine.notes import Kind, Note, Seats, Side, Value, Who, note
from playroom.engine.packs import Pack
from playroom.engine.record import Count, Points, Seat, Token, tag_of
from playroom.engine.rng import Rng
from playroom.engine.steps import Event

_KIT = "playroom.engine.kit."


class Told(Event):
    """An event with one line: the message `<game>-event-<name of the class>`, of the kind `line`,
    with the fields as its values.

    A field of the type `Seat` is a person, `seat` by the name `who` (so the message has a form
    `-you`), `side` a side; one of the type `tuple[Seat, ...]` names all of them but the listener.
    What is None is left out; `phrases` makes something else of fields by their names.
    """

    line: ClassVar[Kind] = Kind.PLAY
    phrases: ClassVar[Mapping[str, Callable[[Any], Any]]] = {}

    @classmethod
    def message(cls) -> str:
        """The id of the message."""
        name = tag_of(cls.__name__).replace("_", "-")
        game = package_of(cls.__module__).rpartition(".")[2]
        return f"{'kit' if cls.__module__.startswith(_KIT) else game}-event-{name}"

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        values = {
            name: self.phrases[field](given) if field in self.phrases else value(given, seat)
            for field, name, value in _values(type(self))
            if (given := getattr(self, field)) is not None
        }
        return (Note.of(self.message(), values, self.line),)


def package_of(module: str) -> str:
    """The package that a module stands in, or the module itself when it is one."""
    found = sys.modules[module]
    return module if hasattr(found, "__path__") else module.rpartition(".")[0] or module


def _person(value: Any, seat: Seat | None) -> Value:
    return Who(value)


def _side(value: Any, seat: Seat | None) -> Value:
    return Side(value)


def _people(value: Any, seat: Seat | None) -> Value:
    return Seats(tuple(other for other in value if other != seat))


def _as_it_is(value: Any, seat: Seat | None) -> Value:
    return value  # type: ignore[no-any-return]


@cache
def _values(kind: type[Event]) -> tuple[tuple[str, str, Callable[[Any, Seat | None], Value]], ...]:
    """The fields of an event, their names in its message, and what makes their values."""
    rows = []
    hints = get_type_hints(kind, include_extras=True)
    for field in kind.__struct_fields__:
        made = {Seat: _person, tuple[Seat, ...]: _people}.get(hints[field], _as_it_is)
        name = "who" if field == "seat" and made is _person else field
        rows.append((field, name, _side if field == "side" else made))
    return tuple(rows)


# messages: kit-event-started kit-event-dealt kit-event-laid kit-event-took kit-event-scored
# messages: kit-event-won
# messages: kit-event-paired kit-event-turn-began kit-event-card-drawn


class Started(Told):
    """The table before the first deal: the id of the game, all its seats, the points that win."""

    game: Token
    others: tuple[Seat, ...]
    target: Points
    line = Kind.TABLE

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        [line] = super().told(seat)
        values = {**dict(line.values), "game": note(f"{self.game}-name")}
        return (Note.of(line.id, values, line.kind),)


class Dealt(Told):
    """A new deal: its number, and who begins."""

    number: Count
    seat: Seat
    line = Kind.DEAL


class HandDealt(Event):
    """The cards that a seat was dealt, in the order of the game; only it is told. `suits`: suit by
    suit.
    """

    seat: Seat
    cards: tuple[Card, ...]
    suits: bool = False
    private: ClassVar[str] = "seat"

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        if self.suits:
            count, suits = len(self.cards), by_suits(self.cards)
            return (note("kit-hand-suits", Kind.DEAL, count=count, suits=suits),)
        return (note("kit-hand", Kind.DEAL, cards=self.cards),)


class Laid(Told):
    """A card was laid."""

    seat: Seat
    card: Card


class Took(Told):
    """A trick was taken: how many points the seat has now."""

    seat: Seat
    total: Points
    line = Kind.POINTS


class Scored(Told):
    """What a deal or a turn brings a seat, and its score now."""

    seat: Seat
    points: Points
    total: Points
    line = Kind.POINTS


class Won(Told):
    """The game is over, won with so many points."""

    seat: Seat
    points: Points
    line = Kind.POINTS


def deal_hands(flow: Flow[Any], rng: Rng, pack: Pack, each: int) -> tuple[Card, ...]:
    """Deals `each` seat so many cards of the stream `deal<number>`, as the `hands` of the state,
    which has `scores` and the number `deal` too. Gives the rest (the stock).
    """
    state = flow.state
    cards = rng.stream(f"deal{state.deal}").shuffled(pack.cards())
    hands, stock = dealt(cards, len(state.scores), each)
    flow.change(hands=tuple(map(sorted_hand, hands)))
    return stock


def tell_hands(flow: Flow[Any], order: Order | None = None) -> None:
    """Tells each seat its `hands`: suit by suit in the order of the game, or else by ranks."""
    for seat, hand in enumerate(flow.state.hands):
        cards = sorted_hand(hand) if order is None else order.arranged(hand)
        flow.tell(HandDealt(seat, cards, order is not None))


class Paired(Told):
    """The partner of a seat: only it is told."""

    seat: Seat
    partner: Seat
    private: ClassVar[str] = "seat"
    line = Kind.TABLE


class TurnBegan(Told):
    """It is the turn of a seat: only it is told."""

    seat: Seat
    private: ClassVar[str] = "seat"
    line = Kind.TURN


class CardDrawn(Told):
    """A card was drawn after a trick: only its seat is told."""

    seat: Seat
    card: Card
    private: ClassVar[str] = "seat"
    line = Kind.DEAL
