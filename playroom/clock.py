"""Clock: where the playroom reads the time for what it does, so that tests can turn it.

The timers of an event loop run on the time of that loop, which for a loop of the standard library
is that of `monotonic` too. What times a device or a program (sound, speech, bots that think, the
writers' threads) reads `time.monotonic` itself.

This module is imported before the first spoken line, so it imports nothing but `time` when it is
loaded.
"""

from __future__ import annotations

import time

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import datetime


class Clock:
    """Two ways to read the time; without others, those of the machine."""

    def __init__(
        self,
        monotonic: Callable[[], float] = time.monotonic,
        wall: Callable[[], float] = time.time,
    ) -> None:
        """`monotonic` gives seconds that only ever grow, `wall` seconds since 1970, UTC."""
        self.monotonic, self.wall = monotonic, wall


current = Clock()
"""The clock that is in use. Tests put another one here."""


def monotonic() -> float:
    """Seconds that only ever grow: for what lasts."""
    return current.monotonic()


def wall() -> float:
    """Seconds since 1970, UTC: for what is told or kept as a date."""
    return current.wall()


def utc_now() -> datetime:
    """The moment of `wall`."""
    from datetime import UTC, datetime

    return datetime.fromtimestamp(current.wall(), UTC)
