"""What to lay away: what the kept cards will be worth on average, and what the crib will be, by
tables.

The tables in `data` were computed for this game. `discard2.csv` (two players) is exact: for each of
the 169 classes of two cards all 15,890,700 hands of the opponent and all 44 starters, the opponent
laying away by the same table, repeated until nothing changed by more than 0.006 points.
`discard1.csv` (three to six players, by the rank laid away) comes from 3,000,000 simulated deals a
table.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from games.cribbage.bots.data import rows
from games.cribbage.options import CribbageOptions
from games.cribbage.rules.show import score
from games.cribbage.state import View
from playroom.engine.cards import PACK, RANKS, Card

_BY_NAME = {name: rank for rank, name in enumerate(RANKS, 1)} | {"10": 10}

ALIKE = 0.05
"""Discards that differ by no more than so many points are laid away one as well as the other."""


class Choice(NamedTuple):
    """Cards to lay away, the mean value of what is kept, the mean crib, and the sum as the crib's
    owner makes it count.
    """

    away: tuple[Card, ...]
    hand: float
    crib: float
    total: float


@cache
def _two() -> dict[tuple[int, int, bool], tuple[float, ...]]:
    """(lower rank, higher rank, of one suit) -> own crib, opponent's crib, and both when a crib's
    flush needs the starter.
    """
    return {
        (_BY_NAME[low], _BY_NAME[high], suited == "1"): tuple(map(float, points))
        for low, high, suited, *points in rows("discard2.csv")
    }


@cache
def _one() -> dict[tuple[int, int, int, bool], float]:
    """(players, teams, rank, own side's crib) -> the mean crib."""
    return {
        (int(players), int(teams), _BY_NAME[rank], side == "own"): float(points)
        for players, teams, rank, side, points in rows("discard1.csv")
    }


def crib_mean(options: CribbageOptions, away: tuple[Card, ...], ours: bool) -> float:
    """What a crib with the cards `away` is worth on average; `ours`: the dealer is on the own
    side.
    """
    if len(away) == 2:
        low, high = sorted(away)
        points = _two()[low.rank, high.rank, low.suit == high.suit]
        return points[(0 if ours else 1) + (2 if options.strict_crib else 0)]
    return _one()[options.seats, options.teams, away[0].rank, ours]


def hand_mean(hand: tuple[Card, ...], starters: tuple[Card, ...], four: bool = False) -> float:
    """The mean value of the kept cards over the starters that can still come."""
    return sum([score(hand, starter, False, four) for starter in starters]) / len(starters)


def choices(view: View) -> list[Choice]:
    """Every way to lay away, the best first."""
    options, hand, ours = view.options, view.hand, view.own_crib
    starters = tuple([card for card in PACK if card not in hand])
    ways = []
    for away in combinations(hand, view.to_discard):
        kept = tuple([card for card in hand if card not in away])
        worth, crib = hand_mean(kept, starters, options.four_flush), crib_mean(options, away, ours)
        ways.append(Choice(away, worth, crib, worth + crib if ours else worth - crib))
    return sorted(ways, key=lambda choice: -choice.total)
