"""The levels of Escoba: each is better than the one before, none plays a card it does not see.

A small sample; PLAYROOM_THOROUGH=1 plays enough deals for three standard errors.
"""

from __future__ import annotations

import math
import statistics

import pytest

from games.escoba import GAME
from playroom.engine.contract import Turn
from playroom.engine.header import Header, Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from tests.conftest import THOROUGH


def leads(one: str, other: str, deals: int) -> list[int]:
    """By how many points `one` leads after each of so many deals, with dealers and seats
    alternating over the same cards.
    """
    found = []
    for number in range(deals):
        levels = (one, other) if number % 2 else (other, one)
        setup = Setup.of(2, {"game_mode": "deal", "first_dealer": "ab"[number // 2 % 2]})
        players = tuple(Player(Clean.of(level), level) for level in levels)
        match = Match(GAME, Header("m", "escoba", 1, setup, players, f"ladder {number // 4}"))
        bots = [GAME.bots[level]() for level in levels]
        while match.outcome is None:
            (request,) = match.awaited()
            seat = request.seat
            dice = Rng(f"{number} {match.acts} {seat}")
            turn = Turn(match.view(seat), (request,), match.seen(seat), dice)
            assert match.submit(seat, bots[seat].decide(turn)) is None
        first, second = match.outcome.scores
        found.append(second - first if levels[0] == other else first - second)
    return found


@pytest.mark.parametrize(
    ("one", "other", "deals"),
    [
        ("easy", "random", 40),
        ("fair", "easy", 60),
        ("good", "fair", 80),
        pytest.param("expert", "good", 24, marks=pytest.mark.long),
    ],
)
def test_each_level_is_better_than_the_one_before(one: str, other: str, deals: int) -> None:
    if THOROUGH:
        deals *= 10
    found = leads(one, other, deals)
    mean = statistics.mean(found)
    error = statistics.stdev(found) / math.sqrt(deals)
    assert mean > (3 * error if THOROUGH else 0), f"{mean:.2f} and {error:.2f}"
