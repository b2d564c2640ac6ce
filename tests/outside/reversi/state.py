"""The state of a game, and what a seat may know: all of it."""

from __future__ import annotations

from playroom.engine import kit

from .board import Board
from .events import Laid
from .options import ReversiOptions


class State(kit.Record):
    """All that is true."""

    options: ReversiOptions
    board: Board
    turn: kit.Seat | None
    scores: tuple[kit.Points, ...] = (2, 2)
    winners: tuple[kit.Seat, ...] = ()
    acts: kit.Count = 0
    last: Laid | None = None


class View(kit.SeatView):
    """The same for one seat."""

    options: ReversiOptions
    board: Board
    last: Laid | None
