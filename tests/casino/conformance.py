"""What the conformance suite needs to know of Casino."""

from __future__ import annotations

from collections.abc import Hashable

from games.casino.events import AccusationDenied, Accused
from games.casino.model import Phase, State
from playroom.engine.cards import PACK
from playroom.engine.options import Setup

SETUPS = (
    Setup.of(
        2,
        {
            "referee": "claims",
            "game_mode": "deal",
            "irregularity_loses": True,
            "announce_last": "manual",
        },
    ),
    Setup.of(
        3,
        {
            "referee": "claims",
            "initial_table_multi": "none",
            "raise_scope": "opponents",
            "on_leave": "forfeit",
        },
    ),
    Setup.of(
        4,
        {
            "referee": "claims",
            "face_values": True,
            "deal_style": "draw",
            "casino_high_values": True,
        },
    ),
    Setup.of(
        4,
        {
            "illegal_take_penalty": "must_trail",
            "pile_info": "full",
            "gather_on_raise": True,
            "overs": True,
        },
    ),
    Setup.of(
        3,
        {
            "illegal_take_penalty": "must_trail",
            "pile_info": "summary",
            "face_pairing": "1-2",
            "multipliers": True,
        },
    ),
    Setup.of(
        4,
        {
            "partnerships": "off",
            "face_values": True,
            "number_pairing": "1-3",
            "table_dual_values": False,
        },
    ),
)
RULES = frozenset(
    {
        *range(1, 8),
        *range(10, 22),
        *range(30, 36),
        *range(40, 56),
        *range(60, 73),
        *range(80, 85),
        *range(90, 99),
        *range(100, 115),
        *range(120, 134),
        *range(140, 149),
        *range(160, 179),
        *range(180, 193),
        *range(200, 208),
        *range(210, 214),
        *range(220, 224),
        *range(230, 232),
        *range(300, 308),
    }
)
"""The numbers of all rules of Casino, CAS-001 to CAS-307."""

PASSING = (Accused, AccusationDenied)
"""They name a card that the accuser has guessed: that tells nobody where it is."""

UNREACHED = frozenset(
    f"casino-no-{name}"
    for name in (
        "announce",
        "bad-value",
        "face-build",
        "face-count",
        "gather",
        "lone-card",
        "multi-raise",
        "not-turn-nobody",
        "overlap",
        "overlap-build",
        "pair-count",
        "raise-table",
        "scope",
        "sum-build",
        "sum-many",
        "sum-one",
        "sum-raise",
    )
)
"""Plays that no walk makes, for they are listed nowhere; `test_refusals.py` makes each of them."""

NOTATION = frozenset({"casino-no-verb", "casino-no-notation"})


def census(state: State) -> Hashable:
    """All cards, wherever they are: hands, stock, loose, in builds, in piles."""
    public = state.public
    if (
        public.phase is Phase.DEALER
    ):  # the deal is void: the whole pack is gathered in and waits for its dealer
        assert not any((*state.hands, state.stock, public.loose, public.builds, *public.piles))
        return tuple(sorted(PACK))
    held = [one for hand in state.hands for one in hand]
    built = [one for pile in public.builds for one in pile.cards]
    taken = [one for pile in public.piles for one in pile]
    return tuple(sorted([*held, *state.stock, *public.loose, *built, *taken]))
