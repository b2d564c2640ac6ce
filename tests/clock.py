"""Time that tests turn: a clock that moves when it is told to (`HeldClock`), and an event loop in
which waiting takes no time (`run`).
"""

from __future__ import annotations

import asyncio
import selectors
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from typing import Any, TypeVar
from unittest.mock import patch

from playroom import clock
from playroom.background import DaemonExecutor

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
    """Waits for files, and for threads that are `at_work`, but for no timer: its time is `now`."""

    def __init__(self) -> None:
        super().__init__()
        self.now = time.monotonic()
        self.at_work = set[object]()

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or self.at_work:
            began = time.monotonic()
            found = super().select(timeout)
            self.now += time.monotonic() - began
            return found
        found = super().select(0)
        if not found:
            self.now += max(0.0, timeout)
        return found


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose time is that of the next timer as soon as nothing else is to be done:
    computing takes none, and it stands while a pool of threads or a bot's thread has work.
    """

    def __init__(self) -> None:
        self.jumping = _Jumping()
        self._ahead = time.time() - self.jumping.now
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.now

    def wall(self) -> float:
        """Seconds since 1970."""
        return self.jumping.now + self._ahead

    def submit(self, executor: Executor, work: Callable[..., Any], *given: Any) -> Any:
        """`submit` of an executor with threads: its result is told before time goes on."""
        told = Future[Any]()
        self.jumping.at_work.add(told)

        def done(future: Future[Any]) -> None:
            if told.set_running_or_notify_cancel():
                why = future.exception()
                if why is None:
                    told.set_result(future.result())
                else:
                    told.set_exception(why)
            self._ended(told)

        _SUBMIT[type(executor)](executor, work, *given).add_done_callback(done)
        return told

    def _ended(self, work: object) -> None:
        self.jumping.at_work.discard(work)
        with suppress(RuntimeError):  # the test is over
            self.call_soon_threadsafe(lambda: None)


_SUBMIT: dict[type[Executor], Callable[..., Future[Any]]] = {
    kind: kind.submit for kind in (ThreadPoolExecutor, DaemonExecutor)
}


def run(test: Coroutine[Any, Any, T]) -> T:
    """Runs a test in a loop in which waiting takes no time; the playroom's clock is that loop's."""
    loop = VirtualLoop()
    with (
        on(clock.Clock(loop.time, loop.wall)),
        patch.object(ThreadPoolExecutor, "submit", lambda *given: loop.submit(*given)),
        patch.object(DaemonExecutor, "submit", lambda *given: loop.submit(*given)),
        asyncio.Runner(loop_factory=lambda: loop) as runner,
    ):
        return runner.run(test)


async def passes(seconds: float) -> None:
    """So many seconds pass, in a test that `run` runs."""
    assert isinstance(asyncio.get_running_loop(), VirtualLoop), "this would wait in real time"
    await asyncio.sleep(seconds)
