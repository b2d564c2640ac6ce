"""Admission by SSH, and its rate limits.

The invitation code is the user name (or is typed where the client asks); the client's public key is
bound to the member at first use, so that coming back takes no code. Without a key the code stays
the way back of the member who used it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from playroom.room.members.people import Key, Member
from playroom.room.server.connection_limiter import Limits
from playroom.room.server.opening import Room
from playroom.room.server.pending_connections import PendingConnections
from playroom.shell.room.guests import reception
from playroom.shell.terminal.line_writer import encodable
from playroom.store import StoreError

ALLOWED = Limits(connections=32, attempts=32, pending=32, in_all=320)
HALF_OPEN = 200
"""Connections that have shown nothing yet; of more the oldest is closed."""


@dataclass(frozen=True, slots=True)
class Who:
    """Credentials shown: fingerprint of a public key, and a code (either may be empty)."""

    key: str = ""
    code: str = ""

    @property
    def keys(self) -> tuple[Key, ...]:
        """What they are known by, the surest first."""
        key = (Key.ssh(self.key),) if self.key else ()
        return (*key, Key.code(self.code)) if self.code else key


class Served(reception.Served, Protocol):
    """A guest who is being served."""

    def cut(self) -> None:
        """Ends the connection, whatever is under way."""
        ...


class Reception(reception.Reception):
    """What all connections to one room share. Everything is called on the thread of the loop."""

    def __init__(self, room: Room, language: str) -> None:
        """`language` is spoken to who tells none."""
        super().__init__(room, language, ALLOWED)
        self.served: set[Served] = set()
        # A connection is itself the attempt, so pending ones count none.
        self.pending = PendingConnections(self, HALF_OPEN, attempts_count=False)

    async def lets_in(self, who: Who) -> bool:
        """Whether the credentials are of a known or invited member, or a key for an open room. Uses
        up nothing.
        """
        people = self.room.services.people
        if who.key and self.room.host.lobby is not None:
            return True

        def known() -> bool:
            if any(people.member(key) is not None for key in who.keys):
                return True
            return bool(who.code) and people.invited_to(who.code) is not None

        try:
            return await self.room.services.keeper.ran(known)
        except StoreError:
            return False

    async def member(self, who: Who, language: str, place: str) -> Member | str:
        """The member (see `person`); a code alone makes no new one. Raises `StoreError`."""
        return await self.person(who.keys, who.code, language, place, bool(who.key))

    async def holds(self, who: Who, member: Member) -> bool:
        """Whether the code shown is valid, or the member's own. Raises `StoreError`."""
        return not who.code or await self.is_good(who.code, member)

    def told(self, id_: str) -> str:
        """A sentence in the room's language, before the guest's is known."""
        return self.phrase(self.language, id_)

    def plain(self, id_: str) -> str:
        """The same where clients write other than ASCII letters as numbers."""
        return encodable(self.told(id_), "ascii")
