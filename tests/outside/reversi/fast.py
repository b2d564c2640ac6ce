"""Boards as two whole numbers, one bit a square, for bots that look ahead."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from .board import Board


class Bits:
    """What may be done on a board of one size. `own` and `other` are the discs of who is in turn
    and of the other one; bit 0 is the first square as squares are read.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.full = (1 << size * size) - 1
        left = sum(1 << row * size for row in range(size))
        not_left, not_right = self.full ^ left, self.full ^ (left << size - 1)
        self.ways = (
            (1, not_left),
            (size, self.full),
            (size + 1, not_left),
            (size - 1, not_right),
            (-1, not_right),
            (-size, self.full),
            (-size - 1, not_right),
            (1 - size, not_left),
        )
        edge = size - 1
        self.corners = sum(1 << place for place in (0, edge, size * edge, size * size - 1))
        self.near = sum(
            1 << size * row + column for row in (1, edge - 1) for column in (1, edge - 1)
        )
        beside = (
            (0, 1),
            (1, 0),
            (0, edge - 1),
            (1, edge),
            (edge - 1, 0),
            (edge, 1),
            (edge, edge - 1),
            (edge - 1, edge),
        )
        self.beside = sum(1 << size * row + column for row, column in beside)
        self.edges = self.full ^ (
            not_left & not_right & (self.full ^ ((1 << size) - 1)) & (self.full >> size)
        )

    def moves(self, own: int, other: int) -> int:
        """The squares that turn something over."""
        empty, found = self.full ^ own ^ other, 0
        for way, mask in self.ways:
            inside = other & mask
            run = _shifted(own, way) & inside
            for _ in range(self.size - 3):
                run |= _shifted(run, way) & inside
            found |= _shifted(run, way) & mask & empty
        return found

    def turned(self, own: int, other: int, bit: int) -> int:
        """The discs that a disc on one square turns over."""
        found = 0
        for way, mask in self.ways:
            run, step = 0, _shifted(bit, way) & mask
            while step & other:
                run |= step
                step = _shifted(step, way) & mask
            if step & own:
                found |= run
        return found

    def after(self, own: int, other: int, bit: int) -> tuple[int, int]:
        """The discs when it is the other one's turn."""
        flipped = self.turned(own, other, bit)
        return other ^ flipped, own ^ flipped ^ bit

    def worth(self, own: int, other: int) -> int:
        """What a position promises: corners, edges, squares beside open corners, mobility."""
        value = 30 * _lead(own, other, self.corners) + 2 * _lead(own, other, self.edges)
        if (own | other) & self.corners != self.corners:
            value -= 12 * _lead(own, other, self.near) + 5 * _lead(own, other, self.beside)
        return value + 3 * (self.moves(own, other).bit_count() - self.moves(other, own).bit_count())

    def ordered(self, moves: int) -> Iterator[int]:
        """Squares, those that promise most first."""
        poor = self.near | self.beside
        for part in (
            self.corners,
            self.edges & ~poor,
            ~(poor | self.corners | self.edges),
            poor & ~self.corners,
        ):
            rest = moves & part
            while rest:
                bit = rest & -rest
                yield bit
                rest ^= bit

    def search(self, own: int, other: int, depth: int, low: int, high: int) -> int:
        """What a position is worth to who is in turn, so many moves ahead; the end counts most."""
        moves = self.moves(own, other)
        if not moves:
            if not self.moves(other, own):
                return 1000 * (own.bit_count() - other.bit_count())
            return -self.search(other, own, depth, -high, -low)
        if depth <= 0:
            return self.worth(own, other)
        best = -1_000_000
        for bit in self.ordered(moves):
            best = max(
                best, -self.search(*self.after(own, other, bit), depth - 1, -high, -max(low, best))
            )
            if best >= high:
                break
        return best


@cache
def bits_of(size: int) -> Bits:
    """The board of a size."""
    return Bits(size)


def packed(board: Board, seat: int) -> tuple[int, int]:
    """The discs of a seat and of the other one."""
    own = sum(1 << place for place, owner in enumerate(board) if owner == seat)
    return own, sum(1 << place for place, owner in enumerate(board) if owner == 1 - seat)


def _shifted(bits: int, way: int) -> int:
    return bits << way if way > 0 else bits >> -way


def _lead(own: int, other: int, part: int) -> int:
    return (own & part).bit_count() - (other & part).bit_count()
