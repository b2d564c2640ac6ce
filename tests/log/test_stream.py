"""The `Stream` keeps its contract over memory, SQLite and PostgreSQL; its examples are true."""

from __future__ import annotations

import doctest
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.log.entries import AlreadyApplied, Conflict, Entry, Lease, Log, StaleLease
from playroom.log import stream, write_queue
from playroom.log.stream import CommandId, EventLog
from playroom.match.match_log import MatchLog
from playroom.room.store.postgres import PostgresDatabase
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from playroom.room.store.stored_events import StoredEvents
from playroom.room.table.values import RoomEvent, TableEvent
from playroom.store.postgres.engine import Engine
from tests.log.stream_contract import StreamContract
from tests.store.log_places import MemoryPlace, Place, StorePlace
from tests.store.postgres import PostgresPlace, Server
from tests.store.sample import header

TABLE = "0a0b0c"
TERM = 1


@pytest.mark.parametrize("module", [stream, write_queue])
def test_the_examples_are_true(module: Any) -> None:
    result = doctest.testmod(module)
    assert result.attempted
    assert not result.failed


class Memory:
    """A log in memory, which knows the present term of its lease."""

    def __init__(self) -> None:
        self.events: list[str] = []
        self.ids: set[CommandId] = set()

    def append(
        self, expected: int, events: Sequence[str], id: CommandId | None, lease: Lease | None
    ) -> None:
        """See `EventLog`."""
        if lease is not None and lease.term != TERM:
            raise StaleLease
        if id in self.ids:
            raise AlreadyApplied
        if expected != len(self.events) + 1:
            raise Conflict(len(self.events) + 1)
        self.events += events
        self.ids |= {id} if id else set()

    def read(self, after: int) -> Sequence[str]:
        """See `EventLog`."""
        return self.events[after:]

    def was_applied(self, id: CommandId) -> bool:
        """See `EventLog`."""
        return id in self.ids


class MemoryShelf:
    """See `Shelf`."""

    checks_leases = True

    def __init__(self) -> None:
        self._log = Memory()

    def opened(self) -> EventLog[Any]:
        return self._log

    def event(self, number: int, text: str) -> str:
        return text

    def text(self, event: str) -> str:
        return event


class TestMemory(StreamContract):
    @pytest.fixture
    def shelf(self) -> MemoryShelf:
        return MemoryShelf()


class RoomShelf:
    """See `Shelf`: the log of a table in a room store."""

    def __init__(self, store: RoomStore, checks_leases: bool) -> None:
        self._store = store
        self.checks_leases = checks_leases

    def opened(self) -> EventLog[Any]:
        return StoredEvents(self._store, TABLE, lambda event: event, list)

    def event(self, number: int, text: str) -> TableEvent:
        return RoomEvent(text)

    def text(self, event: RoomEvent) -> str:
        return event.text


class TestRoomInSqlite(StreamContract):
    @pytest.fixture
    def shelf(self, tmp_path: Path) -> Iterator[RoomShelf]:
        with closing(RoomStore(SqliteDatabase(tmp_path / "room.db"))) as store:
            yield RoomShelf(store, False)


class TestRoomInPostgres(StreamContract):
    @pytest.fixture
    def shelf(self, postgres: Server) -> Iterator[RoomShelf]:
        with closing(Engine(postgres.address, postgres.schema(), most=8)) as engine:
            yield RoomShelf(RoomStore(PostgresDatabase(engine)), True)


class MatchShelf:
    """See `Shelf`: the log of a match."""

    def __init__(self, log: Log, name: str, checks_leases: bool) -> None:
        self._log, self._name = log, name
        self.checks_leases = checks_leases

    def opened(self) -> EventLog[Any]:
        return MatchLog(self._log, self._name)

    def event(self, number: int, text: str) -> Entry:
        return Entry(number, "act", 0, text, text)

    def text(self, event: Entry) -> str:
        return event.text


def in_place(place: Place, checks_leases: bool = False) -> Iterator[MatchShelf]:
    place.ready(header("match"))
    with place.opened() as log:
        yield MatchShelf(log, "match", checks_leases)


class TestMatchInMemory(StreamContract):
    @pytest.fixture
    def shelf(self) -> Iterator[MatchShelf]:
        yield from in_place(MemoryPlace())


class TestMatchInSqlite(StreamContract):
    @pytest.fixture
    def shelf(self, tmp_path: Path) -> Iterator[MatchShelf]:
        yield from in_place(StorePlace(tmp_path))


class TestMatchInPostgres(StreamContract):
    @pytest.fixture
    def shelf(self, postgres: Server) -> Iterator[MatchShelf]:
        yield from in_place(PostgresPlace(postgres.address, postgres.schema()), True)
