"""Match log: the inputs of one match as its stream appends and reads them, and the write queues of
programs that run matches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from playroom.background import THREADS, Background
from playroom.clock import monotonic
from playroom.engine.log.entries import (
    AlreadyApplied,
    Entry,
    Lease,
    Log,
    MemoryLog,
)
from playroom.log.stream import CommandId
from playroom.log.write_queue import PATIENCE, InlineQueue, Queue, WriteQueue

READ_AT_ONCE = 1_000
"""Inputs that are read at once, as `Log.read` does."""


class Stored(NamedTuple):
    """An input that is in its log since a moment (seconds on the clock of `monotonic`)."""

    moment: float


class MatchLog:
    """Event log of one match (`EventLog`). Commands are known by the ids of their inputs."""

    def __init__(self, log: Log, match: str) -> None:
        self._log, self._match = log, match

    def append(
        self,
        expected: int,
        events: Sequence[Entry],
        id: CommandId | None = None,
        lease: Lease | None = None,
    ) -> Stored:
        """Appends one input."""
        (entry,) = events
        number = self._log.append(self._match, expected, entry, lease)
        if number != expected:
            raise AlreadyApplied
        return Stored(monotonic())

    def read(self, after: int) -> Sequence[Entry]:
        """All inputs with numbers above `after`, in order."""
        entries = list(self._log.read(self._match, after))
        while entries and len(entries) % READ_AT_ONCE == 0:
            more = self._log.read(self._match, after + len(entries))
            if not more:
                break
            entries += more
        return entries

    def was_applied(self, id: CommandId) -> bool:
        """False: the match itself knows the ids of its inputs."""
        return False


class MatchQueue(Queue):
    """Write queue of a program that runs matches."""

    log: Log
    """Where their inputs are."""

    def note_state(self, match: str, sequence: int, digest: Callable[[], str]) -> None:
        """Notes the fingerprint of the state after an input, when there is time and a place."""


class MatchInlineQueue(InlineQueue, MatchQueue):
    """For matches that are in memory only (a lesson): everything is stored at once."""

    def __init__(self) -> None:
        self.log = MemoryLog()


class MatchWriteQueue(WriteQueue, MatchQueue):
    """For matches in a `Log` that may take long."""

    def __init__(
        self,
        log: Log,
        patience: float = PATIENCE,
        note_state: Callable[[str, int, str], None] | None = None,
        threads: int = 1,
        background: Background = THREADS,
    ) -> None:
        """`patience`, `threads`, `background`: those of a `WriteQueue`; `note_state` stores
        fingerprints, where the log has a place for them.
        """
        super().__init__(patience, threads, background)
        self.log = log
        self._note_state = note_state

    def note_state(self, match: str, sequence: int, digest: Callable[[], str]) -> None:
        """Notes a fingerprint in a writing thread."""
        if self._note_state is not None:
            note_state = self._note_state
            # not waited for: a lost one does no harm
            self.writer(match).submit(lambda: note_state(match, sequence, digest()))
