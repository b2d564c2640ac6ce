"""Keeping inputs without making anybody wait: a thread of its own writes, one row after the other.

What is kept within a moment is answered in the same call, so that a play at home is told at once.
What takes longer (another program holds the file, a disk sleeps) is told when it is kept, and
meanwhile every key is answered.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, Protocol, TypeAlias, TypeVar
from zlib import crc32

from playroom.clock import monotonic
from playroom.engine.log.entries import Addition, Conflict, Entry, Log, MemoryLog

T = TypeVar("T")

PATIENCE = 0.004
"""Seconds that a key waits for the disk."""

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
        """See `Log.append`."""
        ...

    def read(
        self, log: str, after: int, done: Callable[[Sequence[Entry] | Exception], None]
    ) -> None:
        """See `Log.read`."""
        ...

    def note_state(self, log: str, sequence: int, digest: Callable[[], str]) -> None:
        """Notes the fingerprint of the state after an input, when there is time."""
        ...


class MemoryKeeper:
    """For matches that are kept nowhere but in memory (a lesson): every row is taken at once."""

    def __init__(self) -> None:
        self._log = MemoryLog()

    def append(self, addition: Addition, done: Done) -> None:
        """See `Keeper`."""
        row = addition.row
        try:
            number = self._log.append(addition.log, row.sequence, row)
        except Conflict as why:
            done(why)
        else:
            done(number)

    def read(
        self, log: str, after: int, done: Callable[[Sequence[Entry] | Exception], None]
    ) -> None:
        """See `Keeper`."""
        done(self._log.read(log, after))

    def note_state(self, log: str, sequence: int, digest: Callable[[], str]) -> None:
        """See `Keeper`."""


class LogKeeper:
    """Keeps rows in a `Log`: those of one log in the order in which they are given."""

    def __init__(
        self,
        log: Log,
        patience: float = PATIENCE,
        note_state: Callable[[str, int, str], None] | None = None,
        threads: int = 1,
    ) -> None:
        """`patience`: seconds that a call waits for the thread before it returns; `note_state`
        keeps fingerprints, where the log has a place for them. More `threads` are for a log that
        answers from afar, and to several at once: each keeps the rows of some logs.
        """
        self._log = log
        self._patience = patience
        self._note_state = note_state
        self._writers = [ThreadPoolExecutor(1, f"keeping{n}") for n in range(threads)]
        self._last = dict[ThreadPoolExecutor, Future[Any]]()
        """What each was given last, until it is answered."""
        self.failed: Callable[[Exception], None] = lambda why: None
        """Hears what went wrong with anything that was given, before whoever gave it does."""

    def append(self, addition: Addition, done: Done) -> None:
        """See `Keeper`."""
        self.run(partial(self._add, addition), partial(self._answer, done), of=addition.log)

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

    def _answer(self, done: Done, came: Kept | Exception) -> None:
        """Tells what came of a row, on the thread of the event loop."""
        done(came if isinstance(came, Exception) else came.number)

    def read(
        self, log: str, after: int, done: Callable[[Sequence[Entry] | Exception], None]
    ) -> None:
        """See `Keeper`."""
        self.run(partial(self._log.read, log, after), done, of=log)

    def note_state(self, log: str, sequence: int, digest: Callable[[], str]) -> None:
        """See `Keeper`."""
        if self._note_state is not None:
            note_state = self._note_state
            # not waited for: one that cannot be kept is missed by nobody
            self._writer(log).submit(lambda: note_state(log, sequence, digest()))

    def _writer(self, of: str) -> ThreadPoolExecutor:
        return self._writers[crc32(of.encode()) % len(self._writers)]

    def run(
        self, act: Callable[[], T], done: Callable[[T | Exception], None], of: str = ""
    ) -> None:
        """Does something in a writer's thread, after all that was given to it before `of` the same
        log, table or person.
        """
        writer = self._writer(of)
        last, future = self._last.get(writer), writer.submit(act)
        self._last[writer] = future
        # behind others it takes longer than a moment, and whoever else is here would wait for it
        if self._patience and (last is None or last.done()):
            with contextlib.suppress(TimeoutError):
                future.exception(self._patience)
        if future.done():
            done(self._came_of(future))
            return
        loop = asyncio.get_running_loop()

        def answer(future: Future[T]) -> None:
            if self._last.get(writer) is future:
                del self._last[writer]  # or whoever it answers would be kept with it
            done(self._came_of(future))

        def arrived(future: Future[T]) -> None:
            with contextlib.suppress(RuntimeError):  # the room was closed meanwhile; it is kept
                loop.call_soon_threadsafe(answer, future)

        future.add_done_callback(arrived)

    async def ran(self, act: Callable[[], T], of: str = "") -> T:
        """What came of something that was done as `run` does it. Raises what it raised."""
        answer: asyncio.Future[T | Exception] = asyncio.get_running_loop().create_future()

        def came(result: T | Exception) -> None:
            if not answer.done():  # given up meanwhile
                answer.set_result(result)

        self.run(act, came, of)
        result = await answer
        if isinstance(result, Exception):
            raise result
        return result

    def close(self) -> None:
        """Waits until all that was given is kept."""
        for writer in self._writers:
            writer.shutdown(wait=True)

    def _came_of(self, future: Future[Any]) -> Any:
        why = future.exception()
        if why is None:
            return future.result()
        if isinstance(why, Exception):
            self.failed(why)
            return why
        raise why
