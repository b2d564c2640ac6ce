"""Connections to a shared database, and the meaning of its errors.

An operation without an answer (restart, failover, lost connection) is retried for a while, so that
a short break goes unnoticed.
"""

# messages: store-engine-<key>

from __future__ import annotations

import math
import re
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict
from psycopg.pq import TransactionStatus

from playroom.engine.notes import Clean
from playroom.store.errors import StoreError
from playroom.store.postgres.schema import Unfit, made

T = TypeVar("T")
Db: TypeAlias = psycopg.Connection[tuple[Any, ...]]

PATIENCE = 30.0
"""Seconds for which a database that does not answer is tried again."""
MOST = 5
"""Connections of one process that are at work at once: of each thread that keeps what is played,
and of the one that looks who lives.
"""

STANDS_FOR = 5_000
"""Milliseconds that a transaction may stand still: a process that hangs in one must not keep
others waiting.
"""
_STANDS = "idle_in_transaction_session_timeout"

_SCHEMA = re.compile(r"[a-z][a-z0-9_]{0,40}")
_USUAL = {
    "application_name": "playroom",
    "client_encoding": "UTF8",
    "connect_timeout": 5,
    # a machine that is gone is noticed within seconds, not hours
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    # of several hosts in the address the one that can be written
    "target_session_attrs": "read-write",
}
# What was kept stays so after a power cut, whatever is usual there; stricter than that it may be.
_KEPT = (
    "SELECT set_config('synchronous_commit', 'on', false)"
    " WHERE current_setting('synchronous_commit') = 'off'"
)
_PASSING = ("08", "40", "57")
"""Classes of errors that say nothing about what was wanted: connections, deadlocks, shutdowns."""
_READ_ONLY = "25006"
"""What a server says that was a primary and is none any more."""
_FULL = "53100"
_KEYS = {
    "28": "refused",
    "3D": "refused",
    "42501": "refused",
    "42": "foreign",
    "3F": "foreign",
    "XX": "failed",
}


Taken = psycopg.errors.UniqueViolation
"""Another process has just stored what must be unique."""
TRIES = 3
"""Of a transaction, when that happens."""


class EngineError(StoreError):
    """The shared database cannot do it. The sentence is `store-engine-<key>`.

    Keys, all with `engine` (where it is) and most with `why` (its own words): `gone` (does not
    answer), `refused`, `foreign` (not as we made it), `newer`, `too-old`, `failed`, `certificate`
    (other processes of the room have another one). Without it: `address` (`given`), `folder`
    (`folder`, from which another process serves the room).
    """

    prefix = "store-engine"


class Engine:
    """A database, and in it the schema of one room. May be used from several threads."""

    def __init__(
        self, address: str, schema: str = "playroom", most: int = MOST, patience: float = PATIENCE
    ) -> None:
        """Connects to nothing yet. `address` is what libpq takes, of one host or of several.

        Raises `EngineError` (`address`).
        """
        try:
            self._given = conninfo_to_dict(address)
        except psycopg.Error as error:
            given = Clean.of(address.rpartition("@")[2], 100)  # no password is repeated
            raise EngineError("address", given=given) from error
        if not _SCHEMA.fullmatch(schema):
            raise EngineError("address", given=Clean.of(schema, 100))
        self.schema = schema
        self._patience = patience
        self._places = threading.BoundedSemaphore(most)
        self._free: deque[Db] = deque()
        self._made = False
        self._closed = threading.Event()
        self._ends = math.inf

    @property
    def place(self) -> Clean:
        """Where it is, as a value of a sentence."""
        given = self._given
        return Clean.of(f"{given.get('dbname', 'playroom')} {given.get('host', '')}", 100)

    def look(self) -> None:
        """Connects once, without patience, and makes the tables that are missing: for the start.

        Raises `EngineError`.
        """
        try:
            with self._lent():
                pass
        except psycopg.Error as error:
            raise self.trouble(error) from error

    def do(self, act: Callable[[Db], T], again: bool = True) -> T:
        """What `act` gives by one of the connections, each statement of it on its own.

        While the database does not answer it is tried again, so it must be harmless when it was
        done and only its answer was lost; else it is not tried `again`. Raises `EngineError`,
        `StoreError` (`disk-full`, `closed`).
        """
        until = time.monotonic() + self._patience
        wait = 0.02
        while True:
            try:
                with self._lent() as db:
                    return act(db)
            except psycopg.Error as error:
                if _passes(error):
                    self._forget()
                if not (again and _passes(error)) or time.monotonic() + wait > min(
                    until, self._ends
                ):
                    raise self.trouble(error) from error
            self._closed.wait(wait)
            wait = min(2 * wait, 1.0)

    def connect(self) -> Db:
        """A connection of the caller's own. Raises `psycopg.Error`, `EngineError`."""
        usual = f"-c search_path={self.schema} -c {_STANDS}={STANDS_FOR}"
        options = f"{self._given.get('options') or ''} {usual}".strip()
        given: dict[str, Any] = {**_USUAL, **self._given, "options": options}
        db: Db = psycopg.connect(autocommit=True, **given)
        try:
            db.execute(_KEPT)
            if not self._made:
                made(db, self.schema)
                self._made = True
        except Unfit as why:
            db.close()
            raise EngineError(why.key, engine=self.place, why=Clean.of(str(why), 200)) from why
        except BaseException:
            db.close()
            raise
        return db

    def end_within(self, seconds: float) -> None:
        """From then on nothing is tried again: it is about to be closed."""
        self._ends = time.monotonic() + seconds

    def close(self) -> None:
        """Closes its connections, once what is under way is done. May be called twice."""
        self._closed.set()
        self._forget()

    def trouble(self, error: psycopg.Error) -> StoreError:
        """What an error of the database is for us."""
        state = error.sqlstate or ""
        if state == _FULL:
            return StoreError("disk-full")
        key = "gone" if _passes(error) else _KEYS.get(state) or _KEYS.get(state[:2], "failed")
        why = next(iter(str(error).splitlines()), "")
        return EngineError(key, engine=self.place, why=Clean.of(why, 200))

    @contextmanager
    def _lent(self) -> Iterator[Db]:
        with self._places:
            if self._closed.is_set():
                raise StoreError("closed", file=self.place)
            try:
                db = self._free.pop()
            except IndexError:
                db = self.connect()
            try:
                yield db
            finally:
                idle = db.info.transaction_status is TransactionStatus.IDLE
                if db.closed or not idle or self._closed.is_set():
                    db.close()
                else:
                    self._free.append(db)

    def _forget(self) -> None:
        """Whatever broke one connection has broken those that wait, too."""
        while self._free:
            try:
                self._free.pop().close()
            except IndexError:  # another thread took it
                return


def _passes(error: psycopg.Error) -> bool:
    state = error.sqlstate
    if state is None:
        return isinstance(error, (psycopg.OperationalError, psycopg.InterfaceError))
    return state.startswith(_PASSING) or state == _READ_ONLY
