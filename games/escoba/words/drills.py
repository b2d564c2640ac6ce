"""Exercises in the sums of a turn: in how many ways one card takes from the table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from games.escoba.moves import in_order, takes, worth
from games.escoba.options import EscobaOptions
from playroom.engine.cards import Card
from playroom.engine.kit.told import card_items, say
from playroom.engine.lesson import Drill
from playroom.engine.notes import Kind, note
from playroom.engine.rng import Rng
from playroom.engine.table import Ask

SIZES = "two", "three", "four"
"""Sums by how many cards make them; four or more."""
LEAST, MOST = 4, 8
"""Cards on the table."""


def drills(options: EscobaOptions, cards: tuple[Card, ...], rng: Rng) -> Iterator[Drill]:
    """A card and a table, each from a pack of its own."""
    for number in count(1):
        dice = rng.stream(f"drill{number}")
        played, *rest = dice.shuffled(cards)
        yield _drill(options, played, in_order(rest[: LEAST + number % (MOST - LEAST + 1)]))


def _drill(options: EscobaOptions, played: Card, table: tuple[Card, ...]) -> Drill:
    ways = tuple(takes(options, played, table))
    kinds: dict[str, int] = {}
    for way in ways:
        kind = "court" if any(worth(card) > 7 for card in way) else SIZES[min(len(way), 3) - 1]
        kinds[kind] = kinds.get(kind, 0) + 1
    question = note("escoba-drill-asked", Kind.COUNT, card=played, cards=table)
    lines = tuple(note("escoba-drill-way", card=played, cards=way) for way in ways)
    items = (
        *card_items((played,), "kit-item", markable=False),
        *card_items(table, "kit-item", markable=False),
    )
    answers = {Ask.TABLE: note("escoba-event-table", cards=table, total=sum(map(worth, table)))}
    answers[Ask.WHY] = note("escoba-what-scores")
    lines = lines or say("escoba-drill-none")
    return Drill(question, len(ways), lines, tuple(one.note for one in items), answers, kinds)
