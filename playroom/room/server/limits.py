"""Rate limiter: token buckets for each connection, address and member."""

from __future__ import annotations

import enum
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

from playroom.clock import monotonic

REMEMBERED = 1_000
"""Buckets that are kept before those that are full again are forgotten."""


TROUBLES = (1 / 30, 3)
"""Rate of reports of the table's own failures: a second, and at once."""


class TokenBucket:
    """Token bucket: takes `burst` at once, and then `a_second`."""

    __slots__ = ("_a_second", "_burst", "_clock", "_left", "_seen")

    def __init__(
        self, a_second: float, burst: float, clock: Callable[[], float] = monotonic
    ) -> None:
        self._a_second = a_second
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._seen = clock()

    def take(self) -> bool:
        """Takes one, if there is one."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._seen) * self._a_second)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def give_back(self) -> None:
        """What was taken last did no harm."""
        self._left = min(self._burst, self._left + 1)

    def has(self, many: int) -> bool:
        """Are there so many to be taken?"""
        return self._now >= many

    @property
    def is_full(self) -> bool:
        """Has nothing been taken for a while?"""
        return self._now >= self._burst

    @property
    def _now(self) -> float:
        return self._left + (self._clock() - self._seen) * self._a_second


K = TypeVar("K", bound=Hashable)


class TokenBuckets(Generic[K]):
    """Token buckets by key. One that is full again is forgotten some time: looked for only
    when there are twice as many as were left the last time, so a flood does not make that long.
    """

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self._kept: dict[K, TokenBucket] = {}
        self._least = self._most = remembered

    def of(self, what: K, a_second: float, burst: float) -> TokenBucket:
        """The bucket of that, a full one when there is none."""
        bucket = self._kept.get(what)
        if bucket is None:
            if len(self._kept) >= self._most:
                self._kept = {key: b for key, b in self._kept.items() if not b.is_full}
                self._most = max(self._least, 2 * len(self._kept))
            bucket = self._kept[what] = TokenBucket(a_second, burst)
        return bucket

    def find(self, what: K) -> TokenBucket | None:
        """The bucket of that, when there is one."""
        return self._kept.get(what)

    def __len__(self) -> int:
        """How many are kept."""
        return len(self._kept)


class Rate(enum.Enum):
    """Rate of what one member may do: so many times a second, so many at once."""

    COME = (0.5, 60)  # comes back by a wire of any kind
    ENTER = (0.2, 12)  # comes to tables out of the lobby
    SEEK = (1.0, 8)
    OPEN = (1 / 30, 4)  # opens tables
    SAY = (0.5, 5)
    COMMAND = (1.0, 40)  # whatever is kept in the log of a table, and told to all
    CONTEST = (1 / 30, 14)  # joins or leaves a tournament: kept for good, and told to all
    INVITE = (1 / 30, 10)
    RATINGS = (0.5, 10)  # asks for ratings
    PHRASE = (1 / 60, 2)  # sets a passphrase: a hash is made
    PERSONAL = (0.5, 20)  # asks something for themselves
    FRIEND = (1 / 30, 12)  # asks for a friendship
    CALL = (1 / 60, 5)  # invites a friend
    REPORT = (1 / 120, 3)
    GREET = (1 / 600, 1)  # friends hear that they are here
    NOTICES = (0.2, 20)  # asks for, or changes, how they are told of their turns
    WORK = (1 / 300, 12)  # has a game reviewed, or a puzzle looked for
    CODE = (1 / 600, 3)  # has a code mailed to an address


class RateLimiter:
    """Rate limiter by member: how much everybody in a room has asked for lately. It holds whichever
    wire they come by, and whenever they come again: who cuts a wire begins nothing anew.
    """

    def __init__(self) -> None:
        self._buckets = TokenBuckets[tuple[Rate, str]]()

    def may(self, person: str, rate: Rate) -> bool:
        """May they do it once more now?"""
        return self._buckets.of((rate, person), *rate.value).take()
