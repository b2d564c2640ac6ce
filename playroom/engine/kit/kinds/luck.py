"""Push your luck: when to stop risking the points of a turn, by the chances of all that may come.

Pig: a die is rolled as often as one likes, a 1 loses all. It is best to stop at 20.

>>> def die(free):
...     return [(1 / 6, ()), *((1 / 6, ((points, free),)) for points in range(2, 7))]
>>> pig = Plan(die, lambda pot, free: pot, enough=100)
>>> pig.goes_on(19, 1), pig.goes_on(21, 1)
(True, False)
>>> round(holds(100, 1, mean=8, spread=10), 2), round(holds(0, 1, mean=8, spread=10), 2)
(1.0, 0.39)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import erf

Ways = tuple[tuple[int, int], ...]
"""Points that a roll may bring, each with what is free to be rolled afterwards; none: all is lost.
"""


class Plan:
    """The best play of one turn.

    `outcomes(free)` tells what a roll may bring, with its probabilities; `banked(pot, free)` is
    what it is worth to stop with so many points (None: that may not be done), `lost` what it is
    worth to lose them. With `enough` points a turn is taken to stop: larger ones are too seldom to
    matter.
    """

    def __init__(
        self,
        outcomes: Callable[[int], Iterable[tuple[float, Ways]]],
        banked: Callable[[int, int], float | None],
        lost: float = 0.0,
        enough: int = 4000,
    ) -> None:
        self._outcomes, self.banked = outcomes, banked
        self._lost, self._enough = lost, enough
        self._worth: dict[tuple[int, int], float] = {}

    def rolling(self, pot: int, free: int) -> float:
        """What it is worth to roll."""
        value = 0.0
        for chance, ways in self._outcomes(free):
            best = max((self.worth(pot + more, left) for more, left in ways), default=None)
            value += chance * (self._lost if best is None else best)
        return value

    def worth(self, pot: int, free: int) -> float:
        """What it is worth to have so many points at risk, stopping or rolling."""
        known = self._worth.get((pot, free))
        if known is None:
            banked = self.banked(pot, free)
            if pot >= self._enough:
                known = self._lost if banked is None else banked
            else:
                rolled = self.rolling(pot, free)
                known = rolled if banked is None else max(banked, rolled)
            self._worth[pot, free] = known
        return known

    def goes_on(self, pot: int, free: int) -> bool:
        """Is it better to roll than to stop?"""
        banked = self.banked(pot, free)
        return banked is None or self.rolling(pot, free) > banked


def holds(lead: float, turns: float, mean: float, spread: float) -> float:
    """How likely a lead in points lasts for so many turns of both players when the other one is
    next: a turn brings `mean` points, and deviates by `spread`. Without turns it is decided, a tie
    by halves.
    """
    if not turns:
        return (lead > 0) + (lead == 0) / 2
    return (1 + erf((lead - mean / 2) / (2 * spread * turns**0.5))) / 2
