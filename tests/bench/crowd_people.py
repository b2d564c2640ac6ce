"""People at many tables of a room far away, in a process of their own: they play at a steady pace
and note how long everybody waits to hear of it. Told what to do on standard input (`bench_crowd`).
"""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import gc
import itertools
import json
import secrets
import ssl
import sys
import time
from asyncio import sslproto
from typing import Any

from websockets.asyncio.client import connect

from playroom.engine.notes import Clean
from playroom.engine.record import replace
from playroom.engine.registry import find_game, game_ids
from playroom.room.client import tls_connection
from playroom.room.client.remote_chair import RemoteChair
from playroom.room.client.room_client import RoomClient
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.protocol.trust import InvitationLine, certificate_at, trusting
from playroom.room.table import values as v
from tests.bench.room_server import tell
from tests.room.kit import Person

GAMES = {id_: find_game(id_).version for id_ in game_ids()}
AT_ONCE = 16
"""Who comes in at the same time."""
LOST = 20.0
"""Seconds after which an unheard event counts as lost."""
ASIDE = 5.0
"""Seconds between two times that what they know is set aside."""
AN_ADDRESS = 8
"""People who come from one address: fewer than a room lets in."""

sslproto.SSLProtocol.max_size = 16_384  # type: ignore[attr-defined]


class Table:
    """A table, as those see it who sit there."""

    def __init__(self) -> None:
        self.people: list[Player] = []
        self.began = 0.0
        self.waiting: dict[Player, Any] = {}
        """Who has not heard of the last input yet, and what they had heard before."""
        self.all_told = asyncio.Event()
        self.times: list[float] = []
        self.lost = 0

    def told(self, person: Player) -> None:
        """A player has heard something."""
        if person in self.waiting and person.place != self.waiting[person]:
            del self.waiting[person]
            self.times.append(time.monotonic() - self.began)
            if not self.waiting:
                self.all_told.set()

    async def play(self, until: float, every: float, first: float) -> None:
        """Plays until then, at an even pace."""
        loop = asyncio.get_running_loop()
        due = loop.time() + first
        while due < until:
            await asyncio.sleep(max(0.0, due - loop.time()))
            due = max(due + every, loop.time())
            await self._once()

    async def _once(self) -> None:
        actor = next((person for person in self.people if person.awaited()), None)
        if actor is None:
            for person in self.people:
                if person.session.state.phase is v.Phase.OVER:
                    with contextlib.suppress(TimeoutError):
                        await person.ready()
            return
        self.waiting = {person: person.place for person in self.people}
        self.all_told.clear()
        self.began = time.monotonic()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LOST):
                if await actor.play() == "":
                    await self.all_told.wait()
                else:  # it was no turn of theirs any more
                    self.waiting.clear()
        self.lost += len(self.waiting)
        self.waiting = {}


class Player(Person):
    """A seated player."""

    table: Table | None = None

    def sit(self) -> None:
        super().sit()
        chair = self.chair
        assert isinstance(chair, RemoteChair)
        assert chair._hooks is not None
        chair._hooks = dataclasses.replace(chair._hooks, changed=self._changed)

    def _changed(self) -> None:
        if self.table is not None:
            self.events.clear()  # unused, and half an hour is long
            self.rows.clear()
            self.lives.clear()
            self.table.told(self)

    @property
    def place(self) -> Any:
        """The place of the last event they have heard."""
        chair = self.chair
        return (chair.header.id, chair.after) if isinstance(chair, RemoteChair) else None


async def join(lines: list[list[str]], part: int, tables: list[Table]) -> None:
    """All of them come in, a few at a time, each few from an address of their own."""
    numbers = itertools.count()

    def placed(*args: Any, **more: Any) -> Any:
        number = next(numbers) // AN_ADDRESS
        address = f"127.{1 + part}.{1 + number // 250}.{1 + number % 250}"
        return connect(*args, **more, local_addr=(address, 0))

    tls_connection.connect = placed  # type: ignore[assignment]
    contexts = dict[str, ssl.SSLContext]()

    def trusting_once(certificate: str) -> ssl.SSLContext:
        return contexts.setdefault(certificate, trusting(certificate))

    tls_connection.trusting = trusting_once  # type: ignore[assignment]
    first = InvitationLine.read(lines[0][0])
    certificate = await certificate_at("127.0.0.1", first.port, first.pin)
    free = asyncio.Semaphore(AT_ONCE)

    async def come(table: Table, text: str) -> None:
        given = InvitationLine.read(text)
        known = SavedRoom("127.0.0.1", given.port, given.pin, secrets.token_hex(16))
        known = replace(known, certificate=certificate)
        line = RoomClient(known, Clean.of(""), "en", GAMES, find_game,
                    lambda home: None, lambda room: None)  # fmt: skip
        async with free:
            person = Player(await line.join(given))
        person.table = table
        table.people.append(person)

    wanted = list[Any]()
    for at_table in lines:
        tables.append(Table())
        wanted += [come(tables[-1], text) for text in at_table]
    await asyncio.gather(*wanted)


async def set_aside() -> None:
    """Has what 1,000 people know not gone through again and again: each has a machine of their own,
    and none of them waits there for the memory of the others.
    """
    while True:
        gc.freeze()
        await asyncio.sleep(ASIDE)


async def play(tables: list[Table], seconds: float, every: float, over: float) -> dict[str, Any]:
    """They play for so long, the last table that many seconds less; what they have noted."""
    loop = asyncio.get_running_loop()
    for table in tables:
        table.times.clear()
        table.lost = 0
    cut = _cuts(tables)
    begins = (over * number / len(tables) for number in range(len(tables)))
    until = loop.time() + seconds
    aside = loop.create_task(set_aside())
    await asyncio.gather(
        *(table.play(until, every, first) for table, first in zip(tables, begins, strict=True))
    )
    aside.cancel()
    for table in tables:
        for person in table.people:
            assert not person.failures, person.failures[0]
            assert not person.ended, person.ended
    return {
        "times": [round(one, 5) for table in tables for one in table.times],
        "lost": sum(table.lost for table in tables),
        "cut": _cuts(tables) - cut,
    }


def _cuts(tables: list[Table]) -> int:
    return sum(len(person.wires) for table in tables for person in table.people)


async def main() -> None:
    """Does what it is told, line by line."""
    lines = asyncio.StreamReader(limit=2**22)
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(lines), sys.stdin
    )
    tables, every = list[Table](), 3.0
    while line := await lines.readline():
        asked = json.loads(line)
        if "join" in asked:
            every = asked["every"]
            await join(asked["join"], asked["part"], tables)
            gc.collect()
            tell({"joined": sum(len(table.people) for table in tables)})
        else:
            tell(await play(tables, asked["play"], every, asked.get("over", every)))


if __name__ == "__main__":
    asyncio.run(main())
