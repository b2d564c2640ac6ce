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
from pathlib import Path
from typing import Any

from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.records.opening import load_match
from playroom.room import values as v
from playroom.room.far_visit import GameHome
from playroom.room.known import KnownRoom
from playroom.room.ledger import Ledger
from playroom.room.line import Line
from playroom.room.trust import InvitationLine
from playroom.store import Store
from tests.conftest import THOROUGH
from tests.room.far import GAMES, told_locally
from tests.room.kit import Person, life_of, until

KILLS = 100 if THOROUGH else 3
BACK = 1.5
"""Seconds in which guests are back, once the room is."""


class HostProcess:
    """`playroom host`, as a process of its own."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._folder = folder
        self._words = words
        self.process: asyncio.subprocess.Process
        self.lines: list[str] = []
        self.address = ""

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "playroom", "host", "--json", "--data", str(self._folder),
            *self._words,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])},
        )  # fmt: skip
        ready = await self._until("ready")
        self.address = ready["address"]

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


async def come(name: str, line: InvitationLine) -> tuple[Person, Line, list[GameHome]]:
    homes: list[GameHome] = []
    wire = Line(
        KnownRoom(line.host, line.port, line.pin, secrets.token_hex(16)),
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
        came = [await come("", line) for line in invitations]
        persons = [person for person, _, _ in came]
        answered: list[str] = []
        done: list[str] = []
        stop = asyncio.Event()

        async def play(person: Person, place: int) -> None:
            """Plays, talks and agrees, whatever becomes of the host."""
            number = 0
            while not stop.is_set():
                chair = person.chair
                if person.visit.life.phase in (v.Phase.OPEN, v.Phase.OVER):
                    me = person.visit.life.guest(person.me)
                    if me is not None and me.seat is not None and me.here and not me.ready:
                        person.visit.ask(v.BeReady(True, person.visit.life.rows), lambda came: None)
                elif chair is not None and person.awaited():
                    action = next(iter(chair.game.choices(chair.view)))
                    answer = asyncio.get_running_loop().create_future()
                    id = f"p{place}x{number}"
                    number += 1
                    chair.submit(action, chair.request_of(action), answer.set_result, id)
                    came = await answer
                    if came is None:
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
            rows = [person.visit.life.rows for person in persons]
            await until(
                lambda: all(
                    person.visit.life.rows > before
                    and all(guest.here for guest in person.visit.life.guests)
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
        for person, line, _ in came:
            assert not person.failures
            assert not person.ended
            assert [life.rows for life in person.lives] == sorted(
                {life.rows for life in person.lives}
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
    ledger, store = Ledger(folder / "room" / "room.db"), Store.open(folder / "room")
    (table,) = ledger.tables()
    rows = ledger.rows(table)
    life = life_of(rows, find_game("casino"))
    for person in persons:
        numbers = {now.rows: row for row, now in zip(person.rows, person.lives, strict=True)}
        assert all(rows[number - 1] == row for number, row in numbers.items())
        assert life.guest(person.me) is not None
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
    ledger.close()
