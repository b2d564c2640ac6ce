"""`playroom drain` tells the processes that serve a room in a database, and empties one of them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from playroom.cli.hosting.drain import drain
from playroom.cli.parser import parse
from playroom.cli.refusals import CliError
from tests.room.server.test_killed_host import HostProcess
from tests.store.postgres import Server

Said = Callable[..., list[str]]


@pytest.fixture
def said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Said:
    """The lines that it prints."""

    def lines(*words: str) -> list[str]:
        args = parse(["drain", "--lang", "en", "--data", str(tmp_path / "own"), *words])
        assert drain(args) == 0
        return capsys.readouterr().out.splitlines()

    return lines


def test_a_process_is_told_emptied_and_ends(tmp_path: Path, postgres: Server, said: Said) -> None:
    place = ("--engine", postgres.address, "--schema", postgres.schema())

    async def test() -> None:
        host = HostProcess(tmp_path, *place, "--listen", "127.0.0.1:0")
        await host.start()
        reading = host.drain()
        assert said(*place) == [f"Process 1 at {host.address}."]
        for wrong in ("7", "0", "one", "-1"):
            with pytest.raises(CliError, match="cli-no-process"):
                said(*place, wrong)
        (line,) = said(*place, "1", "--json")
        assert json.loads(line) == {"process": 1, "place": host.address, "emptied": True}
        assert await asyncio.wait_for(host.process.wait(), 30) == 0
        reading.cancel()
        assert said(*place) == ["No process serves this room now."]

    asyncio.run(test())


def test_without_a_database_there_is_nothing_to_tell(said: Said) -> None:
    with pytest.raises(CliError, match="cli-needs-engine"):
        said()
