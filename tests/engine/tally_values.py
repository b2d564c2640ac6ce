"""The values of the toy game: its actions, events, state and view."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from playroom.engine.cards import JOKER, Card
from playroom.engine.contract import Action, Event
from playroom.engine.values import Rejection, Seat

CAP = 21
HAND = 4

# -- actions ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LayAway(Action):
    card: Card


@dataclass(frozen=True, slots=True)
class Play(Action):
    card: Card


@dataclass(frozen=True, slots=True)
class Look(Action):
    pass


@dataclass(frozen=True, slots=True)
class Ring(Action):
    pass


@dataclass(frozen=True, slots=True)
class Count(Action):
    points: int


@dataclass(frozen=True, slots=True)
class Lapse(Action):
    """The clock of the count has run out."""

    table_only: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Doubt(Action):
    pass


@dataclass(frozen=True, slots=True)
class Believe(Action):
    pass


@dataclass(frozen=True, slots=True)
class Absent(Action):
    """The person of the seat went (or came back): while away it is never asked whether
    it doubts.
    """

    away: bool
    table_only: ClassVar[bool] = True


# -- events ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    seat: Seat
    cards: tuple[Card, ...] | None
    count: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class LaidAway(Event):
    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Looked(Event):
    seat: Seat
    card: Card

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class Rang(Event):
    seat: Seat
    worth: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    seat: Seat
    card: Card
    total: int


@dataclass(frozen=True, slots=True)
class Counted(Event):
    seat: Seat
    points: int | None


@dataclass(frozen=True, slots=True)
class Answered(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Settled(Event):
    counter: Seat
    doubter: Seat | None
    truth: int | None
    side: int
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Shown(Event):
    seat: Seat
    card: Card
    side: int
    points: int
    score: int


@dataclass(frozen=True, slots=True)
class Won(Event):
    sides: tuple[int, ...]


# -- state and view --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Rules:
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


@dataclass(frozen=True, slots=True)
class State:
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


@dataclass(frozen=True, slots=True)
class View:
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
