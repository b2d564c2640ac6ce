"""Figures of a finished game for `simulate`: how hands went and what they cost."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import TYPE_CHECKING

from games.rummy import events as e

if TYPE_CHECKING:
    from games.rummy.state import State, View
    from playroom.engine.match import Match


def figures(match: Match[State, View]) -> Mapping[str, tuple[float, int]]:
    """Name -> (sum, count): turns a hand and points a player by contract, how hands ended, claims,
    openings, totals.
    """
    sums: dict[str, float] = defaultdict(float)
    counts: dict[str, int] = defaultdict(int)

    def add(name: str, value: float, count: int = 1) -> None:
        sums[name] += value
        counts[name] += count

    number, turns = 1, 0
    for event in match.happened:
        if isinstance(event, e.HandStarted):
            number, turns = event.number, 0
        elif isinstance(event, e.Discarded):
            turns += 1
        elif isinstance(event, e.Claimed):
            add("claims_per_hand", 1, 0)
        elif isinstance(event, e.Opened):
            add("opened_per_hand", 1, 0)
        elif isinstance(event, e.StockTurned):
            add("stock_turned_per_hand", 1, 0)
        elif isinstance(event, e.HandEnded):
            add(f"turns_{number}", turns)
            for name in ("claims_per_hand", "opened_per_hand", "stock_turned_per_hand"):
                add(name, 0)
            for how in ("out", "exhausted", "blocked"):
                add(f"ended_{how}", float(event.how == how))
            for points in event.points:
                if points is not None:
                    add(f"points_{number}", points)
    outcome = match.outcome
    if outcome is not None:
        for total in outcome.scores:
            add("total", total)
        add("best_total", min(outcome.scores))
    return {name: (sums[name], counts[name]) for name in sorted(counts)}
