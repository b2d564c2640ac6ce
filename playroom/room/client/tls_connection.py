"""TLS connection: to a room's own listener, by WebSocket over TLS with a pinned certificate."""

from __future__ import annotations

import ssl

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from playroom.engine.overriding import override
from playroom.engine.record import replace
from playroom.room.client.connection import Connection, ConnectionLost
from playroom.room.client.saved_rooms import SavedRoom
from playroom.room.protocol import messages as e
from playroom.room.protocol.keepalive import Keepalive
from playroom.room.protocol.trust import WrongCertificate, certificate_at, trusting

PING = 10.0
"""Seconds between two signs of life that are asked for, and that an answer may take."""


class RoomConnection(Keepalive, ClientConnection):
    """A WebSocket connection to a room."""


class TlsConnection(Connection):
    """TLS connection to one process of a room."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire

    @override
    async def recv(self) -> bytes:
        try:
            return await self.wire.recv(decode=False)
        except ConnectionClosed as why:
            raise ConnectionLost from why

    @override
    async def send(self, data: bytes) -> None:
        try:
            await self.wire.send(data, text=True)
        except ConnectionClosed as why:
            raise ConnectionLost from why

    @override
    def abort(self) -> None:
        self.wire.transport.abort()


async def connect_tls(room: SavedRoom) -> tuple[Connection, SavedRoom]:
    """Connects to the address where the room is. Raises what `Connect` raises."""
    if not room.certificate:
        certificate = await certificate_at(room.host, room.port, room.pin)
        room = replace(room, certificate=certificate)
    host = f"[{room.host}]" if ":" in room.host else room.host
    try:
        wire = await connect(
            f"wss://{host}:{room.port}",
            ssl=trusting(room.certificate),
            server_hostname="playroom",
            compression=None,
            max_size=e.LONGEST_DOWN,
            open_timeout=3 if room.others else 10,
            ping_interval=PING,
            ping_timeout=PING,
            close_timeout=1,
            proxy=None,
            user_agent_header=None,
            create_connection=RoomConnection,
        )
    except ssl.SSLCertVerificationError as why:  # another certificate at this address
        raise WrongCertificate(room.pin, "") from why
    except (ConnectionClosed, InvalidHandshake) as why:
        raise ConnectionLost from why
    return TlsConnection(wire), room
