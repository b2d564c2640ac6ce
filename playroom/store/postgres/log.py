"""The logs of matches in a shared database. Nodes hear by NOTIFY what others append to the logs of
tables, and of tickets and news.
"""

from __future__ import annotations

import contextlib
import selectors
import socket
import threading
import time
from collections.abc import Iterable, Sequence
from typing import Any

import psycopg
from psycopg import sql

from playroom.engine.log.entries import Conflict, Entry, Lease, Log, StaleLease
from playroom.engine.overriding import override
from playroom.store.errors import StoreError
from playroom.store.postgres.engine import Db, Engine
from playroom.store.rows import damaged, or_bad_value, spoken
from playroom.store.shapes import check_entry

MARGIN = 60_000
"""Milliseconds before a cut from which on is looked for what was missed: the wire may have been
dead for a while before it was noticed, and clocks of two servers differ.
"""
AGAIN = 0.25
"""Seconds between two tries to hear again."""

_ADD = (
    "SELECT came, number_there FROM"
    " add_input(%s, %s::bigint, %s::bigint, %s, %s::integer, %s, %s, %s, %s::bigint)"
)
_READ = (
    "SELECT i.sequence, i.kind, i.seat, i.text, i.id FROM matches m"
    " LEFT JOIN inputs i ON i.match = m.number AND i.sequence > %s"
    " WHERE m.id = %s ORDER BY i.sequence LIMIT %s"
)
_MISSED = (
    "WITH since AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint - %s AS at)"
    " SELECT '/' || id, last FROM room_tables, since WHERE last > 0 AND updated >= at"
    " UNION ALL SELECT '\"' || room_table, max(number) FROM talk, since WHERE talk.at >= since.at"
    " GROUP BY room_table"
    " UNION ALL (SELECT '?', 0 FROM seekers LIMIT 1)"
)


def entries_of(game: str, rows: Iterable[Sequence[Any]], after: int = 0) -> list[Entry]:
    """The inputs of a game from behind number `after` on. Raises `damaged-game`."""
    entries: list[Entry] = []
    for due, row in enumerate(rows, after + 1):
        try:
            entry = Entry(*row)
            check_entry(entry)
        except ValueError as error:
            raise damaged(game, due) from error
        if entry.sequence != due:
            raise damaged(game, due)
        entries.append(entry)
    return entries


class PostgresLog(Log):
    """The logs in the schema of an engine; a log has the id of its game.

    A `Log` of the engine, to be used from several threads. Its methods raise `EngineError`
    (`gone` only after it was tried again for a while), and `append` also `Conflict`.
    """

    def __init__(self, engine: Engine) -> None:
        """`engine` is closed by who opened it."""
        self._engine = engine

    @override
    def append(self, log: str, expected: int, row: Entry, by: Lease | None = None) -> int:
        """`by`: the lease, for rows of its owner only; raises `StaleLease` when another node holds
        it. Raises `no-game`, `over`, `bad-value`; then nothing was stored.

        A lost answer is retried, which the id makes idempotent. A row without one may then have
        been stored.
        """
        or_bad_value(log, lambda: check_entry(row))
        table, term = (None, None) if by is None else (by.table, by.term)
        given = (row.sequence, row.kind, row.seat, row.text, row.id)

        def add(db: Db) -> tuple[Any, ...]:
            found = db.execute(_ADD, (log, expected, *given, table, term)).fetchone()
            assert found is not None
            return found

        result, number = self._engine.do(add, again=bool(row.id))
        match result:
            case "kept" | "known":
                return int(number)
            case "conflict":
                raise Conflict(int(number))
            case "fenced":
                raise StaleLease(f"{table} {term}")
        raise StoreError(result, game=spoken(log))

    @override
    def read(self, log: str, after: int = 0, most: int = 1_000) -> Sequence[Entry]:
        """Raises `no-game`, `damaged-game`."""
        found = self._engine.do(lambda db: db.execute(_READ, (after, log, most)).fetchall())
        if not found:
            raise StoreError("no-game", game=spoken(log))
        there = [row for row in found if row[0] is not None]  # the game may have no rows there
        return entries_of(log, there, max(after, 0))

    def follow(self) -> Follower:
        """Raises `EngineError`."""
        return Follower(self._engine)


class Follower:
    """Subscription to what other nodes append. Listens on a connection of its own, on which nothing
    else is ever asked. While the database does not answer it is silent, and catches up afterwards.
    """

    def __init__(self, engine: Engine) -> None:
        """Raises `EngineError`."""
        self._engine = engine
        self._bell, self._button = socket.socketpair()
        self._heard_at = time.monotonic()
        self._closed = False
        self._busy = threading.Lock()
        try:
            self._db: Db | None = self._listening()
        except psycopg.Error as error:
            raise engine.trouble(error) from error

    def news(self, seconds: float) -> dict[str, int]:
        """The logs that grew since the last call, each with the number of its last row; waits for
        the first at most `seconds`, and is empty when none came. May tell one twice, and tells of
        several rows once.
        """
        until = time.monotonic() + seconds
        with self._busy:
            while not self._closed:
                grown = self._grown()
                left = until - time.monotonic()
                if grown or left <= 0:
                    return grown
                self._wait(left)
        return {}

    def close(self) -> None:
        """Stops; a call of `news` in another thread returns."""
        self._closed = True
        with contextlib.suppress(OSError):
            self._button.send(b".")
        with self._busy:
            self._drop()
            self._bell.close()
            self._button.close()

    def _listening(self) -> Db:
        db = self._engine.connect()
        try:
            db.execute(sql.SQL("LISTEN {}").format(sql.Identifier(self._engine.schema)))
        except BaseException:
            db.close()
            raise
        return db

    def _grown(self) -> dict[str, int]:
        try:
            missed: dict[str, int] = {}
            if self._db is None:
                self._db = self._listening()  # first, so that nothing falls between
                missed = self._missed()
            told = (note.payload.rpartition(" ") for note in self._db.notifies(timeout=0))
            for log, _, number in told:
                if log and number.isdecimal():  # any client of the database may notify
                    missed[log] = max(missed.get(log, 0), int(number))
            self._heard_at = time.monotonic()
            return missed
        except (psycopg.Error, StoreError):
            self._drop()
            return {}

    def _missed(self) -> dict[str, int]:
        gap = int((time.monotonic() - self._heard_at) * 1000) + MARGIN
        found = self._engine.do(lambda db: db.execute(_MISSED, (gap,)).fetchall(), again=False)
        return dict(found)

    def _wait(self, seconds: float) -> None:
        with selectors.DefaultSelector() as either:  # a node has more sockets than select takes
            either.register(self._bell, selectors.EVENT_READ)
            if self._db is not None:
                either.register(self._db.fileno(), selectors.EVENT_READ)
            else:
                seconds = min(seconds, AGAIN)
            either.select(seconds)

    def _drop(self) -> None:
        if self._db is not None:
            self._db.close()
            self._db = None
