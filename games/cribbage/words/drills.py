"""Hands to practise counting: two hands as they are kept, then a crib as it comes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, count

from games.cribbage.options import CribbageOptions
from games.cribbage.rules.show import explain, score
from games.cribbage.words.answers import combination_lines
from playroom.engine.cards import PACK, Card
from playroom.engine.kit.told import card_items, say
from playroom.engine.lesson import Drill
from playroom.engine.notes import Kind, note
from playroom.engine.rng import Rng
from playroom.engine.table import Ask

EVERY = 3
"""One in so many is a crib: its cards went together by chance, and its flush has a rule of its own.
"""


def drills(options: CribbageOptions, rng: Rng) -> Iterator[Drill]:
    """Hands and cribs, each from a pack of its own (CRB-054 to CRB-066)."""
    for number in count(1):
        dealt = rng.stream(f"drill{number}").shuffled(PACK)
        yield _drill(options, dealt[0], dealt[1:], crib=number % EVERY == 0)


def _drill(options: CribbageOptions, starter: Card, rest: tuple[Card, ...], crib: bool) -> Drill:
    strict, four = crib and options.strict_crib, options.four_flush and not crib
    if crib:
        hand = rest[:4]
    else:  # of two more cards than are kept the best are kept, so that there is something to count
        hands = combinations(rest[: options.hand_size + 2], options.hand_size)
        hand = max(hands, key=lambda hand: score(hand, starter, strict, four))
    value, scoring = explain(hand, starter, strict, four)
    question = note(
        "cribbage-event-count-asked",
        Kind.COUNT,
        what="crib" if crib else "hand",
        cards=tuple(sorted(hand)),
        starter=starter,
    )
    lines = combination_lines(scoring) or say("cribbage-what-scores-nothing")
    items = (
        *card_items(sorted(hand), "cribbage-item-card", markable=False),
        *card_items((starter,), "cribbage-item-starter", markable=False),
    )
    answers = {
        Ask.FIRST: note("cribbage-ask-starter", card=starter),
        Ask.TABLE: note("cribbage-ask-none-in-play"),
        Ask.WHY: note("cribbage-what-scores"),
    }
    kinds: dict[str, int] = {}
    for piece in scoring:
        kind = "pair" if piece.kind in ("three", "four") else piece.kind
        kinds[kind] = kinds.get(kind, 0) + piece.points
    return Drill(question, value, lines, tuple(item.note for item in items), answers, kinds)
