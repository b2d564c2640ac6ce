"""The bots of a room think in processes: a table plays as ever while they are killed, and none is
left when the room has closed.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import pytest

from playroom.match.bots.pool import BotPool
from tests.match.test_bot_pool import lives, processes
from tests.room.far import FarRoom, assert_heard_once, play_some
from tests.room.kit import until


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_table_plays_on_while_its_bots_are_killed(tmp_path: Path) -> None:
    async def test() -> None:
        room = FarRoom(tmp_path)
        bot_pool = room.bot_pool = BotPool(60.0, 1)
        await room.open()
        try:
            room.open_table("casino", 3, bots=1)
            guests = await room.begin("Ana", "Ben")
            killed = set[int]()
            for inputs in (10, 20, 30):
                await play_some(room, guests, inputs)
                [pid] = processes(bot_pool)
                os.kill(pid, signal.SIGKILL)
                killed.add(pid)
                runner = room.table.runner
                assert runner is not None
                runner.start()
            await play_some(room, guests, 40)
            for guest in guests:
                assert_heard_once(room, guest)
                assert not guest.failures
            assert not room.faults
            assert not killed & set(processes(bot_pool))
            left = processes(bot_pool)
            assert left
        finally:
            await room.close()
        await until(lambda: not any(map(lives, left)))

    asyncio.run(test())
