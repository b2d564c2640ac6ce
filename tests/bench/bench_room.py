"""Cost of a room for its host: 50 remote players at 16 tables, with a bot at every table, two who
watch, and 15 inputs a second; 50 guests by SSH, whose shells are all the host's; and 200 guests
with a browser at 50 tables, likewise. Each for twenty seconds, or a minute with
`PLAYROOM_THOROUGH=1`.

The host is a process of its own; only that one is measured.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import asyncssh
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from playroom.bootstrap import ROOT
from playroom.engine.notes import Clean
from playroom.engine.registry import find_game, game_ids
from playroom.room.client.room_client import RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.protocol.trust import InvitationLine
from tests.conftest import THOROUGH
from tests.room.kit import Person, until

TABLES, PEOPLE, WATCHERS = 16, 3, 2
"""Tables; players at each, besides a bot; tables with a spectator."""
PAGE_TABLES, PAGE_PEOPLE = 50, 4
"""The same for browsers; no spectators."""
INPUTS_A_SECOND = 15.0
SECONDS = 60.0 if THOROUGH else 20.0
GAMES = {id_: find_game(id_).version for id_ in game_ids()}


class Server:
    """The room, in its own process."""

    def __init__(self, process: asyncio.subprocess.Process, first: dict[str, Any]) -> None:
        self._process = process
        self.invitations: list[list[str]] = first["invitations"]
        self.ssh: int = first["ssh"]
        self.page: int = first["page"]

    async def ask(self, what: str) -> dict[str, float]:
        """Has it do something; gives its figures."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{what}\n".encode())
        return await _line(self._process)


async def _line(process: asyncio.subprocess.Process, seconds: float = 120) -> dict[str, Any]:
    assert process.stdout is not None
    line = await asyncio.wait_for(process.stdout.readline(), seconds)
    assert line, "the room has ended"
    told: dict[str, Any] = json.loads(line)
    return told


@asynccontextmanager
async def served(
    door: str,
    tables: int = TABLES,
    people: int = PEOPLE,
    watchers: int = WATCHERS,
    profile: str = "",
) -> AsyncIterator[Server]:
    """A room with all its tables; `profile`: a file for what takes its time (by cProfile)."""
    with tempfile.TemporaryDirectory() as folder:
        words = [folder, tables, people, watchers, door]
        process = await asyncio.create_subprocess_exec(
            sys.executable, *(("-m", "cProfile", "-o", profile) if profile else ()),
            "-m", "tests.bench.room_server", *map(str, words), cwd=ROOT,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE, limit=2**20,
        )  # fmt: skip
        try:
            yield Server(process, await _line(process))
        finally:
            assert process.stdin is not None
            process.stdin.close()
            try:
                _, complaints = await asyncio.wait_for(process.communicate(), 20)
            except TimeoutError:
                process.kill()
                raise
        assert complaints == b"", complaints.decode()


def cost(before: dict[str, float], after: dict[str, float]) -> dict[str, float]:
    """What the host has done between two figures, and what that has cost."""
    seconds, inputs = after["at"] - before["at"], after["inputs"] - before["inputs"]
    cpu = after["cpu"] - before["cpu"]
    return {
        "people": after["here"],
        "seconds": round(seconds, 1),
        "inputs_a_second": round(inputs / seconds, 1),
        "percent_of_a_core": round(100 * cpu / seconds, 2),
        "percent_at_15_inputs": round(100 * cpu / max(1, inputs) * INPUTS_A_SECOND, 2),
        "ms_an_input": round(1_000 * cpu / max(1, inputs), 2),
        "resident_mb": round(after["resident_mb"], 1),
        "most_mb": round(after["most_mb"], 1),
        "faults": after["faults"],
    }


Act = Callable[[int], Coroutine[Any, Any, bool]]
"""Has a player act at a table, unless none is awaited there."""


async def measured(
    server: Server, seconds: float, windows: int, act: Act, tables: int = TABLES
) -> list[dict[str, float]]:
    """What it costs while people act, so often for so long."""
    await paced(2.0, act, tables)  # what is done once has been done
    figures, costs = await server.ask("figures"), list[dict[str, float]]()
    for _ in range(windows):
        await paced(seconds, act, tables)
        before, figures = figures, await server.ask("figures")
        costs.append(cost(before, figures))
    return costs


async def paced(seconds: float, act: Act, tables: int = TABLES) -> None:
    """Acts at one table after another, at a fixed rate. A table without an awaited player is
    skipped.
    """
    loop = asyncio.get_running_loop()
    end, due, number = loop.time() + seconds, loop.time(), 0
    while loop.time() < end:
        for _ in range(tables):
            number += 1
            if await act(number % tables):
                break
        due = max(due + 1 / INPUTS_A_SECOND, loop.time() - 1)
        await asyncio.sleep(max(0.0, due - loop.time()))


async def far(seconds: float, windows: int = 1) -> list[dict[str, float]]:
    """People with a playroom of their own."""
    async with served("far") as server:
        at_tables: list[list[Person]] = []
        lines = list[RoomClient]()
        for invitations in server.invitations:
            at_tables.append([])
            for one in invitations:
                given = InvitationLine.read(one)
                known = SavedRoom(given.host, given.port, given.pin, secrets.token_hex(16))
                line = RoomClient(known, Clean.of(""), "en", GAMES, find_game,
                            lambda home: None, lambda room: None)  # fmt: skip
                lines.append(line)
                at_tables[-1].append(Person(await line.join(given)))
        await server.ask("begin")
        everybody = [person for persons in at_tables for person in persons]
        await until(lambda: all(person.chair is not None for person in everybody), 30)

        async def act(number: int) -> bool:
            for person in at_tables[number]:
                if person.awaited():
                    await person.play()
                    return True
            return False

        costs = await measured(server, seconds, windows, act)
        for person in everybody:
            assert not person.failures, person.failures[0]
            assert not person.ended
        for line in lines:
            line.close()
        return costs


class Client(asyncssh.SSHClient):
    """Its user name is all that it shows."""

    def kbdint_auth_requested(self) -> str:
        return ""


class Ssh:
    """An SSH client that reads and counts all output."""

    def __init__(self, process: Any) -> None:
        self._process = process
        self.result = 0
        self.reading = asyncio.get_running_loop().create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(asyncssh.Error, OSError):
            while data := await self._process.stdout.read(65_536):
                self.result += len(data)

    def press(self, keys: str) -> None:
        """Sends keys."""
        self._process.stdin.write(keys.encode())


async def by_ssh(seconds: float, windows: int = 1) -> list[dict[str, float]]:
    """People whose whole playroom runs at the host. At every turn of a table all its guests take
    what is advised, and the others are told that they are not awaited: three times the keys of the
    inputs.
    """
    async with served("ssh") as server, contextlib.AsyncExitStack() as all_open:
        guests: list[list[Ssh]] = []
        for number, codes in enumerate(server.invitations):
            guests.append([])
            for place, code in enumerate(codes):
                address = f"127.0.{1 + place}.{1 + number}"  # three guests an address
                connection = await all_open.enter_async_context(
                    asyncssh.connect("127.0.0.1", server.ssh, username=code, client_keys=None,
                                     agent_path=None, known_hosts=None, config=None,
                                     local_addr=(address, 0), client_factory=Client,
                                     preferred_auth="publickey,keyboard-interactive")
                )  # fmt: skip
                language = ("en_GB.UTF-8", "es_AR.UTF-8")[(number + place) % 2]
                process = await connection.create_process(
                    term_type="xterm", term_size=(80, 24), env={"LANG": language}, encoding=None
                )
                guests[-1].append(Ssh(process))
        everybody = [guest for at_table in guests for guest in at_table]
        await until(lambda: all(guest.result for guest in everybody), 60)
        await server.ask("begin")

        async def act(number: int) -> bool:
            for guest in guests[number]:
                guest.press("z\r")
            return True

        costs = await measured(server, seconds, windows, act)
        assert all(guest.result > 500 for guest in everybody)
        return costs


class WithBrowser:
    """A page without a browser that reads and counts all output."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self.result = 0
        self.reading = asyncio.get_running_loop().create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for data in self._socket:
                self.result += len(data)

    async def press(self, *keys: str) -> None:
        """Sends keys."""
        for key in keys:
            await self._socket.send(json.dumps({"key": key}))


async def by_page(
    seconds: float, windows: int = 1, tables: int = PAGE_TABLES, people: int = PAGE_PEOPLE
) -> list[dict[str, float]]:
    """Guests by browser, with the whole shell at the host; they do the same as those by SSH."""
    async with (
        served("page", tables, people, 0) as server,
        contextlib.AsyncExitStack() as all_open,
    ):
        guests: list[list[WithBrowser]] = []
        for number, codes in enumerate(server.invitations):
            guests.append([])
            for place, code in enumerate(codes):
                socket = await all_open.enter_async_context(
                    connect(f"ws://127.0.0.1:{server.page}/game", compression=None, proxy=None,
                            origin=f"http://127.0.0.1:{server.page}",  # type: ignore[arg-type]
                            additional_headers={"X-Forwarded-For": f"192.0.2.{number}"})
                )  # fmt: skip
                hello = {"resume": 0, "token": secrets.token_hex(16), "code": code}
                language = ("en", "es")[(number + place) % 2]
                await socket.send(json.dumps({**hello, "language": language}))
                guests[-1].append(WithBrowser(socket))
        everybody = [guest for at_table in guests for guest in at_table]
        await until(lambda: all(guest.result for guest in everybody), 60)
        await server.ask("begin")

        async def act(number: int) -> bool:
            for guest in guests[number]:
                await guest.press("z", "enter")
            return True

        costs = await measured(server, seconds, windows, act, tables)
        assert all(guest.result > 500 for guest in everybody)
        return costs


def main() -> None:
    """Prints the measurements."""
    print(json.dumps({"far": asyncio.run(far(SECONDS))}), flush=True)
    print(json.dumps({"ssh": asyncio.run(by_ssh(SECONDS))}), flush=True)
    print(json.dumps({"page": asyncio.run(by_page(SECONDS))}), flush=True)


if __name__ == "__main__":
    main()
