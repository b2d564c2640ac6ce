"""What the conformance suite needs to know of rummy."""

from __future__ import annotations

from collections.abc import Hashable

from games.rummy.events import DealerDrawn
from games.rummy.state import State
from playroom.engine.options import Setup
from tests.rummy.position import redeal as redeal

SELDOM = frozenset(
    {
        *("count_seconds", "flips", "going_out", "no_may_i_last_three", "red_ace_points"),
        *("replace_same_run", "same_year", "stall_rounds"),
    }
)
"""What comes late in a game, or with cards that chance does not bring: the vectors and the tests of
the rules play each where it happens.
"""
SETUPS = (
    Setup.of(
        2,
        {
            "manual_scoring": True,
            "stall_rounds": 2,
            "may_i": False,
            "flips": 0,
            "count_seconds": 15,
        },
    ),
    Setup.of(
        3,
        {
            "on_leave": "vacate",
            "stall_rounds": 2,
            "may_i_limit": 1,
            "going_out": "either",
            "flips": 2,
        },
    ),
    Setup.of(
        4,
        {
            "deuces_wild": True,
            "replace_same_run": True,
            "turn_seconds": 30,
            "discarder_may_claim": False,
        },
    ),
    # without a wild card few go down, and with claims the stock runs out
    Setup.of(4, {"jokers_per_deck": 0, "red_aces_wild": False, "flips": 3}),
)
PRESET_SEATS = {
    "continental": (2, 4, 7),
    "sinpuedo": (3,),
    "doses": (5,),
    "comodines": (6,),
    "cuenta": (3,),
    "literal": (8,),
}
PASSING = (DealerDrawn,)
MOST_INPUTS = 100_000  # silence lets the stock run out, and all ten rounds without progress
UNREACHED: frozenset[str] = frozenset()


def census(state: State) -> Hashable:
    """All cards, wherever they are; a game that rests before its first deal has none."""
    secret = state.secret
    held = [one for hand in secret.hands for one in hand]
    laid = [one for row in state.public.melds for one in row.meld.cards]
    return tuple(sorted(map(int, [*held, *laid, *secret.stock, *secret.pile])))
