"""Room store on one machine: a SQLite file, held by one process at a time."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from playroom.clock import wall
from playroom.engine.log.entries import Conflict, Lease
from playroom.engine.notes import Clean
from playroom.engine.overriding import override
from playroom.engine.wire import written
from playroom.room.members.people import Do, People
from playroom.room.store.room_store import (
    DONE_KEPT,
    FOREVER,
    REFUSALS_KEPT,
    AlreadyApplied,
    RoomStore,
    forgets_table,
    rows_of,
)
from playroom.room.table.values import PersonId, TableEvent, TableId
from playroom.store.paths import ensure
from playroom.store.people import OWED, PEOPLE, SEEN
from playroom.store.sqlite_file import open_own, translated

T = TypeVar("T")

_TABLES = (
    "CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS rows (
        room_table TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (room_table, number)) WITHOUT ROWID""",
    "CREATE TABLE IF NOT EXISTS numbers (match TEXT PRIMARY KEY, number TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS refused (
        at INTEGER NOT NULL, place TEXT NOT NULL, what TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS done (
        number INTEGER PRIMARY KEY, person TEXT NOT NULL, id TEXT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS done_by ON done (person, id)",
    *PEOPLE,
    *OWED,
)
_OF_TABLES = (
    "INSERT INTO persons SELECT id, name, NULL, language, 'member', at FROM people",
    "INSERT INTO keys SELECT lower(hex(token)), 'token', id, 1 FROM people",
    """INSERT INTO places SELECT id, room_table,
        (SELECT seat FROM invitations WHERE person = people.id), 1 FROM people""",
    """INSERT INTO codes SELECT lower(hex(code)), room_table, seat, name, until, person
        FROM invitations""",
    "DROP TABLE people",
    "DROP TABLE invitations",
)
"""Makes people of the room of those who each belonged to one table."""
_MONTHS = (
    """CREATE TABLE room_tables (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, closed INTEGER)""",
    """INSERT INTO room_tables (id) SELECT room_table FROM rows WHERE number = 1
        ORDER BY at, room_table""",
    """UPDATE room_tables SET closed = (
        SELECT CASE WHEN text LIKE '{"type":"closed"%' THEN at END FROM rows
        WHERE room_table = id
            AND (text LIKE '{"type":"closed"%' OR text LIKE '{"type":"opened_again"%')
        ORDER BY number DESC LIMIT 1)""",
    "CREATE INDEX room_tables_open ON room_tables (number) WHERE closed IS NULL",
    "CREATE INDEX room_tables_closed ON room_tables (closed) WHERE closed IS NOT NULL",
    """CREATE TRIGGER opens AFTER INSERT ON rows WHEN NEW.number = 1
        BEGIN INSERT INTO room_tables (id) VALUES (NEW.room_table); END""",
    """CREATE TRIGGER closes AFTER INSERT ON rows
        WHEN NEW.text LIKE '{"type":"closed"%' OR NEW.text LIKE '{"type":"opened_again"%'
        BEGIN UPDATE room_tables SET closed =
            CASE WHEN NEW.text LIKE '{"type":"closed"%' THEN NEW.at END WHERE id = NEW.room_table;
        END""",
    *SEEN,
    "UPDATE persons SET seen = strftime('%s', 'now')",
    "PRAGMA user_version = 1",
)
"""Brings a file to where what is closed is not looked at (a table is known to be without its log,
since when in seconds since 1970), and what is old can be deleted.
"""


def _seconds() -> int:
    return int(wall())


class SqliteRoomStore(RoomStore):
    """Room store in SQLite: the file of one room, a `RoomStore`."""

    def __init__(
        self,
        file: Path,
        clock: Callable[[], int] = _seconds,
        refusals_kept: int = REFUSALS_KEPT,
        done_kept: int = DONE_KEPT,
    ) -> None:
        """Opens the file or makes it. `clock` gives seconds since 1970.

        Raises `StoreError` (`locked`: another process runs this room).
        """
        self.file = file
        self._clock = clock
        self._refusals_kept, self._done_kept = refusals_kept, done_kept
        self._lock = threading.RLock()
        self.people = People(self._act, clock)
        ensure(file.parent)
        with translated(file):
            self._sql = open_own(file, 0.2)
            try:
                self._sql.execute("PRAGMA locking_mode = EXCLUSIVE")
                self._sql.execute("PRAGMA journal_mode = WAL")
                self._sql.execute("PRAGMA synchronous = FULL")
                self._sql.execute("PRAGMA secure_delete = ON")  # what is forgotten is in no file
                with self._sql:
                    self._sql.execute("BEGIN IMMEDIATE")
                    for statement in _TABLES:
                        self._sql.execute(statement)
                    for statement in _OF_TABLES if self._is_of_tables() else ():
                        self._sql.execute(statement)
                    for statement in () if self._one("PRAGMA user_version") else _MONTHS:
                        self._sql.execute(statement)
                self._opened = self.file.stat()
            except BaseException:
                self._sql.close()
                raise

    @contextmanager
    def _there(self) -> Iterator[None]:
        """One thread at a time is at the file, as long as it can be found: what SQLite writes into
        one that was deleted is nowhere. Raises `StoreError` (`not-found`).
        """
        with self._lock, translated(self.file):
            if not os.path.samestat(self.file.stat(), self._opened):
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.file))
            yield

    def close(self) -> None:
        """Lets the file go."""
        with self._lock, translated(self.file):
            self._sql.close()

    # -- tables ------------------------------------------------------------------------------------

    @override
    def append(
        self,
        table: TableId,
        expected: int,
        rows: Sequence[TableEvent],
        asked: tuple[PersonId, str] | None = None,
        by: Lease | None = None,
    ) -> None:
        with self._there(), self._sql:
            self._sql.execute("BEGIN IMMEDIATE")
            last = self._one("SELECT max(number) FROM rows WHERE room_table = ?", table) or 0
            texts = [written(row) for row in rows]
            there = last >= expected and texts == self._texts(table, expected - 1, len(texts))
            known = asked is not None and self._one(
                "SELECT 1 FROM done WHERE person = ? AND id = ?", *asked
            )
            if known and not there:
                raise AlreadyApplied
            if last + 1 != expected and not there:
                raise Conflict(last + 1)
            at = self._clock()
            if not there:
                self._sql.executemany(
                    "INSERT INTO rows VALUES (?, ?, ?, ?)",
                    [(table, expected + i, text, at) for i, text in enumerate(texts)],
                )
            if asked is not None and not known:
                self._sql.execute("INSERT INTO done (person, id) VALUES (?, ?)", asked)
                self._sql.execute(
                    "DELETE FROM done WHERE number <= (SELECT max(number) FROM done) - ?",
                    (self._done_kept,),
                )

    @override
    def done(self, person: PersonId) -> list[str]:
        with self._lock, translated(self.file):
            found = self._all("SELECT id FROM done WHERE person = ? ORDER BY number", person)
        return [id for (id,) in found]

    @override
    def rows(self, table: TableId, after: int = 0) -> list[TableEvent]:
        with self._lock, translated(self.file):
            texts = self._texts(table, after)
        return rows_of(texts, Clean.of(str(self.file), 300))

    def _texts(self, table: TableId, after: int, most: int = -1) -> list[str]:
        found = self._all(
            "SELECT text FROM rows WHERE room_table = ? AND number > ? ORDER BY number LIMIT ?",
            table,
            after,
            most,
        )
        return [text for (text,) in found]

    @override
    def rewrite(self, table: TableId, rows: Mapping[int, TableEvent]) -> None:
        with self._there(), self._sql:
            self._sql.executemany(
                "UPDATE rows SET text = ? WHERE room_table = ? AND number = ?",
                [(written(row), table, number) for number, row in rows.items()],
            )

    @override
    def tables(self) -> list[TableId]:
        with self._lock, translated(self.file):
            found = self._all("SELECT id FROM room_tables WHERE closed IS NULL ORDER BY number")
        return [table for (table,) in found]

    @override
    def closed_tables(self, before: int | None = None, most: int = -1) -> list[TableId]:
        until = FOREVER if before is None else before
        with self._lock, translated(self.file):
            found = self._all(
                "SELECT id FROM room_tables WHERE closed < ? ORDER BY closed DESC, number DESC"
                " LIMIT ?",
                *(until, most),
            )
        return [table for (table,) in found]

    @override
    def is_closed(self, table: TableId) -> bool:
        with self._lock, translated(self.file):
            found = self._one("SELECT closed FROM room_tables WHERE id = ?", table)
        return found is not None

    @override
    def forget_table(self, table: TableId, matches: Collection[str], before: int) -> bool:
        return self._act(lambda do: forgets_table(do, table, matches, before))

    # -- secrets, notes, refusals ------------------------------------------------------------------

    @override
    def keep_number(self, match: str, number: str) -> None:
        with self._there(), self._sql:
            self._sql.execute("INSERT INTO numbers VALUES (?, ?)", (match, number))

    @override
    def number(self, match: str) -> str | None:
        with self._lock, translated(self.file):
            found: str | None = self._one("SELECT number FROM numbers WHERE match = ?", match)
            return found

    @override
    def fact(self, name: str, value: str | None = None) -> str | None:
        with self._there(), self._sql:
            if value is not None:
                self._sql.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))
                return value
            found: str | None = self._one("SELECT value FROM facts WHERE name = ?", name)
            return found

    @override
    def refuse(self, place: str, what: str) -> None:
        with self._there(), self._sql:
            row = self._sql.execute(
                "INSERT INTO refused VALUES (?, ?, ?)", (self._clock(), place, what)
            )
            self._sql.execute(
                "DELETE FROM refused WHERE rowid <= ?",
                ((row.lastrowid or 0) - self._refusals_kept,),
            )

    @override
    def forget_refusals(self, before: int, places_before: int) -> None:
        with self._there(), self._sql:
            self._sql.execute("DELETE FROM refused WHERE at < ?", (before,))
            self._sql.execute("UPDATE refused SET place = '' WHERE at < ?", (places_before,))

    @override
    def refusals(self, most: int = 100) -> list[tuple[int, str, str]]:
        with self._lock, translated(self.file):
            return self._all(
                "SELECT at, place, what FROM refused ORDER BY rowid DESC LIMIT ?", most
            )

    # -- SQL ---------------------------------------------------------------------------------------

    def _is_of_tables(self) -> bool:
        """Was it written when everybody belonged to one table?"""
        return bool(self._all("SELECT 1 FROM sqlite_master WHERE name = 'people'"))

    def _act(self, work: Callable[[Do], T]) -> T:
        """Runs a transaction: all that `work` does, or nothing (a `people.Act`)."""
        with self._there(), self._sql:
            self._sql.execute("BEGIN IMMEDIATE")
            return work(self._all)

    def _all(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        found: Iterable[tuple[Any, ...]] = self._sql.execute(statement, values)
        return list(found)

    def _one(self, statement: str, *values: Any) -> Any:
        found = self._sql.execute(statement, values).fetchone()
        return None if found is None else found[0]
