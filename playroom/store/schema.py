"""Schema of the games' file, and its migrations; never harms a file of another program."""

from __future__ import annotations

import contextlib
import sqlite3
import sys
from pathlib import Path

from playroom.store.errors import StoreError, spoken_path
from playroom.store.sqlite_file import (
    WAIT,
    copy_consistent,
    error_key,
    in_memory,
    is_emptied,
    look,
    open_own,
    open_there,
    open_unshared,
    set_journal,
    translated,
)

APPLICATION_ID = 0x504C5259  # PLRY

SYNCED = "EXTRA"
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
            set_journal(db, file)
        except BaseException:
            db.close()
            raise
    return db


def connect_read_only(file: Path) -> sqlite3.Connection:
    """Opens `file` for reading; where there is none, or nothing in it, an empty database that
    is nowhere."""
    with translated(file):
        if not file.exists() or is_emptied(file):
            db = in_memory()
            _settle(db)
            _migrate(db, file, 0)
            return db
        _look(file)
        try:
            # Not `mode=ro`: that would leave behind what SQLite puts beside the file while it is
            # open.
            db = open_there(file, "mode=rw", WAIT)
            db.execute("PRAGMA query_only=ON")
            versions = _versions(db)
        except sqlite3.OperationalError as error:
            # In a folder that cannot be written SQLite cannot share the file with other processes:
            # then there are no other writers.
            if error_key(error) not in ("cannot-open", "not-writable"):
                raise
            if (unshared := open_unshared(file)) is None:
                raise
            db = unshared
            versions = _versions(db)
        try:
            _settle(db)
            if _judge(file, *versions) != len(MIGRATIONS):
                raise StoreError("older", file=spoken_path(file))
        except BaseException:
            db.close()
            raise
    return db


def _look(file: Path) -> None:
    """Raises for a file that is not ours, before anything could change it."""
    versions = look(file)
    if versions is not None:
        _judge(file, *versions, 1)


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
    copied: Path | None = None
    db.execute("BEGIN IMMEDIATE")
    try:
        version = _judge(file, *_versions(db))
        if version == len(MIGRATIONS):
            db.execute("ROLLBACK")
            return
        if version == 0:
            db.execute(f"PRAGMA application_id={APPLICATION_ID}")
        else:
            copied = _copied_aside(file, version)
        for number, statements in enumerate(MIGRATIONS[version:], version + 1):
            for statement in statements:
                db.execute(statement)
            db.execute("INSERT INTO migrations VALUES (?, ?)", (number, now))
        db.execute(f"PRAGMA user_version={len(MIGRATIONS)}")
        db.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        if copied is not None:  # the file itself is as it was
            with contextlib.suppress(OSError):
                copied.unlink()
        raise


def _copied_aside(file: Path, version: int) -> Path:
    """Keeps the file as an older program has left it, beside it, before it is migrated. The
    transaction that migrates has begun: no other process writes meanwhile.
    """
    target = file.with_name(f"{file.stem}-schema{version}{file.suffix}")
    number = 1
    while target.exists():
        number += 1
        target = file.with_name(f"{file.stem}-schema{version}-{number}{file.suffix}")
    copy_consistent(file, target)
    return target
