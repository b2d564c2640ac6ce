"""Those who do harm to a room, in a process of their own: handshakes that are never ended, garbage,
frames that are too big, floods, and people who ask for everything again and read nothing of it.
Told what to do on standard input (`bench_crowd`).
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys
from asyncio import sslproto
from collections import Counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from playroom.engine.registry import find_game, game_ids
from playroom.engine.wire import encode
from playroom.room.protocol import messages as e
from playroom.room.protocol.trust import InvitationLine
from tests.bench.room_server import tell
from tests.room.tls import tls

GAMES = {id_: find_game(id_).version for id_ in game_ids()}
AGAIN = 1.0
"""Seconds until one who was thrown out comes again."""
AN_ADDRESS = 8

sslproto.SSLProtocol.max_size = 16_384  # type: ignore[attr-defined]


class Harm:
    """One who does harm, again and again, in one way."""

    def __init__(self, number: int, line: InvitationLine, done: Counter[str]) -> None:
        self._line = line
        self._token = secrets.token_hex(16)
        self._done = done
        self._from = (f"127.200.1.{1 + number // AN_ADDRESS}", 0)
        self._way = (self._half, self._garbage, self._big, self._flood, self._slow)[number % 5]

    async def go_on(self) -> None:
        """Until it is cancelled."""
        while True:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                await self._way()
            await asyncio.sleep(AGAIN)

    async def _half(self) -> None:
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self._line.port, local_addr=self._from
        )
        try:
            self._done["half"] += 1
            writer.write(b"\x16\x03\x01\x02\x00\x01")  # the beginning of a handshake
            await reader.read()
        finally:
            writer.close()

    def _wire(self, **more: Any) -> Any:
        return connect(f"wss://127.0.0.1:{self._line.port}", ssl=tls(), compression=None,
                       proxy=None, local_addr=self._from, max_size=2**24, **more)  # fmt: skip

    async def _garbage(self) -> None:
        async with self._wire() as wire:
            self._done["garbage"] += 1
            await wire.send(secrets.token_bytes(2_000))
            await wire.recv()

    async def _big(self) -> None:
        async with self._wire() as wire:
            self._done["big"] += 1
            await wire.send(b"x" * 17 * 1_024, text=True)
            await wire.recv()

    async def _come(self, wire: ClientConnection) -> None:
        """Comes in, with an invitation the first time."""
        await wire.recv()  # the greeting
        hello = e.Login(
            e.PROTOCOL, f"H{self._token[:6]}", "en", self._token, self._line.code, GAMES
        )
        await wire.send(encode(hello), text=True)

    async def _flood(self) -> None:
        async with self._wire() as wire:
            await self._come(wire)
            await wire.recv()
            self._done["flood"] += 1
            for number in range(1_000):
                say = e.Say(f"s{number}", "x", "table")  # type: ignore[arg-type]
                await wire.send(encode(say), text=True)
            while True:
                await wire.recv()

    async def _slow(self) -> None:
        async with self._wire(ping_interval=None, close_timeout=0.1) as wire:
            await self._come(wire)
            await wire.recv()
            self._done["slow"] += 1
            wire.transport.pause_reading()
            for number in range(600):  # all that a wire may ask for, and nothing is read
                await wire.send(encode(e.NudgeThem(f"n{number}")), text=True)
                await asyncio.sleep(0.06)


async def main() -> None:
    """Does what it is told, line by line."""
    logging.disable()  # that they are thrown out is what they are here for
    if sys.platform != "win32":
        os.nice(10)  # their machines are not ours: what they do there is no work of this one
    lines = asyncio.StreamReader(limit=2**22)
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(lines), sys.stdin
    )
    asked = json.loads(await lines.readline())
    done = Counter[str]()
    given = [InvitationLine.read(text) for text in asked["lines"]]
    harm = [Harm(number, given[number % len(given)], done) for number in range(asked["count"])]
    tasks = [asyncio.create_task(one.go_on()) for one in harm]
    tell({"at_work": len(tasks)})
    await lines.readline()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    tell(dict(done))


if __name__ == "__main__":
    asyncio.run(main())
