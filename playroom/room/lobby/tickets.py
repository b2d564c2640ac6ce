"""Ticket store: matchmaking tickets of all processes of a room, and the seats that they are given,
each of them once. `lobby.match_tickets` decides who goes where, the matchmaker carries it out.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from playroom.clock import monotonic
from playroom.engine.log.entries import Lease
from playroom.engine.overriding import override
from playroom.engine.record import Count, Record, replace
from playroom.room.lobby.lobby import Ticket
from playroom.room.store.room_store import RoomStore
from playroom.room.table.values import PersonId, TableEvent, TableId

LOBBY_LEASE: TableId = "hall"
"""The name of the lease under which one process is the matchmaker; no table has it."""
CLAIMED = 30.0
"""Seconds after which the ticket of a person who has not come to their seat is open again."""


class StoredTicket(Record):
    """A ticket in the store. `version` of the game is the one that the person plays; `here`: they
    are in this process. `found`: the table with a seat for them, which `is_new` when it was opened
    for them; `arrived`: how many events its log had once they had come.
    """

    ticket: Ticket
    version: Count
    here: bool = True
    found: TableId | None = None
    is_new: bool = False
    arrived: Count | None = None


class TicketStore(Protocol):
    """Store of matchmaking tickets, the oldest first. Called in other threads; everything raises
    `StoreError`.
    """

    def seek(self, ticket: Ticket, version: int) -> None:
        """Adds the ticket of a person in this process, in the place of their ticket of before. The
        same once more changes nothing.
        """
        ...

    def no_more(self, person: PersonId) -> None:
        """Cancels the ticket of a person, if it is of this process."""
        ...

    def all(self) -> Sequence[StoredTicket]:
        """The tickets of processes that are alive."""
        ...

    def claim(
        self,
        people: Sequence[PersonId],
        table: TableId,
        rows: Sequence[TableEvent] = (),
        by: Lease | None = None,
    ) -> bool:
        """Gives these people seats at a table; with `rows` it is opened for them. False when one
        of them has a seat or no ticket, or when the lease `by` is stale: then nothing is changed.
        """
        ...

    def arrived(self, person: PersonId, table: TableId, rows: int) -> None:
        """Notes that a person in this process has come to the table with their seat: its log had
        so many rows then.
        """
        ...

    def tidy(self, seen: Collection[PersonId]) -> None:
        """Deletes the tickets of those of `seen` who have arrived, and of processes that are not
        alive; opens those again that have a closed table, or people who have not come for long.
        """
        ...


class MemoryTicketStore(TicketStore):
    """Ticket store in memory, of a room of one process."""

    def __init__(self, room_store: RoomStore, clock: Callable[[], float] = monotonic) -> None:
        """`room_store` is that of the room; `clock` gives seconds."""
        self._room_store = room_store
        self._clock = clock
        self._busy = threading.Lock()
        self._stored = dict[PersonId, StoredTicket]()
        self._at = dict[PersonId, float]()
        """Since when there is a seat for them."""

    @override
    def seek(self, ticket: Ticket, version: int) -> None:
        with self._busy:
            before = self._stored.get(ticket.person)
            if before is not None and before.arrived is None and before.ticket == ticket:
                return
            self._stored.pop(ticket.person, None)
            self._stored[ticket.person] = StoredTicket(ticket, version)

    @override
    def no_more(self, person: PersonId) -> None:
        with self._busy:
            self._stored.pop(person, None)

    @override
    def all(self) -> Sequence[StoredTicket]:
        with self._busy:
            return tuple(self._stored.values())

    @override
    def claim(
        self,
        people: Sequence[PersonId],
        table: TableId,
        rows: Sequence[TableEvent] = (),
        by: Lease | None = None,
    ) -> bool:
        with self._busy:
            there = [self._stored.get(person) for person in people]
            if any(stored is None or stored.found is not None for stored in there):
                return False
            if rows:
                self._room_store.append(table, 1, rows)
            for person in people:
                self._change(person, found=table, is_new=bool(rows))
                self._at[person] = self._clock()
            return True

    @override
    def arrived(self, person: PersonId, table: TableId, rows: int) -> None:
        with self._busy:
            stored = self._stored.get(person)
            if stored is not None and stored.found == table:
                self._change(person, arrived=rows)

    @override
    def tidy(self, seen: Collection[PersonId]) -> None:
        with self._busy:
            for person, stored in tuple(self._stored.items()):
                if stored.arrived is not None:
                    if person in seen:
                        del self._stored[person]
                elif stored.found is not None:
                    is_late = self._clock() - self._at[person] > CLAIMED
                    if is_late or self._room_store.is_closed(stored.found):
                        self._change(person, found=None, is_new=False)

    def _change(self, person: PersonId, **values: object) -> None:
        self._stored[person] = replace(self._stored[person], **values)
