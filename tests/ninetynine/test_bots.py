"""The levels of Ninety-nine: each wins more than the one before it over the same cards.

A small sample; PLAYROOM_THOROUGH=1 plays enough matches for three standard errors with milestones.
"""

from __future__ import annotations

import math

import pytest

from games.ninetynine import GAME
from games.ninetynine.options import PRESETS
from playroom.engine.contract import Turn
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from tests.conftest import THOROUGH

LADDER = [("easy", "random"), ("fair", "easy"), ("good", "fair"), ("expert", "good")]


def wins(one: str, other: str, matches: int, preset: str) -> int:
    """How many matches for two `one` wins, each cards once from either seat."""
    won = 0
    for number in range(matches):
        levels = (one, other) if number % 2 else (other, one)
        bots = [GAME.bots[level]() for level in levels]
        setup, rng = Setup.of(2, PRESETS[preset]), Rng(f"ladder {number // 2}")
        state = GAME.start(setup, rng).state
        while requests := GAME.requests(state):
            seat = requests[0].seat
            dice = Rng(f"{number} {state.deal} {state.acts}")
            action = bots[seat].decide(Turn(GAME.view(state, seat), requests, (), dice))
            state = GAME.apply(state, seat, action, rng).state
        won += levels[state.alive[0]] == one
    return won


@pytest.mark.parametrize(("one", "other"), LADDER)
def test_each_level_is_better_than_the_one_before(one: str, other: str) -> None:
    matches = 1500 if THOROUGH else 150
    for preset in PRESETS if THOROUGH else ("milestones",):
        won = wins(one, other, matches, preset)
        errors = (won - matches / 2) / (math.sqrt(matches) / 2)
        sure = 3 if THOROUGH and preset == "milestones" else 0  # the others are more of luck
        assert errors > sure, f"{preset}: {won} of {matches}"
