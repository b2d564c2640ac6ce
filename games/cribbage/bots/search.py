"""The play of two, searched to its end: what a card brings, net, when both hands are known and both
lay their best.

Ranks only. Near the target a value also knows who would win, in the play or when the hands are
counted in their order.
"""

from __future__ import annotations

from typing import NamedTuple

from games.cribbage.rules.play import VALUES

Ranks = tuple[int, ...]
_FAR = 1000
_WIN = 40.0


class Finish(NamedTuple):
    """What the counts after the play are worth, as the searching seat takes them: its own hand and
    the other's, a crib's mean with the dealer's hand, and whether it counts first."""

    own: float
    other: float
    first: bool


def points_of(ranks: Ranks, total: int) -> int:
    """The same as `rules.play.play_points`, without the parts: quicker for the thousands of runs
    that are met once.
    """
    newest, size = ranks[-1], len(ranks)
    points = 2 if total in (15, 31) else 0
    if size == 1:
        return points
    if ranks[-2] == newest:
        same = 2
        while same < size and ranks[-1 - same] == newest:
            same += 1
        return points + same * (same - 1)
    low = high = newest
    seen, longest = 1 << newest, 0
    for place in range(2, size + 1):
        rank = ranks[-place]
        bit = 1 << rank
        if seen & bit:
            break
        seen |= bit
        if rank < low:
            low = rank
        elif rank > high:
            high = rank
        if high - low >= size:
            break
        if high - low == place - 1 and place > 2:
            longest = place
    return points + longest


class Search:
    """One search.

    `nodes` counts the positions worked out; `short` stops at the end of the present run of cards.
    """

    def __init__(
        self,
        needs: tuple[int, int] = (_FAR, _FAR),
        finish: Finish | None = None,
        short: bool = False,
    ) -> None:
        self.nodes = 0
        self._memo: dict[tuple[object, ...], float] = {}
        self._near = finish is not None
        self._finish = finish
        self._short = short
        self.needs = needs if finish is not None else (_FAR, _FAR)

    def lay(
        self,
        mover: int,
        ranks: Ranks,
        total: int,
        rank: int,
        rest: Ranks,
        theirs: Ranks,
        needs: tuple[int, int],
    ) -> float:
        """What the mover (0: the searching seat) nets by laying `rank`; `rest` and `theirs` are the
        hands, low to high.
        """
        total += VALUES[rank]
        ranks = (*ranks, rank)
        points = points_of(ranks, total)
        room = 31 - total
        they = bool(theirs) and VALUES[theirs[0]] <= room
        again = not they and bool(rest) and VALUES[rest[0]] <= room
        if not they and not again and total < 31:
            points += 1
        if points and self._near:
            mine, others = needs if mover == 0 else needs[::-1]
            mine -= points
            if mine <= 0:
                return _WIN
            needs = (mine, others) if mover == 0 else (others, mine)
        if they:
            return points - self.best(1 - mover, ranks, total, theirs, rest, needs)
        if again:
            return points + self.best(mover, ranks, total, rest, theirs, needs)
        if self._short:
            return points
        if theirs:
            return points - self.best(1 - mover, (), 0, theirs, rest, needs)
        if rest:
            return points + self.best(mover, (), 0, rest, theirs, needs)
        return points + (self._counted(needs) if mover == 0 else -self._counted(needs))

    def best(
        self,
        mover: int,
        ranks: Ranks,
        total: int,
        hand: Ranks,
        theirs: Ranks,
        needs: tuple[int, int],
    ) -> float:
        """The best that the mover nets from here; it can lay a card."""
        key = (mover, ranks, hand, theirs, needs) if self._near else (ranks, hand, theirs)
        known = self._memo.get(key)
        if known is not None:
            return known
        self.nodes += 1
        room, before, best = 31 - total, 0, -1000.0
        for place, rank in enumerate(hand):
            if VALUES[rank] > room:
                break
            if rank != before:
                before = rank
                value = self.lay(
                    mover, ranks, total, rank, hand[:place] + hand[place + 1 :], theirs, needs
                )
                if value > best:
                    best = value
        self._memo[key] = best
        return best

    def _counted(self, needs: tuple[int, int]) -> float:
        """Who wins by counting, if somebody does."""
        end = self._finish
        if end is None:
            return 0.0
        if end.first:
            return _WIN if needs[0] <= end.own else -_WIN if needs[1] <= end.other else 0.0
        return -_WIN if needs[1] <= end.other else _WIN if needs[0] <= end.own else 0.0
