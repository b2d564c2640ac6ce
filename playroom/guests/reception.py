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
from playroom.locale import Listener, teller_of
from playroom.room.book import Member
from playroom.room.callers import Allowance, Callers
from playroom.room.opening import Room
from playroom.shell.terminal.line_writer import encodable
from playroom.shell.together.arriving import UNNAMED
from playroom.store import StoreError

ALLOWED = Allowance(connections=3, knocks=20)


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
