"""A room of many tables in a process of its own, for measurements: prints one JSON object with the
invitations to its seats, and then, whenever a line is written to it, its memory (MiB) and the CPU
seconds that it has used.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

from playroom.doors.page import page_door
from playroom.doors.page.door import open_page
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.room.server import host as host_module
from playroom.room.server.connection_limiter import Limits
from playroom.room.server.opening import Place, open_room

GAME, SEATS = "escoba", 4
MANY = 100_000


def used() -> dict[str, float]:
    """Memory and CPU seconds of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    times = os.times()
    return {
        "mib": pages * os.sysconf("SC_PAGE_SIZE") / 2**20,
        "seconds": times.user + times.system,
    }


async def run(folder: Path, tables: int) -> None:
    """Serves until standard input ends."""
    host_module.ALLOWED = Limits(MANY, MANY, MANY)  # everybody comes from one address here
    page_door.ALLOWED = Limits(MANY, MANY, MANY)
    room = await open_room(
        folder, Place("127.0.0.1", 0, "127.0.0.1"), find_game, print, ("Ana",), bot_pause=0.0
    )
    await open_page(room, Place("127.0.0.1", 0), "en")
    game = find_game(GAME)
    options: dict[str, Any] = {"target": 500}
    invitations = []
    for _ in range(tables):
        table = room.open_table(game, Setup.of(SEATS, options), {})
        for free in room.free_seats(table, {}):
            invitations.append([free.invitation.line, free.invitation.others["page"]])
    print(json.dumps({"invitations": invitations}), flush=True)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        acts = sum(t.runner.match.acts for t in room.host.tables.values() if t.runner is not None)
        begun = sum(t.state.matches for t in room.host.tables.values())
        print(
            json.dumps({**used(), "acts": acts, "begun": begun, "asked": line.strip()}), flush=True
        )
    await room.close()


if __name__ == "__main__":
    asyncio.run(run(Path(sys.argv[1]), int(sys.argv[2])))
