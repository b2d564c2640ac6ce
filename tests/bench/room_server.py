"""A room of many tables in a process of its own, to be measured from outside.

`python -m tests.bench.room_server FOLDER TABLES PEOPLE WATCHERS far|ssh|page|crowd` opens the
tables, with one bot at each (`crowd`: none, and the limits of a real room), and prints one JSON
object: the invitations by table (those of people first),
and the ports of the doors for SSH and for browsers. Then it answers lines on standard input:
`begin` has everybody agree, `figures` prints what it has cost so far. It ends with its input.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path
from typing import Any

from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.room.server import host as host_module
from playroom.room.server.connection_limiter import Limits
from playroom.room.server.opening import Place, Room, open_room
from playroom.room.table import values as v

NAMES = ("Ana", "Ben", "Eva", "Luz", "Tom")
BOTS = ("Clara", "Dora", "Elsa")


async def serve(folder: Path, tables: int, people: int, watchers: int, door: str) -> None:
    """Opens the room and answers until the input ends."""
    faults: list[list[str]] = []
    bots = 0 if door == "crowd" else 1
    if door != "crowd":
        host_module.ALLOWED = Limits(1_000, 20, 1_000)  # they all come from this machine
    room = await open_room(folder, Place("127.0.0.1", 0), find_game, faults.append, BOTS)
    page = 0
    if door == "ssh":
        from playroom.doors.ssh.door import (
            open_door,  # here: it is not to be measured with the rest
        )

        await open_door(room, Place("127.0.0.1", 0), "en")
    elif door == "page":
        from playroom.doors.page.door import open_page

        place = Place("127.0.0.1", 0)
        page = (await open_page(room, place, "en", behind_proxy=True)).port
    games = [game for game in game_ids() if people + bots in find_game(game).seats]
    given, by_line = [], door in ("far", "crowd")
    for number in range(tables):
        game = find_game(games[number % len(games)])
        setup = Setup.of(people + bots, {})
        table = room.open_table(game, setup, {people: (BOTS[0], "easy")} if bots else {})
        seats: list[int | None] = list(range(people))
        if number < watchers:
            seats.append(None)
        codes = [room.services.people.invite(table.state.id, seat, name)
                 for seat, name in zip(seats, NAMES, strict=False)]  # fmt: skip
        given.append([room.invitation(code).line if by_line else code for code in codes])
    ssh = room.doors["ssh"].place.port if "ssh" in room.doors else 0
    tell({"invitations": given, "ssh": ssh, "page": page})
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(lines), sys.stdin
    )
    while line := await lines.readline():
        if line == b"begin\n":
            await begin(room, people)
        tell(figures(room, len(faults)))
    await room.close()


async def begin(room: Room, people: int) -> None:
    """Waits until everybody sits, has them agree, and waits until all tables play."""
    tables = list(room.host.tables.values())
    while any(len(table.state.seated) < people for table in tables):
        await asyncio.sleep(0.05)
    for table in tables:
        for guest in table.state.seated:
            ready = v.BeReady(True, table.state.rows)
            table.ask(guest.id, ready, lambda result: None)
    while any(table.state.phase is not v.Phase.PLAYING for table in tables):
        await asyncio.sleep(0.05)


def figures(room: Room, faults: int) -> dict[str, Any]:
    """What the process has cost so far, and what was done for it."""
    status = dict(
        line.split(":", 1) for line in Path("/proc/self/status").read_text("ascii").splitlines()
    )
    desks = [table.runner for table in room.host.tables.values() if table.runner is not None]
    return {
        "at": time.monotonic(),
        "cpu": time.process_time(),
        "resident_mb": int(status["VmRSS"].split()[0]) / 1024,
        "most_mb": int(status["VmHWM"].split()[0]) / 1024,
        "inputs": sum(runner.match.sequence for runner in desks),
        "here": sum(g.here for table in room.host.tables.values() for g in table.state.guests),
        "faults": faults,
        "inputs_kept": room.services.counters.inputs,
        "refused": sum(room.services.counters.refused.values()),
        "told": list(room.services.counters.delivery.counts),
    }


def tell(what: object) -> None:
    """Prints one line."""
    sys.stdout.write(json.dumps(what) + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    where, count, seated, watching, door = sys.argv[1:]
    asyncio.run(serve(Path(where), int(count), int(seated), int(watching), door))
