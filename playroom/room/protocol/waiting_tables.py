"""Query of the tables by correspondence that wait for a member, who does not come in by it: one
request over TLS with a proof of who asks, answered by the games and the other people there.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from playroom.engine.notes import Clean
from playroom.engine.record import MOST_SEATS
from playroom.engine.wire import BadJson
from playroom.room.members.names import name_of
from playroom.room.table.deadlines import MOST_PACED

WAITING_AT = "/waiting"
"""The path that is asked for."""
LOGIN, TIME = "Playroom-Login", "Playroom-Time"
"""Headers: a `Login` as JSON, and the moment (seconds since 1970) that its proof signs."""
APART = 300
"""Seconds that the clocks of the two machines may be apart."""


class WaitingTable(msgspec.Struct, frozen=True):
    """A table that waits for the one who asks: its game, and who else sits there."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    people: Annotated[tuple[str, ...], Meta(max_length=MOST_SEATS)] = ()

    @property
    def names(self) -> tuple[Clean, ...]:
        """The others' names, fit to be heard."""
        return tuple(filter(None, map(name_of, self.people)))


_decoder = msgspec.json.Decoder(
    Annotated[tuple[WaitingTable, ...], Meta(max_length=2 * MOST_PACED)]
)


def nonce_at(moment: int) -> str:
    """What is signed in the place of a number of the room."""
    return f"{moment:032x}"


def read_waiting(data: bytes) -> tuple[WaitingTable, ...]:
    """The answer of a room. Raises `BadJson`."""
    try:
        tables: tuple[WaitingTable, ...] = _decoder.decode(data)
        return tables
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as why:
        raise BadJson("no list of tables") from why
