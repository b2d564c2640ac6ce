"""A play that was taken while an act of a bot was being kept is kept too, however the player leaves
at once afterwards.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from playroom.engine.log.entries import Entry, Lease
from playroom.log.write_queue import WriteQueue
from playroom.match.lasting import LastingLog
from playroom.records.opening import load_match
from playroom.store import Store
from tests import clock
from tests.shell.inside import Inside


class Disk:
    """What is written waits until the disk is `free`, which it is once the program waits for it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.free = threading.Event()
        self.asked = threading.Event()
        append, close = LastingLog.append, WriteQueue.close

        def slow(log: LastingLog, id: str, expected: int, row: Entry, by: Lease | None) -> int:
            self.asked.set()
            assert self.free.wait(20)
            return append(log, id, expected, row, by)

        def closing(queue: WriteQueue) -> None:
            self.free.set()
            close(queue)

        monkeypatch.setattr(LastingLog, "append", slow)
        monkeypatch.setattr(WriteQueue, "close", closing)


def quits(room: Inside) -> None:
    """The program ends: by /quit, or at the end of its input."""
    room.app.close()


def leaves(room: Inside) -> None:
    """Back to the menu, and the program goes on."""
    assert room.press("c-s")[0].startswith("Saved as")
    assert room.app.table() is None


@pytest.mark.threads
@pytest.mark.parametrize("goes", [quits, leaves])
def test_a_play_behind_an_act_of_a_bot_is_kept_when_its_player_leaves(
    goes: Callable[[Inside], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        disk = Disk(monkeypatch)
        room = Inside(tmp_path)
        room.open_room()
        room.app.tables.patience = 0.0
        room.deal()
        async with asyncio.timeout(20):
            while not disk.asked.is_set() or room.app.table() is None:
                await asyncio.sleep(0.001)
        runner = room.table.chair.runner
        async with asyncio.timeout(20):
            while not runner.stream.busy:
                await asyncio.sleep(0.001)
        assert [request.seat for request in room.match.awaited()] == [0, 1]
        room.press("1", "space", "2", "space", "enter")
        assert len(runner.stream.commands) == 1
        goes(room)
        disk.free.set()
        async with asyncio.timeout(20):
            while room.app.tables.write_queue._last:
                await asyncio.sleep(0.001)
        room.close()

    clock.run(test())
    with Store.open(tmp_path, read_only=True) as store:
        match = load_match(store, store.all()[0].id)
    assert sorted(entry.seat for entry in match.entries if entry.kind == "act") == [0, 1]
