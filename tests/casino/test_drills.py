"""Exercises of Casino against a search through all sets of cards."""

from __future__ import annotations

from itertools import chain, combinations, islice

from playroom.engine.cards import Card
from playroom.engine.lesson import Drill
from playroom.engine.notes import Notes
from playroom.engine.registry import find_game
from playroom.shell.screens.counting import hands_of


def sets(cards: tuple[Card, ...], goal: int) -> list[frozenset[Card]]:
    every = chain.from_iterable(combinations(cards, size) for size in range(1, len(cards) + 1))
    return [frozenset(some) for some in every if sum(card.rank for card in some) == goal]


def most(ways: list[frozenset[Card]], used: frozenset[Card] = frozenset()) -> int:
    free = [way for way in ways if not way & used]
    return max((most(free, used | way) for way in free), default=len(used))


def parts(drill: Drill) -> tuple[tuple[Card, ...], int, int, bool]:
    """The loose number cards, and the build: its value, its cards, whether it is double."""
    things = drill.question.get("things")
    assert isinstance(things, Notes)
    loose = [one.get("card") for one in things.notes if one.id == "kit-item"]
    built = [one for one in things.notes if one.id == "casino-drill-built"]
    cards = tuple(card for card in loose if isinstance(card, Card) and card.rank <= 10)
    if not built:
        return cards, 0, 0, False
    (one,) = built
    return cards, int(str(one.get("value"))), int(str(one.get("count"))), bool(one.get("double"))


def test_the_answers_are_those_of_a_search() -> None:
    asked = {"casino-drill-ask-take": 0, "casino-drill-ask-build": 0}
    for drill in islice(hands_of(find_game("casino"), "search"), 400):
        cards, value, count, double = parts(drill)
        card, kept = drill.question.get("card"), drill.question.get("kept")
        assert isinstance(card, Card)
        assert isinstance(kept, Card)
        assert not {card, kept} & {*cards}
        asked[drill.question.id] += 1
        if card == kept:
            answer = most(sets(cards, card.rank)) + (count if value == card.rank else 0)
        else:
            rest = kept.rank - card.rank
            answer = len(sets(cards, rest)) + (value == rest and not double)
        assert drill.answer == answer, drill
    assert asked == dict.fromkeys(asked, 200)
