"""`playroom drain` tells the processes that serve a room in a database, and empties one of them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.room.test_killed import HostProcess
from tests.store.postgres import Server


def drain(*words: str) -> tuple[int, str]:
    """How it ends, and what it says."""
    found = subprocess.run(
        [sys.executable, "-m", "playroom", "drain", "--lang", "en", *words],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        cwd=Path(__file__).parents[2],
    )
    return found.returncode, (found.stdout + found.stderr).strip()


def test_a_process_is_told_emptied_and_ends(tmp_path: Path, postgres: Server) -> None:
    place = ("--engine", postgres.address, "--schema", postgres.schema())

    async def test() -> None:
        host = HostProcess(tmp_path, *place, "--listen", "127.0.0.1:0")
        await host.start()
        reading = host.drain()
        code, said = await asyncio.to_thread(drain, *place)
        assert (code, said) == (0, f"Process 1 at {host.address}.")
        code, said = await asyncio.to_thread(drain, *place, "7")
        assert code == 2
        assert said.startswith("No process 7 serves this room now.")
        code, said = await asyncio.to_thread(drain, *place, "1")
        assert code == 0
        assert await asyncio.wait_for(host.process.wait(), 20) == 0
        reading.cancel()
        code, said = await asyncio.to_thread(drain, *place, "--json")
        assert (code, said) == (0, "")

    asyncio.run(test())


def test_without_a_database_there_is_nothing_to_tell() -> None:
    code, said = drain()
    assert code == 2
    assert said == "Which database? Say by --engine where the room is kept."
