"""Door for browsers: what its pages have in common, which sessions sleep, and the host's code.

The page makes a token of its own and keeps it; an invitation code binds it to a member once. The
host uses a code that is made at every start and expires after an hour.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
import re
import secrets
from typing import Protocol

from websockets.http11 import Request

from playroom.clock import wall
from playroom.doors.guest_door import GuestDoor, ended, refusal_note
from playroom.doors.page import PAGE
from playroom.engine.notes import Clean, Kind, Note, note
from playroom.locale import find_language
from playroom.room.members.people import INVITED_FOR
from playroom.room.server.admission import Credentials, Refused
from playroom.room.server.connection_limiter import Limits
from playroom.room.server.opening import Room
from playroom.store import StoreError

ALLOWED = Limits(connections=64, attempts=64, pending=128)
ASLEEP = 200
"""Shells without a page; of about a quarter of a megabyte each."""
OWNER = "page_owner"
"""The setting that keeps whose page the room's own is."""
OWNER_CODE = re.compile(r"[a-z2-7]{16}")
"""Longer than the code of an invitation."""


class GuestSession(Protocol):
    """Session of a guest who is being served."""

    task: asyncio.Task[None] | None

    @property
    def is_at_table(self) -> bool:
        """Whether the guest is at a table."""
        ...

    def forget(self) -> None:
        """Their page does not come back; they are away."""
        ...

    def end(self) -> None:
        """The room closes: the page is left without a word, and tries again by itself."""
        ...


class PageDoor(GuestDoor):
    """The door for browsers of one room."""

    def __init__(self, room: Room, language: str) -> None:
        """`language` is spoken to who tells none."""
        super().__init__(room, language, ALLOWED._replace(in_all=room.services.house.pages))
        self.port = 0
        """Where the page is served."""
        self.sessions: dict[str, GuestSession] = {}
        """The sessions that are served now, by the tokens of their pages."""
        self._asleep: dict[GuestSession, None] = {}
        """Those of them who have no page at the moment, the longest first."""
        self.owner_name = Clean("")
        """What the one who runs the room was called before there was a page, if they were."""
        self.owner_code = base64.b32encode(secrets.token_bytes(10)).decode().lower()
        self.owner_until = wall() + INVITED_FOR
        """Until when that code can be used (seconds since 1970): logs keep it."""

    @property
    def has_owner(self) -> bool:
        """Has the one who runs the room a page already? Raises `StoreError`."""
        return bool(self.room.services.room_store.fact(OWNER))

    async def close(self) -> None:
        """Lets everybody go; their tables have told them."""
        await asyncio.sleep(0.05)  # the last words are on their way
        served = tuple(self.sessions.values())
        for guest in served:
            guest.end()
        await ended(guest.task for guest in served)

    def sleeps(self, guest: GuestSession) -> None:
        """A guest's page is gone and may come back. Shells take memory: beyond a limit the one is
        dropped that has slept longest, first of those without a table.
        """
        self._asleep[guest] = None
        if len(self._asleep) > ASLEEP:
            at_none = (other for other in self._asleep if not other.is_at_table)
            longest = next(at_none, next(iter(self._asleep)))
            self.wakes(longest)
            longest.forget()

    def wakes(self, guest: GuestSession) -> None:
        """A guest's page is back, or their shell has ended."""
        self._asleep.pop(guest, None)

    # -- people ------------------------------------------------------------------------------------

    async def is_owner(self, token: str, code: str) -> bool:
        """Is it the one who runs the room? The code of this start is used up by it. Raises
        `StoreError`.
        """
        services = self.room.services
        mine = self.owner_code if wall() < self.owner_until else ""
        room_store, write_queue = services.room_store, services.write_queue
        if mine and is_for_owner(code) and hmac.compare_digest(code, mine):  # ASCII alone
            self.owner_code = ""
            try:
                await write_queue.ran(lambda: room_store.fact(OWNER, _digest(token)))
            except StoreError:
                self.owner_code = mine
                raise
            return True
        kept = await write_queue.ran(lambda: room_store.fact(OWNER))
        return bool(kept) and hmac.compare_digest(str(kept), _digest(token))

    def credentials(self, token: str, code: str, language: str, peer: str) -> Credentials:
        """What a page has shown."""
        return Credentials((PAGE.key(token),), peer, language, code)

    def refusal(self, no: Refused, code: str) -> Note:
        """The refusal of a guest with this code."""
        if no.why != "not_invited":
            return refusal_note(no)
        return why_not(code) if code else note("browser-ask-code")


def is_for_owner(code: str) -> bool:
    """Was it made for the one who runs the room, at this start or another one?"""
    return OWNER_CODE.fullmatch(code.strip().lower()) is not None


def why_not(code: str) -> Note:
    """The refusal of an invalid code."""
    told = "browser-owner-code" if is_for_owner(code) else "guest-not-invited"
    return note(told, Kind.REFUSAL)


def _digest(token: str) -> str:
    import hashlib

    return hashlib.sha256(f"page_owner {token}".encode()).hexdigest()


def language_of(request: Request) -> str | None:
    """The first language that a browser asks for and that there is."""
    told = ",".join(request.headers.get_all("Accept-Language"))[:200]
    found = (find_language(part.partition(";")[0]) for part in told.split(","))
    return next((language for language in found if language), None)
