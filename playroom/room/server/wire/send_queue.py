"""Send queue: the frames that wait for one client, bounded."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TypeAlias

from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from playroom.engine.overriding import override
from playroom.engine.wire import encode
from playroom.room.protocol import messages as e
from playroom.room.protocol.packages import Needs
from playroom.room.server.counters import Counters
from playroom.room.server.wire.pieces import in_pieces
from playroom.room.table.owing import Sender

QUEUE = 256
"""Most frames in the send queue of a slow client."""
WAITING = 512 * 1024
"""Bytes of them, beside the last one."""

_Frame: TypeAlias = tuple[bytes, float | None]
"""What is sent, and when the input was kept that it tells of."""


class SendQueue(Sender):
    """Frames waiting to be sent to one client. A client that falls too far behind is cut off, comes
    back, and is told what it missed.
    """

    def __init__(self, connection: ServerConnection, counters: Counters) -> None:
        self._connection = connection
        self._counters = counters
        self._waiting: asyncio.Queue[_Frame | Callable[[], None] | None] = asyncio.Queue()
        self._bytes = 0
        self.task = asyncio.get_running_loop().create_task(self._run())

    @override
    def send(self, data: bytes) -> None:
        if self._waiting.qsize() > QUEUE or self._bytes > WAITING:
            self.task.cancel()  # comes back, and is told what was missed
            self._connection.transport.abort()
            return
        self._bytes += len(data)
        self._waiting.put_nowait((data, self._counters.telling))

    @override
    def when_sent(self, then: Callable[[], None]) -> None:
        self._waiting.put_nowait(then)

    @override
    def bye(
        self,
        why: str,
        again: int | None = None,
        at: tuple[str, ...] = (),
        needs: Needs | None = None,
    ) -> None:
        """`needs`: which game is to be installed before they come again."""
        data = encode(e.Close(why, again, at, needs))
        self._bytes += len(data)
        self._waiting.put_nowait((data, None))
        self._waiting.put_nowait(None)

    async def _run(self) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            while (frame := await self._waiting.get()) is not None:
                if callable(frame):
                    frame()
                    continue
                data, kept = frame
                self._bytes -= len(data)
                await self._connection.send(in_pieces(data), text=True)
                self._counters.sent(kept)
            await self._connection.close()
