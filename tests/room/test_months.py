"""A room that was open for months: what is closed costs nothing at its start, and what it keeps
only for so many days is deleted then.
"""

from __future__ import annotations

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from playroom.engine.registry import find_game
from playroom.room import values as v
from playroom.room.ledger import Ledger
from playroom.room.opening import CLOSED_TOLD, Place, open_room
from playroom.room.order import ROOM
from playroom.room.shared_book import PostgresBook
from playroom.store.postgres.engine import Engine
from tests.bench.bench_months import Kept, kept, write_file, write_schema
from tests.store.postgres import Server

OPEN = ["000000", "00000a", "000014"]
"""Every tenth table of those that are made here."""


def some(closed: int = 27) -> Kept:
    """What an older playroom has kept: three tables are open, one of them for the second time."""
    rows, persons = kept(closed, 3, 10)
    number = max(number for table, number, _ in rows if table == "000014")
    rows.append(("000014", number + 1, '{"type":"closed","by":null}'))
    rows.append(("000014", number + 2, '{"type":"opened_again"}'))
    return rows, persons


def test_what_an_older_playroom_has_kept_in_a_file_is_brought_up_to_date_once(
    tmp_path: Path,
) -> None:
    write_file(tmp_path / "room", *some())
    for _ in range(2):
        with closing(Ledger(tmp_path / "room" / "room.db")) as book:
            assert book.tables() == OPEN
            assert book.closed_tables(most=2) == ["00001d", "00001c"]
            assert len(book.closed_tables()) == 27
            assert book.people.strangers(1_700_000_000 + 86_400) == []  # they came just now


def test_what_an_older_playroom_has_kept_in_a_database_is_brought_up_to_date_once(
    postgres: Server,
) -> None:
    schema = postgres.schema()
    write_schema(postgres.address, *some(), schema)
    for _ in range(2):
        with closing(Engine(postgres.address, schema)) as engine:
            engine.look()
            book = PostgresBook(engine)
            assert book.tables() == OPEN
            assert len(book.closed_tables()) == 27
            assert book.people.strangers(1_700_000_000 + 86_400) == []


def steps(book: Ledger) -> int:
    """What it takes to know which tables are open, in steps of the database."""
    count = 0

    def step() -> int:
        nonlocal count
        count += 1
        return 0

    book._sql.set_progress_handler(step, 1)
    assert len(book.tables()) == 3
    book._sql.set_progress_handler(None, 1)
    return count


def test_tables_that_are_closed_are_not_looked_through_for_those_that_are_open(
    tmp_path: Path,
) -> None:
    counts = []
    for closed in (30, 3_000):
        write_file(tmp_path / f"{closed}", *kept(closed, 3, 10))
        with closing(Ledger(tmp_path / f"{closed}" / "room.db")) as book:
            counts.append(steps(book))
    assert counts[0] == counts[1]


def test_of_tables_that_are_closed_nothing_is_read_before_somebody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_file(tmp_path / "room", *kept(87, 3, 10))
    read = list[v.TableId]()
    rows = Ledger.rows

    def noted(book: Ledger, table: v.TableId, after: int = 0) -> list[v.Row]:
        read.append(table)
        return rows(book, table, after)

    monkeypatch.setattr(Ledger, "rows", noted)

    async def test() -> None:
        room = await open_room(
            tmp_path / "room", Place("127.0.0.1", 0), find_game, lambda lines: None, ("Ana",)
        )
        try:
            assert sorted(read) == sorted(["000000", "00001e", "00003c", ROOM])
            read.clear()
            told = [life.id for life in room.closed()]
            assert told == read == [f"{number:06x}" for number in range(89, 89 - CLOSED_TOLD, -1)]
            assert room.closed_table("000000") is None
            room.open_again("000001")
            assert (list(room.host.tables)[-1], room.closed_table("000001")) == ("000001", None)
        finally:
            await room.close()

    asyncio.run(test())
