"""Figures of finished games, for simulations and statistics."""

from __future__ import annotations

from collections.abc import Mapping

from games.casino.events import Built, DealScored, Duplicated, Increased, Swept, Took, Trailed
from games.casino.model import State, View
from playroom.engine.match import Match

_PLAYS = {
    Trailed: "trails",
    Took: "takes",
    Built: "builds",
    Duplicated: "duplicates",
    Increased: "increases",
}


def figures(match: Match[State, View]) -> Mapping[str, tuple[float, int]]:
    """`deals` a game; `trails`, `takes`, `builds`, `duplicates`, `increases`, `sweeps`, `points` a
    deal; `cards` a take.
    """
    counts = dict.fromkeys((*_PLAYS.values(), "sweeps"), 0)
    gained = points = deals = 0
    for event in match.happened:
        kind = _PLAYS.get(type(event))
        if kind is not None:
            counts[kind] += 1
            if type(event) is Took:
                gained += event.gained
        elif type(event) is Swept:
            counts["sweeps"] += 1
        elif type(event) is DealScored:
            deals += 1
            points += sum(event.points)
    out = {name: (float(count), deals) for name, count in counts.items()}
    out["deals"] = (float(deals), 1)
    out["points"] = (float(points), deals)
    out["cards_a_take"] = (float(gained), counts["takes"])
    return out
