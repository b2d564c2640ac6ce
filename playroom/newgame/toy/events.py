"""What happens. `seen_by` is the one place where knowledge is removed from an event."""

from __future__ import annotations

from playroom.engine.cards import Card
from playroom.engine.record import Count, Points, Seat
from playroom.engine.steps import Event


class Started(Event):
    """The table before the first deal."""

    seats: Count
    target: Points


class Dealt(Event):
    """A new deal; who lays first."""

    number: Count
    leader: Seat


class Hand(Event):
    """The cards a seat was dealt: only it is told."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Laid(Event):
    """A card was laid."""

    seat: Seat
    card: Card


class Took(Event):
    """The highest card took the trick: one point, and how many the seat has now."""

    seat: Seat
    card: Card
    total: Points


class Won(Event):
    """The game is over."""

    seat: Seat
    points: Points


EVENTS = (Started, Dealt, Hand, Laid, Took, Won)
