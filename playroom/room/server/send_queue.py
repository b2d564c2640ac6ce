"""Send queue: the frames that wait for one client, bounded."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeAlias

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from playroom.room.server.counters import Counters
from playroom.room.server.pieces import in_pieces

QUEUE = 512
"""Most frames that wait for a slow client."""
WAITING = 512 * 1024
"""Bytes of them, beside the last one."""

_Frame: TypeAlias = tuple[bytes, float | None]
"""What is sent, and when the input was stored that it tells of."""


class SendQueue:
    """Frames waiting for one client. A client that falls too far behind is cut off; it comes back,
    and is told what it missed.
    """

    def __init__(self, connection: ServerConnection, counters: Counters | None = None) -> None:
        """`counters` count what is sent, and how long after its input was stored."""
        self._connection = connection
        self._counters = counters
        self._waiting: asyncio.Queue[_Frame | Callable[[], None] | None] = asyncio.Queue()
        self._bytes = 0
        self._code = 1000
        self.slow = False
        """True once the client was cut off."""
        self.task = asyncio.get_running_loop().create_task(self._run())

    def send(self, data: bytes) -> None:
        """Sends a frame, behind those that wait."""
        if self._waiting.qsize() > QUEUE or self._bytes > WAITING:
            self.slow = True
            self.task.cancel()
            self._connection.transport.abort()
        else:
            self._put(data, None if self._counters is None else self._counters.telling)

    def when_sent(self, then: Callable[[], None]) -> None:
        """Calls this once all frames so far are sent."""
        self._waiting.put_nowait(then)

    def send_last(self, data: bytes | None = None, code: int = 1000) -> None:
        """Sends a last frame, however many wait, then closes the connection with this code."""
        if data is not None:
            self._put(data, None)
        self._code = code
        self._waiting.put_nowait(None)

    async def ended(self, within: float = 2.0) -> None:
        """Waits until the last frame is sent, at most so many seconds."""
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(self.task, within)

    def _put(self, data: bytes, stored: float | None) -> None:
        self._bytes += len(data)
        self._waiting.put_nowait((data, stored))

    async def _run(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            while (frame := await self._waiting.get()) is not None:
                if callable(frame):
                    frame()
                    continue
                data, stored = frame
                self._bytes -= len(data)
                await self._connection.send(in_pieces(data), text=True)
                if self._counters is not None:
                    self._counters.sent(stored)
            await self._connection.close(self._code)
