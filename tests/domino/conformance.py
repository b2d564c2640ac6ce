"""What the conformance suite needs to know of Dominoes."""

from __future__ import annotations

from collections.abc import Hashable

from games.domino.state import State, imagine, view_of
from playroom.engine.record import Seat
from playroom.engine.rng import Rng

SHORT = {"target": 10}
PRESET_SEATS = {"usual": (2, 4), "block": (3,), "caribbean": (4,), "nine": (3,)}


def census(state: State) -> Hashable:
    """All tiles, wherever they are."""
    held = [tile for hand in state.hands for tile in hand]
    return tuple(sorted([*held, *state.stock, *state.chain.tiles]))


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """The tiles that a seat does not see, no half for those that have passed on it."""
    return imagine(view_of(state, seat), (), rng)
