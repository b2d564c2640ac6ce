"""The log of a match: its inputs, one row each, only ever added."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

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
