"""Logs: rows that are only ever added, each with its number and its id, and one authority that says
who was first.

A match is a log of inputs. Whoever wants to add one names the number that it must get; of several
who want the same one wins, and the others hear `Conflict`, read what they have missed and try anew.
A row whose id the log knows already was kept before (the answer was lost on its way): its number is
given again and nothing is added. These are the only two ways of not adding a row, and they are
never mistaken for each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, Protocol, TypeAlias

from msgspec import Meta

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
    """Somebody was first: the next row of the log must have the number `next`."""

    def __init__(self, next: int) -> None:  # noqa: A002 - the word of the field
        super().__init__(f"the next row is {next}")
        self.next = next


class Follower(Protocol):
    """Hears that logs have grown, whoever made them grow."""

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

    def append(self, log: str, expected: int, row: Entry) -> int:
        """Adds `row`, whose number must be `expected`; when this returns it is kept for good.

        Gives the number of the row: `expected`, or that of the row with the same (not empty) id
        which is there already. Raises `Conflict` when `expected` is not the number after the last.
        """
        ...

    def read(self, log: str, after: int = 0, most: int = 1_000) -> Sequence[Entry]:
        """The rows with numbers above `after`, in order, at most so many."""
        ...

    def follow(self) -> Follower:
        """Somebody who hears what is added from now on."""
        ...
