"""Cluster membership of one process among those that serve a room: leases of tables, presence, and
news that every process delivers. A room of one process has `LocalMembership`.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Protocol, TypeAlias

from playroom.engine.notes import Rejection
from playroom.engine.overriding import override
from playroom.room.lobby.tickets import MemoryTicketStore, TicketStore
from playroom.room.members.people import Member
from playroom.room.store.room_store import RoomStore
from playroom.room.table.session import GuestSession
from playroom.room.table.values import PersonId, Sit, TableId

Comes: TypeAlias = Callable[
    [Member, TableId, Sit | None, Callable[[GuestSession | Rejection | Exception], None]], None
]
"""Brings a member with a shell in this process to a table of any: to sit, or (None) to watch.
Its last argument is called once with the session there, or with why there is none.
"""


def new_id() -> TableId:
    """The id of a new table."""
    return secrets.token_hex(3)


class Membership(Protocol):
    """Cluster membership of this process. Everything is called on the thread of the event loop, and
    answers at once.
    """

    alone: bool
    """Is there never another process?"""

    peers: frozenset[str]
    """The addresses of the other processes."""
    comes: Comes | None
    """Brings guests to tables that may run in another process; None: all run here."""

    def here(self, person: PersonId) -> None:
        """Tracks a member in this process, and in no other."""
        ...

    def still(self, person: PersonId) -> None:
        """Tracks a member again whom the others do not know any more, unless they have come to
        another process meanwhile.
        """
        ...

    def gone(self, person: PersonId) -> None:
        """Untracks a member here."""
        ...

    def say(self, kind: str, text: str) -> None:
        """Adds news for the processes of the room, this one too, to deliver."""
        ...

    def elsewhere_in(self) -> set[PersonId]:
        """The members tracked in any process that is alive; none where there is only this one. In a
        thread of the write queue. Raises `StoreError`.
        """
        ...

    def listens(self, place: str, pin: str, inside: str) -> None:
        """Announces to the others that programs find this process at `place`, with the certificate
        of this `pin`, and the other processes find it at `inside`.
        """
        ...

    def close(self) -> None:
        """Leaves the cluster."""
        ...

    def new_table(self) -> TableId:
        """The id of a new table, which is to run in this process."""
        ...

    def fenced(self, table: TableId) -> None:
        """The lease of a table is stale: another process holds it by now."""
        ...

    def elsewhere(self) -> tuple[str, ...]:
        """The addresses (`HOST:PORT`) of other processes that take people."""
        ...

    def tickets(self, room_store: RoomStore) -> TicketStore:
        """The matchmaking tickets of the room with this store."""
        ...


class LocalMembership(Membership):
    """Membership of the one process of a room."""

    alone = True
    peers = frozenset[str]()
    comes = None

    @override
    def here(self, person: PersonId) -> None:
        pass

    @override
    def still(self, person: PersonId) -> None:
        pass

    @override
    def gone(self, person: PersonId) -> None:
        pass

    @override
    def say(self, kind: str, text: str) -> None:
        pass

    @override
    def elsewhere_in(self) -> set[PersonId]:
        return set()

    @override
    def listens(self, place: str, pin: str, inside: str) -> None:
        pass

    @override
    def close(self) -> None:
        pass

    @override
    def new_table(self) -> TableId:
        return new_id()

    @override
    def fenced(self, table: TableId) -> None:
        pass

    @override
    def elsewhere(self) -> tuple[str, ...]:
        return ()

    @override
    def tickets(self, room_store: RoomStore) -> TicketStore:
        return MemoryTicketStore(room_store)
