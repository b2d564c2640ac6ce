"""Connection of a playroom in a browser: to the room of its page's own address, by the browser's
WebSocket. The browser has checked the certificate of that address; there is no pin to compare.
"""

from __future__ import annotations

import asyncio
from typing import Any

from playroom.engine.overriding import override
from playroom.room.client.connection import Connection, ConnectionLost
from playroom.room.client.saved_rooms import SavedRoom

PATIENCE = 10.0
"""Seconds that a room has to answer."""


class BrowserConnection(Connection):
    """One WebSocket of the browser."""

    def __init__(self, sockets: Any) -> None:
        """`sockets` is of JavaScript: `open(opened, came, closed)` gives a socket with `send(text)`
        and `close()`, and calls one of these when it is open, for every frame, and once it is
        closed.
        """
        self._answered = asyncio.Event()
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._is_open = True
        self._socket = sockets.open(self._answered.set, self._came, self._closed)

    def _came(self, text: str) -> None:
        self._frames.put_nowait(text.encode())

    def _closed(self) -> None:
        self._is_open = False
        self._frames.put_nowait(None)
        self._answered.set()

    async def opened(self) -> None:
        """Waits until it is open. Raises `ConnectionLost`, `TimeoutError`."""
        async with asyncio.timeout(PATIENCE):
            await self._answered.wait()
        if not self._is_open:
            raise ConnectionLost

    @override
    async def recv(self) -> bytes:
        frame = await self._frames.get()
        if frame is None:
            self._frames.put_nowait(None)
            raise ConnectionLost
        return frame

    @override
    async def send(self, data: bytes) -> None:
        if not self._is_open:
            raise ConnectionLost
        self._socket.send(data.decode())

    @override
    def abort(self) -> None:
        if self._is_open:
            self._is_open = False
            self._socket.close()


class RoomOfPage:
    """The room at the address of the page."""

    def __init__(self, sockets: Any, host: str, port: int) -> None:
        """`sockets` as in `BrowserConnection`."""
        self._sockets = sockets
        self.host = host
        self.port = port

    async def connect(self, room: SavedRoom) -> tuple[Connection, SavedRoom]:
        """Connects to it, whatever address is known of the room."""
        connection = BrowserConnection(self._sockets)
        try:
            await connection.opened()
        except BaseException:
            connection.abort()
            raise
        return connection, room
