"""A room in a database: a whole game while the host is killed and the database is started anew,
and what cannot be is refused with one sentence.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from playroom import optional_packages
from playroom.cli.hosting.database import VARIABLE, engine_asked, engine_of
from playroom.cli.hosting.drain import drain
from playroom.cli.refusals import CliError
from playroom.engine.notes import Clean
from playroom.engine.registry import find_game
from playroom.records.opening import load_match
from playroom.room.client.room_client import RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.members.device_key import DeviceKey
from playroom.room.store.folder_lock import is_held
from playroom.room.store.postgres import PostgresDatabase
from playroom.room.store.room_store import RoomStore
from playroom.room.store.storage import LAST_WAIT
from playroom.room.table import values as v
from playroom.store.postgres.engine import Engine
from playroom.store.postgres.games import PostgresGames
from playroom.store.postgres.nodes import Node
from playroom.store.postgres.presence import KEPT_FOR, PresenceStore
from tests.room.far import GAMES
from tests.room.kit import Person, play_on, until
from tests.room.lobby_kit import Walker
from tests.room.server.test_killed_host import HostProcess, come
from tests.store.postgres import Server, Standby, serving

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
        result = [await come("", line) for line in await host.invitations(2)]
        persons = [person for person, _, _ in result]
        await until(lambda: all(len(p.session.state.seated) == 2 for p in persons), 20)
        for person in persons:
            assert await person.ready() == ""
        await until(lambda: all(p.session.state.phase is v.Phase.PLAYING for p in persons), 20)
        with closing(Engine(server.address, words[3])) as engine:
            await play_on(persons, lambda: inputs_of(engine) >= 6)
            await host.kill()
            host._words = words[:4]  # where it listens is kept, too
            await host.start()
            assert host.address == address
            await until(lambda: all(g.here for g in persons[1].session.state.guests), 20)
            await play_on(persons, lambda: inputs_of(engine) >= 12)
            playing = asyncio.ensure_future(play_on(persons, lambda: over(persons)))
            server.stop()
            assert (await host._until("engine"))["answers"] is False
            server.start()  # by the thread with which it ends
            assert (await host._until("engine"))["answers"] is True
            await playing
            check(engine, persons)
        for person, line, homes in result:
            await until(lambda: len(homes) == 1, 20)  # noqa: B023
            assert homes[0].proved
            assert not person.failures
            assert not person.ended
            line.close()
        host.process.terminate()
        assert await host.process.wait() == 0

    asyncio.run(test())
    assert not (tmp_path / "data" / "room" / "room.db").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
@pytest.mark.timeout(180)
@pytest.mark.usefixtures("postgres")  # without one there is none of our own, either
def test_a_database_is_lost_and_its_standby_has_everything(tmp_path: Path) -> None:
    async def test(first: Server, second: Standby) -> None:
        both = f"host={first.folder},{second.folder} port=5432,5432 user=playroom dbname=postgres"
        host = HostProcess(tmp_path, "--engine", both, "--listen", "127.0.0.1:0", *GAME)
        await host.start()
        result = [await come("", line) for line in await host.invitations(2)]
        persons = [person for person, _, _ in result]
        await until(lambda: all(len(p.session.state.seated) == 2 for p in persons), 20)
        for person in persons:
            assert await person.ready() == ""
        await until(lambda: all(p.session.state.phase is v.Phase.PLAYING for p in persons), 20)
        with closing(Engine(both)) as engine:
            await play_on(persons, lambda: inputs_of(engine) >= 6)
            playing = asyncio.ensure_future(play_on(persons, lambda: over(persons)))
            first.stop(signal.SIGKILL)
            began = time.monotonic()
            assert (await host._until("engine"))["answers"] is False
            second.promote()
            assert (await host._until("engine"))["answers"] is True
            assert time.monotonic() - began < 30
            await playing
            check(engine, persons)
        for person, line, _ in result:
            assert not person.failures
            assert not person.ended
            line.close()
        host.process.terminate()
        assert await host.process.wait() == 0

    with serving() as first, first.standby() as second:
        asyncio.run(test(first, second))


def over(persons: list[Person]) -> bool:
    return all(person.session.state.phase is v.Phase.OVER for person in persons)


def check(engine: Engine, persons: list[Person]) -> None:
    """What is kept is what was told."""
    room_store, games = RoomStore(PostgresDatabase(engine)), PostgresGames(engine)
    (table,) = room_store.tables()
    rows = room_store.rows(table)
    (match_id,) = [row.match for row in rows if isinstance(row, v.Began)]
    match: Any = load_match(games, match_id)
    assert match.outcome is not None
    assert len(set(match.ids)) == len(match.ids)
    status = engine.do(lambda db: db.execute("SELECT status FROM matches").fetchall())
    assert status == [("finished",)]
    for person in persons:
        numbers = {now.rows: row for row, now in zip(person.rows, person.lives, strict=True)}
        assert all(rows[number - 1] == row for number, row in numbers.items())


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM")
def test_a_room_is_closed_while_its_database_is_away(tmp_path: Path, server: Server) -> None:
    words = ("--schema", server.schema(), "--listen", "127.0.0.1:0")

    async def test() -> None:
        host = HostProcess(tmp_path, "--engine", server.address, *words, *GAME)
        await host.start()
        _, line, _ = await come("", (await host.invitations(2))[0])
        server.stop()
        host.process.terminate()
        reading = host.drain()
        # far less than it waits for the database while it is open
        assert await asyncio.wait_for(host.process.wait(), LAST_WAIT + 10) == 0
        reading.cancel()
        line.close()

    asyncio.run(test())


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_hall_of_two_processes_is_one_and_outlives_one_of_them(
    tmp_path: Path, postgres: Server
) -> None:
    words = ("--public", "--engine", postgres.address, "--schema", postgres.schema())
    words += ("--listen", "127.0.0.1:0", "--address", "127.0.0.1")

    async def test() -> None:
        first = HostProcess(tmp_path / "first", *words)
        await first.start()
        folder = tmp_path / "second" / "room"
        folder.mkdir(parents=True)
        for name in ("room.crt", "room.key"):
            shutil.copy(tmp_path / "first" / "room" / name, folder)
        second = HostProcess(tmp_path / "second", *words)
        await second.start()
        ana, ben = await lobby_of(first, "Ana"), await lobby_of(second, "Ben")
        assert await ana.open("casino") == ""
        mine = ana.lobby.session
        assert mine is not None
        await until(lambda: mine.state.id in ben.seen, 20)
        assert await ben.enter(mine.state.id) == ""
        await until(lambda: len(mine.state.guests) == 2, 20)
        assert ana.line is not None
        assert ben.line is not None
        lines, port = (ana.line, ben.line), int(second.address.rpartition(":")[2])
        assert all(line.room.port != port for line in lines)  # the table runs at the first
        await until(lambda: all(line.room.others == (second.address,) for line in lines), 20)
        await first.kill()
        await until(lambda: all(line.room.port == port for line in lines), 20)
        await until(lambda: all(guest.here for guest in mine.state.guests), 20)
        assert ana.lobby.session is mine
        ana.line.close()
        ben.line.close()
        second.process.terminate()
        assert await second.process.wait() == 0

    asyncio.run(test())


async def lobby_of(host: HostProcess, name: str) -> Walker:
    """A client joins an open room."""
    _, port = host.address.split(":")
    known = SavedRoom("127.0.0.1", int(port), host.pin, secrets.token_hex(16))
    line = RoomClient(
        known, Clean.of(name), "en", GAMES, find_game, lambda home: None, lambda room: None,
        DeviceKey.new(),
    )  # fmt: skip
    await line.join(None)
    assert line.lobby is not None
    return Walker(line.lobby, line)


def told(*words: str, lang: str = "en", **more: str) -> tuple[int, str]:
    """How `playroom host` ends that cannot begin, and what it says."""
    found = subprocess.run(
        [sys.executable, "-m", "playroom", "host", "--lang", lang, *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3]), **more},
    )
    assert found.stdout == ""
    return found.returncode, found.stderr


def test_a_database_that_is_away_is_told_in_one_sentence(tmp_path: Path) -> None:
    address = f"host={tmp_path} dbname=cards"
    code, said = told("--data", str(tmp_path), "--listen", "127.0.0.1:0", **{VARIABLE: address})
    assert (code, said.count("\n")) == (2, 1)
    assert "The database cards" in said
    assert "does not answer" in said


@pytest.mark.parametrize(
    ("language", "says"),
    [
        ("en", "Another process serves this room"),
        pytest.param("es", "Otro proceso ya atiende esta sala", marks=pytest.mark.long),
    ],
)
def test_a_second_process_on_the_same_folder_is_told_so_and_a_killed_one_is_not_in_the_way(
    language: str, says: str, tmp_path: Path, postgres: Server
) -> None:
    words = ("--engine", postgres.address, "--schema", postgres.schema())
    words += ("--listen", "127.0.0.1:0")

    async def test() -> None:
        first = HostProcess(tmp_path, *words)
        await first.start()
        second = ("--data", str(tmp_path), *words)
        code, said = await asyncio.to_thread(partial(told, *second, lang=language))
        assert (code, said.count("\n")) == (2, 1)
        assert says in said
        assert str(tmp_path / "room") in said
        assert "--data" in said
        assert is_held(tmp_path / "room")
        await first.kill()
        assert not is_held(tmp_path / "room")
        await first.start()
        first.process.terminate()
        assert await first.process.wait() == 0

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
    monkeypatch.setattr(
        optional_packages, "find_spec", lambda name: name if name == "pip" else None
    )
    with pytest.raises(CliError, match="packages-lacking") as refused:
        engine_of(asked(engine="dbname=a"))
    assert str(refused.value.note.get("command")).endswith('pip install "psycopg[binary]"')


def test_processes_that_can_be_emptied(
    postgres: Server, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = asked(
        engine=postgres.address, schema=postgres.schema(), lang="en", json=False, data=tmp_path
    )
    with pytest.raises(CliError, match="cli-needs-engine"):
        drain(argparse.Namespace(**{**vars(given), "engine": None, "schema": None, "what": None}))
    with closing(Engine(postgres.address, given.schema)) as engine, closing(Node(engine, "")):
        for what in ("9", "123456789x", "x", "-1", "1" * 40):
            with pytest.raises(CliError, match="cli-no-process"):
                drain(argparse.Namespace(**{**vars(given), "what": what}))
        assert drain(argparse.Namespace(**{**vars(given), "what": "1"})) == 0
    assert "Process 1" in capsys.readouterr().out
    assert drain(argparse.Namespace(**{**vars(given), "what": None})) == 0
    assert "No process" in capsys.readouterr().out


def test_what_is_said_is_thrown_away_after_a_while(postgres: Server) -> None:
    with closing(Engine(postgres.address, postgres.schema())) as engine:
        sessions = PresenceStore(engine)
        sessions.say("0a0b0c", "said", "long ago")
        engine.do(lambda db: db.execute(f"UPDATE talk SET at = at - {KEPT_FOR + 1}"))
        last = sessions.say("0a0b0c", "said", "just now")
        sessions.tidy()
        assert sessions.heard("0a0b0c", 0, last) == [(last, "said", "just now")]
