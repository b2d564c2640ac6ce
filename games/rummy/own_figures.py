"""Figures of one player in a game, for statistics: points by contract, and how often
one went out.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from games.rummy.events import HandEnded, HandScored, HandStarted
from playroom.engine.record import Seat

if TYPE_CHECKING:
    from playroom.engine.match import Match

CONTRACTS = (
    "contract-1",
    "contract-2",
    "contract-3",
    "contract-4",
    "contract-5",
    "contract-6",
    "contract-7",
)
"""The figures of the points in each hand."""


def own_figures(match: Match[Any, Any], seat: Seat) -> Mapping[str, tuple[float, int]]:
    """Name -> (sum, count): points in each hand by its contract, hands in which the seat went out
    in percent.
    """
    found: dict[str, tuple[float, int]] = {}
    number, hands, out = 1, 0, 0
    for event in match.happened:
        if isinstance(event, HandStarted):
            number = event.number
        elif isinstance(event, HandEnded):
            hands += 1
            out += event.how == "out" and event.seat == seat
        if (
            isinstance(event, (HandEnded, HandScored))
            and seat < len(event.points)
            and number <= len(CONTRACTS)
        ):
            points = event.points[seat]
            if points is not None:
                found[CONTRACTS[number - 1]] = (float(points), 1)
    if hands:
        found["out"] = (100.0 * out, hands)
    return found
