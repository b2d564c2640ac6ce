"""What happens: of each event the fields, the seat that alone is told, and its lines."""

from __future__ import annotations

from typing import ClassVar

from playroom.engine.cards import Card
from playroom.engine.notes import Kind, Note, Seats, Who, note
from playroom.engine.record import Count, Points, Seat
from playroom.engine.steps import Event


class Started(Event):
    """The table before the first deal."""

    seats: Count
    target: Points

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        others = Seats(tuple(other for other in range(self.seats) if other != seat))
        return (note("toy-event-started", Kind.TABLE, target=self.target, others=others),)


class Dealt(Event):
    """A new deal; who lays first."""

    number: Count
    leader: Seat

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        return (note("toy-event-dealt", Kind.DEAL, who=Who(self.leader), number=self.number),)


class Hand(Event):
    """The cards a seat was dealt: only it is told."""

    seat: Seat
    cards: tuple[Card, ...]
    private: ClassVar[str] = "seat"

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        return (note("toy-event-hand", Kind.DEAL, cards=tuple(sorted(self.cards))),)


class Laid(Event):
    """A card was laid."""

    seat: Seat
    card: Card

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        return (note("toy-event-laid", Kind.PLAY, who=Who(self.seat), card=self.card),)


class Took(Event):
    """The highest card took the trick: one point, and how many the seat has now."""

    seat: Seat
    card: Card
    total: Points

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        who, card, total = Who(self.seat), self.card, self.total
        return (note("toy-event-took", Kind.POINTS, who=who, card=card, total=total),)


class Won(Event):
    """The game is over."""

    seat: Seat
    points: Points

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        return (note("toy-event-won", Kind.POINTS, who=Who(self.seat), points=self.points),)
