"""Room store: what a room keeps beside its matches: the logs of its tables, its people, open
invitations, the numbers that are not shown yet, and whom it refused what.

A room of one machine keeps it in a file (`ledger`), one of several in a database that they share.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, Protocol

from playroom.engine.log.entries import AlreadyApplied as AlreadyApplied
from playroom.engine.log.entries import Lease
from playroom.engine.notes import Clean
from playroom.engine.wire import PLAIN
from playroom.room.members.people import Do, People
from playroom.room.table.values import AnyTableEvent, PersonId, TableEvent, TableId
from playroom.store import StoreError

FOREVER = 10**12
"""Seconds since 1970 that are never reached."""
REFUSALS_KEPT = 10_000
DONE_KEPT = 4_096


class RoomStore(Protocol):
    """Room store: what one room keeps. Everything raises `StoreError`, and may be called from
    several threads.
    """

    people: People
    """Who the room knows."""

    def append(
        self,
        table: TableId,
        expected: int,
        rows: Sequence[TableEvent],
        asked: tuple[PersonId, str] | None = None,
        by: Lease | None = None,
    ) -> None:
        """Adds rows to the log of a table, all of them or none; the first one gets the number
        `expected`. `asked` is who asked for it and under which id: kept with them, so that nothing
        is done twice. When this returns they are kept; the very same rows that stand there already
        are kept, too (the answer was lost, or another process was first with the same).

        `by`: what only who looks after the table may add; raises `StaleLease` when that is another
        process by now. Raises `Conflict`, and `Known` when it was done before by other rows.
        """
        ...

    def done(self, person: PersonId) -> list[str]:
        """The ids of what somebody has asked for and was done, the oldest first."""
        ...

    def rows(self, table: TableId, after: int = 0) -> list[TableEvent]:
        """The log of a table, from behind row `after` on. Raises `StoreError` (`damaged`) for what
        is none.
        """
        ...

    def rewrite(self, table: TableId, rows: Mapping[int, TableEvent]) -> None:
        """Puts other rows in the place of some, by their numbers: what was there is deleted."""
        ...

    def tables(self) -> list[TableId]:
        """The tables that are open, in the order in which they were opened."""
        ...

    def closed_tables(self, before: int | None = None, most: int = -1) -> list[TableId]:
        """The tables that are closed, the latest first: those that were so before a moment (seconds
        since 1970), or all of them; no more than `most`, when that is not negative.
        """
        ...

    def is_closed(self, table: TableId) -> bool:
        """Is it a table that is closed?"""
        ...

    def forget_table(self, table: TableId, matches: Collection[str], before: int) -> bool:
        """Deletes all that belongs to a table, and to these matches of it, when it was closed
        before that moment; was it?
        """
        ...

    def keep_number(self, match: str, number: str) -> None:
        """Keeps the room's own number of a joint deal."""
        ...

    def number(self, match: str) -> str | None:
        """The room's own number of a joint deal."""
        ...

    def fact(self, name: str, value: str | None = None) -> str | None:
        """Keeps something about the room under a name (when there is a value), and gives it."""
        ...

    def refuse(self, place: str, what: str) -> None:
        """Notes that somebody at that address was refused something."""
        ...

    def forget_refusals(self, before: int, places_before: int) -> None:
        """Deletes the refusals of before a moment (seconds since 1970), and the addresses in those
        of before another one.
        """
        ...

    def refusals(self, most: int = 100) -> list[tuple[int, str, str]]:
        """The latest refusals: seconds since 1970, address, what was refused."""
        ...


def rows_of(texts: Iterable[str], kept_in: Clean) -> list[TableEvent]:
    """The rows of a log that was kept as texts. Raises `StoreError` (`damaged`)."""
    wanted: Any = AnyTableEvent
    try:
        return [PLAIN.decode(text.encode(), wanted) for text in texts]
    except ValueError as why:
        raise StoreError("damaged", file=kept_in) from why


def forgets_table(do: Do, table: TableId, matches: Collection[str], before: int) -> bool:
    """See `RoomStore.forget_table`; in the words that the engines have in common."""
    held = do(  # whoever opens it again waits, or is waited for
        "UPDATE room_tables SET closed = closed WHERE id = ? AND closed < ? RETURNING id",
        *(table, before),
    )
    if not held:
        return False
    for match in matches:
        do("DELETE FROM numbers WHERE match = ?", match)
    for name in ("owner", "names"):
        do("DELETE FROM facts WHERE name = ?", f"{name} {table}")
    for kept in ("places", "codes", "owed", "rows"):
        do(f"DELETE FROM {kept} WHERE room_table = ?", table)
    do("DELETE FROM room_tables WHERE id = ?", table)
    return True
