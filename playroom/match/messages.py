"""Wire protocol between a match and a remote chair: one JSON object a message, strictly of these
shapes.

What is a game's own (events, views, requests) rides in them as it is written by the game's own
records, and is read with the game; a move goes up in the notation of its rules.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from playroom.engine.chair import Person
from playroom.engine.header import PublicHeader, Seed
from playroom.engine.log.entries import InputText
from playroom.engine.notes import Rejection
from playroom.engine.record import Count, Record, Seat, Token
from playroom.engine.steps import Outcome
from playroom.engine.wire import read

LONGEST_UP = 16_384
"""Bytes of a message to the table."""
LONGEST_DOWN = 8_388_608
"""Bytes of a message from the table; the events of the longest game go into it (seven who play at
random, to no end: 16,000 inputs, 3.5 MB).
"""
MOST_EVENTS = 100_000
"""Most events in one message: a malicious server can send no more than a game can have."""

AskId: TypeAlias = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9_-]{1,40}\Z")]
"""What a chair calls something that it asks for; the answer has the same."""
Seconds: TypeAlias = Annotated[float, Meta(ge=0, le=1_000_000)]
Position: TypeAlias = tuple[Count, Count]
"""The place of an event: its input, and its number in what followed."""


class Row(Record, array_like=True):
    """An event with its place, as its seat may know it."""

    sequence: Count
    index: Count
    event: msgspec.Raw


class Now(Record):
    """What is known at a place of the table after something has happened there.

    `n` counts these messages on one wire. `events` are the new ones; `view` is the game's view and
    `requests` a list of requests; `clocks` are the seconds that are left to answer them.
    """

    n: Count
    events: Annotated[tuple[Row, ...], Meta(max_length=MOST_EVENTS)]
    view: msgspec.Raw
    requests: msgspec.Raw
    clocks: Annotated[dict[Token, Seconds], Meta(max_length=64)]
    mine: Count
    people: Annotated[tuple[Person, ...], Meta(max_length=1_000)]
    outcome: Outcome | None
    seed: Seed | None


class At(Record, tag="at"):
    """A snapshot, at first and after a reconnect: seat and table."""

    header: PublicHeader
    seat: Seat | None
    now: Now


class News(Record, tag="news"):
    """The effect of an input, or a change of presence."""

    now: Now


class Did(Record, tag="did"):
    """It was done; what came of it was told before: `n` is the last of the news by then."""

    id: AskId
    n: Count


class No(Record, tag="no"):
    """It was refused; `n` as in `Did`."""

    id: AskId
    n: Count
    refusal: Rejection


class Do(Record, tag="do"):
    """Does the action that `text` names in the notation of the game, as the answer to a request."""

    id: AskId
    request: Token
    text: InputText


class LeaveGame(Record, tag="leave"):
    """Leaves the game by the rules of the table."""

    id: AskId


class ComeBack(Record, tag="come_back"):
    """Takes the seat back that was left."""

    id: AskId


class Hurry(Record, tag="hurry"):
    """Ends the pause before the next act of a bot."""


Down: TypeAlias = At | News | Did | No
"""What a table sends."""
Up: TypeAlias = Do | LeaveGame | ComeBack | Hurry
"""What a chair sends."""


def read_down(data: bytes) -> Down:
    """A message from a table. Raises `BadJson`."""
    message: Down = read(data, Down, LONGEST_DOWN)
    return message


def read_up(data: bytes) -> Up:
    """A message from a chair. Raises `BadJson`."""
    message: Up = read(data, Up, LONGEST_UP)
    return message
