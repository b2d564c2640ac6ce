"""Cards of one's hand in the order in which it is sorted, wherever they are named."""

from __future__ import annotations

from collections.abc import Sequence

from playroom.engine.cards import Card
from playroom.engine.notes import Note, Notes, Value
from playroom.engine.table import Zone


def as_held(lines: Sequence[Note], hand: Zone) -> tuple[Note, ...]:
    """The lines with every list of cards that are all in the hand (or of phrases about such cards)
    in the hand's order.
    """
    places = {
        item.card: place
        for place, item in reversed(list(enumerate(hand.items)))
        if item.card is not None
    }
    return tuple(_line(line, places) for line in lines)


def _line(line: Note, places: dict[Card, int]) -> Note:
    values = line.values
    held = tuple([(name, _value(value, places)) for name, value in values])
    return line if held == values else Note.of(line.id, dict(held), line.kind)


def _value(value: Value, places: dict[Card, int]) -> Value:
    if isinstance(value, Notes):
        cards = [part.get("card") for part in value.notes]
        if len(cards) < 2 or not all(isinstance(card, Card) and card in places for card in cards):
            return value
        order = sorted(range(len(cards)), key=lambda n: places[cards[n]])  # type: ignore[index]
        return Notes(tuple(value.notes[n] for n in order))
    if (
        isinstance(value, tuple)
        and len(value) > 1
        and all(isinstance(card, Card) and card in places for card in value)
    ):
        return tuple(sorted(value, key=lambda one: places[one]))
    return value
