"""A page that takes nothing of what it is told costs no more than so many frames and bytes."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from playroom.room.server.send_queue import QUEUE, WAITING, SendQueue


class Stuck:
    """A socket that never gets rid of anything."""

    def __init__(self) -> None:
        self.aborted = 0
        self.transport: Any = self

    def abort(self) -> None:
        self.aborted += 1

    async def send_all(self, messages: list[bytes]) -> None:
        await asyncio.Event().wait()


@pytest.mark.parametrize("size", [10, 20_000])
def test_what_waits_for_a_slow_page_is_bounded_in_frames_and_bytes(size: int) -> None:
    async def run() -> None:
        socket = Stuck()
        pipe = SendQueue(socket)  # type: ignore[arg-type]
        sent = 0
        while not pipe.slow:
            pipe.send(b"x" * size)
            sent += 1
            if sent % 10 == 0:
                await asyncio.sleep(0)
        assert socket.aborted == 1
        assert sent <= QUEUE + 13  # ten went into the first write
        assert sent * size <= WAITING + 3 * size

    asyncio.run(run())
