"""Who may come in by SSH, and as whom; and how much one address may ask for.

The invitation code is the user name (or is typed where the client asks); the key that the client
signs with is bound to the person at first use, so that coming back takes no code. Without a key the
code stays the way back of the one who used it, and of nobody else.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Protocol

from playroom.engine.notes import Clean, note
from playroom.engine.record import Seat
from playroom.locale import Listener, teller_of
from playroom.room.callers import Allowance, Callers
from playroom.room.half_open import HalfOpen
from playroom.room.opening import Room
from playroom.room.people import Key, Member
from playroom.room.running import RunningTable
from playroom.shell.terminal.line_writer import encodable
from playroom.shell.together.arriving import UNNAMED
from playroom.store import StoreError

ALLOWED = Allowance(connections=32, knocks=32, half_open=32, in_all=320)
HALF_OPEN = 200
"""Connections that have shown nothing yet; of more the oldest is closed."""


@dataclass(frozen=True, slots=True)
class Who:
    """What somebody has shown: the fingerprint of the key that they hold, and a code (either may be
    empty).
    """

    key: str = ""
    code: str = ""


class Served(Protocol):
    """Somebody who is served now."""

    task: asyncio.Task[None] | None

    def cut(self) -> None:
        """Ends the connection, whatever is under way."""
        ...


class Reception(Callers):
    """What all connections to one room share. Everything is called on the thread of the loop."""

    def __init__(self, room: Room, language: str) -> None:
        """`language` is spoken to who tells none."""
        super().__init__(room.services, ALLOWED)
        self.room = room
        self.language = language
        self.served: set[Served] = set()
        self.half_open = HalfOpen(self, HALF_OPEN)

    async def lets_in(self, who: Who) -> bool:
        """Is this somebody whom the room knows or has invited, or with a key to a room that anybody
        may come to? Nothing is used up by asking.
        """
        people = self.room.services.people
        if who.key and self.room.host.hall is not None:
            return True

        def known() -> bool:
            if any(people.member(key) is not None for key in _keys(who)):
                return True
            return bool(who.code) and people.invited_to(who.code) is not None

        try:
            return await self.kept(known)
        except StoreError:
            return False

    async def member(self, who: Who, language: str, place: str) -> Member | None:
        """Who it is; an invitation is used up by it. `language` is what they speak when they are
        new, `place` the address that they come from. Raises `StoreError`.
        """
        people, keys = self.room.services.people, _keys(who)

        def found() -> Member | None:
            found = (people.member(key) for key in keys)
            member = next((known for known in found if known is not None), None)
            if who.code and people.invited_to(who.code) is not None:
                came = people.redeem(who.code, keys[:1], Clean.of(""), language)
                if came == "no_name":  # asked for once there is somebody to be asked
                    came = people.redeem(who.code, keys[:1], UNNAMED, language)
                member = came if isinstance(came, Member) else member
            return member

        member = await self.kept(found)
        if member is None and who.key and self.room.host.may_be_new(place):
            came = await self.kept(lambda: people.add(UNNAMED, language, keys[:1]))
            member = came if isinstance(came, Member) else None
        return member

    async def holds(self, who: Who, member: Member) -> bool:
        """Is the code that somebody has shown good, or theirs? Who has been here before may come
        with one that is forgotten by now: it is their way back. Raises `StoreError`.
        """
        if not who.code:
            return True
        people = self.room.services.people
        holds = await self.kept(lambda: people.holds(who.code, member.id))
        return member.name != UNNAMED if holds is None else bool(holds)

    async def table_of(self, member: Member) -> tuple[RunningTable | None, Seat | None]:
        """The table that somebody comes to (None: it is closed) and their seat there, when they
        were invited to one. Raises `StoreError`.
        """
        people = self.room.services.people
        return self.room.host.table_for(await self.kept(lambda: people.places(member.id)))

    def phrase(self, id_: str) -> str:
        """A sentence in the language of the room."""
        return teller_of(self.language).tell(note(id_), Listener(None, (), ()))

    def plain(self, id_: str) -> str:
        """The same where clients write other than ASCII letters as numbers."""
        return encodable(self.phrase(id_), "ascii")


def _keys(who: Who) -> tuple[Key, ...]:
    """What somebody has shown. Without a key the code stays the way back of who used it."""
    key = (Key.ssh(who.key),) if who.key else ()
    return (*key, Key.code(who.code)) if who.code else key
