"""SQLite event log of games: appends, and subscriptions to what other processes append.

The connections are its own. Who reads the list of games never waits for an input that is being
kept, nor does who reads a log.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

from playroom.engine.log.entries import Conflict, Entry, Lease, Log
from playroom.engine.overriding import override
from playroom.store.rows import Opened, Rows, system_clock
from playroom.store.schema import connect, connect_read_only


class _Awaited:
    """A row that waits to be appended."""

    def __init__(self, log: str, expected: int, row: Entry) -> None:
        self.log, self.expected, self.row = log, expected, row
        self.result: int | Exception | None = None
        """Its number, or why it was not kept, once that is known."""


class StoreLog(Log):
    """The logs of one file, which is there already; a log has the id of its game.

    A `Log` of the engine, to be used from several threads. Its methods raise `StoreError`, and
    `append` also `Conflict`. A file that another program does not let go of is waited for
    (`schema.WAIT`), then it is `locked` and nothing was kept.
    """

    def __init__(self, file: Path, clock: Callable[[], int] = system_clock) -> None:
        """Opens nothing yet. `clock` gives milliseconds since 1970."""
        self.file = file
        self._clock = clock
        self._writer = Opened(file, lambda: connect(file, clock()))
        self._reader = Opened(file, lambda: connect_read_only(file))
        self._turn = threading.Lock()
        self._waiting: deque[_Awaited] = deque()

    @override
    def append(self, log: str, expected: int, row: Entry, by: Lease | None = None) -> int:
        """Raises `no-game`, `over`, `damaged-game`, `bad-value`; then nothing was kept. What
        several threads add meanwhile reaches the disk together: that is what takes the time.
        """
        awaited = _Awaited(log, expected, row)
        self._waiting.append(awaited)
        with self._turn:
            if awaited.result is None:  # else another thread's turn has stored it, too
                self._keep([self._waiting.popleft() for _ in range(len(self._waiting))])
        assert awaited.result is not None
        if isinstance(awaited.result, Exception):
            raise awaited.result
        return awaited.result

    def _keep(self, together: Sequence[_Awaited]) -> None:
        """Stores these in one transaction; a failing row does not lose the others."""
        try:
            rows = self._writer.rows()
            with rows.writing(together[0].log):
                results = [self._added(rows, awaited) for awaited in together]
        except Exception as error:
            if len(together) == 1:
                together[0].result = error
                return
            for awaited in together:
                self._keep([awaited])
        else:
            for awaited, number in zip(together, results, strict=True):
                awaited.result = number

    def _added(self, rows: Rows, awaited: _Awaited) -> int | Conflict:
        try:
            return rows.append(awaited.log, awaited.expected, awaited.row, self._clock())[0]
        except Conflict as why:
            return why

    @override
    def read(self, log: str, after: int = 0, most: int = 1_000) -> Sequence[Entry]:
        """What is given is proved to be what was written, without reading all that is before it.
        Raises `no-game`, `damaged-game`.
        """
        rows = self._reader.rows()
        with rows.reading(log):
            return rows.read(log, after, most)

    def probe(self) -> None:
        """Writes something that changes nothing. Raises `StoreError` when no input could be kept
        now.
        """
        rows = self._writer.rows()
        with rows.writing(""):
            version = rows.db.execute("PRAGMA user_version").fetchone()[0]
            rows.db.execute(f"PRAGMA user_version={version}")

    def close(self) -> None:
        """Closes the file, once what is being kept is kept. May be called twice."""
        self._writer.close()
        self._reader.close()
