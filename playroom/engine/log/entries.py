"""Event log: append-only rows with sequence number and id, ordered by one authority (optimistic
concurrency, idempotent appends).

A match is a log of inputs. An append names the number that it expects; of several with the same
number one wins, and the others get `Conflict`, read what they have missed and retry. A row
with an id that the log knows is stored already (its answer was lost): its number is returned and
nothing is added. These are the only two ways of not adding a row, and they are never mistaken for
each other.
"""

from __future__ import annotations

import threading
from collections import defaultdict
from collections.abc import Sequence
from typing import Annotated, Literal, Protocol, TypeAlias

from msgspec import Meta

from playroom.engine.overriding import override
from playroom.engine.record import Record, Seat

InputNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]
InputKind: TypeAlias = Literal["act", "timeout", "leave", "return", "clock"]
InputText: TypeAlias = Annotated[str, Meta(max_length=2_000)]
InputId: TypeAlias = Annotated[str, Meta(max_length=128)]


class Entry(Record):
    """One input. `sequence` counts from 1; `kind` is `act`, `timeout`, `leave`, `return` or `clock`
    (then `seat` is 0).

    `text` is the action in the game's notation; for `leave` the level of the bot that takes over,
    for `return` `person` and the name of a newcomer, for `clock` the minute (and `resumed` after a
    break). `id` is what a repetition is known by; empty only in logs that were kept before there
    were ids.
    """

    sequence: InputNumber
    kind: InputKind
    seat: Seat
    text: InputText
    id: InputId = ""


class BadLog(ValueError):
    """A log that does not follow from its header: the first wrong input and the refusal's code."""

    def __init__(self, sequence: int, code: str) -> None:
        super().__init__(f"input {sequence}: {code}")
        self.sequence = sequence
        self.code = code


class Conflict(Exception):
    """Another append was first: the next row of the log has the number `next`."""

    def __init__(self, next: int) -> None:  # noqa: A002 - the word of the field
        super().__init__(f"the next row is {next}")
        self.next = next


class AlreadyApplied(Exception):
    """The command with this id was applied before; nothing was added."""


class Lease(Record):
    """Lease of a table: it runs at the holder of the lease until the `term` ends."""

    table: str
    term: int


class StaleLease(Exception):
    """The lease is stale: another process holds the table by now."""


class Log(Protocol):
    """Many logs by their names. May be used from several threads; every call may take long."""

    def append(self, log: str, expected: int, row: Entry, by: Lease | None = None) -> int:
        """Adds `row`; its number must be `expected`; when this returns it is durable. `by`: the
        lease, for rows that only its holder may append; raises `StaleLease` if another process
        holds the table.

        Returns the number of the row: `expected`, or that of the stored row with the same (not
        empty) id. Raises `Conflict` when `expected` is not the number after the last.
        """
        ...

    def read(self, log: str, after: int = 0, most: int = 1_000) -> Sequence[Entry]:
        """The rows with numbers above `after`, in order, at most so many."""
        ...


class MemoryLog(Log):
    """Logs that are gone with the program: for lessons, trials and tests."""

    def __init__(self) -> None:
        self._rows: defaultdict[str, list[Entry]] = defaultdict(list)
        self._ids: dict[tuple[str, str], int] = {}
        self._lock = threading.Lock()

    @override
    def append(self, log: str, expected: int, row: Entry, by: Lease | None = None) -> int:
        with self._lock:
            rows = self._rows[log]
            number = self._ids.get((log, row.id)) if row.id else None
            if number is not None:
                return number
            if expected != len(rows) + 1 or row.sequence != expected:
                raise Conflict(len(rows) + 1)
            rows.append(row)
            if row.id:
                self._ids[log, row.id] = expected
            return expected

    @override
    def read(self, log: str, after: int = 0, most: int = 1_000) -> Sequence[Entry]:
        with self._lock:
            return tuple(self._rows[log][after : after + most]) if log in self._rows else ()
