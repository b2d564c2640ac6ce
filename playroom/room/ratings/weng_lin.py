"""Weng-Lin rating (Plackett-Luce model): the skill of players as a mean and a spread, from the
places of teams in one match of any size.

The formulas are here and not taken from the library openskill, which gives the same figures: equal
results have to give the same figures in every room and every version, and nothing has to be
installed for that.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

MEAN = 25.0
SPREAD = MEAN / 3
"""Of a player without a match."""
_LUCK = SPREAD / 2
"""How far one match is from the skill (beta)."""
_DRIFT = SPREAD / 100
"""How far skill may change from match to match (tau): no rating is ever sure for good."""
_LEAST = 0.0001
"""The part of the variance that one match leaves at least (kappa)."""

START = 1500
POINTS = 30
"""Points that are told for a unit of the mean: 100 more points win about 64 of 100 matches, as on
the scales of chess.
"""


class Rating(NamedTuple):
    """What is known of the skill of a player after so many matches."""

    mean: float = MEAN
    spread: float = SPREAD
    games: int = 0

    @property
    def points(self) -> int:
        """The plain number that is told."""
        return START + round(POINTS * (self.mean - MEAN))


def rated(teams: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """The ratings after a match of these teams, in places that are numbers (the lower the better,
    equal ones a draw).
    """
    known = [[(one.mean, one.spread**2 + _DRIFT**2) for one in team] for team in teams]
    means = [sum(mean for mean, _ in team) for team in known]
    variances = [sum(variance for _, variance in team) for team in known]
    scale = math.sqrt(sum(variance + _LUCK**2 for variance in variances))
    strengths = [math.exp(mean / scale) for mean in means]
    after = list[list[Rating]]()
    for mine, (team, variance) in enumerate(zip(known, variances, strict=True)):
        gain = loss = 0.0
        for other, place in enumerate(places):
            if place > places[mine]:
                continue
            # the chance to be the next one among those who are not placed before the other
            left = sum(s for s, p in zip(strengths, places, strict=True) if p >= place)
            chance, alike = strengths[mine] / left, places.count(place)
            gain += ((other == mine) - chance) / alike
            loss += chance * (1 - chance) / alike
        gain *= variance / scale
        loss *= (variance / scale**2) * (math.sqrt(variance) / scale)
        after.append([
            Rating(
                mean + own / variance * gain,
                math.sqrt(own * max(1 - own / variance * loss, _LEAST)),
                one.games + 1,
            )
            for one, (mean, own) in zip(teams[mine], team, strict=True)
        ])  # fmt: skip
    return after
