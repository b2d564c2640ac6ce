"""Figures of a finished game: how hands went and what they cost, for all and for one player."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from games.rummy import events as e
from games.rummy.options import HANDS
from playroom.engine.contract import Finished
from playroom.engine.record import Seat

Figures = Mapping[str, tuple[float, int]]

_PER_HAND = {
    e.Claimed: "claims_per_hand",
    e.Opened: "opened_per_hand",
    e.StockTurned: "stock_turned_per_hand",
}
_OWN = tuple(f"contract-{number}" for number in range(1, HANDS + 1))
"""The figures of a player's points in each hand."""


def figures(finished: Finished) -> Figures:
    """Name -> (sum, count): turns a hand and points a player by contract, how hands ended, claims,
    openings, totals.
    """
    sums: dict[str, float] = defaultdict(float)
    counts: dict[str, int] = defaultdict(int)

    def add(name: str, value: float, count: int = 1) -> None:
        sums[name] += value
        counts[name] += count

    number, turns = 1, 0
    for event in finished.events:
        match event:
            case e.HandStarted():
                number, turns = event.number, 0
            case e.Discarded():
                turns += 1
            case e.Claimed() | e.Opened() | e.StockTurned():
                add(_PER_HAND[type(event)], 1, 0)
            case e.HandEnded():
                add(f"turns_{number}", turns)
                for name in _PER_HAND.values():
                    add(name, 0)
                for how in ("out", "exhausted", "blocked"):
                    add(f"ended_{how}", float(event.how == how))
                for points in event.points:
                    if points is not None:
                        add(f"points_{number}", points)
    if finished.outcome is not None:
        for total in finished.outcome.scores:
            add("total", total)
        add("best_total", min(finished.outcome.scores))
    return {name: (sums[name], counts[name]) for name in sorted(counts)}


def own_figures(finished: Finished, seat: Seat) -> Figures:
    """Name -> (sum, count): points in each hand by its contract, hands in which the seat went out
    in percent.
    """
    own: dict[str, tuple[float, int]] = {}
    number, hands, out = 1, 0, 0
    for event in finished.events:
        if isinstance(event, e.HandStarted):
            number = event.number
        elif isinstance(event, e.HandEnded):
            hands += 1
            out += event.how == "out" and event.seat == seat
        if isinstance(event, (e.HandEnded, e.HandScored)) and seat < len(event.points):
            points = event.points[seat]
            if points is not None and number <= len(_OWN):
                own[_OWN[number - 1]] = (float(points), 1)
    if hands:
        own["out"] = (100.0 * out, hands)
    return own
