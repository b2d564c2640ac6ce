"""How much one connection, and one address, may ask for: buckets that fill with time."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Bucket:
    """Takes `burst` at once, and then `a_second`."""

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

    @property
    def is_full(self) -> bool:
        """Has nothing been taken for a while?"""
        return self._left + (self._clock() - self._seen) * self._a_second >= self._burst
