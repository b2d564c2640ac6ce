"""Who may come in by SSH, and as whom; and how much one address may ask for.

The invitation code is the user name (or is typed where the client asks); the key that the client
signs with is bound to the person at first use, so that coming back takes no code. Without a key the
code stays the way back of the one who used it, and of nobody else.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from playroom.engine.notes import Clean, note
from playroom.engine.record import Seat
from playroom.locale import Listener, teller_of
from playroom.room.limits import Bucket
from playroom.room.opening import Room
from playroom.room.people import Key, Member
from playroom.room.running import RunningTable
from playroom.shell.terminal.line_writer import encodable
from playroom.shell.together.arriving import UNNAMED
from playroom.store import StoreError

T = TypeVar("T")

SESSIONS = 3
"""Open at once from one address."""


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


class Reception:
    """What all connections to one room share. Everything is called on the thread of the loop."""

    def __init__(self, room: Room, language: str) -> None:
        """`language` is spoken to who tells none."""
        self.room = room
        self.language = language
        self.served: set[Served] = set()
        self._open: defaultdict[str, int] = defaultdict(int)
        self._knocks: dict[str, Bucket] = {}

    # -- addresses ---------------------------------------------------------------------------------

    def may_knock(self, place: str) -> bool:
        """Somebody from this address connects; may they so soon?"""
        if len(self._knocks) > 1_000:
            self._knocks = {p: b for p, b in self._knocks.items() if not b.is_full}
        knocks = self._knocks.setdefault(place, Bucket(20 / 60, 20))
        may = knocks.take()
        if not may:
            self.refused(place, "too_many")
        return may

    def comes(self, place: str) -> bool:
        """Is there room for one more from this address? Then `goes` follows some time."""
        if self._open[place] >= SESSIONS:
            self.refused(place, "too_many")
            return False
        self._open[place] += 1
        return True

    def goes(self, place: str) -> None:
        """The connection is no more."""
        self._open[place] -= 1
        if not self._open[place]:
            del self._open[place]

    def was_known(self, place: str) -> None:
        """Whoever is known may come back as often as wires are cut."""
        if place in self._knocks:
            self._knocks[place].give_back()

    def refused(self, place: str, what: str) -> None:
        """Notes a refusal."""
        services = self.room.services
        services.keeper.run(lambda: services.ledger.refuse(place, what), lambda came: None)

    # -- people ------------------------------------------------------------------------------------

    async def kept(self, act: Callable[[], T]) -> T:
        """What came of something that the keeper's thread did. Raises what it raised."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        def came(result: object) -> None:
            if not answer.done():
                answer.set_result(result)

        self.room.services.keeper.run(act, came)
        result = await answer
        if isinstance(result, Exception):
            raise result
        found: T = result
        return found

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
