"""The state of a game of Casino: what everybody knows (`Public`), what nobody or one seat knows
(`State`), views, drafts.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass
from typing import Any

from games.casino.events import CasinoEvent, DealScored, Pile, Played, Took
from games.casino.options import Rules
from playroom.engine.cards import Card
from playroom.engine.record import Record, Seat
from playroom.engine.steps import Action, Event, Step


class Phase(enum.StrEnum):
    """What the table waits for (section 4.8)."""

    PLAY = "play"
    WINDOW = "window"
    ACCUSATION = "accusation"
    REPLACEMENT = "replacement"
    VOTE = "vote"
    DEALER = "dealer"
    COUNT = "count"
    """Only in loaded positions: the deal has been played out and waits to be counted."""
    OVER = "over"


class LastCall(enum.StrEnum):
    """The announcement of the last round (CAS-171)."""

    NOT_YET = "not_yet"
    DUE = "due"
    MADE = "made"
    MISSED = "missed"


class Loaded(enum.StrEnum):
    """Positions of tests and lessons (section 7)."""

    NO = "no"
    CLOSED = "closed"
    """The deal can be played out; then it waits to be counted."""
    OPEN = "open"
    """The stock is unknown: nothing is dealt and the deal does not end."""


class Window(Record):
    """Who may challenge the play that `mover` has just made."""

    mover: Seat
    asked: tuple[Seat, ...]


class Accusation(Record):
    """`accused` is asked whether it has shown the card."""

    accuser: Seat
    accused: Seat
    card: Card


class Vote(Record):
    """A proposal to deal again."""

    proposer: Seat
    asked: tuple[Seat, ...]


class DealerChoice(Record):
    """Who may say who deals next; the first in `asked` counts."""

    asked: tuple[Seat, ...]


Question = Window | Accusation | Vote | DealerChoice


class Result(Record):
    """How the game ended: the winning sides (several in a draw), why, and what follows from the
    score (CAS-144 to 148).
    """

    winners: tuple[int, ...]
    reason: str
    decided: str | None = None
    multiplier: int = 1
    margins: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True)
class Public:
    """All that everybody at the table knows.

    Frozen but not slotted: a draft takes and gives its fields as one dictionary, which is several
    times as fast.
    """

    rules: Rules
    phase: Phase
    turn: Seat | None
    """The seat that is to play; in a window and after an undone play its mover."""
    question: Question | None
    dealer: Seat
    deal: int
    shuffle: int
    """How often this deal has been void."""
    round: int
    plays: int
    """Cards played in this deal: none means that a redeal can be proposed."""
    held: tuple[int, ...]
    stock_size: int
    loose: tuple[Card, ...]
    builds: tuple[Pile, ...]
    barred: tuple[tuple[Card, int], ...]
    """Cards and the sides that may never take them (CAS-166)."""
    owed: tuple[tuple[Seat, Card], ...]
    """Cards that seats must trail at their next plays."""
    exposed: tuple[tuple[Seat, Card], ...]
    """Cards that everybody knows to be in a hand: shown by a penalty or by a play that was undone.
    """
    piles: tuple[tuple[Card, ...], ...]
    """What each side has taken.

    Public, for every card was named when it was taken; `pile_info` limits what is told.
    """
    sweeps: tuple[int, ...]
    """The sides that swept, in order."""
    last: Seat | None
    """The last capturer (CAS-054)."""
    last_play: Played | None
    last_take: Took | None
    proposed: tuple[Seat, ...]
    """Seats that have proposed a redeal of this deal."""
    call: LastCall
    scores: tuple[int, ...]
    brought: tuple[int, ...]
    """Sides that points for improper builds have brought to the target, in order (CAS-185)."""
    untaken: int
    """How many deals before this one, in a row, passed without a take (CAS-178)."""
    counted: DealScored | None
    result: Result | None
    loaded: Loaded

    def build_of(self, value: int) -> Pile | None:
        """The build of that value: at most one stands (CAS-070)."""
        for pile in self.builds:
            if pile.value == value:
                return pile
        return None

    def owned(self, seat: Seat) -> tuple[Pile, ...]:
        """The builds of a seat."""
        return tuple(pile for pile in self.builds if pile.owner == seat) if self.builds else ()

    def debt(self, seat: Seat) -> Card | None:
        """The card that the seat must trail at its next play, if any."""
        for one, owed in self.owed:
            if one == seat:
                return owed
        return None

    @property
    def fresh(self) -> bool:
        """Nothing has been played in this deal yet (CAS-160)."""
        return self.plays == 0 and self.phase is Phase.PLAY


class State(Record):
    """The whole table.

    `answers` to an open question and `pending` accusations are secret until they are put.
    """

    public: Public
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    answers: tuple[tuple[Seat, Action], ...] = ()
    pending: tuple[Accusation, ...] = ()
    before: State | None = None
    """The table before the play that may be challenged."""
    played: Action | None = None
    then: str = ""
    """What follows when all accusations are answered: the play `stands`, was `trailed` instead, or
    is made again (`undone`).
    """


class View(Record):
    """What a seat (None: a spectator) knows: the table, its own hand, and its own answer to the
    open question.
    """

    seat: Seat | None
    public: Public
    hand: tuple[Card, ...]
    answered: bool = False


_new = object.__new__
_set_fields: Any = Public.__dict__["__dict__"].__set__


class Draft:
    """A table being changed: the fields of `Public` and `State` as plain attributes, and the events
    so far.

    Every rule of section 4 is a function that changes one draft; `step` freezes it, and works out
    `held` and `stock_size`. What is not public has slots, so that the dictionary holds just the
    fields of `Public`.
    """

    __slots__ = (
        "__dict__",
        "answers",
        "before",
        "events",
        "hands",
        "pending",
        "played",
        "stock",
        "then",
    )

    rules: Rules
    phase: Phase
    turn: Seat | None
    question: Question | None
    dealer: Seat
    deal: int
    shuffle: int
    round: int
    plays: int
    loose: tuple[Card, ...]
    builds: tuple[Pile, ...]
    barred: tuple[tuple[Card, int], ...]
    owed: tuple[tuple[Seat, Card], ...]
    exposed: tuple[tuple[Seat, Card], ...]
    piles: tuple[tuple[Card, ...], ...]
    sweeps: tuple[int, ...]
    last: Seat | None
    last_play: Played | None
    last_take: Took | None
    proposed: tuple[Seat, ...]
    call: LastCall
    scores: tuple[int, ...]
    brought: tuple[int, ...]
    untaken: int
    counted: DealScored | None
    result: Result | None
    loaded: Loaded
    hands: tuple[tuple[Card, ...], ...]
    stock: tuple[Card, ...]
    answers: tuple[tuple[Seat, Action], ...]
    pending: tuple[Accusation, ...]
    before: State | None
    played: Action | None
    then: str
    events: list[Event]

    def __init__(self, state: State) -> None:
        self.__dict__.update(state.public.__dict__)
        self.hands = state.hands
        self.stock = state.stock
        self.answers = state.answers
        self.pending = state.pending
        self.before = state.before
        self.played = state.played
        self.then = state.then
        self.events = []

    def tell(self, event: CasinoEvent) -> None:
        """Adds an event."""
        self.events.append(event)

    def public(self) -> Public:
        """The public part as it is now."""
        fields = self.__dict__.copy()
        fields["held"] = tuple(map(len, self.hands))
        fields["stock_size"] = len(self.stock)
        frozen: Public = _new(Public)
        _set_fields(frozen, fields)
        return frozen

    def step(self) -> Step[State]:
        """The state and what happened."""
        state = State(
            self.public(),
            self.hands,
            self.stock,
            self.answers,
            self.pending,
            self.before,
            self.played,
            self.then,
        )
        return Step(state, tuple(self.events))


def empty(rules: Rules, dealer: Seat) -> State:
    """A table before its first deal."""
    sides = len(rules.sides)
    public = Public(
        rules=rules,
        phase=Phase.PLAY,
        turn=None,
        question=None,
        dealer=dealer,
        deal=1,
        shuffle=0,
        round=0,
        plays=0,
        held=(0,) * rules.seats,
        stock_size=0,
        loose=(),
        builds=(),
        barred=(),
        owed=(),
        exposed=(),
        piles=((),) * sides,
        sweeps=(),
        last=None,
        last_play=None,
        last_take=None,
        proposed=(),
        call=LastCall.NOT_YET,
        scores=(0,) * sides,
        brought=(),
        untaken=0,
        counted=None,
        result=None,
        loaded=Loaded.NO,
    )
    return State(public, hands=((),) * rules.seats, stock=())
