"""A host that is killed at any moment and started again: its guests come back by themselves, and
nothing that was answered is lost or done twice.
"""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.record import replace
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.records.opening import load_match
from playroom.room.client.remote_session import GameHome
from playroom.room.client.room_client import RoomClient
from playroom.room.client.saved_rooms import SavedRoom, SavedRooms
from playroom.room.protocol.trust import InvitationLine
from playroom.room.store.room_store import RoomStore
from playroom.room.store.sqlite import SqliteDatabase
from playroom.room.table import values as v
from playroom.store import Store
from tests.conftest import THOROUGH
from tests.room.doors.test_openssh import Host, Joined
from tests.room.far import GAMES, told_locally
from tests.room.kit import Person, state_of, until

pytestmark = pytest.mark.timeout(3_600 if THOROUGH else 180)
OPEN = ("--open", "casino", "--listen", "127.0.0.1:0")
KILLS = 100 if THOROUGH else 3
CLIENT_KILLS = 30 if THOROUGH else 3
BACK = 1.5
"""Seconds in which guests are back, once the room is."""


class HostProcess:
    """`playroom host`, as a process of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._folder = folder
        self._words = words
        self.process: asyncio.subprocess.Process
        self.lines: list[str] = []
        self.address = self.pin = ""

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "playroom", "host", "--json", "--data", str(self._folder),
            *self._words,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        )  # fmt: skip
        ready = await self._until("ready")
        self.address, self.pin = ready["address"], ready["fingerprint"]

    async def _until(self, event: str) -> dict[str, Any]:
        assert self.process.stdout is not None
        while True:
            data = await asyncio.wait_for(self.process.stdout.readline(), 60)
            if not data:
                assert self.process.stderr is not None
                raise AssertionError((await self.process.stderr.read()).decode())
            told: dict[str, Any] = json.loads(data)
            if told["event"] == event:
                return told

    async def invitations(self, count: int) -> list[InvitationLine]:
        """The lines of the free seats."""
        found = [await self._until("invitation") for _ in range(count)]
        assert [one["seat"] for one in found] == list(range(1, count + 1))
        return [InvitationLine.read(one["line"]) for one in found]

    async def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    def drain(self) -> asyncio.Task[None]:
        async def read() -> None:
            assert self.process.stdout is not None
            while await self.process.stdout.readline():
                pass

        return asyncio.get_running_loop().create_task(read())


async def come(name: str, line: InvitationLine) -> tuple[Person, RoomClient, list[GameHome]]:
    homes: list[GameHome] = []
    wire = RoomClient(
        SavedRoom(line.host, line.port, line.pin, secrets.token_hex(16)),
        Clean.of(name),
        "en",
        GAMES,
        find_game,
        homes.append,
        lambda room: None,
    )
    return Person(await wire.join(line)), wire, homes


def test_a_host_that_is_killed_loses_nothing_and_its_guests_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        host = HostProcess(
            tmp_path, "--listen", "127.0.0.1:0", "--open", "casino", "--seats", "Ana,Ben"
        )
        await host.start()
        invitations = await host.invitations(2)
        reading = host.drain()
        result = [await come("", line) for line in invitations]
        persons = [person for person, _, _ in result]
        answered: list[str] = []
        done: list[str] = []
        stop = asyncio.Event()

        async def play(person: Person, place: int) -> None:
            """Plays, talks and agrees, whatever becomes of the host."""
            number = 0
            while not stop.is_set():
                chair = person.chair
                if person.session.state.phase in (v.Phase.OPEN, v.Phase.OVER):
                    me = person.session.state.guest(person.me)
                    if me is not None and me.seat is not None and me.here and not me.ready:
                        person.session.ask(
                            v.BeReady(True, person.session.state.rows), lambda result: None
                        )
                elif chair is not None and person.awaited():
                    action = next(iter(chair.game.choices(chair.view)))
                    answer = asyncio.get_running_loop().create_future()
                    id = f"p{place}x{number}"
                    number += 1
                    chair.submit(action, chair.request_of(action), answer.set_result, id)
                    result = await answer
                    if result is None:
                        answered.append(f"do:{place}:{id}")
                        done.append(chair.header.id)
                await asyncio.sleep(0.01)

        playing = [
            asyncio.get_running_loop().create_task(play(person, place))
            for place, person in enumerate(persons)
        ]
        chance = Rng("kills")
        address, backs = host.address, list[float]()
        for _ in range(KILLS):
            await asyncio.sleep(0.2 + chance.below(1000) / 1000)
            await host.kill()
            reading.cancel()
            host._words = ()
            await host.start()
            reading = host.drain()
            assert host.address == address
            up = asyncio.get_running_loop().time()
            rows = [person.session.state.rows for person in persons]
            await until(
                lambda: all(
                    person.session.state.rows > before
                    and all(guest.here for guest in person.session.state.guests)
                    for person, before in zip(persons, rows, strict=True)  # noqa: B023
                ),
                20,
            )
            backs.append(asyncio.get_running_loop().time() - up)
        at = len(answered)
        await until(lambda: len(answered) > at + 4, 30)
        stop.set()
        await asyncio.gather(*playing)
        await asyncio.sleep(0.2)
        heard = {
            (place, of): person.heard(of)
            for place, person in enumerate(persons)
            for of in {of for of, _ in person.events}
        }
        for person, line, _ in result:
            assert not person.failures
            assert not person.ended
            assert [state.rows for state in person.lives] == sorted(
                {state.rows for state in person.lives}
            )
            line.close()
        await host.kill()
        reading.cancel()
        print(f"{KILLS} kills, back after {max(backs):.2f} s at most, {len(answered)} answered")
        assert max(backs) < BACK + (2.0 if os.getloadavg()[0] > 3 else 0.5)
        check(tmp_path, persons, answered, heard)

    asyncio.run(test())


def check(
    folder: Path, persons: list[Person], answered: list[str], heard: dict[tuple[int, str], Any]
) -> None:
    """What is kept is what was answered and told."""
    room_store = RoomStore(SqliteDatabase(folder / "room" / "room.db"))
    store = Store.open(folder / "room")
    (table,) = room_store.tables()
    rows = room_store.rows(table)
    state = state_of(rows, find_game("casino"))
    for person in persons:
        numbers = {now.rows: row for row, now in zip(person.rows, person.lives, strict=True)}
        assert all(rows[number - 1] == row for number, row in numbers.items())
        assert state.guest(person.me) is not None
    kept = list[str]()
    for match_id in {row.match for row in rows if isinstance(row, v.Began)}:
        match: Match[Any, Any] = load_match(store, match_id)
        kept += match.ids
        for place in range(len(persons)):
            told = heard.get((place, match_id), [])
            assert told == told_locally(match, place)[: len(told)]
            assert len(told) > 0
    assert len(set(kept)) == len(kept)
    assert set(answered) <= set(kept)
    store.close()
    room_store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_client_that_is_killed_comes_back_to_its_seat(tmp_path: Path) -> None:
    host = Host(tmp_path / "data", *OPEN, "--seats", "Ana,bot:easy", "--lang", "en")
    line, chance = host.invitation()["line"], Rng("clients")
    ana = Joined(line, tmp_path)
    try:
        ana.until("You sit in seat 1 of 2")
        ana.send("enter")
        host.until("began")
        for _ in range(CLIENT_KILLS):
            ana.send(*3 * ("z", "enter", "enter"))
            time.sleep(0.3 + chance.below(1500) / 1000)
            ana.end(signal.SIGKILL)
            host.until("away")
            ana = Joined(line, tmp_path)
            host.until("back")
        ana.send("t", "people")
        end = time.monotonic() + 20
        while "Seat 1, you" not in ana.text:
            assert time.monotonic() < end, ana.text
            time.sleep(0.05)
    finally:
        ana.end()
        host.end()
    room_store, store = (
        RoomStore(SqliteDatabase(tmp_path / "data" / "room" / "room.db")),
        Store.open(host.folder / "room"),
    )
    rows = room_store.rows(*room_store.tables())
    assert not [row for row in rows if isinstance(row, v.Gone | v.Stood)]
    matches = [load_match(store, row.match) for row in rows if isinstance(row, v.Began)]
    entries = [entry for match in matches for entry in match.entries]
    assert [entry for entry in entries if entry.kind == "leave"] == []
    assert len({entry.id for entry in entries}) == len(entries) > 2
    store.close()
    room_store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_client_that_is_killed_while_it_comes_in_can_come_in_again(tmp_path: Path) -> None:
    """The room has used up the invitation, and the client has not heard of it."""
    host = Host(tmp_path / "data", "--open", "rummy", "--seats", "5", "--lang", "en",
                "--listen", "127.0.0.1:0")  # fmt: skip
    lines = [host.invitation()["line"] for _ in range(5)]
    try:
        for number, line in enumerate(lines):
            folder = tmp_path / f"{number}"
            folder.mkdir()
            before = len(host.events)
            client = Joined(line, folder)
            end = time.monotonic() + 20
            while len(host.events) == before and time.monotonic() < end:
                time.sleep(0.0005)
            client.end(signal.SIGKILL)
            again = Joined(line, folder)
            while "You are in the room" not in again.text:
                assert "not good" not in again.text
                assert time.monotonic() < end + 20, again.text
                time.sleep(0.02)
            again.end()
            host.until("away")
    finally:
        host.end()


def test_a_room_that_was_only_asked_for_a_place_is_no_room_one_knows(tmp_path: Path) -> None:
    known = SavedRooms(tmp_path)
    asked = SavedRoom("192.0.2.1", 7447, "a" * 26, "b" * 32, asked=True)
    known.keep(asked)
    assert known.all() == ()
    assert known.find(asked.pin) == asked
    known.keep(replace(asked, asked=False, certificate="c"))
    assert known.all() == (replace(asked, asked=False, certificate="c"),)
    assert known.find(asked.pin) == known.all()[0]


def test_who_is_killed_as_a_match_ends_has_it_when_they_are_back(tmp_path: Path) -> None:
    """Both programs die at the last play, and the host after it."""

    async def run(name: str, *words: str) -> tuple[int | None, list[str]]:
        folder = tmp_path / name
        folder.mkdir(exist_ok=True)
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.room.killed_player", str(folder), *words,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        )  # fmt: skip
        out, _ = await asyncio.wait_for(process.communicate(), 90)
        return process.returncode, out.decode().splitlines()

    async def test() -> None:
        words = ("--listen", "127.0.0.1:0", "--open", "escoba", "--preset", "deal-game")
        host = HostProcess(tmp_path / "host", *words, "--seats", "Ana,Ben")
        await host.start()
        lines = await host.invitations(2)
        reading = host.drain()
        given = [str(line) for line in lines]
        ended = await asyncio.gather(*(run(n, g) for n, g in zip("AB", given, strict=True)))
        assert [code for code, _ in ended] == [-signal.SIGKILL] * 2
        await asyncio.sleep(0.5)
        await host.kill()
        reading.cancel()
        host._words = ()
        await host.start()
        reading = host.drain()
        back = await asyncio.gather(*(run(name) for name in "AB"))
        games = [[line.split() for line in told if line != "here"] for _, told in back]
        assert [len(found) for found in games] == [1, 1]
        assert [found[0][1:3] for found in games] == [["0", "proved"], ["1", "proved"]]
        assert games[0][0][0] == games[1][0][0]
        for _, told in await asyncio.gather(*(run(name) for name in "AB")):
            assert told == ["here"]  # it is sent once
        await host.kill()
        reading.cancel()

    asyncio.run(test())
