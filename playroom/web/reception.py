"""Who may come with a browser, and as whom; and how much one address may ask for.

The page makes a token of its own and keeps it; an invitation code binds it to a person once. Who
runs the room is let in by a code that is made at every start.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hmac
import secrets
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from playroom.engine.notes import Clean, note
from playroom.locale import Listener, teller_of
from playroom.room.book import Member
from playroom.room.limits import Bucket
from playroom.room.opening import Room
from playroom.shell.together.arriving import UNNAMED

T = TypeVar("T")

CONNECTIONS = 10
"""Open at once from one address."""
KNOCKS = 40
"""From one address at once; then as many a minute."""
OWNER = "page_owner"
"""The fact that keeps whose page the room's own is."""


class Served(Protocol):
    """Somebody who is served now."""

    task: asyncio.Task[None] | None

    def end(self) -> None:
        """The room closes: the page is left without a word, and tries again by itself."""
        ...


class Reception:
    """What all pages of one room share. Everything is called on the thread of the loop."""

    def __init__(self, room: Room, language: str) -> None:
        """`language` is spoken to who tells none."""
        self.room = room
        self.language = language
        self.port = 0
        """Where the page is served."""
        self.guests: dict[str, Served] = {}
        """Who is served now, by their tokens."""
        self.owner_code = base64.b32encode(secrets.token_bytes(10)).decode().lower()
        self._open: defaultdict[str, int] = defaultdict(int)
        self._knocks: dict[str, Bucket] = {}
        self._notes = Bucket(1, 60)

    async def close(self) -> None:
        """Lets everybody go; their tables have told them."""
        await asyncio.sleep(0.05)  # the last words are on their way
        for guest in tuple(self.guests.values()):
            guest.end()
        tasks = [guest.task for guest in self.guests.values() if guest.task is not None]
        if tasks:
            _, left = await asyncio.wait(tasks, timeout=2.0)
            for task in left:
                task.cancel()

    # -- addresses ---------------------------------------------------------------------------------

    def comes(self, place: str) -> bool:
        """Is there room for one more from this address? Then `goes` follows some time."""
        if len(self._knocks) > 1_000:
            self._knocks = {p: b for p, b in self._knocks.items() if not b.is_full}
        knocks = self._knocks.setdefault(place, Bucket(KNOCKS / 60, KNOCKS))
        if self._open[place] >= CONNECTIONS or not knocks.take():
            self.refused(place, "too_many")
            if not self._open[place]:
                del self._open[place]
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
        """For the owner's log; a flood of refusals does not keep the disk busy."""
        services = self.room.services
        services.counters.refuse(what)
        if self._notes.take():
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

    async def is_owner(self, token: str, code: str) -> bool:
        """Is it the one who runs the room? The code of this start is used up by it."""
        ledger, mine = self.room.services.ledger, self.owner_code
        if mine and code and hmac.compare_digest(code, mine):
            self.owner_code = ""
            await self.kept(lambda: ledger.fact(OWNER, _digest(token)))
            return True
        kept = await self.kept(lambda: ledger.fact(OWNER))
        return bool(kept) and hmac.compare_digest(str(kept), _digest(token))

    async def member(self, token: str, code: str, language: str) -> Member | None:
        """Who it is; an invitation is used up by it. `language` is what they speak when they are
        new. Raises `StoreError`.
        """
        ledger, kept = self.room.services.ledger, f"page {token}"

        def found() -> Member | None:
            member = ledger.member(kept)
            table = ledger.invited_to(code) if code else None
            if table is not None and (member is None or member.table != table):
                ledger.forget(kept)  # the page opens another table from now on
                came = ledger.redeem(code, kept, Clean.of(""), language)
                if came == "no_name":  # asked for once there is somebody to be asked
                    name = UNNAMED if member is None else member.name
                    came = ledger.redeem(code, kept, name, language)
                before, member = member, came if isinstance(came, Member) else None
                if before is not None and member is not None:
                    settings = ledger.fact(f"settings {before.id}")
                    ledger.fact(f"settings {member.id}", settings or "{}")
            return member

        return await self.kept(found)

    def phrase(self, language: str, id_: str, **values: Any) -> str:
        """A sentence where there is no shell."""
        with contextlib.suppress(KeyError):
            return teller_of(language).tell(note(id_, **values), Listener(None, (), ()))
        return ""


def _digest(token: str) -> str:
    import hashlib

    return hashlib.sha256(f"page_owner {token}".encode()).hexdigest()
