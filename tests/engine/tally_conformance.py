"""What the conformance suite needs to know of the toy game."""

from __future__ import annotations

from collections.abc import Hashable

from playroom.engine.options import Setup
from tests.engine.tally_values import State

SETUPS = (
    Setup.of(4, {"prize": "a cake", "target": 30, "packs": 2}, {0: {"trusting": True}}),
    Setup.of(6, {"teams": 3, "absent": "silent", "jokers": True}),
)
UNREACHED: frozenset[str] = frozenset()


def census(state: State) -> Hashable:
    """All cards, wherever they are."""
    laid = [one for one in state.aside if one is not None]
    held = [one for hand in state.hands for one in hand]
    return tuple(sorted([*laid, *held, *state.stock, *state.played, *state.trick]))
