"""Toy: three in a row on a board of nine fields. No cards, no dice, no chance at all.

It stands on `playroom.engine.kit.grid`; when it grows, split it as the contract names the files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, ClassVar

from msgspec import Meta

from playroom.engine.contract import Chapter, Turn
from playroom.engine.kit.bots import random_bot
from playroom.engine.kit.face import PlainTable, out_of_turn
from playroom.engine.kit.grid import Grid
from playroom.engine.kit.turns import TurnGame
from playroom.engine.notation import Move, Notation
from playroom.engine.notes import Kind, Note, Notes, Rejection, Seats, Who, note, replaced
from playroom.engine.options import Setup, TableOptions, choice
from playroom.engine.record import Record, Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Outcome, Step
from playroom.engine.table import Answer, Item, Offer, Zone

BOARD = Grid(3, 3)
LINES = tuple(tuple(BOARD.squares.index(square) + 1 for square in line) for line in BOARD.lines(3))
"""The fields of every row, column and diagonal."""

Field = Annotated[int, Meta(ge=1, le=9)]
"""A field of the board, row by row."""


class ToyOptions(TableOptions):
    """The options of one table."""

    first: str = choice("guest", "host")


class Mark(Action):
    """A mark on an empty field."""

    field: Field


NOTATION = Notation("toy", (Move("mark", Mark),))


class Started(Event):
    """The empty board, and who begins."""

    seat: Seat
    other: Seat

    def told(self, seat: Seat | None) -> Answer:
        who, other = Who(self.seat), Seats((self.other,))
        return (note("toy-event-started", Kind.TABLE, who=who, other=other),)


class Marked(Event):
    """A mark was made."""

    seat: Seat
    field: Field

    def told(self, seat: Seat | None) -> Answer:
        return (note("toy-event-marked", Kind.PLAY, who=Who(self.seat), field=self.field),)


class Won(Event):
    """Three in a row."""

    seat: Seat

    def told(self, seat: Seat | None) -> Answer:
        return (note("toy-event-won", Kind.POINTS, who=Who(self.seat)),)


class Full(Event):
    """The board is full without three in a row."""

    def told(self, seat: Seat | None) -> Answer:
        return (note("toy-event-full", Kind.POINTS),)


class State(Record):
    """The board: who has marked each field."""

    first: Seat
    board: tuple[Seat | None, ...] = (None,) * 9
    last: Marked | None = None

    @property
    def winner(self) -> Seat | None:
        """Who has three in a row."""
        for line in LINES:
            owners = {self.board[field - 1] for field in line}
            if len(owners) == 1 and None not in owners:
                return owners.pop()
        return None

    @property
    def over(self) -> bool:
        """Is it?"""
        return self.winner is not None or None not in self.board

    @property
    def turn(self) -> Seat | None:
        """The seat to act."""
        return None if self.over else (self.first + 9 - self.board.count(None)) % 2


class View(Record):
    """The same for one seat."""

    seat: Seat | None
    board: tuple[Seat | None, ...]
    turn: Seat | None
    last: Marked | None

    @property
    def free(self) -> tuple[int, ...]:
        """The empty fields."""
        return tuple(field for field in range(1, 10) if self.board[field - 1] is None)


def choices(view: View) -> Iterator[Action]:
    """Every empty field, the middle first."""
    if view.seat is not None and view.turn == view.seat:
        for field in sorted(view.free, key=lambda field: abs(field - 5)):
            yield Mark(field)


class EasyBot:
    """Wins when it can, and stops the other one when it must."""

    def decide(self, turn: Turn) -> Action:
        """Its action."""
        view: View = turn.view
        for seat in (view.seat, 1 - (view.seat or 0)):
            for line in LINES:
                owners = [view.board[field - 1] for field in line]
                if owners.count(seat) == 2 and None in owners:
                    return Mark(line[owners.index(None)])
        return next(choices(view))


LEVELS = {"random": random_bot(choices), "easy": EasyBot}


def field_of(square: str) -> int:
    """The number of a square."""
    return BOARD.squares.index(square) + 1


def field_note(view: View, field: int) -> Note:
    """A field, as the cursor tells it."""
    owner = view.board[field - 1]
    if owner is None:
        return note("toy-item-empty", field=field)
    return note("toy-item-marked", who=Who(owner), field=field)


class ToyTable(PlainTable[View]):
    """Three rows; a digit and Enter marks a field."""

    board: ClassVar[bool] = True

    def zones(self, view: View, order: str = "rank") -> tuple[Zone, ...]:
        """The rows of the board."""
        return BOARD.zones(lambda square: field_note(view, field_of(square)))

    def act(
        self, view: View, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        """Enter."""
        if refused := out_of_turn(view):
            return refused
        if at is None:
            return Rejection.of("nothing", "toy-refuse-choose")
        field = field_of(at.key)
        return refusal(view, field) or (Offer(Mark(field), note("toy-offer-mark", field=field)),)

    def playable(self, view: View) -> tuple[str, ...]:
        """What Z visits: the empty fields of the first row."""
        return tuple(BOARD.squares[field - 1] for field in view.free if field <= BOARD.columns)

    def wants_number(self, view: View) -> bool:
        """Always in one's turn."""
        return view.turn is not None and view.turn == view.seat

    def number(self, view: View, value: int) -> Action | Rejection:
        """The field of that number."""
        if not self.wants_number(view):
            refused = self.act(view, (), None)
            assert isinstance(refused, Rejection)
            return refused
        if not 1 <= value <= 9:
            return Rejection.of("no_field", "toy-refuse-field", field=value)
        return refusal(view, value) or Mark(value)

    def answer_table(self, view: View) -> Answer:
        owned = Notes(
            tuple(
                note("toy-part-owned", who=Who(owner), field=field)
                for field, owner in enumerate(view.board, 1)
                if owner is not None
            )
        )
        return (note("toy-ask-board", fields=owned) if view.last else note("toy-ask-empty"),)

    def answer_first(self, view: View) -> Answer:
        fields = Notes(tuple(note("toy-part-field", field=field) for field in view.free))
        return (note("toy-ask-free", fields=fields) if view.free else note("toy-ask-none"),)

    def answer_scores(self, view: View) -> Answer:
        return (note("toy-ask-scores"),)

    def answer_why(self, view: View) -> Answer:
        return (note("toy-ask-why"),) if self.wants_number(view) else self.answer_turn(view)


def refusal(view: View, field: int) -> Rejection | None:
    """Why a field cannot be marked."""
    if view.board[field - 1] is None:
        return None
    return Rejection.of("taken", "toy-refuse-taken", field=field)


class Toy(TurnGame[State, View]):
    """Three in a row for 2."""

    seats: ClassVar[range] = range(2, 3)

    def start(self, setup: Setup, rng: Rng) -> Step[State]:
        """Nothing is random, now or later."""
        first = 0 if ToyOptions.of(setup).first == "host" else 1
        return Step(State(first), (Started(first, 1 - first),))

    def turn(self, state: State) -> Seat | None:
        return state.turn

    def kinds(self, state: State) -> tuple[type[Action], ...]:
        return (Mark,)

    def place(self, state: State) -> str:
        return f"{state.board.count(None)}"

    def refusal(self, view: View, action: Action) -> Rejection | None:
        assert isinstance(action, Mark)
        return refusal(view, action.field)

    def apply(self, state: State, seat: Seat, action: Action, rng: Rng) -> Step[State]:
        assert isinstance(action, Mark)
        marked = Marked(seat, action.field)
        after = State(state.first, replaced(state.board, action.field - 1, seat), marked)
        end: tuple[Event, ...] = ()
        if after.over:
            end = (Full(),) if after.winner is None else (Won(after.winner),)
        return Step(after, (marked, *end))

    def choices(self, view: View) -> Iterator[Action]:
        return choices(view)

    def view(self, state: State, seat: Seat | None) -> View:
        return View(seat, state.board, state.turn, state.last)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        winner = state.winner
        if winner is None:
            return Outcome((0, 0), (0, 1), "full")
        return Outcome(replaced((0, 0), winner, 1), (winner,), "row")

    def rulebook(self, setup: Setup) -> tuple[Chapter, ...]:
        lines = (note("toy-rule-board"), note("toy-rule-win"))
        return (Chapter(note("toy-rule-play"), lines),)


GAME = Toy()
"""The game, as the entry point names it."""
