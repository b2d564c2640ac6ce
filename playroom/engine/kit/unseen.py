"""Unseen cards: how likely a seat holds what is wanted, and hands as they may be.

>>> round(chance(2, 10, 3), 3)
0.533
>>> hands("abc", (2, 1, 2), {0: ("x", "y"), 2: ("z",)})
(('x', 'y'), ('a',), ('z', 'b'))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import comb
from typing import TypeVar

from playroom.engine.record import Seat

C = TypeVar("C")


def chance(fits: int, unseen: int, held: int) -> float:
    """The probability that one of so many unseen cards that fit is among those `held`."""
    if not fits or held <= 0:
        return 0.0
    if unseen - fits < held:
        return 1.0
    return 1 - comb(unseen - fits, held) / comb(unseen, held)


def hands(
    cards: Sequence[C], held: Sequence[int], known: Mapping[Seat, tuple[C, ...]]
) -> tuple[tuple[C, ...], ...]:
    """Hands of so many cards: those that are known, filled up from `cards` seat by seat."""
    dealt, place = [], 0
    for seat, count in enumerate(held):
        mine = known.get(seat, ())
        end = place + count - len(mine)
        dealt.append((*mine, *cards[place:end]))
        place = end
    return tuple(dealt)
