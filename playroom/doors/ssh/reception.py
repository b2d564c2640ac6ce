"""Who may come in by SSH, and as whom; and how much one address may ask for.

The invitation code is the user name (or is typed where the client asks); the key that the client
signs with is bound to the person at first use, so that coming back takes no code. Without a key the
code stays the way back of the one who used it, and of nobody else.
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
    """What somebody has shown: the fingerprint of the key that they hold, and a code (either may be
    empty).
    """

    key: str = ""
    code: str = ""

    @property
    def keys(self) -> tuple[Key, ...]:
        """What they are known by, the surest first."""
        key = (Key.ssh(self.key),) if self.key else ()
        return (*key, Key.code(self.code)) if self.code else key


class Served(reception.Served, Protocol):
    """Somebody who is served now."""

    def cut(self) -> None:
        """Ends the connection, whatever is under way."""
        ...


class Reception(reception.Reception):
    """What all connections to one room share. Everything is called on the thread of the loop."""

    def __init__(self, room: Room, language: str) -> None:
        """`language` is spoken to who tells none."""
        super().__init__(room, language, ALLOWED)
        self.served: set[Served] = set()
        # Whoever connects here knocks at once, so nobody who waits has yet to.
        self.pending = PendingConnections(self, HALF_OPEN, attempts_count=False)

    async def lets_in(self, who: Who) -> bool:
        """Is this somebody whom the room knows or has invited, or with a key to a room that anybody
        may come to? Nothing is used up by asking.
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
        """Who it is (see `person`); who has only a code is nobody new. Raises `StoreError`."""
        return await self.person(who.keys, who.code, language, place, bool(who.key))

    async def holds(self, who: Who, member: Member) -> bool:
        """Is the code that somebody has shown good, or their way back? Raises `StoreError`."""
        return not who.code or await self.is_good(who.code, member)

    def told(self, id_: str) -> str:
        """A sentence in the language of the room, where nobody has told theirs yet."""
        return self.phrase(self.language, id_)

    def plain(self, id_: str) -> str:
        """The same where clients write other than ASCII letters as numbers."""
        return encodable(self.told(id_), "ascii")
