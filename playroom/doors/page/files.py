"""Files of an exported playroom, read and sent in pieces, each when the client has taken the one
before: what a client does not read costs no memory, and no time of the loop.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from pathlib import Path

from websockets.http11 import Response

from playroom.engine.overriding import override
from playroom.room.protocol.addresses import near
from playroom.room.server.connection_limiter import ConnectionLimiter
from playroom.room.server.pending_connections import DoorConnection

PIECE = 65_536
"""Bytes that are read and sent at once."""
KERNEL = 131_072
"""Bytes that the system keeps for one client, besides; it would take megabytes by itself."""
COST = 2 * PIECE + KERNEL
"""Bytes that one file takes on its way at most, however large it is and slow its client."""
MOST_EACH, MOST = 128 * COST, 256 * COST
"""Bytes on their way to one address (a class opens the page at once), and to all."""


class Sent(Response):
    """A response that is sent already."""

    @override
    def serialize(self) -> bytes:
        return b""


class FilesOnTheWay:
    """The bytes of files on their way, by address."""

    def __init__(self, limiter: ConnectionLimiter) -> None:
        self._limiter = limiter
        self._to = Counter[str]()

    @property
    def bytes(self) -> int:
        """How many there are in all."""
        return self._to.total()

    def refuses(self, place: str) -> bool:
        """Are there too many already for one more file to this address?"""
        is_full = self.bytes + COST > MOST
        may = not is_full and self._to[near(place)] + COST <= MOST_EACH
        if not may:
            self._limiter.refused(place, "full" if is_full else "too_many")
        return not may

    async def send(
        self, connection: DoorConnection, place: str, head: Response, file: Path
    ) -> Response:
        """Sends a response without its body, then a file; a client that takes nothing for a while
        is cut off.
        """
        at = near(place)
        self._to[at] += COST
        try:
            await _send(connection, head, file)
        finally:
            self._to[at] -= COST
            if not self._to[at]:
                del self._to[at]
        return Sent(head.status_code, head.reason_phrase, head.headers)


async def _send(connection: DoorConnection, head: Response, file: Path) -> None:
    wire = connection.transport
    wire.set_write_buffer_limits(1, 0)  # it has drained when all of a piece is gone
    wire.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, KERNEL)
    with file.open("rb") as content:
        piece = head.serialize()
        while piece and not wire.is_closing():
            wire.write(piece)
            await connection.drain()
            connection.goes_on()
            piece = content.read(PIECE)
    while connection.is_behind:  # what makes the wire safe has a buffer of its own
        await asyncio.sleep(0.05)
