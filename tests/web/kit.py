"""A room with a page, and pages without a browser: frames go in and come out."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from playroom.doors.page.door import open_page
from playroom.doors.page.page_door import PageDoor
from playroom.doors.page.page_session import PageSession
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.room.moderation import house_rules as house
from playroom.room.server.opening import Place, Room, open_room
from playroom.room.table.running import RunningTable

WAIT = 20.0


class House:
    """A room with a page, and a table with free seats."""

    def __init__(self, room: Room, door: PageDoor, table: RunningTable) -> None:
        self.room, self.door, self.table = room, door, table
        self.port = room.doors["page"].place.port

    def invite(self, seat: int | None = None, name: str = "") -> str:
        """A code."""
        return self.room.services.people.invite(self.table.state.id, seat, name)

    def refused(self) -> list[str]:
        """What was refused, the oldest first."""
        return [what for _, _, what in reversed(self.room.services.room_store.refusals())]

    def guest(self, page: Page) -> PageSession:
        """The shell behind a page."""
        found = self.door.sessions[page.token]
        assert isinstance(found, PageSession)
        return found

    @asynccontextmanager
    async def socket(self, **more: Any) -> AsyncIterator[ClientConnection]:
        """A socket without anything."""
        more.setdefault("origin", f"http://127.0.0.1:{self.port}")
        address = f"ws://127.0.0.1:{self.port}/game"
        async with connect(address, compression=None, proxy=None, **more) as socket:
            yield socket

    @asynccontextmanager
    async def page(
        self, code: str = "", page: Page | None = None, **more: Any
    ) -> AsyncIterator[Page]:
        """A page of a guest, or the same page again."""
        page = page or Page()
        async with self.socket(**more) as socket:
            await page.begin(socket, code)
            try:
                yield page
            finally:
                await page.end()

    async def until(self, what: Callable[[], object]) -> None:
        """Waits for something in the room."""
        async with asyncio.timeout(WAIT):
            while not what():
                await asyncio.sleep(0.005)


class Page:
    """What a page would know."""

    def __init__(self, language: str = "en") -> None:
        self.token = secrets.token_hex(16)
        self.language = language
        self.last = 0
        self.session = ""
        self.words: dict[str, Any] = {}
        self.screen: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []
        self.said: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.over = ""
        self.touch = False
        """Is it on a touch screen?"""
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None

    async def begin(self, socket: ClientConnection, code: str) -> None:
        """Says who it is, and listens."""
        self._socket = socket
        hello = {
            "resume": self.last,
            "token": self.token,
            "session": self.session,
            "code": code,
            "language": self.language,
            "touch": self.touch,
        }
        await socket.send(json.dumps(hello))
        self._reading = asyncio.get_running_loop().create_task(self._read(socket))

    async def end(self) -> None:
        """The page is gone."""
        assert self._reading is not None
        self._reading.cancel()
        await asyncio.gather(self._reading, return_exceptions=True)

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                self.take(json.loads(data))
        except ConnectionClosed:
            return

    def take(self, frame: dict[str, Any]) -> None:
        """As the page does it."""
        self.frames.append(frame)
        if welcome := frame.get("welcome"):
            if welcome["session"] != self.session:
                self.session, self.last = welcome["session"], 0
            self.words = welcome["words"]
        elif "screen" in frame:
            self.screen |= frame["screen"]
        elif "seq" in frame:
            assert frame["seq"] == self.last + 1 or not self.last, "a line is missing"
            self.last = frame["seq"]
            self.lines.append(frame)
            if not frame.get("old"):
                self.said.append(frame["line"])
        elif "say" in frame:
            self.said.append(frame["say"])
        elif "bye" in frame:
            self.over = frame["bye"]
        elif "refused" in frame:
            assert frame["refused"]["words"]["come-back"]
            self.said.append(frame["refused"]["line"])

    async def send(self, **message: Any) -> None:
        """Sends a frame."""
        assert self._socket is not None
        await self._socket.send(json.dumps(message))

    async def key(self, key: str, at: list[str] | None = None) -> str:
        """Presses a key; the answer."""
        return await self.ask(key=key, **({"at": at} if at else {}))

    async def ask(self, **message: Any) -> str:
        """Sends something that is answered; the answer."""
        before = len(self.lines)
        await self.send(**message)
        await self.until(
            lambda: any(line["kind"] == "answer" for line in self.lines[before:]),
        )
        return next(line["line"] for line in self.lines[before:] if line["kind"] == "answer")

    async def hear(self, text: str) -> None:
        """Waits until something was said."""
        await self.until(lambda: any(text in said for said in self.said))

    async def until(self, what: Callable[[], object]) -> None:
        """Waits until it is so."""
        try:
            async with asyncio.timeout(WAIT):
                while not what():
                    await asyncio.sleep(0.005)
        except TimeoutError:
            raise AssertionError(f"it did not come: {self.said[-8:]} {self.screen}") from None

    @property
    def listed(self) -> list[str]:
        """The labels of the list in front."""
        found = self.screen.get("list")
        return [item["label"] for item in found["items"]] if found else []

    def zone(self, id: str = "hand") -> list[dict[str, Any]]:
        """The items of a zone."""
        zones = {zone["id"]: zone["items"] for zone in self.screen.get("zones", [])}
        found: list[dict[str, Any]] = zones.get(id, [])
        return found


async def sit(house: House, page: Page, name: str = "Ana") -> None:
    """Says a name and comes to the table."""
    await page.until(lambda: page.screen.get("line", {}).get("asks"))
    await page.send(text=name)
    await page.until(lambda: len(page.listed) > 3)  # more than the one line that is waited with


async def begin(house: House, *pages: Page) -> None:
    """Everybody is ready, and the game begins."""
    for page in pages:
        await page.send(choose=["list", "0"])
    for page in pages:
        await page.until(lambda page=page: page.screen["zones"])  # type: ignore[misc]


def in_house(
    folder: Path,
    test: Callable[[House], Coroutine[Any, Any, None]],
    game: str = "cribbage",
    seats: int = 2,
    bots: int = 0,
    rules: house.House = house.USUAL,
    behind_proxy: bool = False,
    **options: Any,
) -> None:
    """Runs a test in a room with a page; fails on any reported fault."""

    async def run() -> None:
        faults: list[str] = []
        room = await open_room(
            folder,
            Place("127.0.0.1", 0),
            find_game,
            lambda lines: faults.append("".join(lines)),
            ("Berta", "Luis", "Clara", "Dora"),
            0.0,
            house=rules,
        )
        try:
            played = find_game(game)
            level = next(level for level in played.bots if level != "random")
            sitting = {seats - 1 - n: (("Berta", "Luis", "Clara")[n], level) for n in range(bots)}
            table = room.open_table(played, Setup.of(seats, options), sitting)
            place = Place("127.0.0.1", 0)
            door = await open_page(room, place, "en", behind_proxy=behind_proxy)
            await test(House(room, door, table))
            assert not faults, faults[0]
        finally:
            await room.close()

    asyncio.run(run())
