"""Cluster membership of one process among those that serve a room: leases of tables, presence, and
chat that every process delivers. A room of one process has `LocalMembership`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from playroom.engine.overriding import override
from playroom.room.lobby.tickets import MemoryTicketStore, TicketStore
from playroom.room.store.room_store import RoomStore
from playroom.room.table.values import PersonId, TableId


class Membership(Protocol):
    """Cluster membership of this process. Everything is called on the thread of the event loop, and
    answers at once.
    """

    alone: bool
    """Is there never another process?"""

    def here(self, table: TableId, person: PersonId) -> None:
        """Tracks a member at a table in this process, and in no other."""
        ...

    def still(self, table: TableId, person: PersonId) -> None:
        """Tracks a member again whom the others do not know any more, unless they have come to
        another process meanwhile.
        """
        ...

    def gone(self, table: TableId, person: PersonId, on_result: Callable[[bool], None]) -> None:
        """Untracks a member here. `on_result` is called with whether they are in no process."""
        ...

    def say(self, table: TableId, kind: str, text: str) -> None:
        """Adds a line of chat at a table for the other processes to deliver."""
        ...

    def elsewhere_in(self, table: TableId) -> set[PersonId]:
        """The members tracked at a table, in any process that is alive; none where there is only
        this one. In a thread of the write queue. Raises `StoreError`.
        """
        ...

    def listens(self, place: str, pin: str) -> None:
        """Announces to the others that this process listens at `place`, with the certificate of
        this `pin`.
        """
        ...

    def close(self) -> None:
        """Leaves the cluster."""
        ...

    def fenced(self, table: TableId) -> None:
        """The lease of a table is stale: another process holds it by now."""
        ...

    def hand_over(self, table: TableId, place: str = "") -> None:
        """Leaves the lease of a table to the process at a place, or to any."""
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

    @override
    def here(self, table: TableId, person: PersonId) -> None:
        pass

    @override
    def still(self, table: TableId, person: PersonId) -> None:
        pass

    @override
    def gone(self, table: TableId, person: PersonId, on_result: Callable[[bool], None]) -> None:
        on_result(True)

    @override
    def say(self, table: TableId, kind: str, text: str) -> None:
        pass

    @override
    def elsewhere_in(self, table: TableId) -> set[PersonId]:
        return set()

    @override
    def listens(self, place: str, pin: str) -> None:
        pass

    @override
    def close(self) -> None:
        pass

    @override
    def fenced(self, table: TableId) -> None:
        pass

    @override
    def hand_over(self, table: TableId, place: str = "") -> None:
        pass

    @override
    def elsewhere(self) -> tuple[str, ...]:
        return ()

    @override
    def tickets(self, room_store: RoomStore) -> TicketStore:
        return MemoryTicketStore(room_store)
