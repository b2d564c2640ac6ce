"""How likely a side wins, by what the dealer and the other of two players need at the start of a
deal (`data/chances.csv`, made by `tests/cribbage/make_chances.py` from 6,000 deals of the level
good).
"""

from __future__ import annotations

from functools import cache

from games.cribbage.bots.data import rows

MOST = 121
"""The largest need in the table."""

_SURELY_OPEN = 60
"""The table covers only the last points of a longer game; no side counts as nearer than this while
the other is not in it.
"""


@cache
def _table() -> tuple[tuple[float, ...], ...]:
    """Rows by the dealer's need, columns by the other's, both from 1."""
    return tuple(
        tuple([int(thousandths) / 1000 for thousandths in row[1:]]) for row in rows("chances.csv")
    )


def dealer_wins(dealer: int, other: int) -> float:
    """The chance of the player who deals next, both needing at least 1 point."""
    more = max(dealer, other) - MOST
    if more > 0:
        dealer, other = max(_SURELY_OPEN, dealer - more), max(_SURELY_OPEN, other - more)
    return _table()[dealer - 1][other - 1]


def after_counts(needs: tuple[int, int], hands: tuple[int, int], crib: int) -> float:
    """The chance of the dealer when the play is over and the counts are still to come; needs and
    hands are the dealer's and the other's. The other counts first, then the dealer hand and crib.
    """
    dealer, other = needs
    other -= hands[1]
    if other <= 0:
        return 0.0
    dealer -= hands[0] + crib
    return 1.0 if dealer <= 0 else 1 - dealer_wins(other, dealer)
