"""Counters (metrics) of a room: numbers only, never a name, address, card or chat."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable
from typing import Any

from playroom.clock import monotonic
from playroom.engine.log.entries import Log
from playroom.match.match_log import MatchWriteQueue, Stored

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: the upper ends of what deliveries are sorted into."""
MOST_REASONS = 40
"""Different reasons that are counted apart; a flood of words must not fill the memory."""


class Histogram:
    """How often something took how long."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """It took so long once more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    @property
    def count(self) -> int:
        """How often it was."""
        return sum(self.counts)


class Counters:
    """What has happened since the room was opened. Everything is called on the thread of the event
    loop, and costs an addition.
    """

    def __init__(self) -> None:
        self.inputs = 0
        """Inputs of matches that were kept."""
        self.matches = 0
        """Matches that have begun."""
        self.frames_in = 0
        self.frames_out = 0
        self.pending = 0
        """Connections that have not asked for anything yet."""
        self.refused: Counter[str] = Counter()
        """Number of refusals by reason."""
        self.delivery = Histogram()
        """From the moment in which an input was kept to that in which a frame that tells of it has
        gone out.
        """
        self.telling: float | None = None
        """When the input was kept that is being told right now; None: nothing is."""

    def refuse(self, why: str) -> None:
        """Counts a refusal."""
        known = why in self.refused or len(self.refused) < MOST_REASONS
        self.refused[why if known else "other"] += 1

    def sent(self, kept: float | None) -> None:
        """A frame has gone out; `kept`: what `telling` was when it was made."""
        self.frames_out += 1
        if kept is not None:
            self.delivery.add(monotonic() - kept)


class CountedQueue(MatchWriteQueue):
    """Keeps rows, counts them, and knows when that was kept which is told."""

    def __init__(self, log: Log, *more: Any, **named: Any) -> None:
        """Nothing is counted yet; the rest is for `MatchWriteQueue`."""
        super().__init__(log, *more, **named)
        self.counters = Counters()

    def answered(self, result: object, on_result: Callable[[Any], None]) -> None:
        """Counts an input of a match, and remembers when it was kept while it is told."""
        if not isinstance(result, Stored):
            on_result(result)
            return
        self.counters.inputs += 1
        self.counters.telling = result.moment
        try:
            on_result(result)
        finally:
            self.counters.telling = None
