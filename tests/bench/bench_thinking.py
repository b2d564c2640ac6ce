"""What thinking bots cost the loop of a room: tables of experts alone, once in threads of the room
and once in processes, in turns in one run.

    python3 -m tests.bench thinking

prints for each the longest gap of the event loop (a task due every 5 ms), its 99th percentile, how
often bots acted, how many gave no answer in time, what the room's own process used, and the memory
of the others.

PLAYROOM_TABLES (50), PLAYROOM_SECONDS of every part (20), PLAYROOM_PAUSE between two acts (0.8).
"""

from __future__ import annotations

import asyncio
import json
import os
import time
from pathlib import Path
from typing import Any

from playroom.engine.chair import Hooks
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.match.bots.pool import BotPool
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue
from playroom.match.runner import MatchRunner
from tests.match.test_bot_pool import processes

TABLES = int(os.environ.get("PLAYROOM_TABLES", "50"))
SECONDS = float(os.environ.get("PLAYROOM_SECONDS", "20"))
PAUSE = float(os.environ.get("PLAYROOM_PAUSE", "0.8"))
TICK = 0.005


def table(number: int, faults: list[list[str]], bot_pool: BotPool | None) -> MatchRunner:
    """A table of experts, with a spectator."""
    game = find_game(game_ids()[number % len(game_ids())])
    seats = game.seats[0]
    players = tuple(Player(Clean.of(f"P{seat}"), "expert") for seat in range(seats))
    header = Header(f"m{number}", game.id, game.version, Setup.of(seats, {}), players, f"{number}")
    match: Match[Any, Any] = Match(game, header)
    runner = MatchRunner(match, MatchInlineQueue(), f"{number}", faults.append, bot_pool)

    def nothing(*_: object) -> None:
        pass

    hooks = Hooks(
        nothing, nothing, nothing, nothing, nothing, nothing, nothing, lambda: PAUSE, lambda: False
    )
    LocalChair(runner, None).attach(hooks)
    return runner


async def part(bot_pool: BotPool | None) -> dict[str, Any]:
    """One part: what the loop felt."""
    faults: list[list[str]] = []
    desks = [table(number, faults, bot_pool) for number in range(TABLES)]
    for runner in desks:
        runner.start()
    await asyncio.sleep(5)  # what is done once has been done
    before = sum(runner.match.acts for runner in desks)
    faults.clear()
    used, end = time.process_time(), time.monotonic() + SECONDS
    gaps = []
    while (now := time.monotonic()) < end:
        await asyncio.sleep(TICK)
        gaps.append(time.monotonic() - now - TICK)
    gaps.sort()
    pids = [] if bot_pool is None else processes(bot_pool)
    found = {
        "where": "threads" if bot_pool is None else f"{len(pids)} processes",
        "tables": TABLES,
        "acts_a_second": round((sum(d.match.acts for d in desks) - before) / SECONDS, 1),
        "overtaken": len(faults),
        "longest_gap_ms": round(1000 * gaps[-1], 1),
        "p99_gap_ms": round(1000 * gaps[int(0.99 * len(gaps))], 1),
        "median_gap_ms": round(1000 * gaps[len(gaps) // 2], 2),
        "room_cpu_percent": round(100 * (time.process_time() - used) / SECONDS, 1),
        "worker_mib": [_mib(pid) for pid in pids],
    }
    for runner in desks:
        runner.close()
    await asyncio.sleep(1)
    return found


def _mib(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, 1)


async def run() -> None:
    """Prints both, twice."""
    for _ in range(2):
        print(json.dumps(await part(None)), flush=True)
        bot_pool = BotPool()
        print(json.dumps(await part(bot_pool)), flush=True)
        bot_pool.close()


def main() -> None:
    """The measurement."""
    asyncio.run(run())


if __name__ == "__main__":
    main()
