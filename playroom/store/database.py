"""SQLite store of games: every input is on the disk before anything follows from it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from playroom.engine.header import Header, Player
from playroom.engine.log.entries import Entry
from playroom.engine.notes import Clean
from playroom.engine.record import Record
from playroom.engine.steps import Outcome
from playroom.engine.wire import plain
from playroom.store.errors import StoreError, spoken_path
from playroom.store.games import Games
from playroom.store.jsonl import KeptGame
from playroom.store.listing import Summary, listed, origin_of
from playroom.store.paths import ensure
from playroom.store.rows import (
    HeaderRow,
    Opened,
    Rows,
    damaged,
    encode,
    link,
    or_bad_value,
    root,
    spoken,
    system_clock,
)
from playroom.store.schema import connect, connect_read_only
from playroom.store.shapes import (
    Origin,
    SetupRow,
    check_header,
    checked,
    from_text,
    setup_of,
)
from playroom.store.sqlite_file import is_emptied, translated

FILE = "games.db"

T = TypeVar("T")


class Store(Games):
    """The kept games of one data folder. Every method raises `StoreError` and nothing else; see
    there for the keys.

    May be used from several threads, and the file by several rooms at once. One thread at a time
    gets in to write and one to read; who reads does not wait for who writes.
    """

    def __init__(
        self,
        db: sqlite3.Connection,
        file: Path,
        clock: Callable[[], int] = system_clock,
        writer: Opened | None = None,
        reader: Opened | None = None,
    ) -> None:
        """Made by `open`. Without a `writer` and a `reader` everything is done on `db`."""
        self._only = Rows(db, file)
        self._writer = writer
        self._reader = reader
        self._clock = clock
        self.file = file
        self.was_empty = False
        """Was there nothing in the file, as a full disk or a killed first start leaves it?"""
        self._lists: dict[tuple[object, ...], list[Summary]] = {}
        self._lists_of: tuple[sqlite3.Connection, int, int] | None = None
        """The connection and the state of the file that `_lists` were read in."""

    @classmethod
    def open(
        cls, folder: Path, *, read_only: bool = False, clock: Callable[[], int] = system_clock
    ) -> Store:
        """The store of `folder`, which is made when it is not there; `read_only` makes nothing and
        changes nothing.

        When the file goes away while the store is open, another one is made where that can be.
        `clock` gives milliseconds since 1970.
        """
        file = folder / FILE
        try:
            with translated(file):
                was_empty = is_emptied(file)
            if read_only:
                if folder.exists() and not folder.is_dir():
                    raise StoreError("not-a-folder", file=spoken_path(folder))
                store = cls(connect_read_only(file), file, clock)
                store.was_empty = was_empty
                return store

            def made() -> sqlite3.Connection:
                ensure(folder)
                return connect(file, clock())

            def read() -> sqlite3.Connection:
                with contextlib.suppress(StoreError):
                    writer.rows()  # what has gone is made anew first
                return connect_read_only(file)

            writer = Opened(file, made, makes=True)
            reader = Opened(file, read, makes=True)
            store = cls(writer.rows().db, file, clock, writer, reader)
            store.was_empty = was_empty
            return store
        except ValueError as error:  # a name that no file can have
            raise StoreError("cannot-open", file=spoken_path(folder)) from error

    @property
    def lost(self) -> bool:
        """Has the file gone away since it was opened? What was in it then is not there any more."""
        return self._writer is not None and self._writer.lost

    @property
    def _rows(self) -> Rows:
        return self._only if self._writer is None else self._writer.last

    @property
    def _db(self) -> sqlite3.Connection:
        return self._rows.db

    def _writing(self, game: str, wait: bool = True) -> contextlib.AbstractContextManager[None]:
        rows = self._only if self._writer is None else self._writer.rows()
        return rows.writing(game, wait)

    @classmethod
    def nowhere(cls) -> Store:
        """An empty store in memory, for who keeps no games on this machine: its file cannot be."""
        file = Path(os.devnull) / FILE
        return cls(connect_read_only(file), file)

    def close(self) -> None:
        """Closes the file. May be called twice."""
        for connection in (self._reader, self._writer, self._only):
            if connection is not None:
                connection.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- writing -----------------------------------------------------------------------------------

    def create(self, header: Header) -> None:
        """Keeps a new game, so far without inputs. Raises `exists`, `bad-value`."""
        self.add(KeptGame(header, ()))

    def add(
        self, log: KeptGame, outcome: Outcome | None = None, origin: Origin | None = None
    ) -> None:
        """Keeps a whole game at once (one from a file, once it has been replayed), with how it
        began.

        Raises `exists`, `bad-value`.
        """
        header = log.header
        if log.home is not None:
            origin = Origin("room", seat=log.home.seat, deal=log.deal)
        or_bad_value(header.id, lambda: check_header(header))
        now = self._clock()
        with self._writing(header.id):
            if self._db.execute("SELECT 1 FROM matches WHERE id = ?", (header.id,)).fetchone():
                raise StoreError("exists", game=spoken(header.id))
            parts = (
                header.format,
                header.game,
                header.version,
                encode(plain(SetupRow.of(header.setup))),
                encode(plain(header.players)),
                header.created,
            )
            chain = root(header.id, *parts, header.seed)
            start = log.times[0] if log.times else now
            number = self._db.execute(
                "INSERT INTO matches (id, format, game, version, setup, players, stamp,"
                " created, status, sequence, head, updated)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, ?, ?)",
                (header.id, *parts, start, chain, start),
            ).lastrowid
            self._db.execute("INSERT INTO secrets VALUES (?, ?)", (number, header.seed))
            if origin is not None:
                text = encode(plain(origin))
                self._db.execute("UPDATE matches SET note = ? WHERE number = ?", (text, number))
            for place, entry in enumerate(log.entries):
                if entry.sequence != place + 1:
                    raise StoreError("bad-value", game=spoken(header.id), what=Clean("sequence"))
                at = log.times[place] if log.times else now
                try:
                    chain = self._rows.insert(number, header.id, entry, at, chain)
                except sqlite3.IntegrityError as error:  # its number is free, so it is the id
                    raise StoreError(
                        "bad-value", game=spoken(header.id), what=Clean("id")
                    ) from error
            self._db.executemany(
                "INSERT INTO states VALUES (?, ?, ?)",
                [(number, *state) for state in log.states.items()],
            )
            if outcome is not None:
                self._rows.result(number, outcome, log.times[-1] if log.times else now)

    def checkpoint(self, match_id: str, sequence: int, digest: str) -> None:
        """Notes the fingerprint of the state after an input, to be compared when the game is
        replayed.

        Not waited for: after a power cut the last ones may be missing, the inputs never.
        """
        with self._writing(match_id, wait=False):
            number, _ = self._rows.number(match_id)
            self._db.execute(
                "INSERT OR REPLACE INTO states VALUES (?, ?, ?)", (number, sequence, digest)
            )

    def set_origin(self, match_id: str, origin: Origin) -> None:
        """Keeps how the game began. Not waited for, as above."""
        text = or_bad_value(match_id, lambda: encode(plain(checked(origin))))
        with self._writing(match_id, wait=False):
            number, _ = self._rows.number(match_id)
            self._db.execute("UPDATE matches SET note = ? WHERE number = ?", (text, number))

    def finish(self, match_id: str, outcome: Outcome) -> None:
        """The game is over. Doing it again is harmless."""
        with self._writing(match_id):
            number, status = self._rows.number(match_id)
            if status != "finished":
                self._rows.result(number, outcome, self._clock())

    def abandon(self, match_id: str) -> None:
        """The game will not be played on; it is kept. Raises `over` for a finished one."""
        with self._writing(match_id):
            number, status = self._rows.number(match_id)
            if status == "finished":
                raise StoreError("over", game=spoken(match_id))
            self._db.execute(
                "UPDATE matches SET status = 'abandoned', updated = ? WHERE number = ?",
                (self._clock(), number),
            )

    def set_result(self, match_id: str, outcome: Outcome | None) -> None:
        """Puts the result right (mending): that of the log, or none for a game that is not over."""
        with self._writing(match_id):
            number, _ = self._rows.number(match_id)
            if outcome is not None:
                self._rows.result(number, outcome, self._clock())
                return
            self._db.execute("DELETE FROM results WHERE match = ?", (number,))
            self._db.execute("UPDATE matches SET status = 'open' WHERE number = ?", (number,))

    def fits(self, match_id: str, log: KeptGame) -> bool:
        """Are the inputs of `log` all that there are of the game?"""
        reader = self._read()
        with reader.reading(match_id):
            number, _ = reader.number(match_id)
            rows = reader.db.execute(
                "SELECT count(*), max(sequence) FROM inputs WHERE match = ?", (number,)
            ).fetchone()
            last = reader.db.execute(
                "SELECT sequence FROM matches WHERE number = ?", (number,)
            ).fetchone()[0]
            return rows == (len(log.entries), len(log.entries) or None) and bool(
                last <= len(log.entries)
            )

    def list_again(self, match_id: str, log: KeptGame) -> None:
        """Puts right where the log of a game ends (mending)."""
        with self._writing(match_id):
            number, _ = self._rows.number(match_id)
            row = self._db.execute(
                "SELECT sequence, chain, at FROM inputs WHERE match = ? AND sequence = ?",
                (number, len(log.entries)),
            ).fetchone()
            self._db.execute(
                "UPDATE matches SET sequence = ?, head = ?, updated = ? WHERE number = ?",
                (*row, number),
            )

    def remove(self, match_id: str) -> None:
        """Forgets the game and all that belongs to it."""
        with self._writing(match_id):
            number, _ = self._rows.number(match_id)
            self._db.execute("DELETE FROM matches WHERE number = ?", (number,))

    def forget(self, match_id: str) -> None:
        """The same; doing it again is harmless."""
        try:
            self.remove(match_id)
        except StoreError as why:
            if why.key != "no-game":
                raise

    # -- reading -----------------------------------------------------------------------------------

    def load(self, match_id: str) -> tuple[Header, list[Entry]]:
        """The header and all inputs.

        Raises `damaged-game` when they are not exactly what was written.
        """
        log = self.log(match_id)
        return log.header, list(log.entries)

    def log(self, match_id: str) -> KeptGame:
        """The whole game with the times of its inputs and the fingerprints, as it can
        be passed on.
        """
        log, last = self._sound(match_id)
        if last != len(log.entries):
            raise damaged(match_id, len(log.entries) + 1)
        return log

    def good_part(self, match_id: str) -> KeptGame:
        """The log up to the first input that is not what was written: all of it for a game without
        damage.

        Raises `damaged-game` when nothing can be trusted: the header is proved by the first input
        (or by the end of an empty log).
        """
        log, last = self._sound(match_id)
        if not log.entries and last:
            raise damaged(match_id, 1)
        return log

    def _sound(self, match_id: str) -> tuple[KeptGame, int]:
        """The inputs that follow from each other, and the sequence of the last one as the list of
        games has it.
        """
        reader = self._read()
        with reader.reading(match_id):
            row = reader.header(match_id)
            header, chain, last = _header(row), row.root, row.last
            entries: list[Entry] = []
            times: list[int] = []
            rows = reader.db.execute(
                "SELECT sequence, kind, seat, text, id, at, chain FROM inputs WHERE match = ?"
                " ORDER BY sequence",
                (row.number,),
            )
            for sequence, kind, seat, text, id_, at, stored_chain in rows:
                entry = Entry(sequence, kind, seat, text, id_)
                chain = link(chain, entry, at)
                if sequence != len(entries) + 1 or stored_chain != chain:
                    last = max(last, len(entries) + 1)
                    break
                entries.append(entry)
                times.append(at)
            found = reader.db.execute(
                "SELECT sequence, digest FROM states WHERE match = ?", (row.number,)
            )
            states = {sequence: digest for sequence, digest in found if sequence <= len(entries)}
            note = reader.db.execute(
                "SELECT note FROM matches WHERE number = ?", (row.number,)
            ).fetchone()[0]
            origin = origin_of(note)
            home, deal = (None, None) if origin is None else (origin.home, origin.deal)
            return KeptGame(header, tuple(entries), tuple(times), states, home, deal), last

    def keep_derived(self, match_id: str, derived: Record) -> None:
        """Keeps what was worked out from a whole log, so that it need not be replayed.

        Not waited for.
        """
        text = or_bad_value(match_id, lambda: encode(plain(derived)))
        with self._writing(match_id, wait=False):
            number, _ = self._rows.number(match_id)
            self._db.execute(
                "INSERT OR REPLACE INTO derived SELECT number, head, ? FROM matches"
                " WHERE number = ?",
                (text, number),
            )

    def derived(self, wanted: type[T]) -> dict[str, T]:
        """What was kept so, by id; only of logs that have not changed since, and records of the
        type `wanted` (another version's are left out).
        """
        records: dict[str, T] = {}
        reader = self._read()
        with reader.lock, translated(self.file):
            rows = reader.db.execute(
                "SELECT m.id, d.data FROM derived d JOIN matches m"
                " ON m.number = d.match AND m.head = d.head"
            )
            for id_, data in rows.fetchall():
                with contextlib.suppress(ValueError, RecursionError):
                    records[id_] = from_text(data, wanted)
        return records

    def unfinished(self) -> list[Summary]:
        """The games that can be played on, the one last played first."""
        return self._listed_once("WHERE m.status = 'open'")

    def finished(self, most: int = -1) -> list[Summary]:
        """The games that are over, the latest first; only so many of them when `most` is given."""
        where = "WHERE m.status = 'finished' ORDER BY m.updated DESC LIMIT ?"
        return self._listed(where, most) if most < 0 else self._listed_once(where, most)

    def count(self, status: str) -> int:
        """How many games there are that are `open`, `finished` or `abandoned`."""
        reader = self._read()
        with reader.lock, translated(self.file):
            return int(
                reader.db.execute(
                    "SELECT count(*) FROM matches WHERE status = ?", (status,)
                ).fetchone()[0]
            )

    def all(self) -> list[Summary]:
        """All games, abandoned ones too, the latest first."""
        return self._listed("")

    def find(self, prefix: str) -> Summary:
        """The game with the id `prefix`, or the only one with an id that begins so.

        Raises `no-game`, `several-games`.
        """
        word = prefix.strip()
        if not word.isprintable():  # no id has what no file could hold
            raise StoreError("no-game", game=spoken(word))
        matches = self._listed("WHERE m.id = ?", word) or self._listed(
            "WHERE substr(m.id, 1, ?) = ?", len(word), word
        )
        if not matches or not word:
            raise StoreError("no-game", game=spoken(word))
        if len(matches) > 1:
            raise StoreError("several-games", game=spoken(word), count=len(matches))
        return matches[0]

    def check(self) -> list[StoreError]:
        """What is wrong with the file: every page is read, every game's rows are compared with what
        was written.
        """
        problems: list[StoreError] = []
        try:
            reader = self._read()
            with reader.lock, translated(self.file):
                rows = reader.db.execute("PRAGMA integrity_check(1)").fetchall()
                if rows != [("ok",)]:
                    problems.append(StoreError("damaged", file=spoken_path(self.file)))
            games = self.all()
        except StoreError as error:
            return [error]
        for game in games:
            try:
                self.log(game.id)
            except StoreError as error:
                problems.append(error)
        return problems

    # -- inner parts -------------------------------------------------------------------------------

    def _read(self) -> Rows:
        return self._only if self._reader is None else self._reader.rows()

    def _listed(self, where: str, *values: object) -> list[Summary]:
        reader = self._read()
        with reader.lock, translated(self.file):
            return listed(reader.db, where, *values)

    def _listed_once(self, where: str, *values: object) -> list[Summary]:
        """The same, read anew only after the file has changed: a menu asks at every key."""
        reader = self._read()
        db = reader.db
        with reader.lock, translated(self.file):
            version = db.execute("PRAGMA data_version").fetchone()[0]  # of other connections
            state = (db, version, db.total_changes)
            if self._lists_of != state:
                self._lists_of, self._lists = state, {}
            if (where, *values) not in self._lists:
                self._lists[where, *values] = listed(db, where, *values)
            return list(self._lists[where, *values])


def _header(row: HeaderRow) -> Header:
    return Header(
        id=row.id,
        game=row.game,
        version=row.version,
        setup=setup_of(from_text(row.setup, SetupRow)),
        players=from_text(row.players, tuple[Player, ...]),
        seed=row.seed,
        created=row.stamp,
        format=row.format,
    )
