"""A room and its games as they were kept before the room had one store for both engines: they open,
go on, are replayed and verify. `today/README.md` says what is in the folder.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import psycopg
import pytest

from playroom.cli.doctor_games import problems
from playroom.engine.log.entries import Log
from playroom.engine.log.inputs import Act
from playroom.engine.match import Match, Prepared
from playroom.engine.registry import find_game
from playroom.records.opening import load_match
from playroom.room.members.people import Key, Role
from playroom.room.ratings.results import Result, Seated
from playroom.room.store.postgres import PostgresDatabase
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from playroom.room.table import values as v
from playroom.store import Engine, Games, PostgresGames, PostgresLog, Store, StoreLog
from playroom.store.database import FILE
from tests.kept.before_files import Said
from tests.room.kit import state_of
from tests.store.postgres import Server

TODAY = Path(__file__).parent / "today"
SAID: dict[str, dict[str, Any]] = json.loads((TODAY / "said.json").read_text("utf-8"))
SCHEMA = "playroom_then"


class Kept(NamedTuple):
    """A room that is open again, and what was said of it."""

    book: RoomStore
    games: Games
    log: Log
    said: dict[str, Any]


def written(folder: Path) -> Path:
    """`folder` with the files of the room."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, file in (("room", "room.db"), ("games", FILE)):
        with closing(sqlite3.connect(folder / file)) as db:
            db.executescript((TODAY / f"{name}.sql").read_text("utf-8"))
    return folder


@contextmanager
def in_files(folder: Path) -> Iterator[Kept]:
    with ExitStack() as opened:
        book = opened.enter_context(closing(RoomStore(SqliteDatabase(folder / "room.db"))))
        games = opened.enter_context(closing(Store.open(folder)))
        log = opened.enter_context(closing(StoreLog(games.file)))
        yield Kept(book, games, log, SAID["file"])


@contextmanager
def in_database(server: Server) -> Iterator[Kept]:
    with closing(Engine(server.address, SCHEMA)) as engine:
        engine.look()
        book = RoomStore(PostgresDatabase(engine))
        yield Kept(book, PostgresGames(engine), PostgresLog(engine), SAID["database"])


@pytest.fixture(params=["file", "database"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kept]:
    if request.param == "file":
        with in_files(written(tmp_path)) as room:
            yield room
        return
    server: Server = request.getfixturevalue("postgres")
    with psycopg.connect(server.address, autocommit=True) as db:
        db.execute(f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE".encode())
        db.execute((TODAY / "postgres.sql").read_bytes())
    with in_database(server) as room:
        yield room


def test_the_room_has_all_that_it_had(kept: Kept) -> None:
    book, table = kept.book, kept.said["table"]
    people = book.people
    assert (book.tables(), book.closed_tables()) == ([table], ["c105ed"])
    state = state_of(book.rows(table), find_game("escoba"))
    assert [str(guest.name) for guest in state.guests] == ["Ana", "Benito"]
    ana, benito = (guest.id for guest in state.guests)
    member = people.person(ana)
    assert member is not None
    assert (str(member.name), member.language, member.role) == ("Ana", "en", Role.OWNER)
    assert people.member(Key.own("own-of-benito")) == people.person(benito)
    phrases = book.database.execute("SELECT hash FROM phrases WHERE person = ?", benito)
    assert phrases == [("scrypt$kept",)]
    assert people.places(benito) == {"c105ed": None, table: 1}
    assert [owed.match for owed in people.owed(ana)] == [kept.said["left"], kept.said["over"]]
    assert book.applied_ids(benito) == ["ask7"]
    assert book.fact("owner") == "token of the owner"
    assert all(len(book.number(kept.said[match]) or "") == 64 for match in ("over", "left"))
    assert [(at > 0, place, what) for at, place, what in book.refusals()] == [
        (True, f"192.0.2.{number}", "invitation") for number in (2, 1, 0)
    ]


def test_the_room_keeps_ratings_from_now_on(kept: Kept) -> None:
    state = state_of(kept.book.rows(kept.said["table"]), find_game("escoba"))
    ana, benito = (guest.id for guest in state.guests)
    assert kept.book.ratings.of(ana) == ()
    seats = (Seated(ana, 0, 1), Seated(benito, 1, 0))
    kept.book.ratings.keep(Result("m", "escoba", "live", seats))
    (told,) = kept.book.ratings.of(benito)
    assert (told.name, told.points, told.games) == ("Benito", 1579, 1)


def test_the_room_goes_on(kept: Kept) -> None:
    book, table = kept.book, kept.said["table"]
    rows = len(book.rows(table))
    _, benito = (guest.id for guest in state_of(book.rows(table), find_game("escoba")).guests)
    book.append(table, rows + 1, (v.Back(benito),), (benito, "ask8"))
    assert book.rows(table, rows) == [v.Back(benito)]
    assert book.applied_ids(benito) == ["ask7", "ask8"]
    book.refuse("192.0.2.9", "name")
    assert [place for _, place, _ in book.refusals(2)] == ["192.0.2.9", "192.0.2.2"]
    book.append("c105ed", 3, (v.OpenedAgain(),))
    assert book.tables() == [table, "c105ed"]
    book.append("0e0e0e", 1, book.rows("c105ed")[:1])
    assert book.tables() == [table, "c105ed", "0e0e0e"]


def test_its_games_are_replayed_and_go_on(kept: Kept) -> None:
    over, left = (load_match(kept.games, kept.said[match]) for match in ("over", "left"))
    assert [match.sequence for match in (over, left)] == kept.said["inputs"]
    assert [match.digest() for match in (over, left)] == kept.said["digests"]
    assert over.outcome is not None
    assert list(over.outcome.scores) == kept.said["scores"]
    submit_first(left, kept.log)
    again = load_match(kept.games, kept.said["left"])
    assert (again.sequence, again.digest()) == (left.sequence, left.digest())


def submit_first(match: Match[Any, Any], log: Log) -> None:
    """The awaited player makes the first legal move; it is stored before it is done."""
    (request, *_) = match.awaited()
    view = match.view(request.seat)
    action = next(iter(match.game.choices(view)))
    prepared = match.prepare(Act(request.seat, action), "later:1", request.id)
    assert isinstance(prepared, Prepared)
    assert log.append(match.header.id, match.sequence + 1, prepared.entry) == match.sequence + 1
    match.commit(prepared)


def test_its_games_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = written(tmp_path)
    assert problems(folder) == []
    said = Said(capsys, folder, "verify", SAID["file"]["over"], "--json")
    assert (said.status, said.refusal) == (0, "")
    with Store.open(folder, read_only=True) as store:
        assert store.check() == []
