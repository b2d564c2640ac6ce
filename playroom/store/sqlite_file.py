"""SQLite files: opening, inspecting and copying them, and the meaning of SQLite's errors.

On POSIX systems a process loses all its locks on a file as soon as it closes any handle of that
file. Opening a database beside SQLite, if only to read its head, would therefore make the next
process that closes it believe that it is the last one: that process empties the write-ahead log and
deletes it under those who still write into it. SQLite knows of its own handles and closes none too
early; so everything here goes through SQLite, and nothing else in the program opens such a file, or
what stands beside it.
"""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sqlite3
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import quote
from weakref import WeakSet

from playroom.store.errors import StoreError, os_key, spoken_path
from playroom.store.file_systems import is_remote

WAIT = 3.0
"""Seconds to wait for another room that is writing."""
BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite puts beside the file, by what follows its name."""

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


class _Connection(sqlite3.Connection):
    """A connection to a file, which is known here as long as it is open."""

    file: Path

    @property
    def is_open(self) -> bool:
        """Has it not been closed?"""
        try:
            return self.total_changes >= 0
        except sqlite3.ProgrammingError:
            return False


_connections: WeakSet[_Connection] = WeakSet()
_opening = threading.Lock()
"""Held while a file is made or opened: its first handle, with which it gets its permissions, is
closed before another thread can have it open.
"""


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


# The functions below raise what SQLite and the system raise (see `translated`).


def open_own(file: Path, wait: float) -> sqlite3.Connection:
    """Opens a file with access for its owner only, made when missing; waits `wait` seconds for a
    lock.
    """
    with _opening:
        with contextlib.suppress(FileExistsError):
            # SQLite would make it readable by everybody
            os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        return _opened(file, str(file), False, wait)


def open_there(file: Path, how: str, wait: float) -> sqlite3.Connection:
    """Opens a file that is there; `how` is what SQLite's URI asks for (`mode=rw`)."""
    place = quote(os.fsencode(file.absolute().as_posix()))
    slash = "" if place.startswith("/") else "/"  # C:/...
    with _opening:
        return _opened(file, f"file://{slash}{place}?{how}", True, wait)


def open_unshared(file: Path) -> sqlite3.Connection | None:
    """Opens a file read-only as immutable: without a lock and without changes. None when a part of
    it is still in its write-ahead log.
    """
    return None if _has_log(file) else open_there(file, "mode=ro&immutable=1", WAIT)


def in_memory() -> sqlite3.Connection:
    """An empty database that is nowhere."""
    return sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)


def _opened(file: Path, name: str, uri: bool, wait: float) -> _Connection:
    db = sqlite3.connect(
        name,
        uri=uri,
        timeout=wait,
        isolation_level=None,
        check_same_thread=False,
        factory=_Connection,
    )
    db.file = file
    _connections.add(db)
    return db


def is_emptied(file: Path) -> bool:
    """Is there a file with nothing in it, and no change under way that would make it?"""
    return (
        file.is_file()
        and not file.stat().st_size
        and not any(file.with_name(file.name + end).exists() for end in BESIDE)
    )


def _has_log(file: Path) -> bool:
    """Is there more of this database in its write-ahead log?"""
    wal = file.with_name(file.name + "-wal")
    return wal.exists() and wal.stat().st_size > 0


def look(file: Path) -> tuple[int, int] | None:
    """The `application_id` and `user_version` of a database, read without changing anything; None
    for a file that is not there, is empty, or has a last change that SQLite still has to take back.

    Raises `StoreError` (`damaged`) for one that is none, or of which the end is missing.
    """
    try:
        size = file.stat().st_size
    except FileNotFoundError:
        return None
    if file.is_dir():
        raise StoreError("cannot-open", file=spoken_path(file))
    if not size or file.with_name(file.name + "-journal").exists():
        return None
    effective = os.access in os.supports_effective_ids
    if not os.access(file, os.R_OK, effective_ids=effective):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))
    had_log = _has_log(file)
    try:
        return _looked(file)
    except (StoreError, sqlite3.Error):
        if _has_log(file) == had_log:
            raise
    return _looked(file)  # another process had begun or emptied the log meanwhile


def _looked(file: Path) -> tuple[int, int]:
    unshared = open_unshared(file)
    # The first page may have a newer edition in the log. A read-only connection leaves the log
    # alone when it is closed.
    db = open_there(file, "mode=ro", WAIT) if unshared is None else unshared
    with contextlib.closing(db):
        application, version, pages, page = (
            int(db.execute(f"PRAGMA {what}").fetchone()[0])
            for what in ("application_id", "user_version", "page_count", "page_size")
        )
        if unshared is not None and (not pages or file.stat().st_size < pages * page):
            # torn off; SQLite may not notice before it reads there, and takes less than a page for
            # nothing
            raise StoreError("damaged", file=spoken_path(file))
    return application, version


def set_journal(db: sqlite3.Connection, file: Path) -> None:
    """Chooses the journal: write-ahead log, so that readers do not wait for writers; where there is
    no memory that processes share (on a network file system, in a browser) the rollback journal.
    """
    remote = is_remote(file) or sys.platform == "emscripten"
    try:
        db.execute(f"PRAGMA journal_mode={'DELETE' if remote else 'WAL'}").fetchone()
    except sqlite3.OperationalError as error:
        # Where the file system cannot do it, or another room is just opening the file, the rollback
        # journal is as safe.
        if remote or error_key(error) != "locked":
            raise


def is_ours_open(file: Path) -> bool:
    """Does this process have the database open?"""
    with contextlib.suppress(OSError):
        about = file.stat()
        for db in tuple(_connections):
            if db.is_open:
                with contextlib.suppress(OSError):
                    if os.path.samestat(about, db.file.stat()):
                        return True
    return False


def copy(file: Path, target: Path) -> None:
    """Copies a database, sound or not, and what stands beside it into the folder `target`, byte by
    byte.

    Raises `StoreError` (`locked`) when this process has it open: its locks would be gone.
    """
    with _opening:
        if is_ours_open(file):
            raise StoreError("locked", file=spoken_path(file))
        for end in ("", *BESIDE):
            source = file.with_name(file.name + end)
            if source.exists():
                shutil.copy2(source, target / source.name)


def copy_consistent(file: Path, target: Path) -> None:
    """Copies a sound database, which other processes may be writing meanwhile, into a new file.

    Raises `StoreError`; then there is no new file.
    """
    with translated(file):
        try:
            with (
                contextlib.closing(open_there(file, "mode=ro", WAIT)) as source,
                contextlib.closing(open_own(target, WAIT)) as copied,
            ):
                source.backup(copied)
                copied.execute("PRAGMA journal_mode=DELETE").fetchone()
        except BaseException:
            target.unlink(missing_ok=True)
            raise
