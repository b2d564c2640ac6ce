"""What the conformance suite needs to know of Casino."""

from __future__ import annotations

from collections.abc import Hashable

from games.casino.model import State
from playroom.engine.options import Setup

SETUPS = (
    Setup.of(2, {"referee": "claims", "sweeps": True, "target": 11}),
    Setup.of(3, {"referee": "claims", "initial_table_multi": "none", "raise_scope": "opponents"}),
    Setup.of(4, {"referee": "claims", "face_values": True, "deal_style": "draw", "casino_high_values": True}),
    Setup.of(2, {"referee": "claims", "game_mode": "deal", "irregularity_loses": True, "announce_last": "manual"}),
    Setup.of(4, {"illegal_take_penalty": "must_trail", "pile_info": "full", "gather_on_raise": True, "overs": True}),
    Setup.of(
        3, {"illegal_take_penalty": "must_trail", "pile_info": "summary", "face_pairing": "1-2", "turn_seconds": 30}
    ),
    Setup.of(4, {"partnerships": "off", "face_values": True, "number_pairing": "1-3", "table_dual_values": False}),
    Setup.of(2, {"multipliers": True, "spade_overs": True, "pile_info": "memory", "builder_duty": "take_or_duplicate"}),
    Setup.of(3, {"on_leave": "forfeit", "announce_last": "manual", "builder_duty": "none", "face_pairing": "any"}),
)
UNREACHED: frozenset[str] = frozenset()
NOTATION = frozenset({"casino-no-verb", "casino-no-notation"})


def census(state: State) -> Hashable:
    """All cards, wherever they are: hands, stock, loose, in builds, in piles."""
    public = state.public
    held = [one for hand in state.hands for one in hand]
    built = [one for pile in public.builds for one in pile.cards]
    taken = [one for pile in public.piles for one in pile]
    return tuple(sorted([*held, *state.stock, *public.loose, *built, *taken]))
