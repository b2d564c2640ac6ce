"""A log that survives the loss of its file: a folder that is removed, a stick that is pulled out, a
file that another program has put something else in the place of.

What is played then is remembered here, and written again, whole, as soon as it can be.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any, Literal, TypeAlias

from playroom.engine.log.entries import Conflict, Entry, Lease, Log
from playroom.engine.match import Match
from playroom.engine.overriding import override
from playroom.match.match_log import MatchWriteQueue
from playroom.store import KeptGame, Store, StoreError

GONE = frozenset(
    ("not-found", "no-game", "cannot-open", "not-a-folder", "damaged", "foreign", "newer")
)
"""What is told of a file that is not there any more, or is another one; whatever else goes wrong
with a file that is there, the input has not happened.
"""

News: TypeAlias = Literal["gone", "anew"]


class LastingLog(Log):
    """A `Log` of games that are played here. A game of which the file has lost sight is kept in
    memory, and put into the file again at its next input, when there is one.
    """

    def __init__(self, log: Log, store: Store) -> None:
        """`log` and `store` are of the same file."""
        self._log = log
        self._store = store
        self._matches: dict[str, Match[Any, Any]] = {}
        self._rows: dict[str, list[Entry]] = {}
        self._lock = threading.RLock()
        self.news: deque[News] = deque()
        """Changes of the file's state, not yet reported."""

    def plays(self, match: Match[Any, Any]) -> None:
        """This match is played here from now on; only such ones are remembered."""
        self._matches[match.header.id] = match

    @property
    def played(self) -> Sequence[str]:
        """The games that were played here."""
        return tuple(self._matches)

    @override
    def append(self, log: str, expected: int, row: Entry, by: Lease | None = None) -> int:
        with self._lock:
            if log not in self._rows:
                try:
                    return self._log.append(log, expected, row, by)
                except StoreError as why:
                    if why.key not in GONE or log not in self._matches:
                        raise
                except Conflict as why:
                    if why.next >= expected or log not in self._matches:
                        raise  # another process was first; else the file has less than it had
                self._remember(log)
            rows = self._rows[log]
            if expected != len(rows) + 1:
                raise Conflict(len(rows) + 1)
            rows.append(row)
            self._write_again(log)
            return expected

    @override
    def read(self, log: str, after: int = 0, most: int = 1_000) -> Sequence[Entry]:
        with self._lock:
            rows = self._rows.get(log)
        if rows is not None:
            return tuple(rows[after : after + most])
        return self._log.read(log, after, most)

    def secure(self, log: str) -> bool:
        """Is a game that was played here in the file now? What is missing is written first."""
        with self._lock:
            if log not in self._rows:
                try:
                    self._log.read(log, 0, 1)
                except StoreError as why:
                    if why.key not in GONE or log not in self._matches:
                        return True  # it is there, and has other troubles
                    self._remember(log)
            if log in self._rows:
                self._write_again(log)
            return log not in self._rows

    def leaves(self, log: str) -> bool:
        """A game is played here no more; is it in the file? One that is not stays remembered."""
        with self._lock:
            kept = self.secure(log)
            if kept:
                self._matches.pop(log, None)
            return kept

    def _remember(self, log: str) -> None:
        match = self._matches[log]
        self._rows[log] = list(match.entries)
        self.news.append("gone")

    def _write_again(self, log: str) -> None:
        """Puts a whole game into the file, or what the file lacks of it; nothing when it cannot."""
        rows = self._rows[log]
        try:
            try:
                kept = self._store.load(log)[1]
            except StoreError as why:
                if why.key not in GONE:
                    raise
                self._store.add(KeptGame(self._matches[log].header, tuple(rows)))
            else:
                if kept != rows[: len(kept)]:
                    return  # it has been played on otherwise: that one is left alone
                for row in rows[len(kept) :]:
                    self._log.append(log, row.sequence, row)
        except (StoreError, Conflict):
            return
        del self._rows[log]
        self.news.append("anew")


class LastingQueue(MatchWriteQueue):
    """Keeps rows in a `LastingLog`, and tells what became of its file after what came of a row."""

    def __init__(self, log: LastingLog, tell: Callable[[News], None], **more: Any) -> None:
        """`more`: see `MatchWriteQueue`."""
        super().__init__(log, **more)
        self._lasting = log
        self._tell = tell

    def answered(self, result: object, on_result: Callable[[Any], None]) -> None:
        """Tells what became of the file after what came of the call."""
        on_result(result)
        if self._lasting.news:
            self.tell_news()

    def tell_news(self) -> None:
        """Tells the last that is known of the file, once."""
        news = self._lasting.news
        if news:
            last = news[-1]
            news.clear()
            self._tell(last)
