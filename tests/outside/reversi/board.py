"""The board: its squares, the straight lines from each, and what a disc turns over."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Annotated, TypeAlias

from playroom.engine import kit

Square: TypeAlias = Annotated[str, kit.Meta(pattern=r"\A[a-h][1-8]\Z")]
Board: TypeAlias = tuple[kit.Seat | None, ...]
Runs: TypeAlias = tuple[tuple[Square, ...], ...]

GRIDS = {size: kit.Grid(size, size) for size in (6, 8)}
AROUND = ((0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1))


@cache
def rays(size: int) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """For every square the places in each direction, the nearest first."""
    grid = GRIDS[size]
    places = {square: place for place, square in enumerate(grid.squares)}
    return tuple(
        tuple(tuple(places[other] for other in grid.ray(square, *way)) for way in AROUND)
        for square in grid.squares
    )


@cache
def places(size: int) -> dict[str, int]:
    """The place of every square on a board."""
    return {square: place for place, square in enumerate(GRIDS[size].squares)}


def beginning(size: int, first: kit.Seat) -> Board:
    """REV-002: four discs in the middle, those of each seat across from each other."""
    grid, half = GRIDS[size], size // 2
    owners = {
        grid.square(half - 1, half): first,
        grid.square(half, half - 1): first,
        grid.square(half - 1, half - 1): 1 - first,
        grid.square(half, half): 1 - first,
    }
    return tuple(owners.get(square) for square in grid.squares)


def turned(board: Board, size: int, place: int, seat: kit.Seat) -> tuple[tuple[int, ...], ...]:
    """REV-004 and REV-005: the rows that a disc turns over, direction by direction; none: it may
    not lie there. A row is enclosed by the new disc and one that lies already.
    """
    if board[place] is not None:
        return ()
    other, found = 1 - seat, []
    for ray in rays(size)[place]:
        for length, step in enumerate(ray):
            owner = board[step]
            if owner == other:
                continue
            if owner == seat and length:
                found.append(ray[:length])
            break
    return tuple(found)


def legal(board: Board, size: int, seat: kit.Seat) -> Iterator[int]:
    """REV-003: the places on which a seat may lay a disc: those that turn something over."""
    return (place for place in range(len(board)) if turned(board, size, place, seat))


def counted(board: Board) -> tuple[int, int]:
    """The discs of both seats."""
    return board.count(0), board.count(1)
