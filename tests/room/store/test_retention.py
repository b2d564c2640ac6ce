"""A room that was open for months: what is closed costs nothing at its start, and what it keeps
only for so many days is deleted then.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

import pytest

from playroom.engine.notes import Clean
from playroom.engine.record import replace
from playroom.engine.registry import find_game
from playroom.room.members.people import Key, Member, Role
from playroom.room.moderation.house_rules import USUAL, House
from playroom.room.moderation.state import ROOM
from playroom.room.server.opening import CLOSED_TOLD, Place, open_room
from playroom.room.store import retention
from playroom.room.store.postgres import PostgresDatabase
from playroom.room.store.retention import DAY, is_steady, pruned
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from playroom.room.table import values as v
from playroom.store import Games, Store, StoreError
from playroom.store.postgres.engine import Engine
from playroom.store.postgres.games import PostgresGames
from tests.bench.bench_months import Kept, kept, log_of, write_file, write_schema
from tests.room.kit import until
from tests.store.postgres import Server
from tests.store.sample import header

OPEN = ["000000", "00000a", "000014"]
"""Every tenth table of those that are made here."""


def some(closed: int = 27) -> Kept:
    """What a room has kept: three tables are open, one of them for the second time."""
    rows, persons = kept(closed, 3, 10)
    number = max(number for table, number, _ in rows if table == "000014")
    rows.append(("000014", number + 1, '{"type":"closed","by":null}'))
    rows.append(("000014", number + 2, '{"type":"opened_again"}'))
    return rows, persons


def test_a_file_is_opened_with_all_that_is_in_it(tmp_path: Path) -> None:
    write_file(tmp_path / "room", *some())
    for _ in range(2):
        with closing(RoomStore(SqliteDatabase(tmp_path / "room" / "room.db"))) as room_store:
            assert room_store.tables() == OPEN
            assert room_store.closed_tables(most=2) == ["00001d", "00001c"]
            assert len(room_store.closed_tables()) == 27
            assert len(room_store.people.strangers(NOW)) == 10


def test_a_database_is_opened_with_all_that_is_in_it(postgres: Server) -> None:
    schema = postgres.schema()
    write_schema(postgres.address, *some(), schema)
    for _ in range(2):
        with closing(Engine(postgres.address, schema)) as engine:
            engine.look()
            room_store = RoomStore(PostgresDatabase(engine))
            assert room_store.tables() == OPEN
            assert len(room_store.closed_tables()) == 27
            assert len(room_store.people.strangers(NOW)) == 10


def steps(database: SqliteDatabase) -> int:
    """What it takes to know which tables are open, in steps of the database."""
    count = 0

    def step() -> int:
        nonlocal count
        count += 1
        return 0

    database._sql.set_progress_handler(step, 1)
    assert len(RoomStore(database).tables()) == 3
    database._sql.set_progress_handler(None, 1)
    return count


def test_tables_that_are_closed_are_not_looked_through_for_those_that_are_open(
    tmp_path: Path,
) -> None:
    counts = []
    for closed in (30, 3_000):
        write_file(tmp_path / f"{closed}", *kept(closed, 3, 10))
        with closing(SqliteDatabase(tmp_path / f"{closed}" / "room.db")) as database:
            counts.append(steps(database))
    assert counts[0] == counts[1]


def test_of_tables_that_are_closed_nothing_is_read_before_somebody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_file(tmp_path / "room", *kept(87, 3, 10))
    read = list[v.TableId]()
    rows = RoomStore.rows

    def noted(room_store: RoomStore, table: v.TableId, after: int = 0) -> list[v.TableEvent]:
        read.append(table)
        return rows(room_store, table, after)

    monkeypatch.setattr(RoomStore, "rows", noted)

    async def test() -> None:
        room = await open_room(
            tmp_path / "room", Place("127.0.0.1", 0), find_game, lambda lines: None, ("Ana",)
        )
        try:
            assert sorted(read) == sorted(["000000", "00001e", "00003c", ROOM])
            read.clear()
            told = [state.id for state in room.closed()]
            assert told == read == [f"{number:06x}" for number in range(89, 89 - CLOSED_TOLD, -1)]
            assert room.closed_table("000000") is None
            room.open_again("000001")
            assert (list(room.host.tables)[-1], room.closed_table("000001")) == ("000001", None)
        finally:
            await room.close()

    asyncio.run(test())


# -- what is deleted -------------------------------------------------------------------------------

NOW = 1_800_000_000


def person(room_store: RoomStore, name: str) -> v.PersonId:
    member = room_store.people.add(Clean.of(name), "es", (Key.page(name),))
    assert isinstance(member, Member)
    return member.id


def play(room_store: RoomStore, games: Games, table: v.TableId, *persons: v.PersonId) -> None:
    """Two play at a table, and it is closed; three matches are over."""
    rows = tuple(log_of(table, (persons[0], persons[1]), True))
    room_store.append(table, 1, rows)
    for match in retention.story_of(rows).matches:
        games.create(replace(header(), id=match))
        room_store.keep_number(match, "f" * 64)


def is_kept(games: Games, match: str) -> bool:
    with contextlib.suppress(StoreError):
        return bool(games.log(match).header.id)
    return False


def prune(
    room_store: RoomStore, games: Games, house: House, now: int, here: Collection[v.PersonId] = ()
) -> None:
    for _ in pruned(room_store, games, house, now, here, (), Path()):
        pass


def deleted_as_the_house_says(room_store: RoomStore, games: Games, now: int, later: int) -> None:
    """Of what is kept at `now`, as seen `later`."""
    names = ("Ana", "Ben", "Eva", "Dora", "Luis", "Berta", "Clara")
    ana, ben, eva, dora, luis, berta, clara = (person(room_store, name) for name in names)
    play(room_store, games, "00000a", ana, ben)
    play(room_store, games, "00000b", eva, ben)
    last = len(room_store.rows("00000b"))
    on = (v.OpenedAgain(), v.Sealed("lost", "0" * 64, ()), v.Began("lost"), v.Gone(ben), v.Closed())
    room_store.append("00000b", last + 1, on)
    games.create(replace(header(), id="lost"))
    room_store.append("00000c", 1, tuple(log_of("00000c", (dora, ben), False))[:-2])  # open
    room_store.append("00000c", len(room_store.rows("00000c")) + 1, (v.Gone(ben),))
    room_store.people.set_role(luis, Role.MODERATOR)
    room_store.keep_number("unsealed", "e" * 64)
    sealing = (v.OpenedAgain(), v.Committing("unsealed", "0" * 64), v.Aborted(), v.Closed())
    room_store.append("00000a", len(room_store.rows("00000a")) + 1, sealing)
    everything = room_store.closed_tables()
    prune(room_store, games, USUAL, later)
    assert room_store.closed_tables() == everything
    prune(room_store, games, House(game_days=30, people_days=30), now + 29 * DAY)
    assert room_store.closed_tables() == everything
    assert room_store.people.person(ana) is not None
    prune(room_store, games, House(game_days=30), later)
    assert room_store.closed_tables() == ["00000b"]  # Eva may go on with it
    assert [is_kept(games, match) for match in ("00000a0", "00000b0", "lost")] == [
        False, True, True
    ]  # fmt: skip
    assert (room_store.number("00000a0"), room_store.number("00000b0")) == (None, "f" * 64)
    assert room_store.number("unsealed") is None
    assert room_store.people.person(ana) is not None
    prune(room_store, games, House(game_days=30, people_days=30), later, {berta})
    left = {id for id in (ana, ben, eva, dora, luis, berta, clara) if room_store.people.person(id)}
    assert left == {eva, dora, luis, berta}
    assert room_store.closed_tables() == ["00000b"]
    assert is_kept(games, "lost")
    last = len(room_store.rows("00000b"))
    room_store.append(
        "00000b", last + 1, (v.OpenedAgain(), v.Resumed(), v.Ended("lost"), v.Closed())
    )


def test_a_room_in_a_file_keeps_what_its_house_says(tmp_path: Path) -> None:
    house = House(game_days=30, people_days=30)
    room_store = RoomStore(SqliteDatabase(tmp_path / "room.db", lambda: NOW))
    with closing(room_store), Store.open(tmp_path) as store:
        deleted_as_the_house_says(room_store, store, NOW, NOW + 32 * DAY)
        prune(room_store, store, house, NOW + 61 * DAY)
        assert room_store.closed_tables() == []
        assert not is_kept(store, "lost")
    names = b"".join(file.read_bytes() for file in tmp_path.glob("room.db*"))
    assert (b"Dora" in names, b"Clara" in names) == (True, False)  # it is in no free page, either


def test_a_room_in_a_database_keeps_what_its_house_says(postgres: Server) -> None:
    with closing(Engine(postgres.address, postgres.schema())) as engine:
        engine.look()
        room_store, games = RoomStore(PostgresDatabase(engine)), PostgresGames(engine)
        ((now,),) = engine.do(
            lambda db: db.execute("SELECT extract(epoch FROM now())::bigint").fetchall()
        )
        deleted_as_the_house_says(room_store, games, now, now + 32 * DAY)
        prune(room_store, games, House(game_days=30), now + 61 * DAY)
        assert room_store.closed_tables() == []


def test_a_room_that_is_open_deletes_what_is_old_little_by_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    write_file(tmp_path / "room", *kept(27, 3, 10))

    async def test() -> None:
        faults = list[list[str]]()
        room = await open_room(
            tmp_path / "room", Place("127.0.0.1", 0), find_game, faults.append, ("Ana",),
            house=House(game_days=30, people_days=30),
        )  # fmt: skip
        try:
            room_store = room.services.room_store
            await until(lambda: not room_store.closed_tables())
            assert len(room_store.tables()) == 3
            assert not faults
        finally:
            await room.close()

    asyncio.run(test())


@pytest.mark.parametrize("damaged", ["000001", "000000"])
def test_a_log_that_cannot_be_read_keeps_nothing_else_from_being_deleted(
    tmp_path: Path, damaged: str
) -> None:
    """One that is closed stays; while the people at an open one are unknown, all people do."""
    write_file(tmp_path / "room", *kept(27, 3, 10))
    house = House(game_days=30, people_days=30)
    room_store = RoomStore(SqliteDatabase(tmp_path / "room" / "room.db", lambda: NOW))
    with closing(room_store), Store.open(tmp_path) as store:
        before = len(room_store.closed_tables())
        room_store.database.execute(
            "UPDATE rows SET text = '{}' WHERE room_table = ? AND number = 2", damaged
        )
        stranger = person(room_store, "Berta")
        prune(room_store, store, house, NOW + 32 * DAY)
        is_open = damaged in OPEN
        assert before == 27
        assert room_store.closed_tables() == ([] if is_open else [damaged])
        assert (room_store.people.person(stranger) is not None) is is_open


def test_nothing_is_deleted_by_a_clock_that_has_jumped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "PAUSE", 0.0)
    write_file(tmp_path / "room", *kept(27, 3, 10))
    with closing(RoomStore(SqliteDatabase(tmp_path / "room" / "room.db"))) as room_store:
        assert is_steady(room_store, NOW)
        assert is_steady(room_store, NOW + DAY)
        assert not is_steady(room_store, NOW + 400 * DAY)
        assert not is_steady(room_store, NOW + DAY)
        assert is_steady(room_store, NOW + DAY + 60)
        assert is_steady(room_store, NOW + DAY)  # another process, whose clock is a minute late

    async def test() -> None:
        faults = list[list[str]]()
        room = await open_room(
            tmp_path / "room", Place("127.0.0.1", 0), find_game, faults.append, ("Ana",),
            house=House(game_days=30, people_days=30),
        )  # fmt: skip
        try:
            room_store = room.services.room_store
            assert room.moderation_log is not None
            for _ in range(20):
                await asyncio.sleep(0.01)
            assert len(room_store.closed_tables()) == 27
            room.moderation_log.start()  # some hours later: it was no mistake
            await until(lambda: not room_store.closed_tables())
            assert not faults
        finally:
            await room.close()

    asyncio.run(test())
