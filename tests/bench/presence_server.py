"""A public room with its three doors, all limits as they are, in a process of its own.

`python -m tests.bench.presence_server FOLDER` prints one JSON object: the line by which anybody
comes, and the ports of the doors for SSH and for browsers (which is behind a proxy). Then each line
on standard input is answered with what the room has and has done by then. It ends with its input.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
from pathlib import Path
from typing import Any

from playroom.doors.page.door import open_page
from playroom.doors.page.page_door import PageDoor
from playroom.doors.ssh.door import open_door
from playroom.engine.registry import find_game
from playroom.room.moderation.house_rules import House
from playroom.room.server.opening import Place, Room, open_room
from tests.bench.room_server import BOTS, tell

MOST_TABLES = 10_000


async def serve(folder: Path) -> None:
    """Opens the room and answers until the input ends."""
    faults: list[list[str]] = []
    place = Place("127.0.0.1", 0)
    house = House(tables=MOST_TABLES)
    room = await open_room(folder, place, find_game, faults.append, BOTS, house=house, public=True)
    await open_door(room, place, "en")
    pages = await open_page(room, place, "en", behind_proxy=True)
    tell({"line": room.line, "ssh": room.doors["ssh"].place.port, "page": pages.port})
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(lines), sys.stdin
    )
    while await lines.readline():
        tell(figures(room, pages, faults))
    await room.close()


def figures(room: Room, pages: PageDoor, faults: list[list[str]]) -> dict[str, Any]:
    """What the process has now, and what it has done."""
    status = dict(
        line.split(":", 1) for line in Path("/proc/self/status").read_text("ascii").splitlines()
    )
    counters = room.services.counters
    return {
        "resident_mb": round(int(status["VmRSS"].split()[0]) / 1024, 1),
        "files": sum(1 for _ in Path("/proc/self/fd").iterdir()),
        "tasks": len(asyncio.all_tasks()),
        "threads": threading.active_count(),
        "blocks": sys.getallocatedblocks(),
        "frozen": gc.get_freeze_count(),
        "wires": len(room.host.connections),
        "pages": len(pages.sessions),
        "tables": len(room.host.tables),
        "half_open": counters.pending,
        "refused": dict(counters.refused),
        "faults": len(faults),
        "first_fault": "".join(faults[0])[-2_000:] if faults else "",
    }


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1])))
