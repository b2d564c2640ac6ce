"""Door for SSH: what its connections have in common, and the credentials that they show.

The invitation code is the user name (or is typed where the client asks); the key that the client
signs with is bound to the member at first use, so that coming back takes no code. Without a key the
code stays the way back of the member who used it.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple, Protocol

from playroom.doors.guest_door import GuestDoor
from playroom.doors.ssh import SSH
from playroom.room.members.people import Key
from playroom.room.server.admission import Credentials
from playroom.room.server.connection_limiter import Limits
from playroom.room.server.opening import Room
from playroom.room.server.pending_connections import PendingConnections
from playroom.shell.terminal.line_writer import encodable
from playroom.store import StoreError

ALLOWED = Limits(connections=32, attempts=32, pending=32)
HALF_OPEN = 200
"""Connections that have shown nothing yet; of more the oldest is closed."""


class Shown(NamedTuple):
    """What a client has shown: the fingerprint of the key that it holds, and a code (either may be
    empty).
    """

    key: str = ""
    code: str = ""

    def credentials(self, language: str, peer: str) -> Credentials:
        """As admission asks for them."""
        keys = tuple(
            key
            for key, shown in ((SSH.key(self.key), self.key), (Key.code(self.code), self.code))
            if shown
        )
        return Credentials(
            keys[:1],
            peer,
            language,
            self.code,
            keys[1:],
            is_lasting=bool(self.key),
            code_stays=True,
        )


class GuestSession(Protocol):
    """Session that can be cut."""

    task: asyncio.Task[None] | None

    def cut(self) -> None:
        """Ends the connection, whatever is under way."""
        ...


class SshDoor(GuestDoor):
    """The door for SSH of one room."""

    def __init__(self, room: Room, language: str) -> None:
        super().__init__(room, language, ALLOWED._replace(in_all=room.services.house.ssh))
        self.served: set[GuestSession] = set()
        # A connection is itself the attempt, so pending ones count none.
        self.pending = PendingConnections(self.limiter, HALF_OPEN, attempts_count=False)

    async def lets_in(self, shown: Shown) -> bool:
        """Whether admission would identify the credentials or add a new member."""
        try:
            return await self.admission.recognizes(shown.credentials(self.language, ""))
        except StoreError:
            return False

    def told(self, id_: str) -> str:
        """A sentence in the room's language, before the guest's is known."""
        return self.phrase(self.language, id_)

    def plain(self, id_: str) -> str:
        """The same where clients write other than ASCII letters as numbers."""
        return encodable(self.told(id_), "ascii")
