"""Guest door: what the doors have in common by which members come without a playroom of their own,
and who is served by one of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from playroom.doors.guest_preferences import GuestPreferences
from playroom.engine.notes import Note, note
from playroom.locale import Listener, teller_of
from playroom.room.server.admission import Refused
from playroom.room.server.connection_limiter import ConnectionLimiter, Limits
from playroom.room.server.opening import Room
from playroom.store.faults import Faults

Preferred = TypeVar("Preferred", bound=GuestPreferences)
NOBODY = Listener(None, (), ())
END_WAIT = 2.0
"""Seconds that the sessions have to end by themselves when the door is closed."""


class GuestDoor:
    """A door for guests: its limits, its admission, and its sentences. Everything is called on the
    thread of the loop.
    """

    def __init__(self, room: Room, language: str, allowed: Limits) -> None:
        """`language` is spoken to who tells none; `allowed` is what one address may ask for."""
        self.room = room
        self.language = language
        self.limiter = ConnectionLimiter(room.services, allowed)
        self.admission = room.host.admission.at(self.limiter)

    async def preferences(
        self, kind: Callable[[str | None, Callable[[str], None], Faults], Preferred], whose: str
    ) -> Preferred:
        """The preferences of a member, stored with the room under the id `owner`. Raises
        `StoreError`.
        """
        services, setting = self.room.services, f"settings {whose}"
        room_store = services.room_store

        def keep(text: str) -> None:
            services.write_queue.run(lambda: room_store.fact(setting, text), lambda result: None)

        kept = await services.write_queue.ran(lambda: room_store.fact(setting))
        return kind(kept, keep, services.faults)

    def phrase(self, language: str, id_: str, **values: Any) -> str:
        """A sentence where there is no shell that could say it."""
        return self.sentence(language, note(id_, **values))

    def sentence(self, language: str, told: Note) -> str:
        """The same, of a note."""
        return teller_of(language).tell(told, NOBODY)


def refusal_note(no: Refused) -> Note:
    """The refusal of a guest without a program of their own."""
    if no.why == "not_agreed":
        return note("house-not-agreed")
    return note("together-trouble-bye", why=no.why)


async def ended(sessions: Iterable[asyncio.Task[None] | None]) -> None:
    """Waits until these sessions have ended; one that takes too long is cancelled."""
    tasks = [task for task in sessions if task is not None]
    if tasks:
        _, left = await asyncio.wait(tasks, timeout=END_WAIT)
        for task in left:
            task.cancel()
