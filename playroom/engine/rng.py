"""Deterministic random number generator: the same on every Python and machine, one stream a
purpose.

SHA-256 in counter mode. A stream is named by its purpose (`deal3`), so what the players do never
shifts the cards of a later deal: two tables with one seed get the same deals (duplicate play), and
bots or cosmetics cannot disturb them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from struct import Struct, unpack
from typing import TypeVar

T = TypeVar("T")


_unpack_block = Struct(">16H").unpack


@cache
def _steps(count: int) -> tuple[tuple[int, int], ...]:
    """For every step of shuffling so many things: how many are left, and from where on a number is
    not used.
    """
    return tuple((size, 65536 - 65536 % size) for size in range(count, 1, -1))


class Rng:
    """A stream of numbers fixed by `seed`. `stream(label)` starts an independent one."""

    __slots__ = ("_at", "_block", "_count", "_seed")

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._count = 0
        self._block = b""
        self._at = 0

    @property
    def origin(self) -> str:
        """What this stream follows from: `Rng(origin)` begins it anew."""
        return self._seed

    def stream(self, label: str) -> Rng:
        """An independent stream, always the same for the same seed and label; `a/b` is the stream
        `b` of the stream `a`.

        Every call starts at the beginning: a purpose that returns (a deal, a cut) needs a label
        that does not (`deal3`).
        """
        return Rng(f"{self._seed}/{label}")

    def _bytes(self, n: int) -> int:
        if self._at + n > len(self._block):
            self._block = hashlib.sha256(f"{self._seed}#{self._count}".encode()).digest()
            self._count += 1
            self._at = 0
        value = int.from_bytes(self._block[self._at : self._at + n], "big")
        self._at += n
        return value

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each as likely (rejection sampling, so no bias).

        `n` is 1 to 2 ** 64.
        """
        if not 1 <= n <= 1 << 64:
            raise ValueError(f"below({n})")
        if n > 4096:
            limit = (1 << 64) - (1 << 64) % n
            while (value := self._bytes(8)) >= limit:
                pass
            return value % n
        limit = 65536 - 65536 % n
        while True:
            at = self._at
            if at + 2 > len(self._block):
                self._block = hashlib.sha256(f"{self._seed}#{self._count}".encode()).digest()
                self._count += 1
                at = 0
            value = self._block[at] << 8 | self._block[at + 1]
            self._at = at + 2
            if value < limit:
                return value % n

    def choice(self, items: Sequence[T]) -> T:
        """One of `items`, each as likely."""
        return items[self.below(len(items))]

    def random(self) -> float:
        """A number from 0 up to, not including, 1: a multiple of 2 ** -53, so that the division is
        exact.
        """
        return (self._bytes(8) >> 11) / (1 << 53)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """`items` in a random order (Fisher-Yates); the original is left as it is."""
        order = list(items)
        if len(order) > 4096:
            for i in range(len(order) - 1, 0, -1):
                j = self.below(i + 1)
                order[i], order[j] = order[j], order[i]
            return tuple(order)
        # The same numbers as `below` gives, without a call for each: a deal is shuffled in a third
        # of the time.
        words = list(unpack(f">{(len(self._block) - self._at) // 2}H", self._block[self._at :]))[
            ::-1
        ]
        for size, limit in _steps(len(order)):
            while True:
                if not words:
                    self._block = hashlib.sha256(f"{self._seed}#{self._count}".encode()).digest()
                    self._count += 1
                    words = list(_unpack_block(self._block))[::-1]
                value = words.pop()
                if value < limit:
                    break
            j = value % size
            order[size - 1], order[j] = order[j], order[size - 1]
        self._at = len(self._block) - 2 * len(words)
        return tuple(order)


class StackedRng(Rng):
    """For tests and lessons: the streams named in `orders` shuffle into the given order, all others
    as the seed says.

    An order may name only the first cards; the rest follow in their shuffled order. Numbers of an
    order are what `below` gives, the first ones.
    """

    __slots__ = ("_orders",)

    def __init__(self, seed: str, orders: Mapping[str, Sequence[object]]) -> None:
        super().__init__(seed)
        self._orders = orders

    def stream(self, label: str) -> Rng:
        if label in self._orders:
            return _Stacked(f"{self._seed}/{label}", self._orders[label])
        return super().stream(label)


class _Stacked(Rng):
    __slots__ = ("_given", "_order")

    def __init__(self, seed: str, order: Sequence[object]) -> None:
        super().__init__(seed)
        self._order = order
        self._given = 0

    def below(self, n: int) -> int:
        if self._given < len(self._order):
            value = self._order[self._given]
            self._given += 1
            if type(value) is int and 0 <= value < n:
                return value
        return super().below(n)

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        rest = list(super().shuffled(items))
        first = []
        for wanted in self._order:
            first.append(rest.pop(rest.index(wanted)))  # type: ignore[arg-type]
        return tuple(first + rest)
