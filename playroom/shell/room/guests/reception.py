"""Admission by SSH and browser: identity, seats and preferences of a guest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol, TypeVar

from playroom.engine.notes import Clean, note
from playroom.engine.record import Seat
from playroom.locale import Listener, teller_of
from playroom.match.bots.thinking import Faults
from playroom.room.members.people import Key, Member
from playroom.room.server.connection_limiter import ConnectionLimiter, Limits
from playroom.room.server.opening import Room
from playroom.room.table import values as v
from playroom.shell.room.guests.arriving import UNNAMED
from playroom.shell.room.guests.preferences import GuestPreferences

Preferred = TypeVar("Preferred", bound=GuestPreferences)
END_WAIT = 2.0
"""Seconds that those who are served have to end by themselves when the door is closed."""


class Served(Protocol):
    """A guest who is being served."""

    task: asyncio.Task[None] | None


class Reception(ConnectionLimiter):
    """What all who come by one door share. Everything is called on the thread of the loop."""

    def __init__(self, room: Room, language: str, allowed: Limits) -> None:
        """`language` is spoken to who tells none; `allowed` is what one address may ask for."""
        super().__init__(room.services, allowed)
        self.room = room
        self.language = language

    async def person(
        self, keys: tuple[Key, ...], code: str, language: str, place: str, may_be_new: bool
    ) -> Member | str:
        """The member with one of `keys`, or the invited one: redeems the invitation `code` and
        binds it to `keys[0]`. `language` is a new member's, `place` the peer's address;
        `may_be_new`: the keys suffice to join an open room. Returns the refusal's message id if the
        room refuses. Raises `StoreError`.
        """
        people, keeper = self.room.services.people, self.room.services.keeper

        def known() -> Member | None:
            members = (people.member(key) for key in keys)
            member = next((member for member in members if member is not None), None)
            if code and people.invited_to(code) is not None:
                came = people.redeem(code, keys[:1], Clean.of(""), language)
                if came == "no_name":  # asked for on the first screen
                    came = people.redeem(code, keys[:1], UNNAMED, language)
                member = came if isinstance(came, Member) else member
            return member

        member = await keeper.ran(known)
        if member is not None:
            return member
        if not may_be_new or self.room.host.lobby is None:
            return "guest-not-invited"
        if not self.room.host.admission.may_be_new(place):
            return "guest-many-new"
        came = await keeper.ran(lambda: people.add(UNNAMED, language, keys[:1]))
        return came if isinstance(came, Member) else "guest-many-new"

    async def is_good(self, code: str, member: Member) -> bool:
        """Whether an invitation code is valid or this member's own. A known member may use an
        expired one to come back. Raises `StoreError`.
        """
        people, keeper = self.room.services.people, self.room.services.keeper
        holds = await keeper.ran(lambda: people.holds(code, member.id))
        return member.name != UNNAMED if holds is None else bool(holds)

    async def places(self, member: Member) -> Mapping[v.TableId, Seat | None]:
        """The member's tables, with seat or None. Raises `StoreError`."""
        people, keeper = self.room.services.people, self.room.services.keeper
        return await keeper.ran(lambda: people.comes(member.id))

    async def preferences(
        self, kind: Callable[[str | None, Callable[[str], None], Faults], Preferred], whose: str
    ) -> Preferred:
        """The preferences of a member, stored with the room under the id `whose`. Raises
        `StoreError`.
        """
        services, fact = self.room.services, f"settings {whose}"
        ledger = services.ledger

        def keep(text: str) -> None:
            services.keeper.run(lambda: ledger.fact(fact, text), lambda came: None)

        kept = await services.keeper.ran(lambda: ledger.fact(fact))
        return kind(kept, keep, services.faults)

    def phrase(self, language: str, id_: str, **values: Any) -> str:
        """A sentence where there is no shell that could say it."""
        return teller_of(language).tell(note(id_, **values), Listener(None, (), ()))


async def ended(served: Iterable[Served]) -> None:
    """Waits until these are served no more; who takes too long is cancelled."""
    tasks = [guest.task for guest in served if guest.task is not None]
    if tasks:
        _, left = await asyncio.wait(tasks, timeout=END_WAIT)
        for task in left:
            task.cancel()
