"""Counting: what a deal scores, item by item, and what follows for the game.

>>> items = (CountItem("cards", 0, 3), CountItem("ace", 1, 1), CountItem("sweep", 1, 1))
>>> points_of(items, 2)
(3, 2)
>>> counted_out(items, (17, 20), 21)
((20, 20), (20, 21))
>>> most((4, 7, 7)), most((4, 7, 1))
(None, 1)
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from playroom.engine.record import Points, Record, Seat, Token


class CountItem(Record):
    """One item of a count: its name, the side that scores it, its points."""

    name: Token
    side: Seat
    points: Points


def points_of(items: Sequence[CountItem], sides: int) -> tuple[int, ...]:
    """The points of every side."""
    points = [0] * sides
    for item in items:
        points[item.side] += item.points
    return tuple(points)


def counted_out(
    items: Sequence[CountItem], before: Sequence[int], target: int
) -> tuple[tuple[int, ...], ...]:
    """The totals after each item, up to the one that brings a side to the target."""
    totals, running = list(before), []
    for item in items:
        totals[item.side] += item.points
        running.append(tuple(totals))
        if totals[item.side] >= target:
            return tuple(running)
    raise AssertionError("no side reaches the target")


def own_sums(
    deals: Iterable[Any], seat: Seat, called: Callable[[str], str] = str
) -> dict[str, float]:
    """What the side of a seat has scored in all deals together: its `points`, and those of every
    item by its name, or as it is `called`. A deal has the fields `items` and `points` (of every
    side).
    """
    sums = {"points": 0.0}
    for deal in deals:
        side = seat % len(deal.points)
        sums["points"] += deal.points[side]
        for item in deal.items:
            if item.side == side:
                name = called(item.name)
                sums[name] = sums.get(name, 0.0) + item.points
    return sums


def most(numbers: Sequence[int]) -> int | None:
    """The side with most; None for a tie, or when no side has any."""
    top = max(numbers)
    return numbers.index(top) if top and list(numbers).count(top) == 1 else None
