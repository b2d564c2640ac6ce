"""A room that has been open for months is opened: many tables that are closed, few that are open.

`python3 -m tests.bench months [--closed 20000] [--open 50] [--people 20000] [--engine postgres]`.
What was kept is written, and opened three times in processes of their own; from the second time on
the open tables are idle.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from playroom.bootstrap import ROOT
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.wire import written
from playroom.room.store.sqlite import SqliteDatabase
from playroom.room.table import values as v
from tests.store.postgres import serving

BEGAN = 1_700_000_000


def log_of(table: str, persons: tuple[str, str], is_closed: bool) -> Iterator[v.TableEvent]:
    """What a table of two people has in its log who play three matches that end."""
    yield v.Opened(table, "escoba", find_game("escoba").version, Setup.of(2, {}), persons[0])
    for seat, person in enumerate(persons):
        yield v.Came(person, Clean.of(f"Ana {person}"), "es")
        yield v.Sat(person, seat)
    for match in range(3):
        for person in persons:
            yield v.Readied(person)
        yield v.Sealed(f"{table}{match}", "0" * 64, ())
        yield v.Began(f"{table}{match}")
        yield v.Ended(f"{table}{match}")
        yield v.OpenedAgain()
    for person in persons:
        yield v.Away(person, True)
    if is_closed:
        yield v.Closed()


Kept = tuple[list[tuple[str, int, str]], list[tuple[str, str, int]]]
"""Rows (table, number, text) and persons (id, name, when)."""


def kept(closed: int, there: int, people: int) -> Kept:
    """What is in the room."""
    ids = [f"{number:012x}" for number in range(people)]
    rows = list[tuple[str, int, str]]()
    pairs = itertools.cycle(zip(ids, [*ids[1:], ids[0]], strict=True))
    every = max(1, (closed + there) // there)
    left = there
    for number in range(closed + there):
        is_open = left > 0 and number % every == 0
        left -= is_open
        table = f"{number:06x}"
        log = log_of(table, next(pairs), not is_open)
        rows += [(table, place, written(row)) for place, row in enumerate(log, 1)]
    return rows, [(id, f"Ana {id}", BEGAN + number) for number, id in enumerate(ids)]


def write_file(folder: Path, rows: Iterable[Any], persons: Iterable[Any]) -> None:
    """Into the file of a room."""
    SqliteDatabase(folder / "room.db").close()
    with closing(sqlite3.connect(folder / "room.db")) as db, db:
        db.executemany(
            "INSERT INTO rows VALUES (?1, ?2, ?3, ?4)",
            ((table, number, text, BEGAN + int(table, 16)) for table, number, text in rows),
        )
        db.executemany(
            "INSERT INTO persons (id, name, language, role, made) VALUES (?, ?, 'es', 'member', ?)",
            persons,
        )
        db.executemany(
            "INSERT INTO keys VALUES (?, 'token', ?, 1)", ((f"k{id}", id) for id, _, _ in persons)
        )


def write_schema(
    address: str, rows: Iterable[Any], persons: Iterable[Any], schema: str = "playroom"
) -> None:
    """Into a schema of a database."""
    import psycopg

    from playroom.store.postgres.schema import made

    with psycopg.connect(address, autocommit=True) as db, db.transaction():
        db.execute(f"SET search_path TO {schema}")
        made(db, schema)
        lasts = dict[str, int]()
        for table, number, _ in rows:
            lasts[table] = number
        copies: list[tuple[str, Iterable[tuple[Any, ...]]]] = [
            ("room_tables (id, last, updated)", ((id, last, 0) for id, last in lasts.items())),
            ("rows", ((table, number, text, 0) for table, number, text in rows)),
            (
                "persons (id, name, language, role, made)",
                ((id, name, "es", "member", at) for id, name, at in persons),
            ),
            ("keys", ((f"k{id}", "token", id, 1) for id, _, _ in persons)),
        ]
        for table, values in copies:
            with db.cursor() as cursor, cursor.copy(f"COPY {table} FROM STDIN") as copy:
                for row in values:
                    copy.write_row(row)
        db.execute("ANALYZE")


async def opened(folder: Path, address: str) -> None:
    """Opens the room, and prints what it took."""
    from playroom.room.server.opening import Place, open_room
    from playroom.store import Engine

    engine = Engine(address) if address else None
    before, began, worked = memory(), time.perf_counter(), time.process_time()
    room = await open_room(
        folder, Place("127.0.0.1", 0), find_game, lambda lines: None, ("Ana",), engine=engine
    )
    took = {"seconds": time.perf_counter() - began, "cpu": time.process_time() - worked}
    told = {name: round(seconds, 2) for name, seconds in took.items()}
    told["mib"] = round(memory() - before, 1)
    print(json.dumps({**told, "tables": len(room.host.tables)}), flush=True)
    for table in room.host.tables.values():  # as after a minute, for those who open it next
        table.unload()
    await room.close()


def memory() -> float:
    """The memory of this process, in MiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


@contextmanager
def database(is_wanted: bool) -> Iterator[str]:
    """The address of a database of its own; nothing where none is wanted."""
    if not is_wanted:
        yield ""
        return
    with serving() as server:
        yield server.address


def measure() -> None:
    """The whole of it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--closed", type=int, default=20_000)
    parser.add_argument("--open", type=int, default=50)
    parser.add_argument("--people", type=int, default=20_000)
    parser.add_argument("--engine", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--opens", nargs=2, help="for a process of the measurement itself")
    args = parser.parse_args()
    if args.opens:
        asyncio.run(opened(Path(args.opens[0]), args.opens[1]))
        return
    rows, persons = kept(args.closed, args.open, args.people)
    with tempfile.TemporaryDirectory() as place, database(args.engine == "postgres") as address:
        folder = Path(place) / "room"
        if address:
            write_schema(address, rows, persons)
        else:
            write_file(folder, rows, persons)
        about = {"engine": args.engine, "closed": args.closed, "open": args.open}
        print(json.dumps({**about, "rows": len(rows)}), flush=True)
        for _ in range(3):
            command = [sys.executable, "-m", "tests.bench.bench_months"]
            subprocess.run([*command, "--opens", str(folder), address], cwd=ROOT, check=True)


if __name__ == "__main__":
    measure()
