"""Every value of every option of Farkle that walks seldom show, where it matters."""

from __future__ import annotations

import pytest

from games.farkle import GAME
from games.farkle.actions import Bank, Keep, Roll
from games.farkle.bots import FairBot
from games.farkle.options import PRESETS
from playroom.engine.contract import Turn
from playroom.engine.options import OptionValue, Setup
from playroom.engine.rng import Rng
from tests.farkle.table import table


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ({"straight": 0}, 150),
        ({"straight": 2500}, 2500),
        ({}, 1500),
    ],
)
def test_a_straight_is_worth_what_the_table_says(given: dict[str, OptionValue], kept: int) -> None:
    match = table({"opening": 0, **given}, "1 2 3 4 5 6")
    match.submit(0, Roll())
    match.submit(0, Bank())
    assert match.view(0).scores[0] == kept


@pytest.mark.parametrize(("opening", "refused"), [(0, False), (350, False), (500, True)])
def test_what_it_takes_to_get_on_the_board(opening: int, refused: bool) -> None:
    match = table({"opening": opening}, "4 4 4 2 2 3")
    match.submit(0, Roll())
    assert (match.submit(0, Bank()) is not None) == refused


@pytest.mark.parametrize("exact", [False, True])
def test_an_exact_target_refuses_to_bank_more_and_takes_what_meets_it(exact: bool) -> None:
    match = table({"opening": 0, "target": 500, "exact": exact}, "4 4 4 1 5 5")
    match.submit(0, Roll())
    assert match.view(0).ways[0] == ((1, 4, 4, 4) if exact else (1, 4, 4, 4, 5, 5))
    match.submit(0, Keep((1, 4, 4, 4, 5, 5)))
    refused = match.submit(0, Bank())
    assert (refused.code if refused else "") == ("over" if exact else "")


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_a_match_of_bots_ends_with_the_target_reached(preset: str, seats: int) -> None:
    setup = Setup.of(seats, {**PRESETS[preset], "target": 2000})
    rng, bot = Rng(f"{preset} {seats}"), FairBot()
    state = GAME.start(setup, rng).state
    for _ in range(5000):
        asked = GAME.requests(state)
        if not asked:
            break
        seat = asked[0].seat
        action = bot.decide(Turn(GAME.view(state, seat), asked, (), rng))
        assert GAME.check(state, seat, action) is None
        state = GAME.apply(state, seat, action, rng).state
    assert max(state.scores) >= 2000
    assert state.winners == tuple(
        at for at, points in enumerate(state.scores) if points == max(state.scores)
    )
