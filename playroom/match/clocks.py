"""Clock warnings: the last seconds of a clock, for the player who has to answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import NamedTuple

from playroom.clock import monotonic

WARNINGS = (10, 5)
"""Seconds before the end at which a clock is told."""
SLACK = 1.0
"""Seconds by which the end of a clock may move without being another end: news that is a moment
late on a wire must not tell a warning twice.
"""


class _Running(NamedTuple):
    end: float
    warnings: tuple[asyncio.TimerHandle, ...]


class ClockWarnings:
    """The clocks of one seat: tells when 10 and 5 seconds are left of one."""

    def __init__(self, warn: Callable[[int], None]) -> None:
        """`warn` is called with the seconds that are left."""
        self._warn = warn
        self._running: dict[str, _Running] = {}

    def set(self, left: Mapping[str, float]) -> None:
        """The clocks that run from now on, by the id of their request, with the seconds left.

        All others stop. One that runs already goes on as it is, unless its end has moved. Needs a
        running event loop when there is any.
        """
        for gone in set(self._running) - set(left):
            self._stop(gone)
        for request, seconds in left.items():
            loop = asyncio.get_running_loop()
            end = monotonic() + seconds
            running = self._running.get(request)
            if running is not None:
                if abs(running.end - end) < SLACK:
                    continue
                self._stop(request)
            warnings = tuple(
                loop.call_at(end - before, self._warn, before)
                for before in WARNINGS
                if before < seconds
            )
            self._running[request] = _Running(end, warnings)

    def left(self) -> dict[str, float]:
        """The seconds that are left of every clock, by the id of its request; never below 0."""
        if not self._running:
            return {}
        now = monotonic()
        return {request: max(0.0, clock.end - now) for request, clock in self._running.items()}

    def close(self) -> None:
        """Stops all clocks, for good, and drops the callback."""
        self.set({})
        self._warn = _tell_nobody

    def _stop(self, request: str) -> None:
        for warning in self._running.pop(request).warnings:
            warning.cancel()


def _tell_nobody(left: int) -> None:
    pass
