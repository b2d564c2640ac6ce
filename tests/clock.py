"""Time that tests turn: a clock that moves when it is told to (`HeldClock`), and an event loop in
which waiting takes no time (`run`).
"""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from playroom import clock

T = TypeVar("T")


@contextmanager
def on(used: clock.Clock) -> Iterator[None]:
    """The playroom reads that clock, as long as this lasts."""
    before, clock.current = clock.current, used
    try:
        yield
    finally:
        clock.current = before


class HeldClock(clock.Clock):
    """A clock that stands until the test moves `now` on."""

    def __init__(self, now: float = 1_000.0, wall: float = 1_800_000_000.0) -> None:
        super().__init__(lambda: self.now, lambda: wall - now + self.now)
        self.now = now


class _Jumping(selectors.DefaultSelector):
    """Waits for files, but for no timer: goes `ahead` by what it would have waited."""

    ahead = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(timeout if timeout is None else 0)
        if not found and timeout:
            self.ahead += max(0.0, timeout)
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time is that of the next timer as soon as nothing else is to be done."""

    def __init__(self) -> None:
        self.jumping = _Jumping()
        super().__init__(self.jumping)

    def time(self) -> float:
        return time.monotonic() + self.jumping.ahead

    def wall(self) -> float:
        """Seconds since 1970."""
        return time.time() + self.jumping.ahead


def run(test: Coroutine[Any, Any, T]) -> T:
    """Runs a test in a loop in which waiting takes no time; the playroom's clock is that loop's."""
    loop = VirtualLoop()
    with on(clock.Clock(loop.time, loop.wall)), asyncio.Runner(loop_factory=lambda: loop) as runner:
        return runner.run(test)
