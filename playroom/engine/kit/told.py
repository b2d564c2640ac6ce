"""Answers shared by all games: single lines, seats, hands, card zones, options."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, TypeVar

from playroom.engine.cards import JOKER, Card
from playroom.engine.notes import Clean, Kind, Note, Notes, Side, Value, Who, note
from playroom.engine.options import Option, OptionValue
from playroom.engine.record import Seat
from playroom.engine.table import Item

S = TypeVar("S", Seat, Seat | None)


def say(id: str, kind: Kind = Kind.ANSWER, /, **values: Value) -> tuple[Note, ...]:
    """One line, as what answers a key or tells an event.

    >>> [line.id for line in say("toy-ask-score", points=3)]
    ['toy-ask-score']
    """
    return (note(id, kind, **values),)


def lines(prefix: str, *parts: str | Note) -> tuple[Note, ...]:
    """Several lines: a name stands for the message `<prefix>-<name>`, a note for itself.

    >>> [line.id for line in lines("toy-lesson", "aim", note("lesson-go-on"))]
    ['toy-lesson-aim', 'lesson-go-on']
    """
    return tuple(note(f"{prefix}-{part}") if isinstance(part, str) else part for part in parts)


def own_first(seats: Sequence[Seat], seat: Seat | None) -> tuple[Seat, ...]:
    """The seats (or sides) with one's own first, when it is among them.

    >>> own_first((0, 1, 2), 2)
    (2, 0, 1)
    """
    if seat is None or seat not in seats:
        return tuple(seats)
    return (seat, *(other for other in seats if other != seat))


def leaders(scores: Sequence[int], but: int | None = None) -> tuple[Seat, ...]:
    """The sides with the most points, `but` one of them left out.

    >>> leaders((5, 9, 9)), leaders((5, 9, 9), but=1)
    ((1, 2), (2,))
    """
    top = max(points for side, points in enumerate(scores) if side != but)
    return tuple(side for side, points in enumerate(scores) if points == top and side != but)


def side_of(scores: Sequence[Any], seat: S) -> S:
    """The side of a seat at a table with these scores of all sides, None for a spectator: those who
    play together sit as far apart as there are sides.

    >>> side_of((120, 90), 3)
    1
    """
    return seat if seat is None else seat % len(scores)


@cache
def order_from(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """All of so many seats in turn order, beginning with `seat`.

    >>> order_from(1, 3)
    (1, 2, 0)
    """
    return tuple((seat + step) % seats for step in range(seats))


def sorted_hand(hand: Iterable[Card], order: str = "rank") -> tuple[Card, ...]:
    """Low to high, of equal ranks C D H S, jokers last; with the order `suit` the suits apart."""
    if order == "suit":
        return tuple(
            sorted(hand, key=lambda card: (card.rank == JOKER, card.suit, card.rank, card.copy))
        )
    return tuple(sorted(hand))


def card_items(cards: Iterable[Card], id: str, markable: bool = True) -> tuple[Item, ...]:
    """Cards to stand on, each said by the message `id` (value `card`)."""
    return tuple([Item(repr(card), note(id, card=card), card, markable) for card in cards])


def per_seat(seats: Iterable[Seat], id: str, name: str, values: Sequence[int]) -> Notes:
    """A phrase a seat by the message `id`: the person as `player`, its number under `name`."""
    return Notes(tuple(note(id, player=Who(seat), **{name: values[seat]}) for seat in seats))


def per_side(id: str, numbers: Sequence[int], own: int | None, name: str = "count") -> Notes:
    """A phrase a side by the message `id`, one's own first: the side as `side`, its number under
    `name`.
    """
    sides = own_first(range(len(numbers)), own)
    return Notes(tuple(note(id, side=Side(side), **{name: numbers[side]}) for side in sides))


def score_notes(points: Sequence[int], seat: Seat | None) -> Notes:
    """The points of all sides as phrases, the side of `seat` first."""
    return per_side("kit-score", points, side_of(points, seat), "points")


def value_note(game: str, option: Option, value: OptionValue) -> Note:
    """How a value of an option is called."""
    if option.kind == "bool":
        return note("option-yes" if value else "option-no")
    if option.kind == "enum" or (option.kind == "text" and value in option.values):
        return note(f"{game}-option-{option.name}-{value}")
    if option.kind == "int":
        return note("option-number", number=int(value), unit=option.unit or "none")
    return note("option-text", text=Clean.of(str(value)))


def option_note(game: str, option: Option, value: OptionValue, kind: Kind = Kind.ANSWER) -> Note:
    """An option with its value, as one phrase."""
    name = note(f"{game}-option-{option.name}")
    return note("option-line", kind, name=name, value=value_note(game, option, value))


def changed_lines(
    game: str,
    declared: Iterable[Option],
    changed: Iterable[tuple[str, OptionValue]],
    untold: Iterable[str] = (),
) -> tuple[Note, ...]:
    """The options that are not the usual ones, a line each, but for those told in other lines."""
    by_name = {option.name: option for option in declared}
    silent = frozenset(untold)
    return tuple(
        option_note(game, by_name[name], value, Kind.TABLE)
        for name, value in changed
        if name not in silent
    )
