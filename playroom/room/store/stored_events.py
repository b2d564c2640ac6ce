"""Stored events: the log of one table, or of the room itself, in a room store."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from playroom.engine.log.entries import Lease
from playroom.log.stream import CommandId
from playroom.room.store.room_store import RoomStore
from playroom.room.table.values import TableEvent, TableId

E = TypeVar("E")


@dataclass(frozen=True, slots=True)
class StoredEvents(Generic[E]):
    """Event log of one stream in a room store (`EventLog`). Everything raises `StoreError`."""

    store: RoomStore
    table: TableId
    encode: Callable[[E], TableEvent]
    decode: Callable[[Iterable[TableEvent]], list[E]]

    def append(
        self,
        expected: int,
        events: Sequence[E],
        id: CommandId | None = None,
        lease: Lease | None = None,
    ) -> None:
        """Appends events as the room store does: the very same ones that stand there already are
        stored, too.
        """
        rows = tuple(self.encode(event) for event in events)
        self.store.append(self.table, expected, rows, id, lease)

    def read(self, after: int) -> list[E]:
        """All events with numbers above `after`, in order."""
        return self.decode(self.store.rows(self.table, after))

    def was_applied(self, id: CommandId) -> bool:
        """Are the events of a command in the log?"""
        person, command = id
        return command in self.store.applied_ids(person)
