"""Joint deal (commit and reveal): the seed is made of a number of the room and of one of every
contributing seat.

All are committed to before any is shown. What the room gives before the others' numbers are known
is its promise (what commits it to its own number); the seal of the deal (`Header.commitment`)
commits to the seed that is made of all of them, so it is unknown before they are shown.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import Annotated

from msgspec import Meta

from playroom.engine.header import SEALED_DIGITS, Commitment, Header
from playroom.engine.record import MOST_SEATS, Record, Seat

ROOM = "room"
"""Who the room is in what commits it."""


_BOARD = re.compile(r"(board-[0-9a-f]{6}-[0-9]{1,2})-")


def deal_of(match: str) -> str:
    """What the deal of a match is named by. All matches on one duplicate board share it (the board
    of a round of a tournament: `board-CONTEST-ROUND-...`); every other match has its own.

    >>> deal_of("board-c0ffee-2-7-k3"), deal_of("k3m8")
    ('board-c0ffee-2', 'k3m8')
    """
    found = _BOARD.match(match)
    return match if found is None else found[1]


def is_board(match: str) -> bool:
    """Is it a match on a duplicate board? Its seed is made of the room's number alone, to which the
    room is committed since the tournament was opened.
    """
    return deal_of(match) != match


def commitment(match: str, who: Seat | str, number: str) -> str:
    """The commitment (SHA-256, hex) of a seat or `ROOM` to a number (hex) in the deal of a
    match.
    """
    text = f"playroom number 1 {deal_of(match)} {who} {number}"  # not said
    return hashlib.sha256(text.encode()).hexdigest()


class Part(Record):
    """What one seat brings: what commits it, and its number (None: it was not shown)."""

    seat: Seat
    commitment: Commitment
    number: Commitment | None = None


def seed_of(match: str, promise: str, number: str, parts: Iterable[Part]) -> str:
    """The seed of a match: made of the room's promise and number, and of the parts by seats. A part
    that was not shown counts with its commitment.
    """
    lines = [f"playroom seed 1 {deal_of(match)} {promise} {number}"]  # not said
    lines += [f"{part.seat} {part.commitment} {part.number or part.commitment}" for part in parts]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:SEALED_DIGITS]


class JointDeal(Record):
    """All that proves a joint deal: the promise of the room, its number (None: it was not shown),
    and the parts of the seats, in their order.
    """

    promise: Commitment
    number: Commitment | None
    parts: Annotated[tuple[Part, ...], Meta(max_length=MOST_SEATS)] = ()

    @property
    def shown(self) -> tuple[Seat, ...]:
        """The seats with a number in the seed."""
        return tuple(part.seat for part in self.parts if part.number is not None)

    def gives(self, header: Header) -> bool | None:
        """Does the seed of a match follow from the numbers that were promised? None: the room has
        not shown its own.
        """
        if self.number is None:
            return None
        is_promised = commitment(header.id, ROOM, self.number) == self.promise and all(
            part.number is None or commitment(header.id, part.seat, part.number) == part.commitment
            for part in self.parts
        )
        return (
            is_promised and seed_of(header.id, self.promise, self.number, self.parts) == header.seed
        )
