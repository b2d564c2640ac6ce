"""What a room keeps beside its matches: the logs of its tables, its people, open invitations, the
numbers that are not shown yet, and whom it refused what.

A room of one machine keeps it in a file (`ledger`), one of several in a database that they share.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from playroom.engine.notes import Clean
from playroom.engine.wire import PLAIN
from playroom.room.people import People
from playroom.room.values import AnyRow, PersonId, Row, TableId
from playroom.store import StoreError

REFUSALS_KEPT = 10_000
DONE_KEPT = 4_096


class Known(Exception):
    """What was asked for under this id was done before; nothing was added."""


class Book(Protocol):
    """What one room keeps. Everything raises `StoreError`, and may be called from several
    threads.
    """

    @property
    def people(self) -> People:
        """Who the room knows."""
        ...

    def append(
        self,
        table: TableId,
        expected: int,
        rows: Sequence[Row],
        asked: tuple[PersonId, str] | None = None,
    ) -> None:
        """Adds rows to the log of a table, all of them or none; the first one gets the number
        `expected`. `asked` is who asked for it and under which id: kept with them, so that nothing
        is done twice. When this returns they are kept; the very same rows that stand there already
        are kept, too (the answer was lost, or another process was first with the same).

        Raises `Conflict`, and `Known` when it was done before by other rows.
        """
        ...

    def done(self, person: PersonId) -> list[str]:
        """The ids of what somebody has asked for and was done, the oldest first."""
        ...

    def rows(self, table: TableId, after: int = 0) -> list[Row]:
        """The log of a table, from behind row `after` on. Raises `StoreError` (`damaged`) for what
        is none.
        """
        ...

    def tables(self) -> list[TableId]:
        """The tables that there are, in the order in which they were opened."""
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

    def refusals(self, most: int = 100) -> list[tuple[int, str, str]]:
        """The latest refusals: seconds since 1970, address, what was refused."""
        ...


def rows_of(texts: Iterable[str], kept_in: Clean) -> list[Row]:
    """The rows of a log that was kept as texts. Raises `StoreError` (`damaged`)."""
    wanted: Any = AnyRow
    try:
        return [PLAIN.decode(text.encode(), wanted) for text in texts]
    except ValueError as why:
        raise StoreError("damaged", file=kept_in) from why
