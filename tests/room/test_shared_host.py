"""A room in a database: a whole game while the host is killed and the database is started anew,
and what cannot be is refused with one sentence.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from playroom.cli.engine import VARIABLE, engine_asked, engine_of
from playroom.cli.refusals import CliError
from playroom.records.opening import load_match
from playroom.room import extras
from playroom.room import values as v
from playroom.room.shared_book import PostgresBook
from playroom.store.postgres.engine import Engine
from playroom.store.postgres.games import PostgresGames
from tests.room.kit import Person, play_on, until
from tests.room.test_killed import HostProcess, come
from tests.store.postgres import Server

GAME = ("--open", "cribbage", "--option", "target=31", "--seats", "Ana,Ben")


@pytest.fixture
def server(postgres: Server) -> Iterator[Server]:
    """One that may be stopped: the next test finds it running again."""
    yield postgres
    if not postgres.runs:
        postgres.start()


def inputs_of(engine: Engine) -> int:
    rows = engine.do(lambda db: db.execute("SELECT count(*) FROM inputs").fetchall())
    return int(rows[0][0])


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.timeout(180)
def test_a_whole_game_while_the_host_is_killed_and_the_database_is_away(
    tmp_path: Path, server: Server
) -> None:
    where = tmp_path / "engine"
    where.write_text(f"\n{server.address}\n")
    words = ("--engine", str(where), "--schema", server.schema(), "--listen", "127.0.0.1:0")

    async def test() -> None:
        host = HostProcess(tmp_path / "data", *words, *GAME)
        await host.start()
        address = host.address
        came = [await come("", line) for line in await host.invitations(2)]
        persons = [person for person, _, _ in came]
        await until(lambda: all(len(p.visit.life.seated) == 2 for p in persons), 20)
        for person in persons:
            assert await person.ready() == ""
        await until(lambda: all(p.visit.life.phase is v.Phase.PLAYING for p in persons), 20)
        with closing(Engine(server.address, words[3])) as engine:
            await play_on(persons, lambda: inputs_of(engine) >= 6)
            await host.kill()
            host._words = words[:4]  # where it listens is kept, too
            await host.start()
            assert host.address == address
            await until(lambda: all(g.here for g in persons[1].visit.life.guests), 20)
            await play_on(persons, lambda: inputs_of(engine) >= 12)
            playing = asyncio.ensure_future(play_on(persons, lambda: over(persons)))
            server.stop()
            assert (await host._until("engine"))["answers"] is False
            server.start()  # by the thread with which it ends
            assert (await host._until("engine"))["answers"] is True
            await playing
            check(engine, persons)
        for person, line, homes in came:
            await until(lambda: len(homes) == 1, 20)  # noqa: B023
            assert homes[0].proved
            assert not person.failures
            assert not person.ended
            line.close()
        host.process.terminate()
        assert await host.process.wait() == 0

    asyncio.run(test())
    assert not (tmp_path / "data" / "room" / "room.db").exists()


def over(persons: list[Person]) -> bool:
    return all(person.visit.life.phase is v.Phase.OVER for person in persons)


def check(engine: Engine, persons: list[Person]) -> None:
    """What is kept is what was told."""
    book, games = PostgresBook(engine), PostgresGames(engine)
    (table,) = book.tables()
    rows = book.rows(table)
    (match_id,) = [row.match for row in rows if isinstance(row, v.Began)]
    match: Any = load_match(games, match_id)
    assert match.outcome is not None
    assert len(set(match.ids)) == len(match.ids)
    status = engine.do(lambda db: db.execute("SELECT status FROM matches").fetchall())
    assert status == [("finished",)]
    for person in persons:
        numbers = {now.rows: row for row, now in zip(person.rows, person.lives, strict=True)}
        assert all(rows[number - 1] == row for number, row in numbers.items())


def told(*words: str, **more: str) -> tuple[int, str]:
    """How `playroom host` ends that cannot begin, and what it says."""
    found = subprocess.run(
        [sys.executable, "-m", "playroom", "host", "--lang", "en", *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2]), **more},
    )
    assert found.stdout == ""
    return found.returncode, found.stderr


def test_a_database_that_is_away_or_served_already_is_told_in_one_sentence(
    tmp_path: Path, server: Server
) -> None:
    async def test() -> None:
        place = ("--schema", server.schema(), "--listen", "127.0.0.1:0")
        words = ("--data", str(tmp_path / "other"), *place)
        host = HostProcess(tmp_path, "--engine", server.address, *place)
        await host.start()
        reading = host.drain()
        code, said = await asyncio.to_thread(told, *words, **{VARIABLE: server.address})
        assert (code, said.count("\n")) == (2, 1)
        assert "serves the room in the database postgres" in said
        await host.kill()
        reading.cancel()
        server.stop(signal.SIGQUIT)
        code, said = await asyncio.to_thread(told, *words, **{VARIABLE: server.address})
        assert (code, said.count("\n")) == (2, 1)
        assert "does not answer" in said

    asyncio.run(test())


def asked(**more: Any) -> argparse.Namespace:
    return argparse.Namespace(**{"engine": None, "schema": None, **more})


def test_where_the_address_of_the_database_may_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "engine"
    monkeypatch.delenv(VARIABLE, raising=False)
    assert engine_asked(asked()) is None
    assert engine_asked(asked(engine="dbname=a", schema="b")) == ("dbname=a", "b")
    monkeypatch.setenv(VARIABLE, "postgresql://x/y")
    assert engine_asked(asked()) == ("postgresql://x/y", "playroom")
    assert engine_asked(asked(engine="dbname=a")) == ("dbname=a", "playroom")
    monkeypatch.setenv(VARIABLE, str(file))
    for text in (None, "", " \n"):
        if text is not None:
            file.write_text(text)
        with pytest.raises(CliError, match="cli-no-engine"):
            engine_asked(asked())
    file.write_text("\n dbname=a \n")
    assert engine_asked(asked()) == ("dbname=a", "playroom")
    monkeypatch.delenv(VARIABLE)
    with pytest.raises(CliError, match="cli-schema-alone"):
        engine_of(asked(schema="club"))


def test_what_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda module: None)
    with pytest.raises(CliError, match="cli-no-shared") as refused:
        engine_of(asked(engine="dbname=a"))
    assert str(refused.value.note.get("command")).endswith('pip install "psycopg[binary]"')
