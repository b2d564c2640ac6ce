"""The ladder of levels, in short: every level of every game is ahead of the one below it.

The cards and the dice come from the seeds alone, no clock is asked: what passes once passes on
every machine. `python3 -m tests.bench ladder` measures it properly (docs/levels.md).
"""

from __future__ import annotations

from itertools import pairwise

import pytest

from playroom.engine.kit.bots import levels_of
from playroom.engine.registry import find_game
from playroom.shell.screens.table_plan import TablePlan
from tests.bench.bench_ladder import step

PAIRS = {
    "brisca": 60,
    "calatone": 40,
    "casino": 40,
    "cribbage": 40,
    "domino": 30,
    "escoba": 60,
    "farkle": 200,
    "ninetynine": 400,
    "rummy": 100,
}
DEEP = {
    "calatone": 30,
    "casino": 30,
    "cribbage": 20,
    "domino": 12,
    "escoba": 40,
    "ninetynine": 200,
    "rummy": 20,
}
"""Experts think longer, so fewer are played."""
MEASURED_APART = {(game, "expert") for game in ("brisca", "casino", "farkle", "rummy")}
"""Steps too small for a short sample: they are held by tests/bench alone."""

STEPS = [
    (game, weaker, stronger)
    for game in PAIRS
    for weaker, stronger in pairwise(levels_of(find_game(game)))
    if (game, stronger) not in MEASURED_APART
]


@pytest.mark.parametrize(("game", "weaker", "stronger"), STEPS)
def test_every_level_is_ahead_of_the_one_below_it(game: str, weaker: str, stronger: str) -> None:
    pairs = DEEP[game] if stronger == "expert" else PAIRS[game]
    found = step(find_game(game), weaker, stronger, 2, pairs, "short")
    assert found["lead"] > 0, found


def test_a_level_that_plays_no_better_at_a_table_is_not_offered_there() -> None:
    """With more than two Cribbage's expert is not ahead of good: good sits there under its own
    name.
    """
    game = find_game("cribbage")
    plan = TablePlan(game)
    plan.levels = ["expert", "easy", "good", "fair", "expert"]
    assert levels_of(game, plan.setup())[-1] == "expert"
    assert plan.seated(plan.setup()) == ["expert"]
    plan.seats = 4
    assert levels_of(game, plan.setup()) == ["easy", "fair", "good"]
    assert plan.seated(plan.setup()) == ["good", "easy", "good"]
