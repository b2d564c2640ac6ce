"""Rows of the games through one connection: transactions, appending to a log, and the hash chain
that proves its rows.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playroom.clock import wall
from playroom.engine.log.entries import Conflict, Entry
from playroom.engine.notes import Clean
from playroom.engine.steps import Outcome
from playroom.store.errors import StoreError, spoken_path
from playroom.store.schema import SYNCED
from playroom.store.shapes import check_entry
from playroom.store.sqlite_file import BESIDE, translated

encode = json.JSONEncoder(
    ensure_ascii=True, separators=(",", ":"), sort_keys=True, allow_nan=False
).encode
"""A value as the text that stands in the file."""

_HEADER = (
    "m.number, m.sequence, m.head, m.id, m.format, m.game, m.version, m.setup, m.players, "
    "m.stamp, s.seed"
)


def system_clock() -> int:
    """The time as milliseconds since 1970, UTC."""
    return int(wall() * 1000)


class HeaderRow(NamedTuple):
    """What the file has of a game's header, and where its log ends: the number of the last input
    and its link of the chain.
    """

    number: int
    last: int
    head: bytes
    id: str
    format: int
    game: str
    version: int
    setup: str
    players: str
    stamp: str
    seed: str

    @property
    def root(self) -> bytes:
        """The first link of the chain."""
        table = (self.setup, self.players, self.stamp)
        return root(self.id, self.format, self.game, self.version, *table, self.seed)


def _beside(file: Path, end: str) -> Path:
    return file.with_name(file.name + end)


def _lost(path: Path, number: int) -> Path:
    return path.with_name(f"{path.name}.lost-{number}")


def _seen(path: Path) -> tuple[int, int, int] | None:
    """Which file lies under a name, and its length; None for nothing."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return status.st_dev, status.st_ino, status.st_size


class Rows:
    """One connection, which one thread uses at a time; the others wait for it.

    Everything but `writing`, `reading` and `close` is called inside of one of the two.
    """

    def __init__(self, db: sqlite3.Connection, file: Path) -> None:
        self.db = db
        self.file = file
        self.lock = threading.RLock()
        self._seen = _seen(file)
        self._paths = [(end, _beside(file, end)) for end in BESIDE]
        self._beside: dict[str, tuple[int, int]] = {}

    def moved(self) -> bool:
        """Whether the file was replaced, removed or truncated since it was opened: SQLite would go
        on writing into an unlinked file.
        """
        now, before = _seen(self.file), self._seen
        if now is None or before is None:
            return now is not before
        if now[:2] != before[:2] or now[2] < before[2]:
            return True
        self._seen = now
        for end, path in self._paths:
            if (seen := _seen(path)) is not None:
                self._beside[end] = seen[:2]
        return False

    def set_aside(self) -> None:
        """Gives what is left of the file that was opened another name: SQLite would take its log
        for that of the file that comes in its place.
        """
        for end, ours in {**self._beside, "": (self._seen or (0, 0, 0))[:2]}.items():
            path = _beside(self.file, end)
            if (seen := _seen(path)) is not None and seen[:2] == ours:
                number = next(n for n in range(1, 10**6) if _seen(_lost(path, n)) is None)
                with contextlib.suppress(OSError):
                    path.rename(_lost(path, number))

    def close(self) -> None:
        """Closes the connection. May be called twice."""
        with self.lock, contextlib.suppress(sqlite3.Error):
            self.db.close()

    @contextmanager
    def writing(self, game: str, wait: bool = True) -> Iterator[None]:
        """A transaction that is on the disk at its end, or, when it raises, has changed nothing.

        Without `wait` it may be lost by a power cut, but never a part of it, nor what is before it.
        """
        with self.lock, translated(self.file):
            if not wait:
                self.db.execute("PRAGMA synchronous=NORMAL")
            try:
                self.db.execute("BEGIN IMMEDIATE")
                try:
                    yield
                    self.db.execute("COMMIT")
                except (
                    UnicodeEncodeError,
                    OverflowError,
                ) as error:  # half a character, a number no file can hold
                    raise StoreError("bad-value", game=spoken(game), what=Clean("text")) from error
                finally:
                    self._roll_back()
            finally:
                if not wait:
                    with contextlib.suppress(sqlite3.Error):
                        self.db.execute(f"PRAGMA synchronous={SYNCED}")

    @contextmanager
    def reading(self, game: str) -> Iterator[None]:
        """One moment of the file, whatever other rooms write."""
        with self.lock, translated(self.file):
            try:
                self.db.execute("BEGIN")
                yield
            except (ValueError, TypeError, OverflowError, RecursionError) as error:
                raise damaged(game, 0) from error
            except sqlite3.OperationalError as error:
                if hasattr(error, "sqlite_errorcode"):
                    raise
                raise damaged(game, 0) from error  # text that is not UTF-8
            finally:
                self._roll_back()

    def _roll_back(self) -> None:
        if self.db.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self.db.execute("ROLLBACK")

    # -- inside a transaction ----------------------------------------------------------------------

    def number(self, game: str) -> tuple[int, str]:
        """The number of a game in the file, and its status. Raises `no-game`."""
        row = self.db.execute("SELECT number, status FROM matches WHERE id = ?", (game,)).fetchone()
        if row is None:
            raise StoreError("no-game", game=spoken(game))
        return row[0], row[1]

    def header(self, game: str) -> HeaderRow:
        """The header of a game. Raises `no-game`, `damaged-game`."""
        self.number(game)
        row = self.db.execute(
            f"SELECT {_HEADER} FROM matches m JOIN secrets s ON s.match = m.number WHERE m.id = ?",
            (game,),
        ).fetchone()
        if row is None:
            raise damaged(game, 0)
        header_row = HeaderRow(*row)
        if not header_row.last and header_row.head != header_row.root:
            raise damaged(game, 0)
        return header_row

    def append(self, game: str, expected: int, entry: Entry, at: int) -> tuple[int, bool]:
        """Adds an input to the log of a game: its number, and whether it is new there (else the
        number is that of the input with the same id).

        Raises `Conflict` when `expected` is not the number after the last, or not the entry's;
        `over`, `no-game`, `damaged-game`, `bad-value`.
        """
        row = self.db.execute(
            "SELECT m.number, m.status, m.sequence, m.head, i.chain FROM matches m"
            " LEFT JOIN inputs i ON i.match = m.number AND i.sequence = m.sequence"
            " WHERE m.id = ?",
            (game,),
        ).fetchone()
        if row is None:
            raise StoreError("no-game", game=spoken(game))
        number, status, last, head, chain = row
        if entry.id:
            # in the words of the index, which has no row without an id
            known = self.db.execute(
                "SELECT sequence FROM inputs WHERE match = ? AND id = ? AND id <> ''",
                (number, entry.id),
            ).fetchone()
            if known is not None:
                return known[0], False
        if expected != last + 1 or entry.sequence != expected:
            raise Conflict(last + 1)
        if status != "open":
            raise StoreError("over", game=spoken(game))
        if last and chain != head:
            raise damaged(game, last)
        try:
            self.insert(number, game, entry, at, head)
        except sqlite3.IntegrityError as error:  # a row after the last one
            raise damaged(game, expected) from error
        return expected, True

    def insert(self, number: int | None, game: str, entry: Entry, at: int, chain: bytes) -> bytes:
        """Appends an input; `chain` is the last link, the new one is returned.

        Raises `bad-value`, and `sqlite3.IntegrityError` when its number or its id is taken.
        """
        or_bad_value(game, lambda: check_entry(entry))
        chain = link(chain, entry, at)
        row = (number, entry.sequence, entry.kind, entry.seat, entry.text, entry.id, at, chain)
        self.db.execute("INSERT INTO inputs VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        self.db.execute(
            "UPDATE matches SET sequence = ?, head = ?, updated = ? WHERE number = ?",
            (entry.sequence, chain, at, number),
        )
        return chain

    def read(self, game: str, after: int, most: int) -> Sequence[Entry]:
        """The inputs with numbers above `after`, at most so many: proved by the link before them,
        and, as far as the last one is among them, by where the log ends.

        Raises `no-game`, `damaged-game`.
        """
        header = self.header(game)
        if after > header.last:
            return ()
        entries: list[Entry] = []
        chain = self._link_of(game, header.number, after) if after > 0 else header.root
        due = max(after, 0) + 1
        rows = self.db.execute(
            "SELECT sequence, kind, seat, text, id, at, chain FROM inputs"
            " WHERE match = ? AND sequence >= ? ORDER BY sequence LIMIT ?",
            (header.number, due, most),
        )
        for sequence, kind, seat, text, id_, at, stored_chain in rows:
            entry = Entry(sequence, kind, seat, text, id_)
            chain = link(chain, entry, at)
            if sequence != due or stored_chain != chain:
                raise damaged(game, due)
            entries.append(entry)
            due += 1
        at_end = len(entries) < most or due > header.last
        if at_end and (due != header.last + 1 or chain != header.head):
            raise damaged(game, min(due, header.last + 1))
        return entries

    def _link_of(self, game: str, number: int, sequence: int) -> bytes:
        row = self.db.execute(
            "SELECT chain FROM inputs WHERE match = ? AND sequence = ?", (number, sequence)
        ).fetchone()
        if row is None:
            raise damaged(game, sequence)
        return bytes(row[0])

    def result(self, number: int | None, outcome: Outcome, at: int) -> None:
        """Puts the result of a finished game beside it."""
        row = (number, encode(list(outcome.scores)), encode(list(outcome.winners)), outcome.reason)
        self.db.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)", row)
        self.db.execute(
            "UPDATE matches SET status = 'finished', updated = ? WHERE number = ?", (at, number)
        )


class Opened:
    """A connection that is opened when it is needed for the first time, and anew when the file has
    gone from under it.
    """

    def __init__(
        self, file: Path, connection: Callable[[], sqlite3.Connection], makes: bool = False
    ) -> None:
        """`makes`: there need be no file; `connection` makes one, or does without."""
        self._file = file
        self._connection = connection
        self._makes = makes
        self._lock = threading.Lock()
        self._rows: Rows | None = None
        self._before: list[Rows] = []
        self._closed = False

    @property
    def lost(self) -> bool:
        """Has a file that was opened gone away, or has now?"""
        return bool(self._before) or (self._rows is not None and self._rows.moved())

    @property
    def last(self) -> Rows:
        """The connection that `rows` gave last."""
        return self._rows if self._rows is not None else self.rows()

    def rows(self) -> Rows:
        """The connection. Raises `closed`, and what opening raises (then it can be tried again)."""
        with self._lock:
            if self._rows is not None and not self._closed and self._rows.moved():
                self._rows.set_aside()
                self._before.append(self._rows)
                self._rows = None
            if self._rows is None:
                self._rows = self._opened()
            return self._rows

    def _opened(self) -> Rows:
        if self._closed:
            raise StoreError("closed", file=spoken_path(self._file))
        there = self._makes or _seen(self._file) is not None
        if not there:  # opening would make it, or read nothing for ever
            raise StoreError("not-found", file=spoken_path(self._file))
        return Rows(self._connection(), self._file)

    def close(self) -> None:
        """Closes it. May be called twice."""
        with self._lock:
            if self._rows is not None and not self._closed and self._rows.moved():
                self._rows.set_aside()  # or SQLite would write what it has into the remains
            self._closed = True
            for rows in (*self._before, *([self._rows] if self._rows is not None else [])):
                rows.close()


def or_bad_value(game: str, make: Callable[[], Any]) -> Any:
    """What `make` gives. Raises `bad-value` for what could not be read again."""
    try:
        return make()
    except (ValueError, TypeError, RecursionError) as error:
        raise StoreError(
            "bad-value", game=spoken(game), what=Clean.of(getattr(error, "name", "") or "note")
        ) from error


def damaged(game: str, sequence: int) -> StoreError:
    """The log of a game is not what was written, from that input on (0: its header)."""
    return StoreError("damaged-game", game=spoken(game), sequence=sequence)


def spoken(game: str) -> Clean:
    """The id of a game as a value of a sentence."""
    return Clean.of(str(game), 64)


# Every row of inputs holds a short hash of itself and all before it, down to the header: a changed,
# lost, moved or foreign row is found when the game is loaded, at the first row that is wrong.


def root(*header: int | str) -> bytes:
    """The first link of the chain: that of the header (id, format, game, version, setup, players,
    stamp, seed).
    """
    return hashlib.blake2b(encode(header).encode(), digest_size=8).digest()


def link(before: bytes, entry: Entry, at: int) -> bytes:
    """The link of an input that was made at that time, after the link before it."""
    text = encode([entry.sequence, entry.kind, entry.seat, entry.text, entry.id, at])
    return hashlib.blake2b(before + text.encode(), digest_size=8).digest()
