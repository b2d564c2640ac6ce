"""Room store in PostgreSQL: it keeps the contract, with concurrent writers."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest

from playroom.room.store.postgres import PostgresDatabase
from playroom.room.store.room_store import RoomStore
from playroom.store.postgres.engine import Engine
from playroom.store.postgres.log import PostgresLog
from tests.room.store.contract import (
    ANA,
    ANA_ID,
    OTHER,
    RING,
    TABLE,
    TOKEN,
    RoomStoreContract,
    opened,
)
from tests.store.log_contract import heard_up_to
from tests.store.postgres import Server

TABLES = (
    "facts",
    "rows",
    "persons",
    "keys",
    "places",
    "codes",
    "numbers",
    "refused",
    "done",
    "room_tables",
    "played",
    "played_seats",
    "ratings",
)


class SharedShelf:
    """See `Shelf`: a schema of a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.again()

    def again(self) -> None:
        self.room_store = RoomStore(PostgresDatabase(self.engine), RING, RING)

    def pass_time(self, seconds: int) -> None:
        self._do(f"UPDATE codes SET until = until - {seconds}")
        self._do(f"UPDATE room_tables SET closed = closed - {seconds}")
        self._do(
            f"UPDATE persons SET made = made - {seconds}, seen = greatest(0, seen - {seconds})"
        )

    @property
    def now(self) -> int:
        return int(time.time())

    def harm(self, text: str) -> None:
        self._do(f"UPDATE rows SET text = '{text}'")

    def kept(self) -> bytes:
        def copied(table: str) -> bytes:
            wanted = f"COPY {table} TO STDOUT (FORMAT binary)"
            with self.engine.connect() as db, db.cursor() as cursor, cursor.copy(wanted) as copy:
                return b"".join(bytes(part) for part in copy)

        return b"".join(copied(table) for table in TABLES)

    def _do(self, statement: str) -> None:
        self.engine.do(lambda db: db.execute(statement))


@pytest.fixture
def shelf(postgres: Server) -> Iterator[SharedShelf]:
    with closing(Engine(postgres.address, postgres.schema(), most=8)) as engine:
        yield SharedShelf(engine)


class TestPostgres(RoomStoreContract):
    pass


def test_who_follows_hears_that_a_table_has_more_rows(shelf: SharedShelf) -> None:
    news = PostgresLog(shelf.engine).follow()
    shelf.room_store.append(TABLE, 1, (opened(),))
    assert heard_up_to(news, {f"/{TABLE}": 1}) == {f"/{TABLE}": 1}
    shelf.room_store.append(TABLE, 1, (opened(),))  # once more; there is nothing new
    assert news.news(0.05) == {}
    shelf.engine.do(
        lambda db: db.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE query LIKE 'LISTEN%{shelf.engine.schema}%' AND pid <> pg_backend_pid()"
        )
    )
    shelf.room_store.append(TABLE, 2, (opened(),))
    assert heard_up_to(news, {f"/{TABLE}": 2}) == {f"/{TABLE}": 2}
    news.close()


def test_what_is_asked_again_because_the_answer_was_lost_is_done_once(shelf: SharedShelf) -> None:
    engine, room_store, do = shelf.engine, shelf.room_store, shelf.engine.do

    def twice(act: Any, again: bool = True) -> Any:
        do(act, again)
        return do(act, again)

    engine.do = twice  # type: ignore[method-assign]
    room_store.append(TABLE, 1, (opened(),), (ANA_ID, "ask1"))
    room_store.keep_number("m", "f" * 64)
    people = room_store.people
    guest = people.redeem(people.invite(TABLE, 0), (TOKEN,), ANA, "es")
    other = people.add(ANA, "es", (OTHER,))
    engine.do = do  # type: ignore[method-assign]
    assert room_store.rows(TABLE) == [opened()]
    assert room_store.applied_ids(ANA_ID) == ["ask1"]
    assert room_store.number("m") == "f" * 64
    assert (people.member(TOKEN), people.member(OTHER)) == (guest, other)
