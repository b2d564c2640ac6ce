"""Figures of one player in a game, for statistics: the points of a deal, item by item."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from games.casino.events import DealScored, Swept
from playroom.engine.record import Seat

if TYPE_CHECKING:
    from playroom.engine.match import Match

ITEMS = ("cards", "spades", "big", "little", "aces", "sweeps", "over")
"""The items that are told apart: aces, sweeps and cards over a number are put together."""
_JOINED = {"sweep": "sweeps", "spadeover": "over"}


def own_figures(match: Match[Any, Any], seat: Seat) -> Mapping[str, tuple[float, int]]:
    """Name -> (sum, count), a deal each: `points` of one's side and of that the `ITEMS`, the
    `swept` sweeps of one's own.
    """
    sums = dict.fromkeys(("points", *ITEMS, "swept"), 0.0)
    deals = 0
    for event in match.happened:
        if isinstance(event, Swept):
            sums["swept"] += event.seat == seat
        elif isinstance(event, DealScored):
            deals += 1
            side = next(number for number, seats in enumerate(event.sides) if seat in seats)
            sums["points"] += event.points[side]
            for one in event.items:
                name = "aces" if one.name.startswith("ace") else _JOINED.get(one.name, one.name)
                if one.side == side and name in sums:
                    sums[name] += one.points
    never = {name for name in ("sweeps", "over", "swept") if not sums[name]}
    return {name: (total, deals) for name, total in sums.items() if deals and name not in never}
