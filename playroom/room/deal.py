"""The deal that nobody can pick: the room and every seat bring a number each, all are committed to
before any is shown, and the seed is made of all of them.

The room commits itself first and shows its number last. A seat whose number is not shown counts
with its commitment, so that whoever leaves cannot choose between two deals. Afterwards each client
can prove the deal by itself (`proved`).
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from playroom.engine.header import SEALED_DIGITS, Header
from playroom.engine.record import Seat
from playroom.room.values import Sealed, Shown

ROOM = "room"


def commitment(match: str, who: Seat | str, number: str) -> str:
    """What commits somebody (a seat, or `ROOM`) to a number (hex) in the deal of a match."""
    text = f"playroom number 1 {match} {who} {number}"  # not said
    return hashlib.sha256(text.encode()).hexdigest()


def joint_seed(sealed: Sealed, room: str, numbers: Mapping[Seat, str]) -> str:
    """The seed of a match: made of the roster, the room's number, and those of the seats."""
    parts = [f"playroom seed 1 {sealed.match} {sealed.commitment} {room}"]  # not said
    parts += [
        f"{pledge.seat} {pledge.commitment} {numbers.get(pledge.seat, pledge.commitment)}"
        for pledge in sealed.pledges
    ]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:SEALED_DIGITS]


def is_pledged(sealed: Sealed, shown: Shown) -> bool:
    """Is it the number to which that seat was committed?"""
    return any(
        pledge.seat == shown.seat
        and pledge.commitment == commitment(sealed.match, shown.seat, shown.number)
        for pledge in sealed.pledges
    )


def proved(
    sealed: Sealed,
    numbers: Mapping[Seat, str],
    room: str,
    header: Header,
    own: tuple[Seat, str] | None,
) -> bool:
    """Was the match of `header` dealt from what was committed to? `own` is the seat and
    the number of whoever proves it: they must have counted.
    """
    if sealed.match != header.id or commitment(header.id, ROOM, room) != sealed.commitment:
        return False
    if not all(is_pledged(sealed, Shown(seat, number)) for seat, number in numbers.items()):
        return False
    if own is not None and numbers.get(own[0]) != own[1]:
        return False
    return joint_seed(sealed, room, numbers) == header.seed
