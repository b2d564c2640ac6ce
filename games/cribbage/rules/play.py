"""What a card scores in the play (CRB-044 to CRB-053), and which cards fit (CRB-034)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from playroom.engine.cards import Card
from playroom.engine.record import Points, Token

VALUES = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10)
"""What a rank adds to 15 and 31 (CRB-002), by rank."""


@lru_cache(10_000)
def play_parts(
    ranks: tuple[int, ...], total: int
) -> tuple[tuple[tuple[Token, Points], ...], Points]:
    """What the newest of the `ranks` laid in this run of cards scores, `total` being the total with
    it: parts and their sum.

    Parts are `fifteen` or `thirty_one`, then `pair`, `three`, `four` or `run` (CRB-044 to CRB-050),
    all one award (CRB-051).
    """
    parts = []
    if total == 15:
        parts.append(("fifteen", 2))
    elif total == 31:
        parts.append(("thirty_one", 2))
    newest = ranks[-1]
    same = 1
    while same < len(ranks) and ranks[-1 - same] == newest:
        same += 1
    if same > 1:
        parts.append((("pair", "three", "four")[same - 2], same * (same - 1)))
    else:
        for size in range(len(ranks), 2, -1):
            latest = ranks[-size:]
            if max(latest) - min(latest) == size - 1 and len(set(latest)) == size:
                parts.append(("run", size))
                break
    return tuple(parts), sum([points for _, points in parts])


def play_points(ranks: tuple[int, ...], total: int) -> Points:
    """The points of the newest card of a run of cards, 31 included, the last-card point not
    (CRB-051).
    """
    return play_parts(ranks, total)[1]


def fitting(hand: Iterable[Card], total: int) -> tuple[Card, ...]:
    """The cards of a hand that do not take the total past 31 (CRB-034), in the order they are
    held.
    """
    room = 31 - total
    if room >= 10:  # no card is worth more
        return tuple(hand)
    return tuple([card for card in hand if VALUES[card.rank] <= room])
