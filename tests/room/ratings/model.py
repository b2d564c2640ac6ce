"""Model of matches between players of known strength, and the rank correlation of what is found."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from playroom.room.ratings.weng_lin import Rating, rated


def tournament(
    players: int, matches: int, seats: int, span: float, seed: int
) -> tuple[list[float], list[Rating]]:
    """Strengths that are evenly spread over a `span`, and the ratings after so many matches of each
    player against others drawn by lot. In a match a player's strength is disturbed by chance, so
    that of two the better one by `d` wins 1 / (1 + exp(-d)) of the matches.
    """
    chance = random.Random(seed)
    strengths = [span * number / (players - 1) for number in range(players)]
    ratings = [Rating()] * players
    for _ in range(matches):
        order = chance.sample(range(players), players)
        for first in range(0, players, seats):
            table = order[first : first + seats]
            shown = [strengths[one] - math.log(-math.log(chance.random())) for one in table]
            places = [sum(other > own for other in shown) for own in shown]
            after = rated([[ratings[one]] for one in table], places)
            for one, (rating,) in zip(table, after, strict=True):
                ratings[one] = rating
    return strengths, ratings


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's rank correlation, -1 to 1; values that are alike share the mean of their ranks."""
    ranks = [_ranks(values) for values in (one, other)]
    mean = (len(one) - 1) / 2
    both = sum((a - mean) * (b - mean) for a, b in zip(*ranks, strict=True))
    own = [sum((rank - mean) ** 2 for rank in each) for each in ranks]
    return both / math.sqrt(own[0] * own[1]) if all(own) else 0.0


def _ranks(values: Sequence[float]) -> list[float]:
    return [
        sum(other < value for other in values) + (sum(other == value for other in values) - 1) / 2
        for value in values
    ]
