"""Send queue: the frames that wait for one client, bounded."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable
from typing import TypeAlias

from websockets.exceptions import ConnectionClosed, InvalidState

from playroom.room.server.counters import Counters
from playroom.room.server.pending_connections import DoorConnection
from playroom.room.server.pieces import HEAD, PIECE

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

    def __init__(self, connection: DoorConnection, counters: Counters | None = None) -> None:
        """`counters` count what is sent, and how long after its input was stored."""
        self._connection = connection
        self._counters = counters
        self._waiting: deque[_Frame | Callable[[], None] | None] = deque()
        self._filled = asyncio.get_running_loop().create_future()
        self._bytes = 0
        self._code = 1000
        self.slow = False
        """True once the client was cut off."""
        self.task = asyncio.get_running_loop().create_task(self._run())

    def send(self, data: bytes) -> None:
        """Sends a frame, behind those that wait."""
        if len(self._waiting) > QUEUE or self._bytes > WAITING:
            self.slow = True
            self.task.cancel()
            self._connection.transport.abort()
        else:
            self._put((data, None if self._counters is None else self._counters.telling))

    def when_sent(self, then: Callable[[], None]) -> None:
        """Calls this once all frames so far are sent."""
        self._put(then)

    def send_last(self, data: bytes | None = None, code: int = 1000) -> None:
        """Sends a last frame, however many wait, then closes the connection with this code."""
        if data is not None:
            self._put((data, None))
        self._code = code
        self._put(None)

    async def ended(self, within: float = 2.0) -> None:
        """Waits until the last frame is sent, at most so many seconds."""
        with contextlib.suppress(asyncio.CancelledError, TimeoutError):
            await asyncio.wait_for(self.task, within)

    def _put(self, frame: _Frame | Callable[[], None] | None) -> None:
        if isinstance(frame, tuple):
            self._bytes += len(frame[0])
        self._waiting.append(frame)
        if not self._filled.done():
            self._filled.set_result(None)

    def _taken(self) -> list[_Frame]:
        """The next frames: as many as fit into one write, at least one."""
        frames, size = list[_Frame](), 0
        while self._waiting and isinstance(frame := self._waiting[0], tuple):
            size += len(frame[0]) + HEAD
            if frames and size > PIECE:
                break
            frames.append(frame)
            self._waiting.popleft()
            self._bytes -= len(frame[0])
        return frames

    async def _run(self) -> None:
        with contextlib.suppress(ConnectionClosed, InvalidState, OSError):
            while True:
                if not self._waiting:
                    self._filled = asyncio.get_running_loop().create_future()
                    await self._filled
                if frames := self._taken():
                    await self._connection.send_all([data for data, _ in frames])
                    if self._counters is not None:
                        for _, stored in frames:
                            self._counters.sent(stored)
                elif callable(then := self._waiting.popleft()):
                    then()
                else:
                    break
            await self._connection.close(self._code)
