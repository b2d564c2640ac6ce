"""What happens, and who may know it; each is told by the message of its name."""

from __future__ import annotations

from typing import ClassVar

from playroom.engine.cards import Card
from playroom.engine.record import Count, Points, Seat, Token, replace
from playroom.engine.steps import Event


class Started(Event):
    """The table before the first deal."""

    sides: tuple[tuple[Seat, ...], ...]
    target: Points


class Dealt(Event):
    """A new deal: who begins, and the tile that it must be, if one must."""

    number: Count
    seat: Seat
    must: Card | None = None


class Hand(Event):
    """The tiles that a seat was dealt: only it is told."""

    seat: Seat
    tiles: tuple[Card, ...]
    count: Count
    private: ClassVar[str] = "seat"


class Turn(Event):
    """A seat may lay a tile."""

    seat: Seat


class Laid(Event):
    """A tile was laid: the ends now, and how many tiles the seat has left."""

    seat: Seat
    tile: Card
    left: Count
    right: Count
    rest: Count


class Drew(Event):
    """So many tiles were drawn, until one fitted or no more could be: the seat knows which."""

    seat: Seat
    count: Count
    tiles: tuple[Card, ...] = ()

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, tiles=())


class Passed(Event):
    """A seat has no tile for these ends."""

    seat: Seat
    left: Count
    right: Count


class Shown(Event):
    """The tiles that a seat has left at the end of a deal."""

    seat: Seat
    tiles: tuple[Card, ...]
    pips: Count


class Blocked(Event):
    """No tile of any seat fits; `tied`: and no side wins."""

    tied: bool


class Scored(Event):
    """A side gets points, for a `deal`, a `capicua` or a `passing`; what it has now."""

    side: Seat
    why: Token
    points: Points
    total: Points


class Won(Event):
    """The game is over: the side, its seats, and its points."""

    side: Seat
    seats: tuple[Seat, ...]
    total: Points
