"""Short visits to a public room by all of its doors, minute after minute: does anything grow?

`python3 -m tests.bench presence [--minutes 30] [--a_minute 200] [--every 60]`. Each visit is by a
new player from a new address: half come by the playroom's own door (every third opens a table, sits
down and goes), the others by SSH, with a page, or open a wire and say nothing. What the room has is
told again and again while they come, and once more when all have gone.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import secrets
import sys
import tempfile
from collections import Counter
from typing import Any

import asyncssh
from websockets.asyncio.client import connect

from playroom.bootstrap import ROOT
from playroom.engine.notes import Clean
from playroom.engine.registry import find_game
from playroom.room.client import tls_connection
from playroom.room.client.room_client import RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.members.device_key import DeviceKey
from playroom.room.protocol.trust import InvitationLine, certificate_at
from tests.bench.bench_crowd import Helpers
from tests.bench.bench_room import _line
from tests.room.far import GAMES
from tests.room.lobby_kit import Walker
from tests.room.tls import tls

STAY = 5.0
"""Seconds of a visit."""
WAYS = ("own", "own", "own", "page", "page", "ssh", "silent")


class Visitors:
    """Visitors, one after another."""

    def __init__(self, at: dict[str, Any]) -> None:
        self._at = at
        self._numbers = itertools.count()
        self.came: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()
        self.certificate = ""

    async def one(self) -> None:
        """One visit, by some door."""
        number = next(self._numbers)
        address = f"127.{1 + number // 62_500}.{1 + number // 250 % 250}.{1 + number % 250}"
        way = WAYS[number % len(WAYS)]
        try:
            async with asyncio.timeout(60):
                await getattr(self, f"_{way}")(number, address)
            self.came[way] += 1
        except Exception as why:
            self.failed[f"{way}: {why!r:.100}"] += 1

    async def _own(self, number: int, address: str) -> None:
        given = InvitationLine.read(self._at["line"])
        known = SavedRoom("127.0.0.1", given.port, given.pin, secrets.token_hex(16))
        name = Clean.of(f"Ana {number}")
        line = RoomClient(known, name, "en", GAMES, find_game, _nothing, _nothing, DeviceKey.new())
        placed.set(line, address)
        try:
            await line.join(given)
            assert line.lobby is not None
            walker = Walker(line.lobby)
            if number % 3 == 0:
                await walker.open("cribbage")
            await asyncio.sleep(STAY * random.random())
        finally:
            line.close()
            placed.forget(line)

    async def _page(self, number: int, address: str) -> None:
        port = self._at["page"]
        headers = {"X-Forwarded-For": address}
        async with connect(
            f"ws://127.0.0.1:{port}/game", origin=f"http://127.0.0.1:{port}",
            additional_headers=headers, compression=None, proxy=None,
        ) as socket:  # fmt: skip
            hello = {"resume": 0, "token": secrets.token_hex(16), "session": "", "code": "",
                     "language": "en"}  # fmt: skip
            await socket.send(json.dumps(hello))
            await socket.recv()
            await socket.send(json.dumps({"text": f"Page {number}"}))
            await asyncio.sleep(STAY * random.random())

    async def _ssh(self, number: int, address: str) -> None:
        key = asyncssh.generate_private_key("ssh-ed25519")
        async with asyncssh.connect(
            "127.0.0.1", self._at["ssh"], username="ana", client_keys=[key], agent_path=None,
            known_hosts=None, config=None, local_addr=(address, 0),
        ) as connection:  # fmt: skip
            process = await connection.create_process(term_type="xterm", encoding=None)
            process.stdin.write(f"Guest {number}\r".encode())
            await asyncio.sleep(STAY * random.random())

    async def _silent(self, number: int, address: str) -> None:
        port = InvitationLine.read(self._at["line"]).port
        context = tls() if number % 2 else None
        _, writer = await asyncio.open_connection(
            "127.0.0.1", port, ssl=context, local_addr=(address, 0)
        )
        await asyncio.sleep(STAY * random.random())
        writer.close()


def _nothing(came: object) -> None:
    """The log is discarded."""


class _Placed:
    """From which address a line comes."""

    def __init__(self) -> None:
        self._of: dict[int, str] = {}
        self._next = ""

    def set(self, line: RoomClient, address: str) -> None:
        """It comes from there."""
        connected = line._connected

        async def from_there() -> None:
            self._next = address
            await connected()

        line._connected = from_there  # type: ignore[method-assign]

    def forget(self, line: RoomClient) -> None:
        """It comes no more."""
        del line._connected

    def connect(self, *args: Any, **more: Any) -> Any:
        """In the place of that of `websockets`."""
        return connect(*args, **more, local_addr=(self._next, 0))


placed = _Placed()


async def sessions(minutes: float, a_minute: int, every: float) -> None:
    """One run."""
    with tempfile.TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tests.bench.presence_server", folder, cwd=ROOT,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
        )  # fmt: skip
        assert process.stdin is not None
        try:
            at = await _line(process, 60)
            server, visitors = Helpers(process), Visitors(at)
            tls_connection.connect = placed.connect  # type: ignore[assignment]
            given = InvitationLine.read(at["line"])
            certificate = await certificate_at("127.0.0.1", given.port, given.pin)

            async def known(*where: Any) -> str:
                return certificate

            tls_connection.certificate_at = known  # type: ignore[assignment]
            loop = asyncio.get_running_loop()
            began, told = loop.time(), 0.0
            running = set[asyncio.Task[None]]()
            while (now := loop.time() - began) < 60 * minutes:
                if now >= told:
                    told = now + every
                    _tell(now, visitors, await server.ask("figures"))
                task = loop.create_task(visitors.one())
                running.add(task)
                task.add_done_callback(running.discard)
                await asyncio.sleep(60 / a_minute)
            await asyncio.gather(*running)
            await asyncio.sleep(25)
            _tell(loop.time() - began, visitors, await server.ask("figures"))
        finally:
            process.stdin.close()
            await asyncio.wait_for(process.wait(), 30)


def _tell(now: float, visitors: Visitors, figures: dict[str, Any]) -> None:
    told = {
        "seconds": round(now),
        "came": dict(visitors.came),
        "failed": dict(visitors.failed.most_common(4)),
        **figures,
    }
    print(json.dumps(told), flush=True)


def main() -> None:
    """Prints the measurements."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--a_minute", type=int, default=200)
    parser.add_argument("--every", type=float, default=60.0)
    asked = parser.parse_args()
    asyncio.run(sessions(asked.minutes, asked.a_minute, asked.every))


if __name__ == "__main__":
    main()
