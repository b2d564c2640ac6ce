"""A full room: 2,000 people at 500 tables over TLS, an input a table each 3 seconds, and then 200
abusers beside them.

`python3 -m tests.bench crowd [--minutes 30] [--tables 500] [--abusers 200] [--profile FILE]`. The
host is a process of its own, and only that one is measured; the people are processes beside it on
the same machine, so that what they wait for is at its worst. Half of the time there are no abusers:
the figures with harm are told beside those without, from the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from playroom.bootstrap import ROOT
from playroom.room.server.counters import BOUNDS
from tests.bench.bench_room import Server, _line, served

PEOPLE = 4
"""At every table."""
TABLES, ABUSERS = 500, 200
EVERY = 3.0
"""Seconds between two inputs at a table."""
SETTLING = 1.0
UNEVEN = 60.0
"""Seconds that some tables have played before others begin: who plays in step would end in step, a
hundred matches in the same second.
"""


class Helpers:
    """A process of people, or of those who do harm: told what to do line by line."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def ask(self, what: object, seconds: float = 600.0) -> dict[str, Any]:
        """Has it do something; gives what it tells of it."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(what).encode() + b"\n")
        return await asyncio.wait_for(_line(self._process, seconds), seconds)


@asynccontextmanager
async def helpers(module: str) -> Any:
    """Starts such a process; it ends with its input."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", module, cwd=ROOT, limit=2**22,
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        yield Helpers(process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), 30)
        except TimeoutError:
            process.kill()
            raise


def share(times: Sequence[float], part: float) -> float:
    """Milliseconds within which that part of all deliveries came."""
    return round(1_000 * sorted(times)[min(len(times) - 1, int(len(times) * part))], 2)


def within(counts: Sequence[int], part: float) -> float:
    """Milliseconds within which the host had sent that part of what it had kept, by its own count:
    the upper end of what it sorts them into.
    """
    left = part * sum(counts)
    for count, bound in zip(counts, (*BOUNDS, float("inf")), strict=True):
        left -= count
        if left <= 0:
            return 1_000 * bound
    raise AssertionError("nothing was sent")


async def window(server: Server, crowd: list[Helpers], seconds: float) -> dict[str, Any]:
    """They all play for so long: what it was like, and what it has cost the host."""
    before = await server.ask("figures")
    heard = await asyncio.gather(
        *(people.ask({"play": seconds}, seconds + 120) for people in crowd)
    )
    after = await server.ask("figures")
    times = [time for one in heard for time in one["times"]]
    took = after["at"] - before["at"]
    return {
        "seconds": round(took, 1),
        "inputs_a_second": round((after["inputs_kept"] - before["inputs_kept"]) / took, 1),
        "deliveries": len(times),
        "lost": sum(one["lost"] for one in heard),
        "cut": sum(one["cut"] for one in heard),
        "p50_ms": share(times, 0.5),
        "p99_ms": share(times, 0.99),
        "most_ms": share(times, 1.0),
        "host_p99_ms": within(
            [now - then for now, then in zip(after["told"], before["told"], strict=True)], 0.99
        ),
        "percent_of_a_core": round(100 * (after["cpu"] - before["cpu"]) / took, 1),
        "ms_an_input": round(
            1_000 * (after["cpu"] - before["cpu"])
            / max(1, after["inputs_kept"] - before["inputs_kept"]), 2
        ),
        "resident_mb": round(after["resident_mb"], 1),
        "refused": after["refused"] - before["refused"],
        "faults": after["faults"],
    }  # fmt: skip


async def crowd(
    seconds: float,
    tables: int = TABLES,
    abusers: int = ABUSERS,
    every: float = EVERY,
    processes: int = 2,
    profile: str = "",
) -> dict[str, Any]:
    """One run, half of it without harm and half with it."""
    watchers = min(tables, abusers)
    async with AsyncExitStack() as all_open:
        server = await all_open.enter_async_context(
            served("crowd", tables, PEOPLE, watchers, profile)
        )
        empty = await server.ask("figures")
        people = [
            await all_open.enter_async_context(helpers("tests.bench.crowd_people"))
            for _ in range(processes)
        ]
        given = [line[:PEOPLE] for line in server.invitations]
        await asyncio.gather(
            *(one.ask({"join": given[part::processes], "part": part, "every": every})
              for part, one in enumerate(people))
        )  # fmt: skip
        await server.ask("begin")
        await asyncio.sleep(SETTLING)
        uneven = min(UNEVEN, seconds / 4)
        await asyncio.gather(
            *(one.ask({"play": uneven, "over": uneven}, uneven + 120) for one in people)
        )
        found: dict[str, Any] = {"people": tables * PEOPLE, "tables": tables}
        found["empty_mb"] = round(empty["resident_mb"], 1)
        found["alone"] = await window(server, people, seconds / 2)
        if abusers:
            harm = await all_open.enter_async_context(helpers("tests.bench.crowd_harm"))
            spare = [line[-1] for line in server.invitations[:watchers]]
            await harm.ask({"lines": spare, "count": abusers})
            found["beside_harm"] = await window(server, people, seconds / 2)
            found["harm"] = await harm.ask({"stop": True})
        return found


def main() -> None:
    """Prints the measurements."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--abusers", type=int, default=ABUSERS)
    parser.add_argument("--profile", default="")
    asked = parser.parse_args()
    found = crowd(60 * asked.minutes, asked.tables, asked.abusers, profile=asked.profile)
    print(json.dumps({"crowd": asyncio.run(found)}), flush=True)


if __name__ == "__main__":
    main()
