"""The door: the first line is the code of an invitation, the others are for the shell."""

from __future__ import annotations

import asyncio
import contextlib

from playroom.doors.guest_door import GuestDoor, ended
from playroom.doors.terminal import ChannelLines
from playroom.doors.terminal_session import TerminalSession
from playroom.engine.overriding import override
from playroom.room.server.admission import Credentials
from playroom.room.server.connection_limiter import Limits
from playroom.room.server.opening import Place, Room
from tests.room.doors.telnet import TELNET


class Session(TerminalSession):
    """A connected telnet client."""

    def __init__(self, door: GuestDoor, code: str, writer: asyncio.StreamWriter) -> None:
        super().__init__(TELNET, door)
        self.source = ChannelLines()
        self._code, self._writer_of = code, writer

    @override
    def credentials(self, language: str) -> Credentials:
        peer = str(self._writer_of.get_extra_info("peername")[0])
        keys = (TELNET.key(self._code),)
        return Credentials(keys, peer, language, self._code, code_stays=True)

    @override
    def send(self, data: bytes) -> None:
        self._writer_of.write(data)

    @override
    def end(self) -> None:
        self._writer_of.close()


async def open_door(room: Room, place: Place, language: str) -> dict[str, str]:
    """Opens it, on this machine. Raises `OSError`."""
    door = GuestDoor(room, language, Limits(connections=8, attempts=8))
    sessions = set[Session]()

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(f"{door.phrase(language, 'guest-code')}\n".encode())
        session = Session(door, (await reader.readline()).decode().strip(), writer)
        sessions.add(session)
        session.task = asyncio.create_task(session.run())
        assert isinstance(session.source, ChannelLines)
        with contextlib.suppress(OSError):
            while data := await reader.read(4_096):
                session.source.feed(data)
        session.lost()

    server = await asyncio.start_server(connected, place.address, place.port)
    port = server.sockets[0].getsockname()[1]

    async def close() -> None:
        server.close()
        await ended(session.task for session in sessions)

    TELNET.opened(room, Place(place.address, port, place.called), close)
    return {}
