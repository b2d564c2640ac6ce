"""Toy: three in a row on a board of nine fields. No cards, no dice, no chance at all.

When it grows, split it as the contract names the files.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from playroom.engine import kit

BOARD = kit.Grid(3, 3)
LINES = tuple(tuple(BOARD.squares.index(square) + 1 for square in line) for line in BOARD.lines(3))
RULES = {"play": ("board", "win")}
Field = Annotated[int, kit.Meta(ge=1, le=9)]


class ToyOptions(kit.TableOptions):
    """The options of one table."""

    first: str = kit.choice("guest", "host")


class Mark(kit.Action):
    """A mark on an empty field."""

    field: Field


class Started(kit.Told):
    """The empty board, and who begins."""

    seat: kit.Seat
    other: kit.Seat
    line = kit.Kind.TABLE


class Marked(kit.Told):
    """A mark was made."""

    seat: kit.Seat
    field: Field


class Won(kit.Told):
    """Three in a row."""

    seat: kit.Seat
    line = kit.Kind.POINTS


class Full(kit.Told):
    """The board is full without three in a row."""

    line = kit.Kind.POINTS


class State(kit.Record):
    """The board: who has marked each field."""

    turn: kit.Seat | None
    board: tuple[kit.Seat | None, ...] = (None,) * 9
    scores: tuple[kit.Points, ...] = (0, 0)
    winners: tuple[kit.Seat, ...] = ()
    acts: kit.Count = 0
    last: Marked | None = None


class View(kit.SeatView):
    """The same for one seat."""

    board: tuple[kit.Seat | None, ...]
    last: Marked | None


def choices(view: View) -> Iterator[kit.Action]:
    """Every empty field, the middle first."""
    yield from (Mark(n) for n in (5, 1, 2, 3, 4, 6, 7, 8, 9) if view.board[n - 1] is None)


class EasyBot:
    """Wins when it can, and stops the other one when it must."""

    def decide(self, turn: kit.Turn) -> kit.Action:
        """Its action."""
        view: View = turn.view
        for seat in (view.seat, 1 - (view.seat or 0)):
            for line in LINES:
                owners = [view.board[field - 1] for field in line]
                if owners.count(seat) == 2 and None in owners:
                    return Mark(line[owners.index(None)])
        return next(choices(view))


LEVELS = {"easy": EasyBot}


class ToyTable(kit.GridTable[View]):
    """Three rows; a digit and Enter marks a field."""

    grid = BOARD
    numbered = True

    def square(self, view: View, square: str) -> kit.Note:
        field = BOARD.squares.index(square) + 1
        owner = view.board[field - 1]
        if owner is None:
            return kit.note("toy-item-empty", field=field)
        return kit.note("toy-item-marked", who=kit.Who(owner), field=field)

    def filled(self, view: View) -> tuple[str, ...]:
        both = zip(BOARD.squares, view.board, strict=True)
        return tuple(square for square, owner in both if owner is not None)

    def play(self, view: View, square: str) -> kit.Offer | kit.Rejection:
        mark = Mark(BOARD.squares.index(square) + 1)
        offer = kit.Offer(mark, kit.note("toy-offer-mark", field=mark.field))
        return GAME.refusal(view, mark) or offer


class Toy(kit.TurnGame[State, View]):
    """Three in a row for 2."""

    seats = range(2, 3)

    def start(self, setup: kit.Setup, rng: kit.Rng) -> kit.Step[State]:
        first = 0 if ToyOptions.of(setup).first == "host" else 1
        return kit.Step(State(first), (Started(first, 1 - first),))

    def refusal(self, view: View, action: kit.Action) -> kit.Rejection | None:
        assert isinstance(action, Mark)
        taken = view.board[action.field - 1] is not None
        return kit.Rejection.of("taken", "toy-refuse-taken", field=action.field) if taken else None

    def do(self, flow: kit.Flow[State], seat: kit.Seat, action: Mark, rng: kit.Rng) -> None:
        board = kit.replaced(flow.state.board, action.field - 1, seat)
        flow.change(board=board, turn=1 - seat)
        flow.tell_last(Marked(seat, action.field))
        if any(all(board[field - 1] == seat for field in line) for line in LINES):
            flow.change(turn=None, winners=(seat,), scores=kit.replaced((0, 0), seat, 1))
            flow.tell(Won(seat))
        elif None not in board:
            flow.change(turn=None, winners=(0, 1))
            flow.tell(Full())


GAME = Toy()
"""The game, as the entry point names it."""
