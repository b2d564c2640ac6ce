"""Keeping inputs without making anybody wait: a thread of its own writes, one row after the other.

What is kept within a moment is answered in the same call, so that a play at home is told at once.
What takes longer (another program holds the file, a disk sleeps) is told when it is kept, and
meanwhile every key is answered.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol, TypeAlias

from playroom.clock import monotonic
from playroom.engine.log.entries import Addition, Conflict, Entry, Log, MemoryLog
from playroom.engine.overriding import override
from playroom.log.write_queue import PATIENCE, WriteQueue

Done: TypeAlias = Callable[[int | Exception], None]
"""Called with the number under which a row is kept, or with why it is not."""


class Kept(NamedTuple):
    """A row that is in its log."""

    number: int
    moment: float
    """When it was kept, in seconds of `playroom.clock.monotonic`."""


class Keeper(Protocol):
    """Keeps the rows of matches for desks. `done` is called once, on the thread of the event loop,
    before the call returns or later, with what came of it or why it failed.
    """

    def append(self, addition: Addition, done: Done) -> None:
        """Adds a row to a log, by the rules of `Log.append`."""
        ...

    def read(
        self, log: str, after: int, done: Callable[[Sequence[Entry] | Exception], None]
    ) -> None:
        """Reads the rows of a log behind the one with the number `after`."""
        ...

    def note_state(self, log: str, sequence: int, digest: Callable[[], str]) -> None:
        """Notes the fingerprint of the state after an input, when there is time."""
        ...


class MemoryKeeper(Keeper):
    """For matches that are kept nowhere but in memory (a lesson): every row is taken at once."""

    def __init__(self) -> None:
        self._log = MemoryLog()

    @override
    def append(self, addition: Addition, done: Done) -> None:
        row = addition.row
        try:
            number = self._log.append(addition.log, row.sequence, row)
        except Conflict as why:
            done(why)
        else:
            done(number)

    @override
    def read(
        self, log: str, after: int, done: Callable[[Sequence[Entry] | Exception], None]
    ) -> None:
        done(self._log.read(log, after))

    @override
    def note_state(self, log: str, sequence: int, digest: Callable[[], str]) -> None:
        pass


class LogKeeper(WriteQueue, Keeper):
    """Keeps rows in a `Log`: those of one log in the order in which they are given."""

    def __init__(
        self,
        log: Log,
        patience: float = PATIENCE,
        note_state: Callable[[str, int, str], None] | None = None,
        threads: int = 1,
    ) -> None:
        """`patience`, `threads`: those of a `WriteQueue`; `note_state` keeps fingerprints, where
        the log has a place for them.
        """
        super().__init__(patience, threads)
        self._log = log
        self._note_state = note_state

    @override
    def append(self, addition: Addition, done: Done) -> None:
        self.run(partial(self._add, addition), partial(self._numbered, done), of=addition.log)

    def _add(self, addition: Addition) -> Kept:
        """Adds a row, in a writer's thread. Bots of two processes throw different dice: the row
        that is there under the same id may be another one, and then somebody was first.
        """
        log, row, by = addition.log, addition.row, addition.by
        number = self._log.append(log, row.sequence, row, by)
        if by is not None and row.kind == "act" and row.id.startswith("bot:"):
            kept = self._log.read(log, number - 1, 1)
            if list(kept) != [row]:
                raise Conflict(number + 1)
        return Kept(number, monotonic())

    def _numbered(self, done: Done, came: Kept | Exception) -> None:
        done(came if isinstance(came, Exception) else came.number)

    @override
    def read(
        self, log: str, after: int, done: Callable[[Sequence[Entry] | Exception], None]
    ) -> None:
        self.run(partial(self._log.read, log, after), done, of=log)

    @override
    def note_state(self, log: str, sequence: int, digest: Callable[[], str]) -> None:
        if self._note_state is not None:
            note_state = self._note_state
            # not waited for: one that cannot be kept is missed by nobody
            self.writer(log).submit(lambda: note_state(log, sequence, digest()))
