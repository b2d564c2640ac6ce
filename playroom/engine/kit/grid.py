"""Boards of squares: names of squares, neighbours, lines, rows for the cursor.

A square is called by its column and row, `a1` in the bottom left corner. The rows of a board are
zones, the top one first and called `hand`; a table with `board = True` keeps the column when the
cursor goes from row to row.

>>> board = Grid(3, 3)
>>> board.squares[:4], board.place("b2")
(('a3', 'b3', 'c3', 'a2'), (1, 1))
>>> board.neighbours("a1")
('a2', 'b1', 'b2')
>>> len(board.lines(3))
8
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from string import ascii_lowercase
from typing import ClassVar, TypeVar

from playroom.engine.kit.face import PlainTable, out_of_turn
from playroom.engine.notes import Note, Notes, Rejection, note
from playroom.engine.steps import Action
from playroom.engine.table import Answer, Item, Offer, Zone

P = TypeVar("P")

DIRECTIONS = ((1, 0), (0, 1), (1, 1), (1, -1))
"""Of lines: along a row, up a column, and the two diagonals."""


class Grid:
    """A board of so many columns (1 to 26) and rows."""

    def __init__(self, columns: int, rows: int) -> None:
        if not 1 <= columns <= 26 or rows < 1:
            raise ValueError(f"no board of {columns} columns and {rows} rows")
        self.columns = columns
        self.rows = rows

    @cached_property
    def squares(self) -> tuple[str, ...]:
        """All squares, as they are read: the top row first."""
        return tuple(
            self.square(column, row)
            for row in reversed(range(self.rows))
            for column in range(self.columns)
        )

    def square(self, column: int, row: int) -> str:
        """The name of a square, by its column and row from 0."""
        return f"{ascii_lowercase[column]}{row + 1}"

    def place(self, square: str) -> tuple[int, int]:
        """The column and row of a square, from 0. Raises `ValueError` for one that is not there."""
        column, row = ascii_lowercase.find(square[:1]), square[1:]
        if not row.isdecimal() or not self._there(column, int(row) - 1):
            raise ValueError(f"no square {square!r}")
        return column, int(row) - 1

    def neighbours(self, square: str, diagonal: bool = True) -> tuple[str, ...]:
        """The squares around one, sorted by name."""
        column, row = self.place(square)
        steps = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if diagonal or x * y == 0]
        around = (self._at(column + x, row + y) for x, y in steps if (x, y) != (0, 0))
        return tuple(sorted(found for found in around if found))

    def ray(self, square: str, across: int, up: int) -> Iterator[str]:
        """The squares from one on in a direction, without itself, the nearest first."""
        column, row = self.place(square)
        while found := self._at(column := column + across, row := row + up):
            yield found

    def lines(self, length: int) -> tuple[tuple[str, ...], ...]:
        """All straight lines of so many squares: rows, columns and diagonals."""
        return tuple(
            (square, *following[: length - 1])
            for square in self.squares
            for direction in DIRECTIONS
            if len(following := tuple(self.ray(square, *direction))) >= length - 1
        )

    def zones(self, told: Callable[[str], Note]) -> tuple[Zone, ...]:
        """The rows for the cursor; `told` gives what a square says."""
        zones = []
        for number in reversed(range(self.rows)):
            squares = [self.square(column, number) for column in range(self.columns)]
            items = tuple(Item(square, told(square), markable=False) for square in squares)
            id = "hand" if number == self.rows - 1 else f"row{number + 1}"
            zones.append(Zone(id, note("kit-zone-row", row=number + 1), items))
        return tuple(zones)

    def _there(self, column: int, row: int) -> bool:
        return 0 <= column < self.columns and 0 <= row < self.rows

    def _at(self, column: int, row: int) -> str:
        return self.square(column, row) if self._there(column, row) else ""


class GridTable(PlainTable[P]):
    """Keyboard and answers of a game on a board, which it has as `grid`: the rows, Enter on a
    square, V for what stands there. Write `square`, `filled` and `play`.
    """

    board: ClassVar[bool] = True
    grid: ClassVar[Grid]
    numbered: ClassVar[bool] = False
    """May a square be typed as a number too, from 1 as they are read?"""

    @abstractmethod
    def square(self, view: P, square: str) -> Note:
        """What a square says under the cursor."""

    @abstractmethod
    def filled(self, view: P) -> tuple[str, ...]:
        """The squares on which something stands."""

    @abstractmethod
    def play(self, view: P, square: str) -> Offer | Rejection:
        """What Enter does on a square in one's turn."""

    def zones(self, view: P, order: str = "rank") -> tuple[Zone, ...]:
        return self.grid.zones(lambda square: self.square(view, square))

    def act(
        self, view: P, marked: Sequence[Item], at: Item | None
    ) -> tuple[Offer, ...] | Rejection:
        if refused := out_of_turn(view):
            return refused
        if at is None:
            return Rejection.of("nothing", "kit-refuse-square")
        play = self.play(view, at.key)
        return (play,) if isinstance(play, Offer) else play

    def playable(self, view: P) -> tuple[str, ...]:
        if out_of_turn(view):
            return ()
        return tuple(
            item.key
            for zone in self.zones(view)
            for item in zone.items
            if isinstance(self.play(view, item.key), Offer)
        )

    def answer_table(self, view: P) -> Answer:
        squares = Notes(tuple(self.square(view, square) for square in self.filled(view)))
        return (note("kit-board", squares=squares) if squares.notes else note("kit-board-empty"),)

    def answer_why(self, view: P) -> Answer:
        if out_of_turn(view):
            return self.answer_turn(view)
        return (note("kit-why-square", numbered=self.numbered),)

    def wants_number(self, view: P) -> bool:
        return self.numbered and out_of_turn(view) is None

    def asks_number(self, view: P) -> bool:
        return False

    def number(self, view: P, value: int) -> Action | Rejection:
        if refused := out_of_turn(view):
            return refused
        squares = self.grid.squares
        if not 1 <= value <= len(squares):
            return Rejection.of("no_square", "kit-refuse-number", number=value, most=len(squares))
        play = self.play(view, squares[value - 1])
        return play.action if isinstance(play, Offer) else play
