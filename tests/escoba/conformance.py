"""What the conformance suite needs to know of Escoba."""

from __future__ import annotations

from collections.abc import Hashable

from games.escoba.options import EscobaOptions
from games.escoba.state import State
from playroom.engine.cards import Card
from playroom.engine.options import Setup

SELDOM = frozenset(option.name for option in EscobaOptions.declared)
"""All of them: `test_options_felt.py` plays every one, with all its values."""
SETUPS = (
    Setup.of(3, {"wrong_sum": "claims", "on_leave": "forfeit", "pile_info": "full"}),
    Setup.of(4, {"wrong_sum": "claims", "soplo": True, "call": "rob", "turn_seconds": 30}),
    Setup.of(2, {"call": "rob", "initial_escoba": "first", "initial_thirty": "total"}),
    Setup.of(2, {"call": "manual", "soplo": True, "wrong_sum": "lay", "pile_info": "summary"}),
    Setup.of(2, {"capture": "hand", "sevens_point": "setenta70", "tie_break": "order"}),
    Setup.of(
        4,
        {
            "partnerships": "off",
            "capture": "card",
            "pile_info": "memory",
            "win_by": "2",
            "target": 2,
        },
    ),
    Setup.of(3, {"deck": "french", "pile_info": "full", "sevens_point": "none", "target": 5}),
)
UNTOLD = frozenset({"WindowClosed"})
"""Told by what came of it: a challenge that was right or wrong, or none at all."""
UNREACHED_EVENTS = frozenset({"Redealt"})
"""Three kings lie on one first table of 630; `test_rules.py` deals them."""
UNREACHED = frozenset(
    f"escoba-refuse-{name}" for name in ("no-escoba", "no-target", "not-last", "overlap")
)
"""Plays that no walk makes, for they are listed nowhere; vectors 6, 40 and 50 make each of them."""


def census(state: State) -> Hashable:
    """All cards, wherever they are; those of a take that may be challenged lie beside the table."""
    public = state.public
    held = [card for cards in (*state.hands, *state.piles) for card in cards]
    window = (public.window.card, *public.window.cards) if public.window else ()
    return tuple(sorted([*held, *state.stock, *public.loose, *window]))


def remembered(state: State) -> set[Card]:
    """What was taken was named when it was taken."""
    return {card for pile in state.piles for card in pile}
