"""What a hand or a crib is worth in the show (CRB-054 to CRB-066).

Ranks come first. Five ranks come in 6,175 shapes and six in 18,395, so what a shape is worth is
computed once and then looked up; suits only add the flush and the jack.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, product
from operator import itemgetter
from typing import NamedTuple

from games.cribbage.events import Combination
from games.cribbage.options import CribbageOptions
from games.cribbage.rules.play import VALUES
from games.cribbage.state import OpenCount
from playroom.engine.cards import Card
from playroom.engine.record import Count, Points, Token


def explain_count(
    options: CribbageOptions, count: OpenCount
) -> tuple[Points, tuple[Combination, ...]]:
    """The value of an open count and all that scores in it."""
    strict = options.strict_crib and count.what == "crib"
    return explain(count.cards, count.starter, strict, options.four_flush)


_CODES = tuple(8**rank for rank in range(13) for _ in range(4))
"""For every card of the pack, a number with sums that tell any five or six ranks apart."""

_FIRST_JACK = 40
"""The number of the jack of clubs."""


def score(hand: Sequence[Card], starter: Card, strict: bool = False, four: bool = False) -> Points:
    """The value of a hand or crib of four or five cards with the starter (CRB-054 to CRB-064).

    `strict` and `four` as in `flush_size`.
    """
    code = _CODES[starter]
    suit = starter & 3
    points = 0
    jack = _FIRST_JACK + suit
    for card in hand:
        code += _CODES[card]
        if card == jack:
            points = 1
    known = _points_by_code.get(code)
    points += _points_of_code(code) if known is None else known
    first = hand[0] & 3
    if hand[1] & 3 == first or four:
        points += flush_size(hand, starter, strict, four)
    return points


def explain(
    hand: Sequence[Card], starter: Card, strict: bool = False, four: bool = False
) -> tuple[Points, tuple[Combination, ...]]:
    """The value of a hand or crib and all that scores in it, in the order of CRB-113.

    `strict` and `four` as in `flush_size`.
    """
    cards = sorted((*hand, starter))
    shape = _shape(tuple([card.rank for card in cards]))
    scoring = [Combination(kind, pick(cards), points) for kind, pick, points in shape.pieces]
    value = shape.points
    size = flush_size(hand, starter, strict, four)
    if size:
        suits = [card.suit for card in cards]
        suit = max(set(suits), key=suits.count)
        flush = tuple([card for card in cards if card.suit == suit])
        scoring.append(Combination("flush", flush, size))
        value += size
    jack = _FIRST_JACK + starter.suit
    if jack in hand:
        scoring.append(Combination("jack", (Card(jack),), 1))
        value += 1
    return value, tuple(scoring)


def flush_size(
    hand: Sequence[Card], starter: Card, strict: bool = False, four: bool = False
) -> Count:
    """How many cards of the flush count (CRB-059 to CRB-062): 0, or 4 to 6 with the starter.

    `strict` is a crib under `crib_flush=starter_required`, `four` is `six_flush=four_cards`.
    """
    suits = [card & 3 for card in hand]
    suit = suits[0]
    size = suits.count(suit)
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


class _Shape(NamedTuple):
    """What some ranks are worth without their suits; each piece picks its cards out of the sorted
    ones.
    """

    points: Points
    pieces: tuple[tuple[Token, Callable[[Sequence[Card]], tuple[Card, ...]], Points], ...]


@cache
def _shape(ranks: tuple[int, ...]) -> _Shape:
    """The shape of ranks in ascending order, its pieces in the order of CRB-113."""
    places: dict[int, tuple[int, ...]] = {}
    for place, rank in enumerate(ranks):
        places[rank] = (*places.get(rank, ()), place)
    pieces = [("fifteen", group, 2) for group in _fifteens(tuple([VALUES[rank] for rank in ranks]))]
    for group in sorted((group for group in places.values() if len(group) > 1), key=len):
        size = len(group)
        pieces.append((("pair", "three", "four")[size - 2], group, size * (size - 1)))
    pieces += [("run", group, len(group)) for group in _runs(places)]
    return _Shape(
        sum(points for _, _, points in pieces),
        tuple((kind, itemgetter(*group), points) for kind, group, points in pieces),
    )


@cache
def _fifteens(values: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The places of all groups that add up to 15, fewer cards first."""
    return tuple(
        group
        for size in range(2, len(values) + 1)
        for group in combinations(range(len(values)), size)
        if sum([values[place] for place in group]) == 15
    )


def _runs(places: dict[int, tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The places of all longest runs; `places` are those of every rank."""
    runs: list[tuple[int, ...]] = []
    for low in places:
        if low - 1 not in places:
            high = low
            while high + 1 in places:
                high += 1
            if high - low >= 2:
                runs += product(*(places[rank] for rank in range(low, high + 1)))
    return sorted(runs, key=lambda group: (len(group), group))


_points_by_code: dict[int, Points] = {}


def _points_of_code(code: int) -> Points:
    """The points of a shape by the sum of its codes, kept for the next time."""
    ranks = tuple(rank + 1 for rank in range(13) for _ in range(code >> 3 * rank & 7))
    points = _points_by_code[code] = _shape(ranks).points
    return points
