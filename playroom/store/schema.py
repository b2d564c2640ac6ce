"""The SQLite file: its tables, how it is opened without ever harming it, and what SQLite's errors
mean.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote

from playroom.store.errors import StoreError, os_key, spoken_path

APPLICATION_ID = 0x504C5259  # PLRY
WAIT = 3.0
"""Seconds to wait for another room that is writing."""

SYNCED = "EXTRA"
_MAGIC = b"SQLite format 3\0"
_STRICT = " STRICT" if sqlite3.sqlite_version_info >= (3, 37) else ""
_STRICT_WITHOUT = " WITHOUT ROWID" + (", STRICT" if _STRICT else "")

# Statement lists, the first makes schema 1 of an empty file, every further one the next schema of
# the one before. `matches.sequence` and `head` say where the log of inputs ends: a log that lost
# its end would otherwise look whole.
MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        f"CREATE TABLE migrations (version INTEGER PRIMARY KEY, at INTEGER NOT NULL){_STRICT}",
        f"""CREATE TABLE matches (
            number INTEGER PRIMARY KEY,
            id TEXT NOT NULL UNIQUE,
            format INTEGER NOT NULL,
            game TEXT NOT NULL,
            version INTEGER NOT NULL,
            setup TEXT NOT NULL,
            players TEXT NOT NULL,
            stamp TEXT NOT NULL,
            created INTEGER NOT NULL,
            status TEXT NOT NULL CHECK (status IN ('open', 'finished', 'abandoned')),
            sequence INTEGER NOT NULL,
            head BLOB NOT NULL,
            updated INTEGER NOT NULL,
            note TEXT
        ){_STRICT}""",
        f"""CREATE TABLE secrets (
            match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
            seed TEXT NOT NULL
        ){_STRICT}""",
        f"""CREATE TABLE inputs (
            match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
            sequence INTEGER NOT NULL CHECK (sequence > 0),
            kind TEXT NOT NULL,
            seat INTEGER NOT NULL,
            text TEXT NOT NULL,
            id TEXT NOT NULL,
            at INTEGER NOT NULL,
            chain BLOB NOT NULL,
            PRIMARY KEY (match, sequence)
        ){_STRICT_WITHOUT}""",
        "CREATE UNIQUE INDEX inputs_id ON inputs (match, id) WHERE id <> ''",
        f"""CREATE TABLE results (
            match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
            scores TEXT NOT NULL,
            winners TEXT NOT NULL,
            reason TEXT NOT NULL
        ){_STRICT}""",
        f"""CREATE TABLE states (
            match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
            sequence INTEGER NOT NULL,
            digest TEXT NOT NULL,
            PRIMARY KEY (match, sequence)
        ){_STRICT_WITHOUT}""",
    ),
    # 2: a room with thousands of games lists the latest ones at once, and counts them without
    # replaying all of them
    (
        "CREATE INDEX matches_status ON matches (status, updated)",
        f"""CREATE TABLE derived (
            match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
            head BLOB NOT NULL,
            data TEXT NOT NULL
        ){_STRICT}""",
    ),
)

_KEYS = {
    sqlite3.SQLITE_PERM: "not-writable",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_NOMEM: "disk-error",
    sqlite3.SQLITE_READONLY: "not-writable",
    sqlite3.SQLITE_INTERRUPT: "disk-error",
    sqlite3.SQLITE_IOERR: "disk-error",
    sqlite3.SQLITE_FULL: "disk-full",
    sqlite3.SQLITE_CANTOPEN: "cannot-open",
    sqlite3.SQLITE_PROTOCOL: "locked",
    sqlite3.SQLITE_AUTH: "not-writable",
}


def error_key(error: sqlite3.Error) -> str:
    """The key for what SQLite reports."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None:
        # Our statements are fixed: one that does not compile or breaks a rule means a schema or
        # rows that are not ours.
        return _KEYS.get(code & 0xFF, "damaged")
    # Python's own complaints carry no code: a closed connection, or text that is not UTF-8.
    return "closed" if isinstance(error, sqlite3.ProgrammingError) else "damaged"


@contextmanager
def translated(file: Path) -> Iterator[None]:
    """Turns errors of SQLite and of the file system into `StoreError` about `file`."""
    try:
        yield
    except sqlite3.Error as error:
        raise StoreError(error_key(error), file=spoken_path(file)) from error
    except UnicodeDecodeError as error:  # a message of SQLite that quotes what it found
        raise StoreError("damaged", file=spoken_path(file)) from error
    except OSError as error:
        raise StoreError(os_key(error), file=spoken_path(file)) from error


def connect(file: Path, now: int) -> sqlite3.Connection:
    """Opens `file` for writing, makes or migrates it when needed. `now` (milliseconds) goes into
    `migrations`.

    A file that is damaged, newer or another program's is refused (`StoreError`) and left as it is.
    """
    with translated(file):
        _look(file)
        db = open_own(file, WAIT)
        try:
            _settle(db)
            _migrate(db, file, now)
            _use_wal(db)
        except BaseException:
            db.close()
            raise
    return db


def open_own(file: Path, wait: float) -> sqlite3.Connection:
    """Opens a file that nobody but its owner may read, made when there is none; `wait` seconds for
    another process that holds it. Raises what SQLite and the system raise (`translated`).
    """
    if not file.exists():
        # SQLite would make it readable by everybody
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    return sqlite3.connect(file, timeout=wait, isolation_level=None, check_same_thread=False)


def connect_read_only(file: Path) -> sqlite3.Connection:
    """Opens `file` for reading; where there is none, an empty database that is nowhere."""
    with translated(file):
        if not file.exists():
            db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
            _settle(db)
            _migrate(db, file, 0)
            return db
        _look(file)
        try:
            # Not `mode=ro`: that would leave behind what SQLite puts beside the file while it is
            # open.
            db = _open_uri(file, "mode=rw")
            db.execute("PRAGMA query_only=ON")
            found = _versions(db)
        except sqlite3.OperationalError as error:
            # In a folder that cannot be written SQLite cannot share the file with others: then
            # nobody else writes it.
            if error_key(error) not in ("cannot-open", "not-writable") or _wal_of(file):
                raise
            db = _open_uri(file, "immutable=1")
            found = _versions(db)
        try:
            _settle(db)
            if _judge(file, *found) != len(MIGRATIONS):
                raise StoreError("older", file=spoken_path(file))
        except BaseException:
            db.close()
            raise
    return db


def _open_uri(file: Path, how: str) -> sqlite3.Connection:
    place = quote(os.fsencode(file.absolute().as_posix()))
    slash = "" if place.startswith("/") else "/"  # C:/...
    uri = f"file://{slash}{place}?{how}"
    return sqlite3.connect(
        uri, uri=True, timeout=WAIT, isolation_level=None, check_same_thread=False
    )


def _wal_of(file: Path) -> bool:
    """Is there more of this database in its write-ahead log?"""
    wal = file.with_name(file.name + "-wal")
    return wal.exists() and wal.stat().st_size > 0


def _look(file: Path) -> None:
    """Looks at the file, if there is one, without SQLite, which would touch it. Raises for what is
    not ours.
    """
    try:
        with file.open("rb") as stream:
            head = stream.read(100)
    except FileNotFoundError:
        return
    except IsADirectoryError:
        raise StoreError("cannot-open", file=spoken_path(file)) from None
    if not head:
        return
    if file.with_name(file.name + "-journal").exists():
        return  # its making was interrupted; SQLite takes that back
    if len(head) < 100 or not head.startswith(_MAGIC) or max(head[18], head[19]) > 2:
        raise StoreError("damaged", file=spoken_path(file))
    if not _wal_of(file):
        size, pages = int.from_bytes(head[16:18], "big"), int.from_bytes(head[28:32], "big")
        if head[24:28] == head[92:96] and file.stat().st_size < pages * (
            65536 if size == 1 else size
        ):
            raise StoreError(
                "damaged", file=spoken_path(file)
            )  # torn off; SQLite may not notice before it reads there
        _judge(file, int.from_bytes(head[68:72], "big"), int.from_bytes(head[60:64], "big"), 1)
        return
    # The first page may have a newer edition in the log. A read-only connection leaves the log
    # alone when it is closed.
    with contextlib.closing(_open_uri(file, "mode=ro")) as db:
        _judge(file, *_versions(db))


def _versions(db: sqlite3.Connection) -> tuple[int, int, int]:
    application = int(db.execute("PRAGMA application_id").fetchone()[0])
    version = int(db.execute("PRAGMA user_version").fetchone()[0])
    tables = int(db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0])
    return application, version, tables


def _judge(file: Path, application: int, version: int, tables: int) -> int:
    """The version of the schema, 0 for an empty file.

    Raises for one that is not ours or newer than this program.
    """
    if (application, version, tables) == (0, 0, 0):
        return 0
    if application != APPLICATION_ID:
        raise StoreError("foreign", file=spoken_path(file))
    if version > len(MIGRATIONS):
        raise StoreError("newer", file=spoken_path(file), version=version, known=len(MIGRATIONS))
    if version < 1:
        raise StoreError("damaged", file=spoken_path(file))
    return version


def _settle(db: sqlite3.Connection) -> None:
    # EXTRA is FULL (every commit is on the disk when it returns), also where there is no WAL.
    # fullfsync: the same on macOS. secure_delete: what is forgotten is in no free page, either.
    for pragma in (
        "foreign_keys=ON",
        f"synchronous={SYNCED}",
        "cell_size_check=ON",
        "trusted_schema=OFF",
        "secure_delete=ON",
    ):
        db.execute(f"PRAGMA {pragma}")
    if sys.platform == "darwin":
        db.execute("PRAGMA fullfsync=ON")


def _migrate(db: sqlite3.Connection, file: Path, now: int) -> None:
    """Brings the schema up to date in one transaction; also finds out whether the file can be
    written at all.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        version = _judge(file, *_versions(db))
        if version == len(MIGRATIONS):
            db.execute("ROLLBACK")
            return
        if version == 0:
            db.execute(f"PRAGMA application_id={APPLICATION_ID}")
        for number, statements in enumerate(MIGRATIONS[version:], version + 1):
            for statement in statements:
                db.execute(statement)
            db.execute("INSERT INTO migrations VALUES (?, ?)", (number, now))
        db.execute(f"PRAGMA user_version={len(MIGRATIONS)}")
        db.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise


def _use_wal(db: sqlite3.Connection) -> None:
    # Where the file system cannot do it, or another room is just opening the file, the rollback
    # journal is as safe.
    try:
        db.execute("PRAGMA journal_mode=WAL").fetchone()
    except sqlite3.OperationalError as error:
        if error_key(error) != "locked":
            raise
