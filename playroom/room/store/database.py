"""The database of a room: what runs the statements of the room store, in the words that SQLite and
PostgreSQL have in common.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from playroom.engine.log.entries import Lease
from playroom.engine.notes import Clean
from playroom.log.stream import CommandId

T = TypeVar("T")


class Execute(Protocol):
    """Runs one statement (`?` for values) and gives its rows."""

    def __call__(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """Raises `StoreError`."""
        ...


class Transaction(Protocol):
    """Runs a transaction: all that `work` does, or nothing. Raises `StoreError`."""

    def __call__(self, work: Callable[[Execute], T]) -> T:
        """Gives what `work` gives; it may be run again when its answer was lost."""
        ...


class Database(Protocol):
    """A database with the tables of one room. May be used from several threads; everything raises
    `StoreError`.
    """

    @property
    def place(self) -> Clean:
        """Where it is, as a value of a sentence."""
        ...

    def now(self) -> int:
        """Seconds since 1970."""
        ...

    def execute(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        """Runs one statement as a transaction of its own."""
        ...

    def transaction(self, work: Callable[[Execute], T]) -> T:
        """Runs a transaction, as `Transaction` says."""
        ...

    def append(
        self,
        table: str,
        expected: int,
        texts: Sequence[str],
        command: CommandId | None,
        lease: Lease | None,
        remembered: int,
    ) -> None:
        """Appends events to the log of a table in one transaction, as `RoomStore.append` says;
        of the ids of commands the latest `remembered` are kept.
        """
        ...

    def close(self) -> None:
        """Closes what was opened for it. May be called twice."""
        ...
