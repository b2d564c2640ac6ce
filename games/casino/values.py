"""What cards are worth in play, which cards make a value together, and how a set of cards falls
into groups (4.3, 4.5).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from playroom.engine.cards import Card, card
from playroom.engine.record import Record

Group = tuple[Card, ...]

BIG = card("10D")
LITTLE = card("2S")

NAMED_LIMIT = 24
"""How many cards a take without groups may name (4.6)."""

Worth = tuple[tuple[int, ...], ...]
"""For every card (by its integer) the values it may have, the lower first; none for what has no
number.
"""


class Values(Record):
    """The values of one scheme: of a card played from a hand, and of a card on the table (CAS-006,
    CAS-200 to 203).
    """

    hand: Worth
    table: Worth
    single: bool
    """Has every card at most one value, from hand and on the table?"""


def _worth(one: Card, royal: bool, high: bool) -> tuple[int, ...]:
    if one.rank > 10:
        return (one.rank,) if royal else ()
    if royal and one.rank == 1:
        return (1, 14)
    if high and one.face == LITTLE:
        return (2, 15)
    if high and one.face == BIG:
        return (10, 16)
    return (one.rank,)


def _scheme(number: int) -> Values:
    royal, high, dual = bool(number & 1), bool(number & 2), bool(number & 4)
    # two packs: the cards of the second one stand for the unknown hands of loaded positions
    hand = tuple(_worth(Card(n), royal, high) if n % 64 < 52 else () for n in range(128))
    table = hand if dual or not royal else tuple(worth[:1] for worth in hand)
    return Values(hand, table, single=not royal)


SCHEMES: tuple[Values, ...] = tuple(_scheme(number) for number in range(8))


def order(one: Card) -> int:
    """The key of the canonical order: rank, then spades, hearts, diamonds, clubs."""
    return one.rank * 4 + 3 - one.suit


def in_order(some: Iterable[Card]) -> tuple[Card, ...]:
    """The cards in canonical order."""
    return tuple(sorted(some, key=order))


def can_total(
    some: Iterable[Card], worth: Worth, total: int, played: tuple[int, ...] = (0,)
) -> bool:
    """Can the cards' values be chosen so that, with one of `played`, they make `total`?

    A face without value never can.
    """
    sums = set(played)
    for one in some:
        values = worth[one]
        sums = {so_far + value for so_far in sums for value in values if so_far + value <= total}
    return total in sums


def partition(
    some: Iterable[Card],
    value: int,
    values: Values,
    played: Card | None = None,
    lone: tuple[int, tuple[int, ...]] | None = None,
) -> tuple[Group, ...] | None:
    """The canonical groups, each worth `value`, that the cards fall into (4.5), or None.

    With `played` (a build) the first group is that card with its companions. `lone` is a rank and
    how many one-card groups of that rank there may be (CAS-055).
    """
    return _Partition(value, values.table, lone).of(in_order(some), played, values.hand)


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
        key = (lone, *(self._worth[one] for one in cards))
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
        for at in range(start, len(cards) - size + 1):
            one = cards[at]
            for worth in self._worth[one]:
                if size == 1:
                    if worth == total:
                        yield (one,)
                        break
                elif worth < total:
                    for more in self._sized(cards, at + 1, size - 1, total - worth):
                        yield (one, *more)


def _without(cards: Group, taken: Sequence[Card]) -> Group:
    return tuple(one for one in cards if one not in taken) if taken else cards
