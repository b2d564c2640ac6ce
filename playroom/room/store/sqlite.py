"""The database of a room on one machine: a SQLite file, held by one process at a time."""

from __future__ import annotations

import errno
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import Any, TypeVar

from playroom.clock import wall
from playroom.engine.log.entries import AlreadyApplied, Conflict, Lease
from playroom.engine.notes import Clean
from playroom.engine.overriding import override
from playroom.log.stream import CommandId
from playroom.room.store.database import Database, Execute
from playroom.store.errors import StoreError, spoken_path
from playroom.store.paths import ensure
from playroom.store.room_schema import INDEXES, RATINGS, tables
from playroom.store.sqlite_file import open_own, translated

T = TypeVar("T")

SCHEMA = (
    *tables("INTEGER PRIMARY KEY"),
    """CREATE TABLE rows (
        room_table TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (room_table, number)) WITHOUT ROWID""",
    # without its log a table is known to be closed, since when in seconds since 1970
    """CREATE TABLE room_tables (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, closed INTEGER)""",
    *INDEXES,
    """CREATE TRIGGER opens AFTER INSERT ON rows WHEN NEW.number = 1
        BEGIN INSERT INTO room_tables (id) VALUES (NEW.room_table); END""",
    """CREATE TRIGGER closes AFTER INSERT ON rows
        WHEN NEW.text LIKE '{"type":"closed"%' OR NEW.text LIKE '{"type":"opened_again"%'
        BEGIN UPDATE room_tables SET closed =
            CASE WHEN NEW.text LIKE '{"type":"closed"%' THEN NEW.at END WHERE id = NEW.room_table;
        END""",
)
"""Makes the tables of an empty file."""
NUMBERED = (
    "ALTER TABLE refused RENAME TO refused_before",
    "CREATE TABLE refused (number INTEGER PRIMARY KEY, at BIGINT NOT NULL, place TEXT NOT NULL,"
    " what TEXT NOT NULL)",
    "INSERT INTO refused SELECT rowid, at, place, what FROM refused_before",
    "DROP TABLE refused_before",
)
"""Makes schema 2 of schema 1: refusals have a number, as they have in PostgreSQL."""
MIGRATIONS = (SCHEMA, NUMBERED, RATINGS)
"""The first makes schema 1 of an empty file, each further one a schema of the one before it."""


def _seconds() -> int:
    return int(wall())


class SqliteDatabase(Database):
    """The file of one room."""

    def __init__(self, file: Path, clock: Callable[[], int] = _seconds) -> None:
        """Opens the file or makes it. `clock` gives seconds since 1970.

        Raises `StoreError` (`locked`: another process runs this room; `newer`, `foreign`: this
        program did not make it).
        """
        self.file = file
        self._clock = clock
        self._lock = threading.RLock()
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
                    for statement in _migration(self._sql, file):
                        self._sql.execute(statement)
                self._opened = self.file.stat()
            except BaseException:
                self._sql.close()
                raise

    @property
    @override
    def place(self) -> Clean:
        return spoken_path(self.file)

    @override
    def now(self) -> int:
        return self._clock()

    @override
    def execute(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        with self._there():
            return self._executed(statement, *values)

    def _executed(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return self._sql.execute(statement, values).fetchall()

    @override
    def transaction(self, work: Callable[[Execute], T]) -> T:
        with self._there(), self._sql:
            self._sql.execute("BEGIN IMMEDIATE")
            return work(self._executed)

    @override
    def append(
        self,
        table: str,
        expected: int,
        texts: Sequence[str],
        command: CommandId | None,
        lease: Lease | None,
        remembered: int,
    ) -> None:
        """The only process that has the file has every lease."""

        def appended(do: Execute) -> None:
            ((last,),) = do("SELECT coalesce(max(number), 0) FROM rows WHERE room_table = ?", table)
            there = last >= expected and list(texts) == [
                text
                for (text,) in do(
                    "SELECT text FROM rows WHERE room_table = ? AND number >= ? AND number < ?"
                    " ORDER BY number",
                    *(table, expected, expected + len(texts)),
                )
            ]
            known = command is not None and bool(
                do("SELECT 1 FROM done WHERE person = ? AND id = ?", *command)
            )
            if known and not there:
                raise AlreadyApplied
            if last + 1 != expected and not there:
                raise Conflict(last + 1)
            at = self._clock()
            for number, text in enumerate(() if there else texts, expected):
                do("INSERT INTO rows VALUES (?, ?, ?, ?)", table, number, text, at)
            if command is not None and not known:
                do("INSERT INTO done (person, id) VALUES (?, ?)", *command)
                do(
                    "DELETE FROM done WHERE number <= (SELECT max(number) FROM done) - ?",
                    remembered,
                )

        self.transaction(appended)

    @override
    def close(self) -> None:
        with self._lock, translated(self.file):
            self._sql.close()

    @contextmanager
    def _there(self) -> Iterator[None]:
        """One thread at a time is at the file, as long as it can be found: what SQLite writes into
        one that was deleted is nowhere. Raises `StoreError` (`not-found`).
        """
        with self._lock, translated(self.file):
            if not os.path.samestat(self.file.stat(), self._opened):
                raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(self.file))
            yield


def _migration(db: sqlite3.Connection, file: Path) -> tuple[str, ...]:
    """The statements that bring a file to the schema of this program. Raises `StoreError`."""
    ((version,),) = db.execute("PRAGMA user_version").fetchall()
    newest = len(MIGRATIONS)
    if version > newest:
        raise StoreError("newer", file=spoken_path(file), version=version, known=newest)
    if not version and db.execute("SELECT 1 FROM sqlite_master").fetchall():
        raise StoreError("foreign", file=spoken_path(file))
    missing = chain.from_iterable(MIGRATIONS[version:])
    return (*missing, f"PRAGMA user_version = {newest}") if version < newest else ()
