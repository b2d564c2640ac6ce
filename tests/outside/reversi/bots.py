"""The rivals. Nothing is hidden in this game, so they differ by how far they look ahead."""

from __future__ import annotations

from collections.abc import Iterator

from playroom.engine import kit

from .actions import Lay
from .board import GRIDS, legal
from .fast import Bits, bits_of, packed
from .state import View


def choices(view: View) -> Iterator[kit.Action]:
    """Every legal square, as they are read."""
    if view.seat is None:
        return
    squares = GRIDS[view.options.size].squares
    yield from (Lay(squares[place]) for place in legal(view.board, view.options.size, view.seat))


class Looker(kit.Bot):
    """Looks `depth` moves ahead, and to the end once `end` squares are empty; overlooks a share of
    what it may do, and takes one of those that are worth at most `within` less than the best.
    """

    def __init__(self, depth: int, end: int, within: int, overlooks: float = 0.0) -> None:
        self.depth, self.end, self.within, self.overlooks = depth, end, within, overlooks

    def decide(self, turn: kit.Turn) -> kit.Action:
        """The square to lay on."""
        view: View = turn.view
        bits = bits_of(view.options.size)
        own, other = packed(view.board, view.seat or 0)
        moves = list(bits.ordered(bits.moves(own, other)))
        seen = [bit for bit in moves if turn.rng.random() >= self.overlooks] or moves
        bit = kit.near_best(self.judged(bits, own, other, seen), self.within, turn.rng)
        return Lay(GRIDS[view.options.size].squares[bit.bit_length() - 1])

    def judged(self, bits: Bits, own: int, other: int, moves: list[int]) -> list[tuple[float, int]]:
        """Squares with what they are worth; poor ones with no more than they are worth."""
        empty = (bits.full ^ own ^ other).bit_count()
        depth = empty if empty <= self.end else self.depth
        judged: list[tuple[float, int]] = []
        best = -1_000_000
        for bit in moves:
            floor = best - self.within - 1
            value = -bits.search(*bits.after(own, other, bit), depth - 1, -1_000_000, -floor)
            judged.append((value, bit))
            best = max(best, value)
        return judged


class Greedy(kit.Bot):
    """Takes the square that turns most discs over, of those that it sees."""

    def decide(self, turn: kit.Turn) -> kit.Action:
        """The square to lay on."""
        view: View = turn.view
        bits = bits_of(view.options.size)
        own, other = packed(view.board, view.seat or 0)
        moves = list(bits.ordered(bits.moves(own, other)))
        seen = [bit for bit in moves if turn.rng.random() >= 0.3] or moves
        judged = [(bits.turned(own, other, bit).bit_count(), bit) for bit in seen]
        bit = kit.near_best(judged, 0, turn.rng)
        return Lay(GRIDS[view.options.size].squares[bit.bit_length() - 1])


LEVELS = {
    "easy": Greedy,
    "fair": lambda: Looker(1, 2, 4, overlooks=0.2),
    "good": lambda: Looker(2, 5, 2),
    "expert": lambda: Looker(4, 8, 1),
}
"""The weakest first, behind `random`."""
