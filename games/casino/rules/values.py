"""What cards are worth in play, which cards make a value together, and how a set of cards falls
into groups (4.3, 4.5).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from playroom.engine.cards import Card
from playroom.engine.cards import card as card_named

Group = tuple[Card, ...]

BIG = card_named("10D")
LITTLE = card_named("2S")

NAMED_LIMIT = 24
"""How many cards a take without groups may name."""

Worth = tuple[tuple[int, ...], ...]
"""For every card (by its integer) the values it may have, the lower first; none for what has no
number.
"""


class Values(NamedTuple):
    """The values of one scheme: of a card played from a hand, and of a card on the table (CAS-006,
    CAS-200 to 203).
    """

    hand: Worth
    table: Worth


def _worth(card: Card, royal: bool, high: bool) -> tuple[int, ...]:
    if card.rank > 10:
        return (card.rank,) if royal else ()
    if royal and card.rank == 1:
        return (1, 14)
    if high and card.face == LITTLE:
        return (2, 15)
    if high and card.face == BIG:
        return (10, 16)
    return (card.rank,)


def _scheme(number: int) -> Values:
    royal, high, dual = bool(number & 1), bool(number & 2), bool(number & 4)
    # two packs: a card of the second one stands for an unknown card
    hand = tuple(_worth(Card(n), royal, high) if n % 64 < 52 else () for n in range(128))
    table = hand if dual or not royal else tuple(worth[:1] for worth in hand)
    return Values(hand, table)


SCHEMES: tuple[Values, ...] = tuple(_scheme(number) for number in range(8))


def order(card: Card) -> int:
    """The key of the canonical order: rank, then spades, hearts, diamonds, clubs."""
    return card.rank * 4 + 3 - card.suit


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in canonical order."""
    return tuple(sorted(cards, key=order))


def can_total(
    cards: Iterable[Card], worth: Worth, total: int, played: tuple[int, ...] = (0,)
) -> bool:
    """Can the cards' values be chosen so that, with one of `played`, they make `total`?

    A face without value never can.
    """
    return total in sums_of((worth[card] for card in cards), total, played)


def sums_of(
    worths: Iterable[tuple[int, ...]], limit: int = 1000, start: tuple[int, ...] = (0,)
) -> set[int]:
    """What cards of these values can make together up to a limit, beside one of `start`."""
    sums = set(start)
    for values in worths:
        sums = {so_far + value for so_far in sums for value in values if so_far + value <= limit}
    return sums


def partition(
    cards: Iterable[Card],
    value: int,
    values: Values,
    played: Card | None = None,
    lone: tuple[int, tuple[int, ...]] | None = None,
) -> tuple[Group, ...] | None:
    """The canonical groups, each worth `value`, that the cards fall into, or None.

    With `played` (a build) the first group is that card with its companions. `lone` is a rank and
    how many one-card groups of that rank there may be (CAS-055).
    """
    return _Partition(value, values.table, lone).of(in_order(cards), played, values.hand)


class _Partition:
    """One search; remembers the kinds of rest that cannot be covered, so that equal ranks are not
    tried again.
    """

    __slots__ = ("_dead", "_lone", "_value", "_worth")

    def __init__(self, value: int, worth: Worth, lone: tuple[int, tuple[int, ...]] | None) -> None:
        self._value = value
        self._worth = worth
        self._lone = lone
        self._dead: set[tuple[object, ...]] = set()

    def of(self, cards: Group, played: Card | None, hand: Worth) -> tuple[Group, ...] | None:
        if played is None:
            return self._cover(cards, 0)
        for worth in hand[played]:
            for companions in self._companions(cards, self._value - worth):
                more = self._cover(_without(cards, companions), 0)
                if more is not None:
                    return ((played, *reversed(companions)), *more)
        return None

    def _cover(self, cards: Group, lone: int) -> tuple[Group, ...] | None:
        if not cards:
            return () if self._lone is None or lone in self._lone[1] else None
        key = (lone, *(self._worth[card] for card in cards))
        if key in self._dead:
            return None
        top, others = cards[-1], cards[:-1]
        for worth in self._worth[top]:
            for companions in self._companions(others, self._value - worth):
                single = self._lone is not None and not companions and top.rank == self._lone[0]
                more = self._cover(_without(others, companions), lone + single)
                if more is not None:
                    return ((top, *reversed(companions)), *more)
        self._dead.add(key)
        return None

    def _companions(self, cards: Group, total: int) -> Iterable[Group]:
        """The sets that make `total`, smaller sets first, within a size in canonical order."""
        if total == 0:
            yield ()
        for size in range(1, min(len(cards), total) + 1):
            yield from self._sized(cards, 0, size, total)

    def _sized(self, cards: Group, start: int, size: int, total: int) -> Iterable[Group]:
        for index in range(start, len(cards) - size + 1):
            card = cards[index]
            for worth in self._worth[card]:
                if size == 1:
                    if worth == total:
                        yield (card,)
                        break
                elif worth < total:
                    for more in self._sized(cards, index + 1, size - 1, total - worth):
                        yield (card, *more)


def _without(cards: Group, taken: Sequence[Card]) -> Group:
    return tuple(card for card in cards if card not in taken) if taken else cards
