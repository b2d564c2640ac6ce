"""The games that are kept: an SQLite file in which every input is on the disk before anything
follows from it.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn, TypeVar

from playroom.engine.header import Header, Player
from playroom.engine.log import Entry
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.record import Points, Record, Seat
from playroom.engine.steps import Outcome
from playroom.engine.wire import plain
from playroom.store.errors import StoreError, spoken_path
from playroom.store.jsonl import KeptGame, time_text
from playroom.store.paths import ensure
from playroom.store.schema import SYNCED, connect, connect_read_only, translated
from playroom.store.shapes import (
    Origin,
    SetupRow,
    check_entry,
    check_header,
    checked,
    from_text,
    setup_of,
)

FILE = "games.db"

_encode = json.JSONEncoder(
    ensure_ascii=True, separators=(",", ":"), sort_keys=True, allow_nan=False
).encode

T = TypeVar("T")

_HEADER = (
    "m.number, m.sequence, m.head, m.id, m.format, m.game, m.version, m.setup, m.players, "
    "m.stamp, s.seed"
)
_LISTED = """
    SELECT m.id, m.game, m.version, m.setup, m.players, m.sequence, m.created, m.updated,
           m.status, m.note,
           r.scores, r.winners, r.reason
      FROM matches m LEFT JOIN results r ON r.match = m.number
"""


def system_clock() -> int:
    """The time as milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


class Summary(Record):
    """A kept game as it is listed. Times are UTC in ISO form; `sequence` is that of the last input.

    `status` is `open`, `finished` or `abandoned`. `origin` is what was given to `Store.set_origin`.
    `damaged` games cannot be read; of their setup and players nothing is known.
    """

    id: str
    game: str
    version: int
    setup: Setup
    players: tuple[Player, ...]
    sequence: int
    created: str
    updated: str
    status: str
    outcome: Outcome | None = None
    origin: Origin | None = None
    damaged: bool = False


class Store:
    """The kept games of one data folder. Every method raises `StoreError` and nothing else; see
    there for the keys.

    May be used from several threads (one at a time gets in) and the file by several rooms at once.
    """

    def __init__(
        self, db: sqlite3.Connection, file: Path, clock: Callable[[], int] = system_clock
    ) -> None:
        """Made by `open`."""
        self._db = db
        self._clock = clock
        self._lock = threading.RLock()
        self.file = file

    @classmethod
    def open(
        cls, folder: Path, *, read_only: bool = False, clock: Callable[[], int] = system_clock
    ) -> Store:
        """The store of `folder`, which is made when it is not there; `read_only` makes nothing and
        changes nothing.

        `clock` gives milliseconds since 1970.
        """
        file = folder / FILE
        try:
            if read_only:
                if folder.exists() and not folder.is_dir():
                    raise StoreError("not-a-folder", file=spoken_path(folder))
                return cls(connect_read_only(file), file, clock)
            ensure(folder)
            return cls(connect(file, clock()), file, clock)
        except ValueError as error:  # a name that no file can have
            raise StoreError("cannot-open", file=spoken_path(folder)) from error

    def close(self) -> None:
        """Closes the file. May be called twice."""
        with self._lock, contextlib.suppress(sqlite3.Error):
            self._db.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- writing -----------------------------------------------------------------------------------

    def create(self, header: Header) -> None:
        """Keeps a new game, so far without inputs. Raises `exists`, `bad-value`."""
        self.add(KeptGame(header, ()))

    def add(self, log: KeptGame, outcome: Outcome | None = None) -> None:
        """Keeps a whole game at once (one from a file, once it has been replayed).

        Raises `exists`, `bad-value`.
        """
        header = log.header
        _checked(header.id, lambda: check_header(header))
        now = self._clock()
        with self._writing(header.id):
            if self._db.execute("SELECT 1 FROM matches WHERE id = ?", (header.id,)).fetchone():
                raise StoreError("exists", game=_spoken(header.id))
            parts = (
                header.format,
                header.game,
                header.version,
                _encode(plain(SetupRow.of(header.setup))),
                _encode(plain(header.players)),
                header.created,
            )
            chain = _root(header.id, *parts, header.seed)
            start = log.times[0] if log.times else now
            number = self._db.execute(
                "INSERT INTO matches (id, format, game, version, setup, players, stamp,"
                " created, status, sequence, head, updated)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'open', 0, ?, ?)",
                (header.id, *parts, start, chain, start),
            ).lastrowid
            self._db.execute("INSERT INTO secrets VALUES (?, ?)", (number, header.seed))
            for place, entry in enumerate(log.entries):
                if entry.sequence != place + 1:
                    self._wrong_place(header.id, entry.sequence, place + 1)
                chain = self._insert(
                    number, header.id, entry, log.times[place] if log.times else now, chain
                )
            self._db.executemany(
                "INSERT INTO states VALUES (?, ?, ?)",
                [(number, *one) for one in log.states.items()],
            )
            if outcome is not None:
                self._result(number, outcome, log.times[-1] if log.times else now)

    def append(self, match_id: str, expected_sequence: int, entry: Entry) -> None:
        """Keeps one input; it is on the disk when this returns. The one call that makes a log
        longer.

        Raises `gap` or `repeat` when `expected_sequence` (which must be the entry's) is not the one
        after the last, and `repeat` for an entry whose id the game has already; `over`, `no-game`,
        `bad-value`. Then nothing was kept.
        """
        with self._writing(match_id):
            row = self._db.execute(
                "SELECT m.number, m.status, m.sequence, m.head, i.chain FROM matches m"
                " LEFT JOIN inputs i ON i.match = m.number AND i.sequence = m.sequence"
                " WHERE m.id = ?",
                (match_id,),
            ).fetchone()
            if row is None:
                raise StoreError("no-game", game=_spoken(match_id))
            number, status, last, head, chain = row
            due = last + 1
            if expected_sequence != due or entry.sequence != due:
                self._wrong_place(
                    match_id, expected_sequence if expected_sequence != due else entry.sequence, due
                )
            if status != "open":
                raise StoreError("over", game=_spoken(match_id))
            if last and chain != head:
                raise StoreError("damaged-game", game=_spoken(match_id), sequence=last)
            self._insert(number, match_id, entry, self._clock(), head)

    def checkpoint(self, match_id: str, sequence: int, digest: str) -> None:
        """Notes the fingerprint of the state after an input, to be compared when the game is
        replayed.

        Not waited for: after a power cut the last ones may be missing, the inputs never.
        """
        with self._writing(match_id, wait=False):
            number, _ = self._number(match_id)
            self._db.execute(
                "INSERT OR REPLACE INTO states VALUES (?, ?, ?)", (number, sequence, digest)
            )

    def set_origin(self, match_id: str, origin: Origin) -> None:
        """Keeps how the game began. Not waited for, as above."""
        text = _checked(match_id, lambda: _encode(plain(checked(origin))))
        with self._writing(match_id, wait=False):
            number, _ = self._number(match_id)
            self._db.execute("UPDATE matches SET note = ? WHERE number = ?", (text, number))

    def finish(self, match_id: str, outcome: Outcome) -> None:
        """The game is over. Doing it again is harmless."""
        with self._writing(match_id):
            number, status = self._number(match_id)
            if status != "finished":
                self._result(number, outcome, self._clock())

    def abandon(self, match_id: str) -> None:
        """The game will not be played on; it is kept. Raises `over` for a finished one."""
        with self._writing(match_id):
            number, status = self._number(match_id)
            if status == "finished":
                raise StoreError("over", game=_spoken(match_id))
            self._db.execute(
                "UPDATE matches SET status = 'abandoned', updated = ? WHERE number = ?",
                (self._clock(), number),
            )

    def set_result(self, match_id: str, outcome: Outcome | None) -> None:
        """Puts the result right (mending): that of the log, or none for a game that is not over."""
        with self._writing(match_id):
            number, _ = self._number(match_id)
            if outcome is not None:
                self._result(number, outcome, self._clock())
                return
            self._db.execute("DELETE FROM results WHERE match = ?", (number,))
            self._db.execute("UPDATE matches SET status = 'open' WHERE number = ?", (number,))

    def fits(self, match_id: str, log: KeptGame) -> bool:
        """Are the inputs of `log` all that there are of the game?"""
        with self._reading(match_id):
            number, _ = self._number(match_id)
            rows = self._db.execute(
                "SELECT count(*), max(sequence) FROM inputs WHERE match = ?", (number,)
            ).fetchone()
            last = self._db.execute(
                "SELECT sequence FROM matches WHERE number = ?", (number,)
            ).fetchone()[0]
            return rows == (len(log.entries), len(log.entries) or None) and bool(
                last <= len(log.entries)
            )

    def list_again(self, match_id: str, log: KeptGame) -> None:
        """Puts right where the log of a game ends (mending)."""
        with self._writing(match_id):
            number, _ = self._number(match_id)
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
            number, _ = self._number(match_id)
            self._db.execute("DELETE FROM matches WHERE number = ?", (number,))

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
            raise StoreError("damaged-game", game=_spoken(match_id), sequence=len(log.entries) + 1)
        return log

    def good_part(self, match_id: str) -> KeptGame:
        """The log up to the first input that is not what was written: all of it for a game without
        damage.

        Raises `damaged-game` when nothing can be trusted: the header is proved by the first input
        (or by the end of an empty log).
        """
        log, last = self._sound(match_id)
        if not log.entries and last:
            raise StoreError("damaged-game", game=_spoken(match_id), sequence=1)
        return log

    def _sound(self, match_id: str) -> tuple[KeptGame, int]:
        """The inputs that follow from each other, and the sequence of the last one as the list of
        games has it.
        """
        with self._reading(match_id):
            number, last, header, chain = self._header(match_id)
            entries: list[Entry] = []
            times: list[int] = []
            rows = self._db.execute(
                "SELECT sequence, kind, seat, text, id, at, chain FROM inputs WHERE match = ?"
                " ORDER BY sequence",
                (number,),
            )
            for sequence, kind, seat, text, id_, at, kept in rows:
                entry = Entry(sequence, kind, seat, text, id_)
                chain = _link(chain, entry, at)
                if sequence != len(entries) + 1 or kept != chain:
                    last = max(last, len(entries) + 1)
                    break
                entries.append(entry)
                times.append(at)
            found = self._db.execute(
                "SELECT sequence, digest FROM states WHERE match = ?", (number,)
            )
            states = {sequence: digest for sequence, digest in found if sequence <= len(entries)}
            return KeptGame(header, tuple(entries), tuple(times), states), last

    def keep_derived(self, match_id: str, derived: Record) -> None:
        """Keeps what was worked out from a whole log, so that it need not be replayed.

        Not waited for.
        """
        text = _checked(match_id, lambda: _encode(plain(derived)))
        with self._writing(match_id, wait=False):
            number, _ = self._number(match_id)
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
        with self._lock, translated(self.file):
            rows = self._db.execute(
                "SELECT m.id, d.data FROM derived d JOIN matches m"
                " ON m.number = d.match AND m.head = d.head"
            )
            for id_, data in rows.fetchall():
                with contextlib.suppress(ValueError, RecursionError):
                    records[id_] = from_text(data, wanted)
        return records

    def unfinished(self) -> list[Summary]:
        """The games that can be played on, the one last played first."""
        return self._listed("WHERE m.status = 'open'")

    def finished(self, most: int = -1) -> list[Summary]:
        """The games that are over, the latest first; only so many of them when `most` is given."""
        return self._listed("WHERE m.status = 'finished' ORDER BY m.updated DESC LIMIT ?", most)

    def count(self, status: str) -> int:
        """How many games there are that are `open`, `finished` or `abandoned`."""
        with self._lock, translated(self.file):
            return int(
                self._db.execute(
                    "SELECT count(*) FROM matches WHERE status = ?", (status,)
                ).fetchone()[0]
            )

    def all(self) -> list[Summary]:
        """All games, abandoned ones too, the latest first."""
        return self._listed("")

    def find(self, prefix: str) -> Summary:
        """The game whose id is `prefix` or the only one that begins so.

        Raises `no-game`, `several-games`.
        """
        word = prefix.strip()
        found = self._listed("WHERE m.id = ?", word) or self._listed(
            "WHERE substr(m.id, 1, ?) = ?", len(word), word
        )
        if not found or not word:
            raise StoreError("no-game", game=_spoken(word))
        if len(found) > 1:
            raise StoreError("several-games", game=_spoken(word), count=len(found))
        return found[0]

    def check(self) -> list[StoreError]:
        """What is wrong with the file: every page is read, every game's rows are compared with what
        was written.
        """
        found: list[StoreError] = []
        try:
            with self._lock, translated(self.file):
                rows = self._db.execute("PRAGMA integrity_check(1)").fetchall()
                if rows != [("ok",)]:
                    found.append(StoreError("damaged", file=spoken_path(self.file)))
            games = self.all()
        except StoreError as error:
            return [error]
        for game in games:
            try:
                self.log(game.id)
            except StoreError as error:
                found.append(error)
        return found

    # -- inner parts -------------------------------------------------------------------------------

    @contextmanager
    def _writing(self, match_id: str, wait: bool = True) -> Iterator[None]:
        with self._lock, translated(self.file):
            if not wait:
                self._db.execute("PRAGMA synchronous=NORMAL")
            try:
                self._db.execute("BEGIN IMMEDIATE")
                try:
                    yield
                    self._db.execute("COMMIT")
                except (
                    UnicodeEncodeError,
                    OverflowError,
                ) as error:  # half a character, a number no file can hold
                    raise StoreError(
                        "bad-value", game=_spoken(match_id), what=Clean("text")
                    ) from error
                finally:
                    if self._db.in_transaction:
                        with contextlib.suppress(sqlite3.Error):
                            self._db.execute("ROLLBACK")
            finally:
                if not wait:
                    with contextlib.suppress(sqlite3.Error):
                        self._db.execute(f"PRAGMA synchronous={SYNCED}")

    @contextmanager
    def _reading(self, match_id: str) -> Iterator[None]:
        with self._lock, translated(self.file):
            try:
                self._db.execute("BEGIN")  # one moment of the file, whatever other rooms write
                yield
            except (ValueError, TypeError, OverflowError, RecursionError) as error:
                raise StoreError("damaged-game", game=_spoken(match_id), sequence=0) from error
            except sqlite3.OperationalError as error:
                if hasattr(error, "sqlite_errorcode"):
                    raise
                raise StoreError(
                    "damaged-game", game=_spoken(match_id), sequence=0
                ) from error  # text that is not UTF-8
            finally:
                if self._db.in_transaction:
                    with contextlib.suppress(sqlite3.Error):
                        self._db.execute("ROLLBACK")

    def _number(self, match_id: str) -> tuple[int, str]:
        row = self._db.execute(
            "SELECT number, status FROM matches WHERE id = ?", (match_id,)
        ).fetchone()
        if row is None:
            raise StoreError("no-game", game=_spoken(match_id))
        return row[0], row[1]

    def _header(self, match_id: str) -> tuple[int, int, Header, bytes]:
        self._number(match_id)
        row = self._db.execute(
            f"SELECT {_HEADER} FROM matches m JOIN secrets s ON s.match = m.number WHERE m.id = ?",
            (match_id,),
        ).fetchone()
        if row is None:
            raise StoreError("damaged-game", game=_spoken(match_id), sequence=0)
        number, last, head, id_, format_, game, version, setup, players, stamp, seed = row
        root = _root(id_, format_, game, version, setup, players, stamp, seed)
        if not last and head != root:
            raise StoreError("damaged-game", game=_spoken(match_id), sequence=0)
        header = Header(
            id=id_,
            game=game,
            version=version,
            setup=setup_of(from_text(setup, SetupRow)),
            players=from_text(players, tuple[Player, ...]),
            seed=seed,
            created=stamp,
            format=format_,
        )
        return number, last, header, root

    def _insert(
        self, number: int | None, match_id: str, entry: Entry, at: int, chain: bytes
    ) -> bytes:
        _checked(match_id, lambda: check_entry(entry))
        chain = _link(chain, entry, at)
        row = (number, entry.sequence, entry.kind, entry.seat, entry.text, entry.id, at, chain)
        try:
            self._db.execute("INSERT INTO inputs VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        except sqlite3.IntegrityError as error:
            # the sequence is free, so it is the id
            raise StoreError(
                "repeat", game=_spoken(match_id), sequence=entry.sequence, next=entry.sequence
            ) from error
        self._db.execute(
            "UPDATE matches SET sequence = ?, head = ?, updated = ? WHERE number = ?",
            (entry.sequence, chain, at, number),
        )
        return chain

    def _result(self, number: int | None, outcome: Outcome, at: int) -> None:
        row = (
            number,
            _encode(list(outcome.scores)),
            _encode(list(outcome.winners)),
            outcome.reason,
        )
        self._db.execute("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?)", row)
        self._db.execute(
            "UPDATE matches SET status = 'finished', updated = ? WHERE number = ?", (at, number)
        )

    def _wrong_place(self, match_id: str, given: int, due: int) -> NoReturn:
        raise StoreError(
            "gap" if given > due else "repeat", game=_spoken(match_id), sequence=given, next=due
        )

    def _listed(self, where: str, *values: object) -> list[Summary]:
        with self._lock, translated(self.file):
            self._db.text_factory = _lenient  # one row with damaged text must not hide the others
            try:
                rows = self._db.execute(_LISTED + where, values).fetchall()
            finally:
                self._db.text_factory = str
        found = [_summary(row) for row in rows]
        found.sort(key=lambda one: one.updated, reverse=True)
        return found


def _lenient(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def _summary(row: tuple[Any, ...]) -> Summary:
    (
        id_,
        game,
        version,
        setup,
        players,
        sequence,
        created,
        updated,
        status,
        note,
        scores,
        winners,
        reason,
    ) = row
    try:
        return Summary(
            id=id_,
            game=game,
            version=version,
            setup=setup_of(from_text(setup, SetupRow)),
            players=from_text(players, tuple[Player, ...]),
            sequence=sequence,
            created=time_text(created),
            updated=time_text(updated),
            status=status,
            outcome=outcome_of(scores, winners, reason),
            origin=origin_of(note),
        )
    except (ValueError, TypeError, OverflowError, RecursionError):
        return Summary(str(id_), str(game), 0, Setup(0), (), 0, "", "", str(status), damaged=True)


def outcome_of(scores: str | None, winners: str, reason: str) -> Outcome | None:
    """The outcome in a row of results, None where there is no row. Raises `ValueError`."""
    if scores is None:
        return None
    return Outcome(
        from_text(scores, tuple[Points, ...]), from_text(winners, tuple[Seat, ...]), reason
    )


def origin_of(note: str | None) -> Origin | None:
    """How a game began by what stands beside it; None for nothing, or nothing that is known."""
    with contextlib.suppress(ValueError, RecursionError):
        return None if note is None else from_text(note, Origin)
    return None


def _checked(match_id: str, make: Callable[[], Any]) -> Any:
    try:
        return make()
    except (ValueError, TypeError, RecursionError) as error:
        raise StoreError(
            "bad-value", game=_spoken(match_id), what=Clean.of(getattr(error, "name", "") or "note")
        ) from error


def _spoken(match_id: str) -> Clean:
    return Clean.of(str(match_id), 64)


# Every row of inputs holds a short hash of itself and all before it, down to the header: a changed,
# lost, moved or foreign row is found when the game is loaded, at the first row that is wrong.


def _root(
    id_: str, format_: int, game: str, version: int, setup: str, players: str, stamp: str, seed: str
) -> bytes:
    text = _encode([id_, format_, game, version, setup, players, stamp, seed])
    return hashlib.blake2b(text.encode(), digest_size=8).digest()


def _link(before: bytes, entry: Entry, at: int) -> bytes:
    text = _encode([entry.sequence, entry.kind, entry.seat, entry.text, entry.id, at])
    return hashlib.blake2b(before + text.encode(), digest_size=8).digest()
