"""Fuzz targets: each takes bytes, and raises only what its callers refuse with a sentence.

Imported after atheris has begun to instrument imports (`tests.fuzz.__main__`).
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import re
from abc import ABC, abstractmethod
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from playroom.bootstrap import ROOT
from playroom.doors.page.door import open_page
from playroom.engine.options import Setup
from playroom.engine.overriding import override
from playroom.engine.record import replace
from playroom.engine.registry import NoGame, find_game
from playroom.engine.wire import BadJson, encode
from playroom.page import messages as page
from playroom.records.opening import open_log
from playroom.room.client.remote_chair import OtherGame, SequenceGap
from playroom.room.client.remote_end import ComeAgain
from playroom.room.client.remote_session import RemoteSession
from playroom.room.protocol import messages as e
from playroom.room.server.opening import Place, open_room
from playroom.room.server.table_connection import TableConnection
from playroom.room.table.state import NoTable
from playroom.store import StoreError
from playroom.store.jsonl import log_lines, read_lines, read_log
from tests.room.far import FarRoom
from tests.room.kit import Person
from tests.room.mutated import frames_up, sent_by_a_room
from tests.web.kit import House, Page, begin

ANEW = 500
"""Inputs after which a room, a client or a page begins anew."""
LINES = 20
"""Inputs after which a client begins anew."""
INPUTS = 12
"""Of a kept game that is a seed, at most."""
LETTERS = "abcdefghijklmnopqrstuvwxyz?,."


class Target(ABC):
    """What is fuzzed. `seeds` are what the product itself writes."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.loop = asyncio.new_event_loop()
        asyncio.set_event_loop(self.loop)
        self.count = 0
        self.seeds: list[bytes] = []
        self.prepare()

    @abstractmethod
    def prepare(self) -> None:
        """Makes the seeds."""

    @abstractmethod
    def take(self, data: bytes) -> None:
        """One input."""


class LogReader(Target):
    """The file of a game: it is read, written again alike, and replayed."""

    @override
    def prepare(self) -> None:
        for file in sorted((ROOT / "tests" / "kept").rglob("*.jsonl")):
            log = replace(read_log(file), entries=(), times=(), states={})
            self.seeds.append("".join(log_lines(log)).encode())
            lines = file.read_bytes().splitlines(keepends=True)[:INPUTS]
            lines[0] = re.sub(rb'"inputs":\d+', b'"inputs":%d' % (len(lines) - 1), lines[0])
            self.seeds.append(b"".join(lines))

    @override
    def take(self, data: bytes) -> None:
        try:
            log = read_lines(io.BytesIO(data))
        except StoreError:
            return
        again = read_lines(line.encode() for line in log_lines(log))
        assert again == log, "it is not read as it is written"
        with contextlib.suppress(StoreError, NoGame):
            open_log(log.header, log.entries, log.states)


class ToRoom(Target):
    """Frames of a client, at a table at which a match is on."""

    @override
    def prepare(self) -> None:
        self.room: FarRoom | None = None
        self._open()
        assert self.room is not None
        self.seeds = frames_up(self.room.table.state.match or "", self.other)

    def _open(self) -> None:
        async def opened() -> None:
            if self.room is not None:
                await self.room.close()
            room = self.room = FarRoom(self.folder / f"room{self.count}")
            await room.open()
            room.open_table("casino")
            _, other = await room.begin("Ana", "Ben")
            self.other = other.me
            room.room.services.rate_limiter.may = lambda *_: True  # type: ignore[method-assign]
            connection = next(iter(room.room.host.connections))
            assert isinstance(connection, TableConnection)
            self.connection = connection

        self.loop.run_until_complete(opened())

    @override
    def take(self, data: bytes) -> None:
        self.count += 1
        if self.count % ANEW == 0:
            self._open()
        with contextlib.suppress(BadJson):
            read = e.read_up(data)
            assert e.read_up(encode(read)) == read, "it is not read as it is written"
            self.loop.run_until_complete(self._take(data))
        assert self.room is not None
        assert not self.room.faults, self.room.faults[0]

    async def _take(self, data: bytes) -> None:
        self.connection.take(data)
        await asyncio.sleep(0)


class ToClient(Target):
    """Frames of a hostile room, at a client that plays."""

    @override
    def prepare(self) -> None:
        self.welcome, sent = sent_by_a_room(self.folder / "room")
        self.played = [one for one in sent if one.startswith((b'{"type":"at"', b'{"type":"news"'))]
        self.seeds = [encode(self.welcome), *sent]
        self.person: Person | None = None

    @override
    def take(self, data: bytes) -> None:
        self.loop.run_until_complete(self._take(data))

    async def _take(self, data: bytes) -> None:
        if self.person is None or self.person.session.is_over or self.count % LINES == 0:
            if self.person is not None:
                self.person.session.close()
            session = RemoteSession(
                self.welcome, find_game("casino"), lambda data: None, lambda home: None, find_game
            )
            self.person = Person(session)
            for frame in self.played[: len(self.played) - self.count // LINES % len(self.played)]:
                session.take(frame)
        self.count += 1
        try:
            self.person.session.take(data)
        except (BadJson, NoTable, ComeAgain, OtherGame, NoGame, SequenceGap):
            self.count += -self.count % LINES  # the line is given up
        await asyncio.sleep(0)


class ToPage(Target):
    """Frames of a browser, at a table at which a match against a bot is on."""

    @override
    def prepare(self) -> None:
        self.faults: list[str] = []
        self._stack: AsyncExitStack | None = None
        self.loop.run_until_complete(self._open())
        hello = {"resume": 0, "token": self.page.token, "session": "", "code": "", "language": "es"}
        frames: list[dict[str, Any]] = [hello, {"ping": True}, {"set": ["language", "es"]}]
        frames += [{"key": key, "n": 1} for key in (*LETTERS, "Enter", "Escape", "Tab", "Home")]
        frames += [
            {"text": text, "n": 2} for text in ("play 5H", "/help", "juego el as de oros", "")
        ]
        for zone in self.page.screen.get("zones", []):
            for item in zone["items"][:2]:
                frames += [{kind: [zone["id"], item["key"]]} for kind in ("choose", "touch", "at")]
        self.seeds = [json.dumps(frame).encode() for frame in frames]

    async def _open(self) -> None:
        if self._stack is not None:
            await self._stack.aclose()
        self._stack = AsyncExitStack()
        room = await open_room(
            self.folder / f"page{self.count}", Place("127.0.0.1", 0), find_game,
            lambda lines: self.faults.append("".join(lines)), ("Berta", "Luis"), 0.0,
        )  # fmt: skip
        self._stack.push_async_callback(room.close)
        table = room.open_table(find_game("cribbage"), Setup.of(2, {}), {1: ("Berta", "easy")})
        door = await open_page(room, Place("127.0.0.1", 0), "en")
        house = House(room, door, table)
        self.page = Page()
        await self._stack.enter_async_context(house.page(house.invite(0, "Ana"), self.page))
        await self.page.until(lambda: len(self.page.listed) > 3)
        await begin(house, self.page)
        self.session = house.guest(self.page)

    @override
    def take(self, data: bytes) -> None:
        with contextlib.suppress(BadJson):
            page.read_hello(data)
        with contextlib.suppress(BadJson):
            self.loop.run_until_complete(self._take(page.read_up(data)))
        assert not self.faults, self.faults[0]

    async def _take(self, up: page.Up) -> None:
        self.count += 1
        if self.count % ANEW == 0 or self.session.ended:
            await self._open()
        self.session.take(up)
        await asyncio.sleep(0)


class Planted(ToRoom):
    """The same with a fault in it, which must be found."""

    @override
    def take(self, data: bytes) -> None:
        with contextlib.suppress(BadJson):
            match e.read_up(data):
                case e.Say(text=text) if not text.isascii():
                    raise ZeroDivisionError("planted")
        super().take(data)


TARGETS: dict[str, type[Target]] = {
    "log": LogReader,
    "room": ToRoom,
    "client": ToClient,
    "page": ToPage,
    "planted": Planted,
}
