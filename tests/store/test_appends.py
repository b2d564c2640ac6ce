"""Every append-only log keeps the contract, and where several processes share it, also to them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from playroom.engine.log.entries import StaleLease
from playroom.engine.record import replace
from playroom.room.store.postgres import PostgresDatabase
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from playroom.store import Engine, Node, PostgresLog
from tests.store.append_contract import ANA, AppendContract, Events, MatchEvents, TableEvents
from tests.store.log_places import MemoryPlace, Place, StorePlace
from tests.store.postgres import PostgresPlace, Server
from tests.store.sample import header

GAME = replace(header(), id="game")
TABLE = "0a0b0c"


def place_of(kind: str, folder: Path, request: pytest.FixtureRequest) -> Place:
    if kind == "memory":
        return MemoryPlace()
    if kind == "SQLite":
        return StorePlace(folder)
    server: Server = request.getfixturevalue("postgres")
    return PostgresPlace(server.address, server.schema())


class TestMatch(AppendContract):
    @pytest.fixture(params=["memory", "SQLite", "PostgreSQL"])
    def events(self, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Events]:
        place = place_of(request.param, tmp_path, request)
        place.ready(GAME)
        with place.opened() as log:
            yield MatchEvents(log)


class TestTable(AppendContract):
    @pytest.fixture(params=["SQLite", "PostgreSQL"])
    def events(self, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Events]:
        with ExitStack() as end:
            if request.param == "SQLite":
                store = RoomStore(SqliteDatabase(tmp_path / "room.db"))
            else:
                server: Server = request.getfixturevalue("postgres")
                store = RoomStore(PostgresDatabase(Engine(server.address, server.schema())))
            end.callback(store.close)
            yield TableEvents(store)


@pytest.mark.parametrize("kind", ["match", "table"])
def test_the_owner_of_a_stale_lease_appends_nothing(kind: str, postgres: Server) -> None:
    place = PostgresPlace(postgres.address, postgres.schema())
    place.ready(GAME)
    with closing(place.engine()) as engine:
        events: Events = MatchEvents(PostgresLog(engine))
        if kind == "table":
            events = TableEvents(RoomStore(PostgresDatabase(engine)), TABLE)
        first, second = Node(engine, "first"), Node(engine, "second")
        stale = first.acquire(TABLE)
        assert stale is not None
        events.append(1, ["first"], (ANA, "1"), stale)
        first.close()
        lease = second.acquire(TABLE)
        with pytest.raises(StaleLease):
            events.append(2, ["late"], (ANA, "2"), stale)
        assert not events.was_applied((ANA, "2"))
        events.append(2, ["second"], (ANA, "2"), lease)
        events.append(3, ["third"], (ANA, "3"))  # a caller without a lease
        assert events.read(0) == ["first", "second", "third"]
        second.close()
