"""Figures of one player in a match, for statistics: what hands, cribs and play were worth, and what
miscounting cost.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING

from games.cribbage.state import Counted, Dealt, LastCard, Played, State, View
from playroom.engine.record import Seat

if TYPE_CHECKING:
    from playroom.engine.match import Match


def _lost(event: Counted, side: int) -> int:
    """What a count has cost: points of one's own not had, or as many as were counted too many where
    others get those.
    """
    had = sum(points for to, points in event.awards if to == side)
    others = any(points for to, points in event.awards if to != side)
    too_many = (
        event.claim - event.value if event.claim is not None and others and not event.joke else 0
    )
    return max(0, event.value - had, too_many)


def own_figures(match: Match[State, View], seat: Seat) -> Mapping[str, tuple[float, int]]:
    """Name -> (sum, count): `hand` and `crib` a count, `play` a deal, `lost` to miscounting a game,
    `exact` in percent.
    """
    sums: dict[str, float] = defaultdict(float)
    counts: dict[str, int] = defaultdict(int)
    side = match.state.rules.side_of[seat]
    manual = False
    for event in match.happened:
        if isinstance(event, Dealt):
            counts["play"] += 1
        elif isinstance(event, (Played, LastCard)) and event.seat == seat:
            sums["play"] += event.points
        elif isinstance(event, Counted) and event.seat == seat:
            name = "crib" if event.what == "crib" else "hand"
            sums[name] += event.value
            counts[name] += 1
            if event.how != "auto":
                manual = True
                sums["lost"] += _lost(event, side)
                sums["exact"] += 100 * (event.claim == event.value)
                counts["exact"] += 1
    if manual:
        counts["lost"] = 1
    return {
        name: (sums[name], counts[name])
        for name in ("hand", "crib", "play", "exact", "lost")
        if counts[name]
    }
