"""The header of a match: players and seats, options, and the seed or its commitment."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, TypeAlias

from msgspec import Meta

from playroom.engine.notes import Clean, check_name
from playroom.engine.options import Setup
from playroom.engine.record import MOST_SEATS, Record, Seat, Version, Word

FORMAT = 1
"""The version of header and log rows."""
SEALED_DIGITS = 32
"""The digits of a seed that the room drew itself."""

MatchId: TypeAlias = Annotated[str, Meta(pattern=r"\A[A-Za-z0-9][A-Za-z0-9_-]{0,63}\Z")]
Seed: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Stamp: TypeAlias = Annotated[str, Meta(max_length=64)]
"""When something began, as ISO text with its distance from UTC: that is the table's own time."""
Commitment: TypeAlias = Annotated[str, Meta(pattern=r"\A[0-9a-f]{64}\Z")]


class Player(Record):
    """Who sits in a seat: a name and `person` or the level of a bot."""

    name: Clean
    kind: Word

    def __post_init__(self) -> None:
        check_name(self.name)

    @property
    def is_person(self) -> bool:
        """Is it a person?"""
        return self.kind == "person"


class Home(Record):
    """A game played in a remote room: one's own seat; None: watched."""

    seat: Seat | None = None


def own_seat(players: Sequence[Player], home: Home | None = None) -> Seat | None:
    """The seat from which a kept game is heard: the one person's who played it here, or one's own
    in a game from a room; None: no seat.
    """
    if home is not None:
        return home.seat if home.seat is not None and home.seat < len(players) else None
    return next((seat for seat, player in enumerate(players) if player.is_person), None)


Players: TypeAlias = Annotated[tuple[Player, ...], Meta(max_length=MOST_SEATS)]
"""Who sits in each seat."""


class Header(Record):
    """All that a log needs besides its inputs.

    The seed is the secret part: it holds every card to come.
    """

    id: MatchId
    game: Word
    version: Version
    setup: Setup
    players: Players
    seed: Seed
    created: Stamp = ""
    format: Version = FORMAT

    @property
    def commitment(self) -> str:
        """SHA-256 of the seed: may be shown at the start, and proves at the end that the deal was
        fixed before it.
        """
        return hashlib.sha256(f"playroom {self.id} {self.seed}".encode()).hexdigest()

    @property
    def sealed(self) -> bool:
        """Whether the seed was drawn by the room, not chosen by a player who then knows it."""
        return len(self.seed) == SEALED_DIGITS and set(self.seed) <= set("0123456789abcdef")


class PublicHeader(Record):
    """What everybody may know of a header: no seed, but what commits to it, and whether the room
    drew it.
    """

    id: MatchId
    game: Word
    version: Version
    setup: Setup
    players: Players
    commitment: Commitment
    sealed: bool
    created: Stamp = ""
    format: Version = FORMAT

    @classmethod
    def of(cls, header: Header) -> PublicHeader:
        """The public part of a header."""
        return cls(
            header.id,
            header.game,
            header.version,
            header.setup,
            header.players,
            header.commitment,
            header.sealed,
            header.created,
            header.format,
        )


def stamp_at(now: datetime) -> Stamp:
    """The moment a table is opened, with the distance of this place from UTC: what the clock of the
    table goes by.

    A place on UTC itself has `Z`, for `+00:00` stands in all stamps from before there were places.
    """
    return now.astimezone().isoformat(timespec="seconds").replace("+00:00", "Z")


def minute_at(created: Stamp, now: datetime) -> int:
    """The minute of `now` on the wall of a table, in minutes of its own time since 1970.

    The table's time is that of the place where it was opened, by the distance from UTC in its
    stamp. Where this machine had that distance too it is the same place, summer time included; and
    a stamp that names no place is read on the clock of this machine, as all were once.
    """
    wall = now.astimezone()
    if not created.endswith("+00:00"):
        try:
            opened = datetime.fromisoformat(created)
            if opened.tzinfo is not None and opened.astimezone().utcoffset() != opened.utcoffset():
                wall = now.astimezone(opened.tzinfo)
        except (ValueError, OverflowError, OSError):
            pass  # a stamp that is none, out of a file
    return int((wall.replace(tzinfo=None) - datetime(1970, 1, 1)).total_seconds() // 60)
