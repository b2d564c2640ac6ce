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
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
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
    """Lease of a table: its holder plays for the bots and ends clocks until the `term`
    ends.
    """

    table: str
    term: int


class StaleLease(Exception):
    """The lease is stale: another process holds the table by now."""


class Follower(Protocol):
    """Subscription to logs: learns that they have grown, in any process."""

    def news(self, seconds: float) -> dict[str, int]:
        """The logs that grew since the last call, each with the number of its last row; waits for
        the first at most `seconds`, and is empty when none came. May tell one twice, and tells of
        several rows once.
        """
        ...

    def close(self) -> None:
        """Stops; a call of `news` in another thread returns."""
        ...


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

    def read(
        self, log: str, after: int = 0, most: int = 1_000, follows: bool = False
    ) -> Sequence[Entry]:
        """The rows with numbers above `after`, in order, at most so many. `follows`: what is added
        from now on is told to `follow`; a log may tell it of no other one.
        """
        ...

    def follow(self) -> Follower:
        """A subscription to rows added from now on."""
        ...


class MemoryLog(Log):
    """Logs that are gone with the program: for lessons, trials and tests."""

    def __init__(self) -> None:
        self._rows: defaultdict[str, list[Entry]] = defaultdict(list)
        self._ids: dict[tuple[str, str], int] = {}
        self._grown = threading.Condition()

    @override
    def append(self, log: str, expected: int, row: Entry, by: Lease | None = None) -> int:
        with self._grown:
            rows = self._rows[log]
            number = self._ids.get((log, row.id)) if row.id else None
            if number is not None:
                return number
            if expected != len(rows) + 1 or row.sequence != expected:
                raise Conflict(len(rows) + 1)
            rows.append(row)
            if row.id:
                self._ids[log, row.id] = expected
            self._grown.notify_all()
            return expected

    @override
    def read(
        self, log: str, after: int = 0, most: int = 1_000, follows: bool = False
    ) -> Sequence[Entry]:
        with self._grown:
            return tuple(self._rows[log][after : after + most]) if log in self._rows else ()

    @override
    def follow(self) -> Follower:
        return _MemoryFollower(self._grown, self._lengths)

    def _lengths(self) -> dict[str, int]:
        return {log: len(rows) for log, rows in self._rows.items()}


class _MemoryFollower(Follower):
    def __init__(self, grown: threading.Condition, lengths: Callable[[], dict[str, int]]) -> None:
        self._grown, self._lengths = grown, lengths
        self._closed = False
        with grown:
            self._known = lengths()

    def news(self, seconds: float) -> dict[str, int]:
        until = time.monotonic() + seconds
        with self._grown:
            while not self._closed:
                now = self._lengths()
                grown = {log: end for log, end in now.items() if end != self._known.get(log, 0)}
                left = until - time.monotonic()
                if grown or left <= 0:
                    self._known = now
                    return grown
                self._grown.wait(left)
            return {}

    def close(self) -> None:
        with self._grown:
            self._closed = True
            self._grown.notify_all()
