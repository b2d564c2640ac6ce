"""One process of a room that is kept in a database, for `gateways`: told what to do by lines, tells
what came of it by lines of JSON.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sys
import time
from pathlib import Path
from typing import Any

from playroom.engine.log.fingerprint import fingerprint
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.wire import written
from playroom.room.server import host as host_module
from playroom.room.server.connection_limiter import Limits
from playroom.room.server.opening import Place, Room, open_room
from playroom.store import Engine
from tests.bench.bench_months import memory
from tests.room.kit import BOTS

FAULTS: list[str] = []
MANY = 10_000
"""Connections of one address: everybody comes from one here."""


def told(**values: Any) -> None:
    sys.stdout.write(json.dumps(values) + "\n")
    sys.stdout.flush()


def tables_of(room: Room, count: int, target: int) -> list[list[str]]:
    """New tables for two people and a bot: the number of each, and two invitations."""
    game, made = find_game("cribbage"), []
    for _ in range(count):
        table = room.open_table(game, Setup.of(3, {"target": target}), {2: (BOTS[0], "easy")})
        people = room.services.people
        codes = [room.invitation(people.invite(table.state.id, seat)).line for seat in (0, 1)]
        made.append([table.state.id, *codes])
    return made


def state_of(room: Room) -> dict[str, list[Any]]:
    """Every table as it is here, with its match where it runs here."""
    found = dict[str, list[Any]]()
    for id, table in room.host.tables.items():
        state = hashlib.sha256(written(table.state).encode()).hexdigest()[:16]
        found[id] = [table.state.rows, state]
        if table.runner is not None:
            match = table.runner.match
            found[id] += [match.header.id, match.sequence, fingerprint(match.state)[:16]]
    return found


def why_of(room: Room, id: str) -> dict[str, Any]:
    """What a table waits for here, when it is not as elsewhere."""
    table = room.host.tables.get(id)
    if table is None:
        return {"is_closed": id in room.closed}
    stream, runner = table.stream, table.runner
    found: dict[str, Any] = {
        "leads": table.is_leader, "phase": table.state.phase, "here": len(table.sessions),
        "log": [stream.busy, len(stream.commands), stream._due],
    }  # fmt: skip
    if runner is not None:
        inputs = runner.stream
        found["runner"] = [
            inputs.busy,
            len(inputs.commands),
            inputs._due,
            runner.resting,
            runner.stuck,
        ]
    return found


async def serve(folder: str, address: str, schema: str, port: str) -> None:
    host_module.ALLOWED = Limits(MANY, MANY, MANY)
    loop = asyncio.get_running_loop()
    engine = Engine(address, schema)
    place = Place("127.0.0.1", int(port), "127.0.0.1")
    room = await open_room(
        Path(folder), place, find_game, lambda lines: FAULTS.append("".join(lines)), BOTS, 0.05,
        engine=engine,
    )  # fmt: skip
    told(port=room.place.port)
    while words := (await loop.run_in_executor(None, sys.stdin.readline)).split():
        match words:
            case ["open", count, target]:
                told(tables=tables_of(room, int(count), int(target)))
            case ["usage"]:
                loaded = sum(table.is_loaded for table in room.host.tables.values())
                told(cpu=time.process_time(), mib=memory(), loaded=loaded)
            case ["state"]:
                for table in tuple(room.host.tables.values()):
                    if table.is_leader:
                        await table.ensure_loaded()
                acting = sum(table.is_leader for table in room.host.tables.values())
                told(state=state_of(room), acts=acting, faults=FAULTS[:3])
            case ["why", id]:
                told(why=why_of(room, id))
    await room.close()


if __name__ == "__main__":
    asyncio.run(serve(*sys.argv[1:]))
