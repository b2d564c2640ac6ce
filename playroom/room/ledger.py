"""The book of a room on one machine: a SQLite file, held by one process at a time."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from playroom.engine.log import Conflict
from playroom.engine.notes import Clean
from playroom.engine.record import Seat, replace
from playroom.engine.wire import written
from playroom.room.book import (
    DONE_KEPT,
    INVITED_FOR,
    REFUSALS_KEPT,
    Known,
    MayHave,
    Member,
    all_may,
    hashed,
    new_code,
    new_member,
    new_token,
    rows_of,
)
from playroom.room.names import name_of
from playroom.room.values import Language, PersonId, Row, TableId
from playroom.store.paths import ensure
from playroom.store.schema import translated

_TABLES = (
    "CREATE TABLE IF NOT EXISTS facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS rows (
        room_table TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (room_table, number)) WITHOUT ROWID""",
    """CREATE TABLE IF NOT EXISTS people (
        id TEXT PRIMARY KEY, token BLOB NOT NULL UNIQUE, name TEXT NOT NULL,
        language TEXT NOT NULL, room_table TEXT NOT NULL, at INTEGER NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS invitations (
        code BLOB PRIMARY KEY, room_table TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL,
        until INTEGER NOT NULL, person TEXT)""",
    "CREATE TABLE IF NOT EXISTS numbers (match TEXT PRIMARY KEY, number TEXT NOT NULL)",
    """CREATE TABLE IF NOT EXISTS refused (
        at INTEGER NOT NULL, place TEXT NOT NULL, what TEXT NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS done (
        number INTEGER PRIMARY KEY, person TEXT NOT NULL, id TEXT NOT NULL)""",
    "CREATE INDEX IF NOT EXISTS done_by ON done (person, id)",
)


def _seconds() -> int:
    return int(time.time())


class Ledger:
    """The file of one room: a `Book`."""

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
        ensure(file.parent)
        with translated(file):
            if not file.exists():
                os.close(os.open(file, os.O_CREAT | os.O_WRONLY, 0o600))
            self._sql = sqlite3.connect(
                file, timeout=0.2, isolation_level=None, check_same_thread=False
            )
            try:
                self._sql.execute("PRAGMA locking_mode = EXCLUSIVE")
                self._sql.execute("PRAGMA journal_mode = WAL")
                self._sql.execute("PRAGMA synchronous = FULL")
                with self._sql:
                    self._sql.execute("BEGIN IMMEDIATE")
                    for statement in _TABLES:
                        self._sql.execute(statement)
            except BaseException:
                self._sql.close()
                raise

    def close(self) -> None:
        """Lets the file go."""
        with self._lock, translated(self.file):
            self._sql.close()

    # -- tables ------------------------------------------------------------------------------------

    def append(
        self,
        table: TableId,
        expected: int,
        rows: Sequence[Row],
        asked: tuple[PersonId, str] | None = None,
    ) -> None:
        """See `Book`."""
        with self._lock, translated(self.file), self._sql:
            self._sql.execute("BEGIN IMMEDIATE")
            last = self._one("SELECT max(number) FROM rows WHERE room_table = ?", table) or 0
            texts = [written(row) for row in rows]
            there = last >= expected and texts == self._texts(table, expected - 1, len(texts))
            known = asked is not None and self._one(
                "SELECT 1 FROM done WHERE person = ? AND id = ?", *asked
            )
            if known and not there:
                raise Known
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

    def done(self, person: PersonId) -> list[str]:
        """See `Book`."""
        with self._lock, translated(self.file):
            found = self._all("SELECT id FROM done WHERE person = ? ORDER BY number", person)
        return [id for (id,) in found]

    def rows(self, table: TableId, after: int = 0) -> list[Row]:
        """See `Book`."""
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

    def tables(self) -> list[TableId]:
        """See `Book`."""
        with self._lock, translated(self.file):
            found = self._all(
                "SELECT room_table FROM rows WHERE number = 1 ORDER BY at, room_table"
            )
        return [table for (table,) in found]

    # -- people ------------------------------------------------------------------------------------

    def invite(self, table: TableId, seat: Seat | None, name: str = "") -> str:
        """See `Book`."""
        code = new_code()
        with self._lock, translated(self.file), self._sql:
            self._sql.execute(
                "INSERT INTO invitations VALUES (?, ?, ?, ?, ?, NULL)",
                (hashed(code), table, seat, name, self._clock() + INVITED_FOR),
            )
        return code

    def redeem(
        self,
        code: str,
        token: str,
        name: Clean,
        language: Language,
        may_have: MayHave = all_may,
    ) -> Member | str | None:
        """See `Book`."""
        with self._lock, translated(self.file), self._sql:
            self._sql.execute("BEGIN IMMEDIATE")
            known = self.member(token)
            if known is not None:
                return known
            found = self._all(
                "SELECT room_table, name FROM invitations"
                " WHERE code = ? AND person IS NULL AND until > ?",
                hashed(code),
                self._clock(),
            )
            if not found:
                return None
            called = name or name_of(found[0][1])
            if why := may_have(found[0][0], called) if called else "no_name":
                return why
            member = new_member(called, language, found[0][0])
            self._sql.execute(
                "UPDATE invitations SET person = ? WHERE code = ?", (member.id, hashed(code))
            )
            self._add(member, token)
        return member

    def invited_to(self, code: str) -> TableId | None:
        """See `Book`."""
        with self._lock, translated(self.file):
            found: TableId | None = self._one(
                "SELECT room_table FROM invitations"
                " WHERE code = ? AND person IS NULL AND until > ?",
                hashed(code),
                self._clock(),
            )
            return found

    def forget(self, token: str) -> None:
        """See `Book`."""
        with self._lock, translated(self.file), self._sql:
            self._sql.execute(
                "UPDATE people SET token = ? WHERE token = ?",
                (hashed(new_token()), hashed(token)),
            )

    def rename(self, member: Member, name: Clean, language: Language) -> Member:
        """See `Book`."""
        with self._lock, translated(self.file), self._sql:
            self._sql.execute(
                "UPDATE people SET name = ?, language = ? WHERE id = ?",
                (str(name), language, member.id),
            )
        return replace(member, name=name, language=language)

    def seat_of(self, person: PersonId) -> Seat | None:
        """See `Book`."""
        with self._lock, translated(self.file):
            found: Seat | None = self._one("SELECT seat FROM invitations WHERE person = ?", person)
            return found

    def add_member(self, name: Clean, language: Language, table: TableId) -> tuple[Member, str]:
        """See `Book`."""
        member, token = new_member(name, language, table), new_token()
        with self._lock, translated(self.file), self._sql:
            self._add(member, token)
        return member, token

    def _add(self, member: Member, token: str) -> None:
        values = (member.id, hashed(token), str(member.name), member.language, member.table)
        self._sql.execute("INSERT INTO people VALUES (?, ?, ?, ?, ?, ?)", (*values, self._clock()))

    def member(self, token: str) -> Member | None:
        """See `Book`."""
        with self._lock, translated(self.file):
            found = self._all(
                "SELECT id, name, language, room_table FROM people WHERE token = ?", hashed(token)
            )
        if not found:
            return None
        id_, name, language, table = found[0]
        return Member(id_, name_of(name), language, table)

    # -- secrets, notes, refusals ------------------------------------------------------------------

    def keep_number(self, match: str, number: str) -> None:
        """See `Book`."""
        with self._lock, translated(self.file), self._sql:
            self._sql.execute("INSERT INTO numbers VALUES (?, ?)", (match, number))

    def number(self, match: str) -> str | None:
        """See `Book`."""
        with self._lock, translated(self.file):
            found: str | None = self._one("SELECT number FROM numbers WHERE match = ?", match)
            return found

    def fact(self, name: str, value: str | None = None) -> str | None:
        """See `Book`."""
        with self._lock, translated(self.file), self._sql:
            if value is not None:
                self._sql.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))
                return value
            found: str | None = self._one("SELECT value FROM facts WHERE name = ?", name)
            return found

    def refuse(self, place: str, what: str) -> None:
        """See `Book`."""
        with self._lock, translated(self.file), self._sql:
            row = self._sql.execute(
                "INSERT INTO refused VALUES (?, ?, ?)", (self._clock(), place, what)
            )
            self._sql.execute(
                "DELETE FROM refused WHERE rowid <= ?",
                ((row.lastrowid or 0) - self._refusals_kept,),
            )

    def refusals(self, most: int = 100) -> list[tuple[int, str, str]]:
        """See `Book`."""
        with self._lock, translated(self.file):
            return self._all(
                "SELECT at, place, what FROM refused ORDER BY rowid DESC LIMIT ?", most
            )

    # -- SQL ---------------------------------------------------------------------------------------

    def _all(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        found: Iterable[tuple[Any, ...]] = self._sql.execute(statement, values)
        return list(found)

    def _one(self, statement: str, *values: Any) -> Any:
        found = self._sql.execute(statement, values).fetchone()
        return None if found is None else found[0]
