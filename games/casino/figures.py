"""Figures of finished games, of a match and of one player, for simulations and statistics."""

from __future__ import annotations

from collections.abc import Mapping

from games.casino.events import Built, DealScored, Duplicated, Increased, Swept, Took, Trailed
from playroom.engine.contract import Finished
from playroom.engine.kit.counting import own_sums
from playroom.engine.record import Seat

ITEMS = ("cards", "spades", "big", "little", "aces", "sweeps", "over")
"""The items of the count that are told apart: aces, sweeps and cards over a number are put
together.
"""

_PLAYS = {
    Trailed: "trails",
    Took: "takes",
    Built: "builds",
    Duplicated: "duplicates",
    Increased: "increases",
}
_JOINED = {"sweep": "sweeps", "spadeover": "over"}


def figures(finished: Finished) -> Mapping[str, tuple[float, int]]:
    """`deals` a game; `trails`, `takes`, `builds`, `duplicates`, `increases`, `sweeps`, `points` a
    deal; `cards` a take.
    """
    counts = dict.fromkeys((*_PLAYS.values(), "sweeps"), 0)
    gained = points = deals = 0
    for event in finished.events:
        kind = _PLAYS.get(type(event))
        if kind is not None:
            counts[kind] += 1
            if isinstance(event, Took):
                gained += event.gained
        elif isinstance(event, Swept):
            counts["sweeps"] += 1
        elif isinstance(event, DealScored):
            deals += 1
            points += sum(event.points)
    return {
        **{name: (float(count), deals) for name, count in counts.items()},
        "deals": (float(deals), 1),
        "points": (float(points), deals),
        "cards_a_take": (float(gained), counts["takes"]),
    }


def own_figures(finished: Finished, seat: Seat) -> Mapping[str, tuple[float, int]]:
    """Name -> (sum, count), a deal each: `points` of one's side and of that the `ITEMS`, the
    `swept` sweeps of one's own.
    """
    deals = [event for event in finished.events if isinstance(event, DealScored)]
    swept = sum(isinstance(e, Swept) and e.seat == seat for e in finished.events)
    sums = {**own_sums(deals, seat, _called), "swept": float(swept)}
    always = {"points", *ITEMS} - {"sweeps", "over"}
    names = [name for name in ("points", *ITEMS, "swept") if name in always or sums.get(name)]
    return {name: (sums.get(name, 0.0), len(deals)) for name in names if deals}


def _called(name: str) -> str:
    return "aces" if name.startswith("ace") else _JOINED.get(name, name)
