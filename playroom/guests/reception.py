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
from playroom.locale import Listener, teller_of
from playroom.room.book import Member
from playroom.room.limits import Bucket
from playroom.room.opening import Room
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
        services.counters.refuse(what)
        services.refused(place, what)

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
        """Is this somebody whom the room knows or has invited? Nothing is used up by asking."""
        ledger = self.room.services.ledger
        tokens = {_token(who), _token(Who(code=who.code))} - {""}

        def known() -> bool:
            if any(ledger.member(token) is not None for token in tokens):
                return True
            return bool(who.code) and ledger.invited_to(who.code) is not None

        try:
            return await self.kept(known)
        except StoreError:
            return False

    async def member(self, who: Who, language: str) -> Member | None:
        """Who it is; an invitation is used up by it. `language` is what they speak when they are
        new. Raises `StoreError`.
        """
        ledger = self.room.services.ledger
        token, by_code = _token(who), _token(Who(code=who.code))

        def found() -> Member | None:
            member = ledger.member(token) or (ledger.member(by_code) if by_code else None)
            table = ledger.invited_to(who.code) if who.code else None
            if table is not None and (member is None or member.table != table):
                ledger.forget(token)  # the key opens another table from now on
                came = ledger.redeem(who.code, token, Clean.of(""), language)
                if came == "no_name":  # asked for once there is somebody to be asked
                    came = ledger.redeem(who.code, token, UNNAMED, language)
                member = came if isinstance(came, Member) else None
            return member

        return await self.kept(found)

    def phrase(self, id_: str) -> str:
        """A sentence in the language of the room."""
        return teller_of(self.language).tell(note(id_), Listener(None, (), ()))

    def plain(self, id_: str) -> str:
        """The same where clients write other than ASCII letters as numbers."""
        return encodable(self.phrase(id_), "ascii")


def _token(who: Who) -> str:
    if who.key:
        return f"ssh key {who.key}"  # not said
    return f"ssh code {who.code}" if who.code else ""  # not said
