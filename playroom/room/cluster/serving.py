"""Cluster membership of one process among those that serve a room: which tables it sees to, who is
at it, and what is said for all to hear. A room of one process has `LocalMembership`.
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
        """Somebody is at a table in this process from now on, and in no other."""
        ...

    def still(self, table: TableId, person: PersonId) -> None:
        """Somebody is at a table in this process as before, which the others do not know any more;
        unless they have come to another one meanwhile.
        """
        ...

    def gone(self, table: TableId, person: PersonId, done: Callable[[bool], None]) -> None:
        """Somebody is not in this process any more. `done` hears whether they are in none."""
        ...

    def say(self, table: TableId, kind: str, text: str) -> None:
        """Something is said at a table, for the other processes to hear."""
        ...

    def listens(self, place: str, pin: str) -> None:
        """Others are told that this process takes in whoever comes to `place`, by the certificate
        with this `pin`.
        """
        ...

    def close(self) -> None:
        """Serves no longer."""
        ...

    def fenced(self, table: TableId) -> None:
        """What was added to a table was refused: another process sees to it by now."""
        ...

    def elsewhere(self) -> tuple[str, ...]:
        """Where (`HOST:PORT`) there are others that take people."""
        ...

    def seekers(self, book: RoomStore) -> TicketStore:
        """Whoever seeks a table in the room that has this book."""
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
    def gone(self, table: TableId, person: PersonId, done: Callable[[bool], None]) -> None:
        done(True)

    @override
    def say(self, table: TableId, kind: str, text: str) -> None:
        pass

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
    def elsewhere(self) -> tuple[str, ...]:
        return ()

    @override
    def seekers(self, book: RoomStore) -> TicketStore:
        return MemoryTicketStore(book)
