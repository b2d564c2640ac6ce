"""What cards are worth: the show (CRB-054 to CRB-066) and the play (CRB-044 to CRB-053).

Both work on ranks first. Five ranks come in 6,175 shapes and six in 18,395, so what a shape is
worth is computed once and then looked up; suits only add the flush and the jack.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from operator import itemgetter
from typing import NamedTuple

from playroom.engine.cards import Card

VALUES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""What a rank adds to 15 and 31 (CRB-002), by rank."""

_CODES = tuple(8**rank for rank in range(13) for _ in range(4))
"""For every card of the pack, a number whose sums tell any five or six ranks apart."""

_FIRST_JACK = 40
"""The number of the jack of clubs."""

_new = tuple.__new__  # makes a named tuple in a third of the time that its own constructor takes


class Combination(NamedTuple):
    """Something that scores in the show: `fifteen`, `pair`, `three`, `four`, `run`, `flush` or
    `jack`, and its points.
    """

    kind: str
    cards: tuple[Card, ...]
    points: int


class Parts(NamedTuple):
    """The points of a show by kind."""

    fifteen: int
    pair: int
    run: int
    flush: int
    jack: int

    @property
    def total(self) -> int:
        """The value of the hand (CRB-064)."""
        return sum(self)


class _Shape(NamedTuple):
    fifteen: int
    pair: int
    run: int
    pieces: tuple[tuple[str, Callable[[Sequence[Card]], tuple[Card, ...]], int], ...]


@cache
def _fifteens(values: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The places of all groups that add up to 15, fewer cards first."""
    places = range(len(values))
    sizes = range(2, len(values) + 1)
    return tuple(
        some
        for size in sizes
        for some in combinations(places, size)
        if sum([values[i] for i in some]) == 15
    )


@cache
def _shape(ranks: tuple[int, ...]) -> _Shape:
    """Everything that does not look at suits, for ranks in ascending order; pieces pick their
    cards, in the order of CRB-113.
    """
    fifteens = _fifteens(tuple([VALUES[rank] for rank in ranks]))
    by_rank: dict[int, tuple[int, ...]] = {}
    for place, rank in enumerate(ranks):
        by_rank[rank] = (*by_rank.get(rank, ()), place)
    equal = sorted((some for some in by_rank.values() if len(some) > 1), key=len)
    runs: list[tuple[int, ...]] = []
    for low in by_rank:
        if low - 1 not in by_rank:
            high = low
            while high + 1 in by_rank:
                high += 1
            if high - low >= 2:
                runs += product(*(by_rank[rank] for rank in range(low, high + 1)))
    runs.sort(key=lambda some: (len(some), some))
    pieces = [("fifteen", some, 2) for some in fifteens]
    pieces += [
        (("pair", "three", "four")[len(some) - 2], some, len(some) * (len(some) - 1))
        for some in equal
    ]
    pieces += [("run", some, len(some)) for some in runs]
    points = {"fifteen": 0, "pair": 0, "three": 0, "four": 0, "run": 0}
    for kind, _, worth in pieces:
        points[kind] += worth
    pairs = points["pair"] + points["three"] + points["four"]
    picking = tuple((kind, itemgetter(*some), worth) for kind, some, worth in pieces)
    return _Shape(points["fifteen"], pairs, points["run"], picking)


_totals: dict[int, int] = {}


def _total(code: int) -> int:
    """The points of a shape by the sum of its codes."""
    ranks = tuple(rank + 1 for rank in range(13) for _ in range(code >> 3 * rank & 7))
    shape = _shape(ranks)
    found = _totals[code] = shape.fifteen + shape.pair + shape.run
    return found


def flush_size(
    hand: Sequence[Card], starter: Card, strict: bool = False, four: bool = False
) -> int:
    """How many cards of the flush count (CRB-059 to CRB-062): 0, or 4 to 6 with the starter.

    `strict` is a crib under `crib_flush=starter_required`, `four` is `six_flush=four_cards`.
    """
    suits = [card & 3 for card in hand]
    size = suits.count(suits[0])
    suit = suits[0]
    if size != len(hand):
        if not (four and len(hand) == 5):
            return 0
        if size == 1:
            suit = suits[1]
            size = suits.count(suit)
        if size < 4:
            return 0
    if starter & 3 == suit:
        return size + 1
    return 0 if strict else size


def score(hand: Sequence[Card], starter: Card, strict: bool = False, four: bool = False) -> int:
    """The value of a hand or crib of four or five cards with the starter (CRB-054 to CRB-064).

    Flags as in `flush_size`.
    """
    code = _CODES[starter]
    suit = starter & 3
    points = 0
    jack = _FIRST_JACK + suit
    for card in hand:
        code += _CODES[card]
        if card == jack:
            points = 1
    found = _totals.get(code)
    points += _total(code) if found is None else found
    first = hand[0] & 3
    if hand[1] & 3 == first or four:
        points += flush_size(hand, starter, strict, four)
    return points


def parts(hand: Sequence[Card], starter: Card, strict: bool = False, four: bool = False) -> Parts:
    """The value of a show, kind by kind."""
    shape = _shape(tuple(sorted(card.rank for card in (*hand, starter))))
    jack = int(any(card == _FIRST_JACK + (starter & 3) for card in hand))
    return Parts(
        shape.fifteen, shape.pair, shape.run, flush_size(hand, starter, strict, four), jack
    )


def show(
    hand: Sequence[Card], starter: Card, strict: bool = False, four: bool = False
) -> tuple[int, tuple[Combination, ...]]:
    """The value of a show and all that scores in it, in the order of CRB-113.

    Flags as in `flush_size`.
    """
    cards = sorted((*hand, starter))
    shape = _shape(tuple([card.rank for card in cards]))
    value = shape.fifteen + shape.pair + shape.run
    found = [_new(Combination, (kind, pick(cards), points)) for kind, pick, points in shape.pieces]
    size = flush_size(hand, starter, strict, four) if four or hand[0] & 3 == hand[1] & 3 else 0
    if size:
        suits = [card & 3 for card in cards]
        suit = max(set(suits), key=suits.count)
        flush = tuple(card for card in cards if card & 3 == suit)
        found.append(Combination("flush", flush, size))
        value += size
    jack = _FIRST_JACK + (starter & 3)
    if jack in hand:
        found.append(_new(Combination, ("jack", (Card(jack),), 1)))
        value += 1
    return value, tuple(found)


@lru_cache(100_000)
def play_parts(ranks: tuple[int, ...], total: int) -> tuple[tuple[tuple[str, int], ...], int]:
    """What the newest of the `ranks` laid in this run of cards scores, `total` being the total with
    it: parts and their sum.

    Parts are `fifteen` or `thirty_one`, then `pair`, `three`, `four` or `run` (CRB-044 to CRB-050),
    all one award (CRB-051).
    """
    found = []
    if total == 15:
        found.append(("fifteen", 2))
    elif total == 31:
        found.append(("thirty_one", 2))
    newest = ranks[-1]
    same = 1
    while same < len(ranks) and ranks[-1 - same] == newest:
        same += 1
    if same > 1:
        found.append((("pair", "three", "four")[same - 2], same * (same - 1)))
    else:
        for size in range(len(ranks), 2, -1):
            some = ranks[-size:]
            if max(some) - min(some) == size - 1 and len(set(some)) == size:
                found.append(("run", size))
                break
    return tuple(found), sum([points for _, points in found])


def play_points(ranks: tuple[int, ...], total: int) -> int:
    """The points of the newest card of a run of cards, 31 included, the last-card point not
    (CRB-051).
    """
    return play_parts(ranks, total)[1]


def fitting(hand: Sequence[Card], total: int) -> tuple[Card, ...]:
    """The cards of a hand that do not take the total past 31 (CRB-034), in the order
    they are held.
    """
    room = 31 - total
    if room >= 10:
        return tuple(hand)
    return tuple([card for card in hand if VALUES[card.rank] <= room])
