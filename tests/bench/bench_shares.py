"""What each process of a room has of its tables: memory and processor time of one process with all
of them, and of each of three, where the people of a table come to the same one.

`python -m tests.bench shares [--tables 100] [--seconds 60] [--apart]`; `--apart`: the people of a
table come to different processes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
from pathlib import Path
from typing import Any

from tests.bench.bench_gateways import Gate, Trial
from tests.store.postgres import Server, serving

SETTLES = 90.0
"""Seconds until a table without people at a process is idle there, and its lease is elsewhere."""


class Shares(Trial):
    """People at tables of so many processes; nothing goes wrong."""

    def __init__(self, folder: Path, server: Server, gates: int, tables: int, apart: bool) -> None:
        super().__init__(folder, server, tables, 3.0)
        del self.gates[gates:]
        self._apart = apart

    def gate_for(self, number: int, seat: int) -> Gate:
        return self.gates[(number + seat * self._apart) % len(self.gates)]


async def measured(server: Server, gates: int, args: argparse.Namespace) -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory(prefix="playroom-shares-") as folder:
        trial = Shares(Path(folder), server, gates, args.tables, args.apart)
        try:
            await trial.open()
            stop = asyncio.Event()
            playing = [asyncio.create_task(player.play_on(stop)) for player in trial.players]
            await asyncio.sleep(SETTLES)
            before = [await gate.ask("usage") for gate in trial.gates]
            acted = sum(len(player.answered) for player in trial.players)
            await asyncio.sleep(args.seconds)
            after = [await gate.ask("usage") for gate in trial.gates]
            acted = sum(len(player.answered) for player in trial.players) - acted
            stop.set()
            await asyncio.gather(*playing)
        finally:
            await trial.close()
    return [
        {
            "inputs": acted,
            "cpu_ms_an_input": round(1000 * (two["cpu"] - one["cpu"]) / max(1, acted), 2),
            "mib": round(two["mib"], 1),
            "loaded": two["loaded"],
        }
        for one, two in zip(before, after, strict=True)
    ]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--apart", action="store_true")
    args = parser.parse_args()
    random.seed(1)
    for gates in (1, 3):
        with serving() as server:
            print(json.dumps({gates: asyncio.run(measured(server, gates, args))}), flush=True)


if __name__ == "__main__":
    main()
