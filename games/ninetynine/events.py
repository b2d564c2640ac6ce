"""What happens: of each event the fields, the seat that alone is told, and its lines."""

from __future__ import annotations

from typing import ClassVar

from playroom.engine.cards import Card
from playroom.engine.kit.told import changed_lines, sorted_hand
from playroom.engine.notes import Kind, Note, Seats, Who, note
from playroom.engine.options import OptionValue
from playroom.engine.record import Count, Seat, Token
from playroom.engine.steps import Event

from .options import NinetyNineOptions


class Started(Event):
    """The table before the first round; `changed` are the options that are not the preset's."""

    preset: Token
    changed: tuple[tuple[Token, OptionValue], ...]
    seats: Count
    lives: Count

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        others = Seats(tuple(other for other in range(self.seats) if other != seat))
        name, lives = note(f"ninetynine-preset-{self.preset}"), self.lives
        first = note("ninetynine-event-started", Kind.TABLE, name=name, others=others, lives=lives)
        declared = NinetyNineOptions.declared
        return (first, *changed_lines("ninetynine", declared, self.changed, ("lives",)))


class Dealt(Event):
    """A new round; the seat that lays first."""

    number: Count
    leader: Seat

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        who, number = Who(self.leader), self.number
        return (note("ninetynine-event-dealt", Kind.DEAL, who=who, number=number),)


class Given(Event):
    """The cards that a seat was dealt, or the one that it drew: only it is told."""

    seat: Seat
    cards: tuple[Card, ...]
    private: ClassVar[str] = "seat"

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        return (note("ninetynine-event-given", Kind.DEAL, cards=sorted_hand(self.cards)),)


class TurnBegan(Event):
    """A seat is to lay a card; `stuck` when each of its cards goes over the limit."""

    seat: Seat
    stuck: bool
    limit: Count
    private: ClassVar[str] = "seat"

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        return (note("ninetynine-event-turn", Kind.TURN, stuck=self.stuck, limit=self.limit),)


class Laid(Event):
    """A card was laid and made this count. `how` tells what became of the turn: the order is turned
    round (`reverse`), it does `skip` a seat, or nothing (`laid`); it goes on behind `behind`.
    """

    seat: Seat
    card: Card
    count: Count
    how: Token
    behind: Seat

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        name, who, behind = f"ninetynine-event-{self.how}", Who(self.seat), Who(self.behind)
        card, count = self.card, self.count
        return (note(name, Kind.PLAY, who=who, card=card, count=count, skipped=behind),)


class Lost(Event):
    """What a card has cost (`NinetyNineOptions.cost`), the lives of all now, and who is out."""

    seat: Seat
    why: Token
    mark: Count
    lives: Count
    scores: tuple[Count, ...]
    out: tuple[Seat, ...]

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        name, who, mark = f"ninetynine-event-{self.why}", Who(self.seat), self.mark
        heard = seat if self.why == "exact" else self.seat
        left = 0 if heard is None else self.scores[heard]
        first = note(name, Kind.POINTS, who=who, mark=mark, lives=self.lives, left=left)
        out = (note("ninetynine-event-out", Kind.POINTS, who=Who(other)) for other in self.out)
        return (first, *out)


class Won(Event):
    """The game is over: one seat has lives left."""

    seat: Seat
    left: Count

    def told(self, seat: Seat | None) -> tuple[Note, ...]:
        return (note("ninetynine-event-won", Kind.POINTS, who=Who(self.seat), left=self.left),)
