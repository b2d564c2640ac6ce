"""The values of the toy game: its actions, events, state and view."""

from __future__ import annotations

import enum
from typing import Any, ClassVar

from playroom.engine.cards import JOKER, Card, card, pack
from playroom.engine.notation import Move, Notation
from playroom.engine.notes import Rejection
from playroom.engine.options import TableOptions, choice, flag, number, text
from playroom.engine.record import Count as Number
from playroom.engine.record import Points, Record, Seat, replace
from playroom.engine.steps import Action, Event

CAP = 21
HAND = 4

# -- options ---------------------------------------------------------------------------------------


class TallyOptions(TableOptions):
    teams: int = number(0, (0, 0), (2, 3), steps=(0, 2, 3))
    target: int = number(60, (5, 500), steps=(30, 60, 120), unit="points")
    packs: int = number(1, (1, 2), steps=(1, 2))
    jokers: bool = flag()
    doubts: bool = flag(default=True)
    absent: str = choice("bot", "silent")
    turn_seconds: int = number(0, (0, 0), (10, 300), steps=(0, 30, 60), unit="seconds")
    count_seconds: int = number(20, (0, 0), (5, 60), steps=(0, 20), unit="seconds")
    prize: str = text()
    trusting: bool = flag(own=True)

    @property
    def sides(self) -> int:
        """How many play against each other."""
        return self.teams or self.setup.seats

    def trusts(self, seat: Seat) -> bool:
        """Is the seat never asked whether it doubts?"""
        own = self.own(seat, "trusting")
        return bool(self.trusting if own is None else own)


class Phase(enum.StrEnum):
    AWAY = "away"
    PLAY = "play"
    COUNT = "count"
    DOUBT = "doubt"
    OVER = "over"


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
    points: Number


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


def _named(text: str) -> Card:
    name, _, copy = text.partition("'")
    face = pack(2)[51 + int(name[2:])] if name in ("JK1", "JK2") else card(name)
    return Card(int(face) + 64 * int(copy)) if copy else face


def _name(card: Card) -> str:
    joker = str(card.suit + 1) if card.is_joker else ""
    return f"{card}{joker}" + (f"'{card.copy}" if card.copy else "")


def _count(text: str) -> Count:
    if not (text.isascii() and text.isdigit() and len(text) < 4):
        raise ValueError(text)
    return Count(int(text))


NOTATION = Notation(
    "tally",
    (
        Move("away", LayAway, lambda text: LayAway(_named(text)), lambda move: _name(move.card)),
        Move("play", Play, lambda text: Play(_named(text)), lambda move: _name(move.card)),
        Move("look", Look),
        Move("ring", Ring),
        Move("count", Count, _count),
        Move("lapse", Lapse),
        Move("doubt", Doubt),
        Move("believe", Believe),
        Move("absent", Absent),
    ),
)


# -- events ----------------------------------------------------------------------------------------


class Dealt(Event):
    seat: Seat
    cards: tuple[Card, ...] | None
    count: Number

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
    worth: Number


class Played(Event):
    seat: Seat
    card: Card
    total: Number


class Counted(Event):
    seat: Seat
    points: Points | None


class Answered(Event):
    seat: Seat


class Settled(Event):
    counter: Seat
    doubter: Seat | None
    truth: Points | None
    side: Seat
    points: Points
    score: Points


class Drew(Event):
    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else replace(self, card=None)


class Shown(Event):
    seat: Seat
    card: Card
    side: Seat
    points: Points
    score: Points


class Won(Event):
    sides: tuple[Seat, ...]


EVENTS = (
    Dealt,
    LaidAway,
    Looked,
    Rang,
    Played,
    Counted,
    Answered,
    Settled,
    Drew,
    Shown,
    Won,
)


# -- state and view --------------------------------------------------------------------------------


class State(Record):
    options: TallyOptions
    phase: Phase
    deal: Number
    dealer: Seat
    leader: Seat
    turn: Seat
    hands: tuple[tuple[Card, ...], ...]
    aside: tuple[Card | None, ...]
    stock: tuple[Card, ...]
    played: tuple[Card, ...]
    trick: tuple[Card, ...]
    claim: Number | None
    answers: tuple[bool | None, ...]
    looked: tuple[bool, ...]
    rung: tuple[bool, ...]
    worth: Number
    draws: Number
    away: tuple[bool, ...]
    scores: tuple[Points, ...]


class View(Record):
    seat: Seat | None
    options: TallyOptions
    phase: Phase
    deal: Number
    dealer: Seat
    turn: Seat
    hand: tuple[Card, ...]
    aside: Card | None
    top: Card | None
    counts: tuple[Number, ...]
    stock: Number
    played: tuple[Card, ...]
    trick: tuple[Card, ...]
    claim: Number | None
    my_answer: bool | None
    waiting: tuple[Seat, ...]
    may_look: bool
    may_ring: bool
    rung: tuple[bool, ...]
    worth: Number
    away: tuple[bool, ...]
    scores: tuple[Points, ...]


# -- arithmetic ------------------------------------------------------------------------------------


def points(cards: tuple[Card, ...]) -> int:
    """The sum of the ranks; a joker is worth nothing."""
    return sum(card.rank for card in cards if card.rank != JOKER)


def fits(hand: tuple[Card, ...], trick: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards that may be played: those that keep the sum up to 21, or all when none does."""
    total = points(trick)
    under = tuple(card for card in hand if total + points((card,)) <= CAP)
    return under or hand


def refuse(code: str, **values: Any) -> Rejection:
    return Rejection.of(code, f"tally-no-{code.replace('_', '-')}", **values)
