"""Memory and CPU of a room for guests with a browser, beside guests with a playroom of their own:
200 of them at 50 tables of four, in both ways, and then so many plays.

Memory is what the room's process has grown by a guest who sits at a game that has begun; CPU is
what it has used for a play of anybody, with everything that all four at the table are told of it.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect

from playroom.bootstrap import ROOT
from playroom.room.protocol.trust import InvitationLine
from tests.bench.many_tables import SEATS
from tests.room.far import FarRoom, Guest

TABLES = 50
PLAYS = 1_000
NAMES = ("Ana", "Berta", "Carlos", "Diego")


class Process:
    """The room."""

    def __init__(self, folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.bench.many_tables", str(folder), str(TABLES)],
            cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        self.invitations: list[list[str]] = self._read()["invitations"]

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        made: dict[str, Any] = json.loads(self._process.stdout.readline())
        return made

    async def used(self) -> dict[str, Any]:
        """What it has used so far."""
        assert self._process.stdin is not None
        self._process.stdin.write("\n")
        self._process.stdin.flush()
        return await asyncio.to_thread(self._read)

    def close(self) -> None:
        """Ends it."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


class PageGuest:
    """A page without a browser."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.screen: dict[str, Any] = {}
        self.lines = 0
        self.task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for data in self.wire:
            message = json.loads(data)
            self.screen |= message.get("screen", {})
            self.lines += "line" in message

    async def send(self, **what: Any) -> None:
        """One frame."""
        await self.wire.send(json.dumps(what))


async def page_guest(link: str, name: str) -> PageGuest:
    """A guest joins by a link and gives a name."""
    parts = urlsplit(link)
    wire = await connect(
        f"ws://{parts.netloc}/game",
        origin=f"http://{parts.netloc}",  # type: ignore[arg-type]
        compression=None, proxy=None, ping_interval=None,
    )  # fmt: skip
    guest = PageGuest(wire)
    hello = {"resume": 0, "token": secrets.token_hex(16), "session": ""}
    await guest.send(**hello, code=parts.fragment, language="en")
    while not guest.screen.get("line", {}).get("asks"):
        await asyncio.sleep(0.01)
    await guest.send(text=name)
    return guest


async def pages(process: Process) -> dict[str, Any]:
    """200 guests with a browser."""
    before = await process.used()
    guests = [
        await page_guest(link, NAMES[n % SEATS]) for n, (_, link) in enumerate(process.invitations)
    ]
    for guest in guests:
        await until(lambda guest=guest: guest.screen.get("list"))
        await guest.send(key="enter")
    await begun(process)

    async def play() -> None:
        for guest in guests:
            hand = guest.screen["zones"][0]["items"] if guest.screen.get("zones") else []
            if guest.screen.get("list"):
                await guest.send(key="enter")
            elif hand:
                for _ in range(2):  # the first one tells what the card does
                    await guest.send(key="enter", at=["hand", hand[0]["key"]])

    result = await measured(process, before, play)
    for guest in guests:
        await guest.wire.close()
    return result


async def far(process: Process) -> dict[str, Any]:
    """200 guests with a playroom of their own."""
    before = await process.used()
    room = FarRoom(Path())
    guests: list[Guest] = []
    for n, (line, _) in enumerate(process.invitations):
        invitation = InvitationLine.read(line)
        guests.append(await room.come(NAMES[n % SEATS], invitation=invitation))
    for guest in guests:
        await until(lambda guest=guest: len(guest.session.state.seated) == SEATS)
        await guest.ready()
    await begun(process)
    for guest in guests:
        await until(lambda guest=guest: guest.chair is not None)

    async def play() -> None:
        for guest in guests:
            if guest.awaited():
                await guest.play()

    result = await measured(process, before, play)
    for guest in guests:
        guest.line.close()
    return result


async def until(there: Callable[[], object], seconds: float = 60.0) -> None:
    """Waits until something is so."""
    end = asyncio.get_running_loop().time() + seconds
    while not there():
        assert asyncio.get_running_loop().time() < end, "it did not come to that"
        await asyncio.sleep(0.01)


async def begun(process: Process) -> None:
    """Waits until every table plays."""
    for _ in range(600):
        if (await process.used())["begun"] >= TABLES:
            return
        await asyncio.sleep(0.1)
    raise AssertionError("they do not begin")


async def measured(
    process: Process, before: dict[str, Any], play: Callable[[], Coroutine[Any, Any, None]]
) -> dict[str, Any]:
    """What the room has grown by, and what plays cost it."""
    guests = len(process.invitations)
    await asyncio.sleep(1.0)
    there = now = await process.used()
    while now["acts"] - there["acts"] < PLAYS:
        await play()
        now = await process.used()
    plays = now["acts"] - there["acts"]
    return {
        "guests": guests,
        "kib_a_guest": round(1024 * (there["mib"] - before["mib"]) / guests, 1),
        "plays": plays,
        "ms_a_play": round(1000 * (now["seconds"] - there["seconds"]) / plays, 2),
        "kib_a_guest_after_plays": round(1024 * (now["mib"] - before["mib"]) / guests, 1),
    }


def measure(way: Callable[[Process], Coroutine[Any, Any, dict[str, Any]]]) -> dict[str, Any]:
    """One way in a room of its own."""
    with tempfile.TemporaryDirectory() as folder:
        process = Process(Path(folder))
        try:
            return asyncio.run(way(process))
        finally:
            process.close()


def main() -> None:
    """Prints the measurements, and how many times as much a guest with a browser takes."""
    found = {"page": measure(pages), "far": measure(far)}
    ratio = {
        name: round(found["page"][name] / max(found["far"][name], 0.01), 2)
        for name in ("kib_a_guest", "ms_a_play")
    }
    print(json.dumps({**found, "page_to_far": ratio}))


if __name__ == "__main__":
    main()
