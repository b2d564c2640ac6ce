"""Which sets of loose cards make a value, by ranks first, so that a full table cannot make the
listing explode.

A *vector* says how many cards of each kind are used: one integer with four bits a kind (counts up
to four, and a guard bit that shows when a subtraction borrows). A kind is the cards of one rank
with the same values; higher kinds are worth more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from itertools import combinations, product
from math import comb

from games.casino.rules.values import BIG, LITTLE, NAMED_LIMIT, Worth, order
from playroom.engine.cards import Card

_BITS = 4
_GUARD = 8

MANY = 500
"""Sets of groups are followed one by one up to here; beyond it only the single groups and the
largest set are looked at.
"""

_PATIENCE = 8000
"""Steps that the search for the largest set may take on a table of more than 24 number cards."""


def worthy(card: Card) -> tuple[int, int]:
    """The key that puts the cards of a rank in the order of choice: 2S and 10D, then spades."""
    return (0 if card in (LITTLE, BIG) else 1, order(card))


def points_of(card: Card) -> int:
    """The points of a card in the plain count: 10D 2, 2S and aces 1."""
    return 2 if card == BIG else 1 if card == LITTLE or card.rank == 1 else 0


class GroupTable:
    """The groups of some loose number cards, for every value up to `limit`."""

    __slots__ = (
        "_full",
        "_guards",
        "_have",
        "_kinds",
        "_largest",
        "_reached",
        "_tag",
        "_tops",
        "groups",
        "ranks",
    )

    def __init__(self, loose: Iterable[Card], worth: Worth, limit: int) -> None:
        by_kind: dict[tuple[int, ...], list[Card]] = {}
        for card in loose:
            values = worth[card]
            if values and values[0] <= limit:
                by_kind.setdefault(values, []).append(card)
        kinds = sorted(by_kind.items()) if len(by_kind) > 1 else list(by_kind.items())
        self._kinds: list[list[Card]] = []
        self._reached: dict[tuple[int, int], list[int] | None] = {}
        self._largest: dict[tuple[int, int], int] = {}
        self._tops: dict[int, list[list[int]]] = {}
        have = guards = 0
        unit = 1
        sums: list[list[int]] = [[0]] + [[] for _ in range(limit)]
        self.ranks: dict[int, list[int]] = {}
        """The units of the kinds of a rank."""
        for values, cards in kinds:
            count = len(cards)
            self._kinds.append(cards)
            self.ranks.setdefault(cards[0].rank, []).append(unit)
            have += count * unit
            guards += _GUARD * unit
            if len(values) == 1:
                _add_single(sums, values[0], count, unit)
            else:
                _add_double(sums, values, count, unit)
            unit <<= _BITS
        self._have, self._guards, self._tag = have, guards, unit
        self._full = have | guards | (15 * unit)
        self.groups = sums
        """For every value the vectors of one group; the group of 0 is no card."""

    @property
    def many(self) -> bool:
        """Are there more number cards than a largest set is promised for?"""
        return sum(map(len, self._kinds)) > NAMED_LIMIT

    def fits(self, used: int, more: int) -> bool:
        """Can `more` be used besides `used`?"""
        guards = self._guards
        return (self._full - used - more) & guards == guards

    def unions(self, value: int, rank: int = 0) -> list[int] | None:
        """All vectors of disjoint groups of `value`, no group (0) included; None when they are too
        many.

        With a `rank`, only those that can be split so that 0, 1 or 3 groups are a lone card of that
        rank (CAS-055).
        """
        key = (value, rank)
        if key not in self._reached:
            self._reached[key] = self._unions(value, rank)
        return self._reached[key]

    def _unions(self, value: int, rank: int) -> list[int] | None:
        patterns = self.groups[value]
        if not patterns:
            return [0]
        guards, full, tag = self._guards, self._full, self._tag
        lone = self.ranks.get(rank, ()) if rank else ()
        seen = {0}
        for pattern in patterns:
            step = pattern + tag if pattern in lone else pattern
            fresh = list(seen)
            while fresh:
                fresh = [
                    used + step for used in fresh if (full - used - pattern) & guards == guards
                ]
                fresh = [used for used in fresh if used not in seen]
                seen.update(fresh)
            if len(seen) > MANY:
                return None
        if not rank:
            return list(seen)
        return list(dict.fromkeys(used % tag for used in seen if used // tag in (0, 1, 3)))

    def ways(self, vector: int) -> int:
        """How many sets of cards the vector stands for."""
        count_of_sets = 1
        for cards in self._kinds:
            count = vector & 7
            if count and count < len(cards):
                count_of_sets *= comb(len(cards), count)
            vector >>= _BITS
        return count_of_sets

    def sets(self, vector: int) -> list[tuple[Card, ...]]:
        """All sets of cards that the vector stands for."""
        parts: list[list[tuple[Card, ...]]] = []
        for cards in self._kinds:
            count = vector & 7
            if count == len(cards):
                parts.append([tuple(cards)])
            elif count:
                parts.append(list(combinations(cards, count)))
            vector >>= _BITS
        if len(parts) == 1:
            return parts[0]
        return [tuple(card for part in chosen for card in part) for chosen in product(*parts)]

    def best(self, vector: int) -> tuple[Card, ...]:
        """The set with the best suits."""
        chosen: list[Card] = []
        for cards in self._kinds:
            count = vector & 7
            if count:
                chosen.extend(cards if count == len(cards) else sorted(cards, key=worthy)[:count])
            vector >>= _BITS
        return tuple(chosen)

    # -- the largest set ---------------------------------------------------------------------------

    def largest(self, value: int, rank: int = 0) -> int:
        """The vector of groups of `value` with most cards, then most points, then most spades; 0
        when there is none.

        Exact for up to 24 number cards; on larger tables a large one.
        """
        key = (value, rank)
        if key not in self._largest:
            self._largest[key] = self._search(value, rank) if self.groups[value] else 0
        return self._largest[key]

    def _search(self, value: int, rank: int) -> int:
        """Cheapest first: from the highest kind down, some of its cards are left lying and the
        others must be covered.

        What is left lying costs: a card most, then its points, then a spade. So the first table
        that is cleared is best.
        """
        guards, tag = self._guards, self._tag
        lone = self.ranks.get(rank, ()) if rank else ()
        tops = self._patterns_by_top(value)
        prices = [_prices(cards) for cards in self._kinds]
        patience = _PATIENCE if self.many else 1_000_000
        # a state: what is left of the table (with the lone cards in the tag), and whether its
        # highest kind must be covered
        start = self._have
        queue: list[tuple[int, int, int, int]] = [(0, start, 0, 0)]
        done: set[tuple[int, int]] = set()
        while queue:
            price, left, forced, used = heappop(queue)
            if (left, forced) in done:
                continue
            done.add((left, forced))
            patience -= 1
            table = left % tag
            if not table:
                if not rank or left // tag in (0, 1, 3):
                    return used
                continue
            if patience < 0:
                break
            top = (table.bit_length() - 1) // _BITS
            unit = 1 << (_BITS * top)
            if not forced:
                count = table // unit
                for dropped in range(count + 1):
                    rest = left - dropped * unit
                    heappush(
                        queue, (price + prices[top][dropped], rest, int(dropped < count), used)
                    )
                continue
            full = table | guards
            for pattern in tops[top]:
                if (full - pattern) & guards == guards:
                    rest = left - pattern + (tag if pattern in lone else 0)
                    more = (rest % tag) >> (_BITS * top)
                    heappush(queue, (price, rest, int(more > 0), used + pattern))
        return self._greedy(tops, lone)

    def _patterns_by_top(self, value: int) -> list[list[int]]:
        if value not in self._tops:
            tops: list[list[int]] = [[] for _ in self._kinds]
            for pattern in self.groups[value]:
                tops[(pattern.bit_length() - 1) // _BITS].append(pattern)
            self._tops[value] = tops
        return self._tops[value]

    def _greedy(self, tops: Sequence[Sequence[int]], lone: Sequence[int]) -> int:
        """A large set: from the highest kind down, whatever fits first; of `lone` cards one."""
        used, guards, spent = 0, self._guards, False
        for patterns in reversed(tops):
            for pattern in patterns:
                while (self._full - used - pattern) & guards == guards and not (
                    pattern in lone and spent
                ):
                    used += pattern
                    spent = spent or pattern in lone
        return used


def _prices(cards: Sequence[Card]) -> list[int]:
    """What it costs to leave 0, 1, 2 ... cards of a kind, the worst suits first."""
    prices = [0]
    for card in sorted(cards, key=worthy, reverse=True):
        prices.append(prices[-1] + 10_000 + 100 * points_of(card) + (card.suit == 3))
    return prices


def _add_single(sums: list[list[int]], value: int, count: int, unit: int) -> None:
    """Adds a kind of one value; larger totals first, so that only totals without the kind are built
    on.
    """
    for total in range(len(sums) - 1, value - 1, -1):
        here = sums[total]
        rest, used = total - value, unit
        for _ in range(count):
            if rest < 0:
                break
            if sums[rest]:
                here += [vector + used for vector in sums[rest]]
            rest -= value
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
        vectors = dict.fromkeys(sums[total])
        for worth, used in ways:
            if worth <= total:
                vectors.update(dict.fromkeys(vector + used for vector in sums[total - worth]))
        sums[total] = list(vectors)
