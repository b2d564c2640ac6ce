"""Which sets of loose cards make a value, by ranks first, so that a full table cannot make the listing explode (4.6).

A *vector* says how many cards of each kind are used: one integer with four bits a kind (counts up to four, and a guard bit
that shows when a subtraction borrows). A kind is the cards of one rank with the same values.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations, product
from math import comb

from games.casino.values import BIG, LITTLE, Worth, order
from playroom.engine.cards import Card

_BITS = 4
_GUARD = 8

REACH = 20_000
"""How many vectors are followed; a table of up to 24 loose number cards stays below it."""


def worthy(one: Card) -> tuple[int, int]:
    """The key that puts the cards of a rank in the order of choice: 2S and 10D, then spades (4.6)."""
    return (0 if one in (LITTLE, BIG) else 1, order(one))


class Groups:
    """The groups of some loose number cards, for every value up to `limit`."""

    __slots__ = ("_full", "_guards", "_have", "_kinds", "_reached", "_units", "groups", "ranks")

    def __init__(self, loose: Iterable[Card], worth: Worth, limit: int) -> None:
        by_kind: dict[tuple[int, ...], list[Card]] = {}
        for one in loose:
            values = worth[one]
            if values and values[0] <= limit:
                by_kind.setdefault(values, []).append(one)
        self._kinds: list[list[Card]] = list(by_kind.values())
        """The cards of every kind."""
        self._reached: dict[tuple[int, int], list[int]] = {}
        have = guards = 0
        unit = 1
        sums: list[list[int]] = [[0]] + [[] for _ in range(limit)]
        self._units: list[int] = []
        self.ranks: dict[int, list[int]] = {}
        """The units of the kinds of a rank."""
        for values, some in by_kind.items():
            count = len(some)
            self._units.append(unit)
            self.ranks.setdefault(some[0].rank, []).append(unit)
            have += count * unit
            guards += _GUARD * unit
            if len(values) == 1:
                _add_single(sums, values[0], count, unit)
            else:
                _add_double(sums, values, count, unit)
            unit <<= _BITS
        self._have, self._guards = have, guards
        self._full = have | guards | (15 * unit)
        self.groups = sums
        """For every value the vectors of one group; the group of 0 is no card."""

    def fits(self, used: int, more: int) -> bool:
        """Can `more` be used besides `used`?"""
        guards = self._guards
        return (self._full - used - more) & guards == guards

    def unions(self, value: int, rank: int = 0) -> list[int]:
        """All vectors of disjoint groups of `value`, no group (0) included.

        With a `rank`, only those that can be split so that 0, 1 or 3 groups are a lone card of that rank (CAS-055).
        """
        found = self._reached.get((value, rank))
        if found is None:
            found = self._unions(value, rank)
            self._reached[(value, rank)] = found
        return found

    def _unions(self, value: int, rank: int) -> list[int]:
        patterns = self.groups[value]
        if not patterns:
            return [0]
        guards, full = self._guards, self._full
        tag = 1 << (_BITS * len(self._kinds))
        lone = self.ranks.get(rank, ()) if rank else ()
        seen = {0}
        for pattern in patterns:
            step = pattern + tag if pattern in lone else pattern
            fresh = list(seen)
            while fresh:
                fresh = [
                    used + step for used in fresh if (full - used - pattern) & guards == guards
                ]  # fmt: skip
                fresh = [used for used in fresh if used not in seen]
                seen.update(fresh)
            if len(seen) > REACH:
                break
        if not rank:
            return list(seen)
        low = tag - 1
        return list(dict.fromkeys(used & low for used in seen if used >> (_BITS * len(self._kinds)) in (0, 1, 3)))

    def ways(self, vector: int) -> int:
        """How many sets of cards the vector stands for."""
        out = 1
        for some in self._kinds:
            count = vector & 7
            if count and count < len(some):
                out *= comb(len(some), count)
            vector >>= _BITS
        return out

    def size(self, vector: int) -> int:
        """How many cards the vector uses."""
        out = 0
        while vector:
            out += vector & 7
            vector >>= _BITS
        return out

    def sets(self, vector: int) -> list[tuple[Card, ...]]:
        """All sets of cards that the vector stands for."""
        parts: list[list[tuple[Card, ...]]] = []
        for some in self._kinds:
            count = vector & 7
            if count == len(some):
                parts.append([tuple(some)])
            elif count:
                parts.append(list(combinations(some, count)))
            vector >>= _BITS
        if len(parts) == 1:
            return parts[0]
        return [tuple(one for part in chosen for one in part) for chosen in product(*parts)]

    def best(self, vector: int) -> tuple[Card, ...]:
        """The set with the best suits."""
        out: list[Card] = []
        for some in self._kinds:
            count = vector & 7
            if count:
                out.extend(some if count == len(some) else sorted(some, key=worthy)[:count])
            vector >>= _BITS
        return tuple(out)

    def largest(self, vectors: Sequence[int]) -> int:
        """The vector that takes most cards, then most points, then most spades (4.6)."""
        return max(vectors, key=lambda vector: (self.size(vector), *_prize(self.best(vector)), -vector))


def _prize(some: Sequence[Card]) -> tuple[int, int]:
    points = sum(2 if one == BIG else 1 if one == LITTLE or one.rank == 1 else 0 for one in some)
    return points, sum(1 for one in some if one.suit == 3)


def _add_single(sums: list[list[int]], value: int, count: int, unit: int) -> None:
    """Adds a kind of one value; larger totals first, so that only totals without the kind are built on."""
    for total in range(len(sums) - 1, value - 1, -1):
        here = sums[total]
        at, used = total - value, unit
        for _ in range(count):
            if at < 0:
                break
            if sums[at]:
                here += [vector + used for vector in sums[at]]
            at -= value
            used += unit


def _add_double(sums: list[list[int]], values: tuple[int, ...], count: int, unit: int) -> None:
    """Adds a kind of two values."""
    low, high = values
    ways = [
        (lows * low + highs * high, (lows + highs) * unit)
        for lows in range(count + 1)
        for highs in range(count + 1 - lows)
        if lows + highs
    ]
    for total in range(len(sums) - 1, 0, -1):
        found = dict.fromkeys(sums[total])
        for worth, used in ways:
            if worth <= total:
                found.update(dict.fromkeys(vector + used for vector in sums[total - worth]))
        sums[total] = list(found)
