"""Matchmaking tickets: whoever seeks a table, in whichever process of the room: what is kept of
them, and how a seat is given to each of them once. `lobby.match_tickets` decides who goes where,
`seeking` sees to it.
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

HALL: TableId = "hall"
"""What the process sees to that gives seats to those who seek: a table that is none."""
CLAIMED = 30.0
"""Seconds after which somebody for whom there was a seat, and who has not come, seeks on."""


class StoredTicket(Record):
    """What one person seeks. `version` of the game is the one that they play, `here`: they are in
    this process. `found`: there is a seat at that table, which `is_new` when it was opened for
    them; `arrived`: so many rows its log had once they had come.
    """

    seeker: Ticket
    version: Count
    here: bool = True
    found: TableId | None = None
    is_new: bool = False
    arrived: Count | None = None


class TicketStore(Protocol):
    """Store of matchmaking tickets: all who seek, those first who have sought longest. Called in
    other threads; everything raises `StoreError`.
    """

    def seek(self, seeker: Ticket, version: int) -> None:
        """Somebody in this process seeks, in the place of what they sought before. The same once
        more changes nothing.
        """
        ...

    def no_more(self, person: PersonId) -> None:
        """Somebody seeks nothing any more, if it was in this process that they did."""
        ...

    def all(self) -> Sequence[StoredTicket]:
        """Those who seek in a process that lives."""
        ...

    def claim(
        self,
        people: Sequence[PersonId],
        table: TableId,
        rows: Sequence[TableEvent] = (),
        by: Lease | None = None,
    ) -> bool:
        """There are seats for these people at a table; with `rows` it is opened for them. False
        when one of them has a seat or is gone, or another process reigns than `by`: then nothing
        was done.
        """
        ...

    def arrived(self, person: PersonId, table: TableId, rows: int) -> None:
        """Somebody in this process has come to the table at which there was a seat for them; its
        log had so many rows then.
        """
        ...

    def tidy(self, seen: Collection[PersonId]) -> None:
        """Forgets those who have arrived, as was `seen`, and whoever seeks in a process that lives
        no more; whoever had a seat and has not come to it for long, or whose table is closed, seeks
        on.
        """
        ...


class MemoryTicketStore(TicketStore):
    """Ticket store in memory, of a room of one process."""

    def __init__(self, book: RoomStore, clock: Callable[[], float] = monotonic) -> None:
        """`book` is that of the room; `clock` gives seconds."""
        self._book = book
        self._clock = clock
        self._busy = threading.Lock()
        self._sought = dict[PersonId, StoredTicket]()
        self._at = dict[PersonId, float]()
        """Since when there is a seat for them."""

    @override
    def seek(self, seeker: Ticket, version: int) -> None:
        with self._busy:
            before = self._sought.get(seeker.person)
            if before is not None and before.arrived is None and before.seeker == seeker:
                return
            self._sought.pop(seeker.person, None)
            self._sought[seeker.person] = StoredTicket(seeker, version)

    @override
    def no_more(self, person: PersonId) -> None:
        with self._busy:
            self._sought.pop(person, None)

    @override
    def all(self) -> Sequence[StoredTicket]:
        with self._busy:
            return tuple(self._sought.values())

    @override
    def claim(
        self,
        people: Sequence[PersonId],
        table: TableId,
        rows: Sequence[TableEvent] = (),
        by: Lease | None = None,
    ) -> bool:
        with self._busy:
            there = [self._sought.get(person) for person in people]
            if any(sought is None or sought.found is not None for sought in there):
                return False
            if rows:
                self._book.append(table, 1, rows)
            for person in people:
                self._change(person, found=table, is_new=bool(rows))
                self._at[person] = self._clock()
            return True

    @override
    def arrived(self, person: PersonId, table: TableId, rows: int) -> None:
        with self._busy:
            sought = self._sought.get(person)
            if sought is not None and sought.found == table:
                self._change(person, arrived=rows)

    @override
    def tidy(self, seen: Collection[PersonId]) -> None:
        with self._busy:
            for person, sought in tuple(self._sought.items()):
                if sought.arrived is not None:
                    if person in seen:
                        del self._sought[person]
                elif sought.found is not None:
                    is_late = self._clock() - self._at[person] > CLAIMED
                    if is_late or self._book.is_closed(sought.found):
                        self._change(person, found=None, is_new=False)

    def _change(self, person: PersonId, **values: object) -> None:
        self._sought[person] = replace(self._sought[person], **values)
