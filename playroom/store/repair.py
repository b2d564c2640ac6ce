"""Mending the file of the games: from the logs, which are proved row by row, and never without a
copy of what was there.

Three things can be mended. A file that SQLite finds damaged is read game by game into a new one. A
list of games that does not fit its logs (how many inputs, which is the last) is put right from
them. What was worked out from a log (its result) is worked out again: for that the rules are
needed, so the caller gives a function. A log that is damaged itself is not touched: its good part
can be played on as a copy.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

from playroom.clock import utc_now
from playroom.engine.record import Record
from playroom.engine.steps import Outcome
from playroom.store.database import FILE, Store
from playroom.store.errors import StoreError, os_key, spoken_path
from playroom.store.jsonl import KeptGame
from playroom.store.listing import origin_of, outcome_of
from playroom.store.shapes import Origin
from playroom.store.sqlite_file import BESIDE, WAIT, copy, error_key, open_own, translated

Judge = Callable[[KeptGame], Outcome | None]
"""The outcome of a log by its rules (None: not over).

Raises `StoreError` when the rules cannot say.
"""


class Mended(Record):
    """Something that was done, or could not be: `what` is a token, `game` an id (empty: the whole
    file).

    `rebuilt` (the file, `count` games), `lost` (a `game` of which nothing could be proved), `cut`
    (a `game` kept up to input `count`), `listed` (the list of games fits the log again), `finished`
    and `result` (worked out again), `damaged` (a log left as it is, good up to input `count`).
    """

    what: str
    game: str = ""
    count: int = 0


def backup(folder: Path, now: datetime | None = None) -> Path:
    """Copies the file of the games and what belongs to it into a new folder beside it.

    Raises `StoreError`.
    """
    stamp = (now or utc_now()).strftime("%Y%m%d-%H%M%S")
    try:
        for number in range(1000):
            target = folder / (f"backup-{stamp}" if not number else f"backup-{stamp}-{number}")
            with contextlib.suppress(FileExistsError):
                target.mkdir(mode=0o700)
                break
        copy(folder / FILE, target)
    except OSError as error:
        raise StoreError(os_key(error, "not-writable"), file=spoken_path(folder)) from error
    return target


def repair(folder: Path, judge: Judge) -> list[Mended]:
    """Mends what can be mended in `folder`; the caller has made a `backup`.

    Raises `StoreError` for a file that is not ours.
    """
    done: list[Mended] = []
    try:
        with Store.open(folder) as store:
            sound = not any(why.key == "damaged" for why in store.check())
    except StoreError as why:
        if why.key != "damaged":
            raise
        sound = False
    if not sound:
        done += _rebuild(folder)
    with Store.open(folder) as store:
        for summary in store.all():
            done += _mend_game(store, summary.id, judge)
    return done


# -- one game --------------------------------------------------------------------------------------


def _mend_game(store: Store, id_: str, judge: Judge) -> Iterator[Mended]:
    try:
        log = store.log(id_)
    except StoreError:
        try:
            log = store.good_part(id_)
        except StoreError:
            yield Mended("damaged", id_)
            return
        if not store.fits(id_, log):
            yield Mended("damaged", id_, len(log.entries))
            return
        store.list_again(id_, log)
        yield Mended("listed", id_, len(log.entries))
    try:
        outcome = judge(log)
    except StoreError:
        return  # other rules, or a log that does not follow: opening it says so
    summary = store.find(id_)
    if outcome is not None and summary.status == "open":
        store.finish(id_, outcome)
        yield Mended("finished", id_)
    elif summary.status == "finished" and summary.outcome != outcome:
        store.set_result(id_, outcome)
        yield Mended("result", id_)


# -- the whole file --------------------------------------------------------------------------------


def _rebuild(folder: Path) -> Iterator[Mended]:
    """Reads what can be read into a new file, which then takes the place of the old one."""
    fresh = folder / f".mending-{FILE}"
    shutil.rmtree(fresh, ignore_errors=True)
    source = fresh / "source"  # SQLite changes what it opens, so it is given a copy
    rebuilt = 0
    mended: list[Mended] = []
    try:
        with translated(folder / FILE):
            source.mkdir(parents=True)
            copy(folder / FILE, source)
        with Store.open(fresh) as store:
            for game in _readable(source, mended):
                store.add(game.log, game.outcome)
                if game.origin is not None:
                    store.set_origin(game.log.header.id, game.origin)
                if game.status == "abandoned":
                    store.abandon(game.log.header.id)
                rebuilt += 1
        if not rebuilt:  # nothing in it can be read: what is there stays there
            raise StoreError("damaged", file=spoken_path(folder / FILE))
        _nobody_else(folder / FILE)
        with translated(folder / FILE):
            for end in BESIDE:
                (folder / (FILE + end)).unlink(missing_ok=True)
            (fresh / FILE).replace(folder / FILE)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    yield Mended("rebuilt", "", rebuilt)
    yield from mended


def _nobody_else(file: Path) -> None:
    """Raises `StoreError` while another room has the file open: what it writes would be lost with
    the old file.
    """
    db = open_own(file, WAIT)
    try:
        db.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.Error as error:
        if error_key(error) == "locked":
            raise StoreError("locked", file=spoken_path(file)) from error
    finally:
        db.close()


class _Read(Record):
    log: KeptGame
    status: str
    origin: Origin | None
    outcome: Outcome | None


def _readable(folder: Path, mended: list[Mended]) -> Iterator[_Read]:
    """The games of a damaged file that can be proved, one after the other; what cannot goes into
    `mended`.
    """
    file = folder / FILE
    db = open_own(file, WAIT)
    db.text_factory = lambda text: text.decode("utf-8", "replace")
    try:
        store = Store(db, file)
        for id_ in _ids(db):
            db.text_factory = str
            try:
                log = store.good_part(id_)
            except StoreError:
                mended.append(Mended("lost", id_))
                continue
            row = _beside(db, id_)
            if row[3] != len(log.entries):
                mended.append(Mended("cut", id_, len(log.entries)))
            outcome = row[2] if row[3] == len(log.entries) else None
            yield _Read(log, row[0], row[1], outcome)
    finally:
        db.close()


def _ids(db: sqlite3.Connection) -> list[str]:
    """The ids that can be found: by the table, else row by row, else by the index of ids."""
    ids: dict[str, None] = {}
    for query in ("SELECT id FROM matches", "SELECT id FROM matches ORDER BY id"):
        try:
            for (id_,) in db.execute(query):
                ids[id_] = None
        except (sqlite3.Error, UnicodeDecodeError):
            pass
    for number in range(1, 10_000 if not ids else len(ids) + 100):
        try:
            row = db.execute("SELECT id FROM matches WHERE number = ?", (number,)).fetchone()
        except (sqlite3.Error, UnicodeDecodeError):
            continue
        if row:
            ids[row[0]] = None
    return list(ids)


def _beside(db: sqlite3.Connection, id_: str) -> tuple[str, Origin | None, Outcome | None, int]:
    """What the list says of a game: status, origin, outcome, and how many inputs it has; usual
    values for what is lost.
    """
    status, origin, outcome, last = "open", None, None, -1
    with contextlib.suppress(sqlite3.Error, ValueError, TypeError):
        row = db.execute(
            "SELECT status, note, sequence, number FROM matches WHERE id = ?", (id_,)
        ).fetchone()
        status, last = row[0], row[2]
        origin = origin_of(row[1])
        copies = db.execute(
            "SELECT scores, winners, reason FROM results WHERE match = ?", (row[3],)
        ).fetchone()
        if copies:
            outcome = outcome_of(*copies)
    return status, origin, outcome, last
