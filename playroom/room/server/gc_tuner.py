"""Tuning of the garbage collector: memory of a room that is open for months.

Python frees most of it at once. What holds itself in a circle it looks for by going through all
that has lived for a while, and in a room of 500 tables that takes half a second, without any
answer. So what has lived for a second is gone through once and set aside here (`gc.freeze`), where
Python looks for nothing: what would be young for longer is so much in such a room that going
through it alone would be felt. All of it is swept when no match is on, or so seldom that next to
nothing waits for it: most of what a room has more than before are the matches that are played, and
a wire that has ended is no such circle (`pending_connections.DoorConnection`).
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable

from playroom.room.server.counters import Counters

EVERY = 1.0
"""Seconds between two looks."""
QUIET = 60
"""Looks at which nothing had happened, until it is quiet."""
RESTS = 2_000
"""How many times as long as it has taken it is not swept again while people play."""
YOUNG = 1
"""The generation up to which what is set aside is gone through before."""
GROWN, GROWN_SOON, GROWN_QUIET = 1.2, 3.0, 1.05
"""How many times as much there has to be as after the last time: while people play, then or sooner
than that, and when it is quiet.
"""


class GcTuner:
    """Tunes the garbage collector. Everything is called on the thread of the event loop."""

    def __init__(
        self,
        counters: Counters,
        size: Callable[[], int] = sys.getallocatedblocks,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        """`counters` are those of the room, `size` is how much there is in memory, in any unit,
        `clock` tells seconds.
        """
        self._counters, self._size, self._clock = counters, size, clock
        self._before, self._unmoved = self._happened, 0
        self._swept_to = 0
        self._rests = 0.0
        """Seconds for which it is not swept, while people play."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Sets aside what is there, and looks from now on."""
        self.sweep()
        self._task = asyncio.get_running_loop().create_task(self._go_on())

    def stop(self) -> None:
        """Leaves everything to Python again."""
        if self._task is not None:
            self._task.cancel()
            self._task = None
            gc.unfreeze()

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    @property
    def _happened(self) -> int:
        return self._counters.frames_in + self._counters.inputs

    def look(self) -> None:
        """Sets aside what is there, or sweeps it when it is time."""
        now = self._happened
        self._unmoved = self._unmoved + 1 if now == self._before else 0
        self._before = now
        self._rests = max(0.0, self._rests - EVERY)
        often = GROWN if not self._rests else GROWN_SOON
        grown = GROWN_QUIET if self._unmoved >= QUIET else often
        if self._size() > grown * self._swept_to:
            self.sweep()
        else:
            gc.collect(YOUNG)
            gc.freeze()

    def sweep(self) -> None:
        """Goes through everything."""
        began = self._clock()
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        self._swept_to, self._rests = self._size(), RESTS * (self._clock() - began)
