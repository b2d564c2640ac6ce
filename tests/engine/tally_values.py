"""The values of the toy game: its actions, events, state and view."""

from __future__ import annotations

from typing import Any, ClassVar

from playroom.engine.cards import JOKER, Card
from playroom.engine.notes import Rejection
from playroom.engine.record import Record, Seat, replace
from playroom.engine.steps import Action, Event

CAP = 21
HAND = 4

# -- actions ---------------------------------------------------------------------------------------


class LayAway(Action):
    card: Card


class Play(Action):
    card: Card


class Look(Action):
    pass


class Ring(Action):
    pass


class Count(Action):
    points: int


class Lapse(Action):
    """The clock of the count has run out."""

    table_only: ClassVar[bool] = True


class Doubt(Action):
    pass


class Believe(Action):
    pass


class Absent(Action):
    """The person of the seat went (or came back): while away it is never asked whether
    it doubts.
    """

    away: bool
    table_only: ClassVar[bool] = True


# -- events ----------------------------------------------------------------------------------------


class Dealt(Event):
    seat: Seat
    cards: tuple[Card, ...] | None
    count: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, cards=None)


class LaidAway(Event):
    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, card=None)


class Looked(Event):
    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


class Rang(Event):
    seat: Seat
    worth: int


class Played(Event):
    seat: Seat
    card: Card
    total: int


class Counted(Event):
    seat: Seat
    points: int | None


class Answered(Event):
    seat: Seat


class Settled(Event):
    counter: Seat
    doubter: Seat | None
    truth: int | None
    side: int
    points: int
    score: int


class Drew(Event):
    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, card=None)


class Shown(Event):
    seat: Seat
    card: Card
    side: int
    points: int
    score: int


class Won(Event):
    sides: tuple[int, ...]


# -- state and view --------------------------------------------------------------------------------


class Rules(Record):
    seats: int
    teams: int
    target: int
    packs: int
    jokers: bool
    doubts: bool
    absent: str
    turn_seconds: int
    count_seconds: int
    prize: str
    trusting: tuple[bool, ...]


class State(Record):
    rules: Rules
    phase: str
    deal: int
    dealer: Seat
    leader: Seat
    turn: Seat
    hands: tuple[tuple[Card, ...], ...]
    aside: tuple[Card | None, ...]
    stock: tuple[Card, ...]
    played: tuple[Card, ...]
    trick: tuple[Card, ...]
    claim: int | None
    answers: tuple[bool | None, ...]
    looked: tuple[bool, ...]
    rung: tuple[bool, ...]
    worth: int
    draws: int
    away: tuple[bool, ...]
    scores: tuple[int, ...]


class View(Record):
    seat: Seat | None
    rules: Rules
    phase: str
    deal: int
    dealer: Seat
    turn: Seat
    hand: tuple[Card, ...]
    aside: Card | None
    top: Card | None
    counts: tuple[int, ...]
    stock: int
    played: tuple[Card, ...]
    trick: tuple[Card, ...]
    claim: int | None
    my_answer: bool | None
    waiting: tuple[Seat, ...]
    may_look: bool
    may_ring: bool
    rung: tuple[bool, ...]
    worth: int
    away: tuple[bool, ...]
    scores: tuple[int, ...]


# -- arithmetic ------------------------------------------------------------------------------------


def points(some: tuple[Card, ...]) -> int:
    """The sum of the ranks; a joker is worth nothing."""
    return sum(one.rank for one in some if one.rank != JOKER)


def fits(hand: tuple[Card, ...], trick: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that may be played: those that keep the sum up to 21, or all when none does."""
    total = points(trick)
    under = tuple(one for one in hand if total + points((one,)) <= CAP)
    return under or hand


def no(code: str, **values: Any) -> Rejection:
    return Rejection.of(code, f"tally-no-{code.replace('_', '-')}", **values)
