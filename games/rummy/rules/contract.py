"""Can the contract be laid, and how: a bounded search (RUM-026 to RUM-031).

Minimal melds (sets of three, runs of four) decide the question. A wild card in a hole is like any
other, so a meld is the naturals it uses and the number of its holes; how many wild cards that costs
orders the search and cuts it short. A red ace or wild two that stands in its own place costs one of
the wild cards too: it is one.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice

from games.rummy.options import CONTRACTS, RummyOptions
from games.rummy.rules.melds import RUN, SET, Cards, Meld, as_wild, place_card, validate
from playroom.engine.cards import Card

MOST = 20
"""How many ways of opening are listed."""

Part = tuple[int, str, int, int, Cards]
"""A minimal meld: its cost in wild cards, kind, rank or suit, low position, its naturals."""

_PLACES = tuple(tuple(place_card(suit, place) for place in range(1, 15)) for suit in range(4))
_OFFSETS = tuple(
    tuple(
        offsets
        for size in range(2, 5)
        for offsets in combinations([at for at in range(4) if held >> at & 1], size)
    )
    for held in range(16)
)
"""By which of four neighbouring places are held, as bits: every two or more of those."""


def can_open(hand: Cards, number: int, options: RummyOptions) -> bool:
    """Can the contract of hand `number` be laid from `hand`, keeping a card for the discard?"""
    return next(_plans(hand, number, options), None) is not None


def openings(
    hand: Cards, number: int, options: RummyOptions, most: int = MOST
) -> tuple[tuple[Meld, ...], ...]:
    """At most `most` ways to lay the contract with minimal melds, the fewest wild cards first; sets
    before runs.
    """
    ways: dict[tuple[Meld, ...], None] = {}
    for plan in islice(_plans(hand, number, options), 4 * most):
        ways[_melds(hand, plan, options)] = None
        if len(ways) == most:
            break
    return tuple(ways)


def _plans(hand: Cards, number: int, options: RummyOptions) -> Iterator[tuple[Part, ...]]:
    sets, runs = CONTRACTS[number - 1]
    if 3 * sets + 4 * runs + options.keep > len(hand):
        return
    wild = options.wild
    counts = [0] * 56
    pool = 0
    for card in hand:
        counts[card] += 1
        pool += wild[card]
    parts = _run_parts(counts, wild, pool) if runs else []
    yield from _choose_runs(counts, wild, parts, 0, pool, runs, sets, ())


def _run_parts(counts: list[int], wild: tuple[bool, ...], pool: int) -> list[Part]:
    """Every run of four that the hand can fill: which naturals, with how many wild cards; cheapest
    first.
    """
    parts: list[Part] = []
    for suit, places in enumerate(_PLACES):
        held = sum([1 << place for place, card in enumerate(places) if counts[card]])
        for first in range(11):
            for offsets in _OFFSETS[held >> first & 15]:
                naturals = tuple([places[first + at] for at in offsets])
                cost = 4 - len(naturals) + sum([wild[card] for card in naturals])
                if cost <= pool:
                    parts.append((cost, RUN, suit, first + 1, naturals))
    parts.sort()
    return parts


def _choose_runs(
    counts: list[int],
    wild: tuple[bool, ...],
    parts: list[Part],
    start: int,
    pool: int,
    runs: int,
    sets: int,
    chosen: tuple[Part, ...],
) -> Iterator[tuple[Part, ...]]:
    if not runs:
        if sets_cost(counts, wild, sets) <= pool:
            yield from _choose_sets(counts, wild, (0, 0), pool, sets, chosen)
        return
    for place in range(start, len(parts)):
        part = parts[place]
        cost, naturals = part[0], part[4]
        if cost * runs > pool:  # those that follow cost as much or more
            return
        if not all(counts[card] for card in naturals):
            continue
        for card in naturals:
            counts[card] -= 1
        yield from _choose_runs(
            counts, wild, parts, place, pool - cost, runs - 1, sets, (*chosen, part)
        )
        for card in naturals:
            counts[card] += 1


def sets_cost(counts: list[int], wild: tuple[bool, ...], sets: int) -> int:
    """The fewest wild cards that `sets` sets need from what is left; each set has two naturals or
    is all wild.
    """
    if not sets:
        return 0
    best = [0] + [3 * n for n in range(1, sets + 1)]
    for first in range(0, 52, 4):
        naturals = counts[first] + counts[first + 1] + counts[first + 2] + counts[first + 3]
        if naturals < 2:
            continue
        plain = sum([counts[card] for card in range(first, first + 4) if not wild[card]])
        costs = [max(0, 3 * n - plain) for n in range(1, min(sets, naturals // 2) + 1)]
        for total in range(sets, 0, -1):
            for n, cost in enumerate(costs, 1):
                if n <= total and best[total - n] + cost < best[total]:
                    best[total] = best[total - n] + cost
    return best[sets]


def _choose_sets(
    counts: list[int],
    wild: tuple[bool, ...],
    least: tuple[int, int],
    pool: int,
    sets: int,
    chosen: tuple[Part, ...],
) -> Iterator[tuple[Part, ...]]:
    if not sets:
        yield chosen
        return
    if sets_cost(counts, wild, sets) > pool:
        return
    for part in _set_parts(counts, wild, pool):
        key = (part[0], part[2])
        if key < least:
            continue
        for card in part[4]:
            counts[card] -= 1
        yield from _choose_sets(counts, wild, key, pool - part[0], sets - 1, (*chosen, part))
        for card in part[4]:
            counts[card] += 1


def _set_parts(counts: list[int], wild: tuple[bool, ...], pool: int) -> list[Part]:
    parts: list[Part] = []
    for first in range(0, 52, 4):
        faces = [Card(number) for number in range(first, first + 4) for _ in range(counts[number])]
        if len(faces) < 2:
            continue
        faces.sort(key=lambda face: wild[face])  # a red ace is spared for other places
        for size in (3, 2):
            if len(faces) >= size:
                naturals = tuple(faces[:size])
                cost = 3 - size + sum([wild[card] for card in naturals])
                if cost <= pool:
                    parts.append((cost, SET, first // 4 + 1, 0, naturals))
    if pool >= 3:
        parts.append((3, SET, 0, 0, ()))
    parts.sort()
    return parts


def _melds(hand: Cards, plan: tuple[Part, ...], options: RummyOptions) -> tuple[Meld, ...]:
    """The melds of a plan: holes are filled with jokers first, those of sets before those of runs
    (they are never freed).
    """
    left = list(hand)
    for part in plan:
        for natural in part[4]:
            left.remove(natural)
    pool = sorted(
        [card for card in left if options.wild[card]],
        key=lambda card: (card.is_joker, options.points[card], card),
    )
    made: list[Meld] = []
    for part in sorted(plan, key=lambda part: (part[1] == RUN, part[2], part[3], part[4])):
        _, kind, of, low, naturals = part
        if kind == SET:
            cards = [*naturals, *[pool.pop() for _ in range(3 - len(naturals))]]
        else:
            need = list(naturals)
            cards = []
            for position in range(low, low + 4):
                wanted = place_card(of, position)
                if wanted in need:
                    need.remove(wanted)
                    cards.append(wanted)
                else:
                    cards.append(pool.pop())
        row = tuple(cards)
        meld = validate(Meld(kind, of, low, row, as_wild(row, options)), options)
        assert isinstance(meld, Meld), meld
        made.append(meld)
    return tuple(made)
