"""Judgements: means, errors and orders, and bots that play the best of their own judgement."""

from __future__ import annotations

import pytest

from games.calatone.actions import Bet, Raise
from playroom.engine.kit.judging import averaged, by_figures, judge, only_choice
from playroom.engine.options import Setup
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from playroom_testing.walks import open_match


class Left(Action):
    """Any action."""


class Right(Action):
    """Another one."""


def test_an_average_has_the_error_of_the_difference() -> None:
    judged = averaged({Left(): [1.0, 2.0, 3.0], Right(): [3.0, 4.0, 5.0]}, "points")
    assert judged.best == Right()
    assert judged.choices[0].value == 4.0
    assert judged.deals == 3
    assert judged.loss(Left()) == (2.0, 0.0)  # in every deal the same
    spread = averaged({Left(): [0.0, 4.0], Right(): [3.0, 3.0]})
    assert spread.loss(Left()) == (1.0, pytest.approx(2.0))


def test_what_was_dropped_early_is_compared_in_the_deals_that_both_saw() -> None:
    judged = averaged({Left(): [1.0, 1.0], Right(): [2.0, 2.0, 8.0]})
    assert judged.choices[0].value == 4.0
    assert judged.loss(Left()) == (1.0, 0.0)


def test_likely_deals_count_more() -> None:
    judged = averaged({Left(): [1.0, 0.0], Right(): [0.0, 2.0]}, weights=(3.0, 1.0))
    assert judged.best == Left()


def test_figures_have_an_order_and_one_choice_has_no_second() -> None:
    judged = by_figures([(1.0, Left()), (2.0, Right())], 0.5)
    assert judged.best == Right()
    assert judged.loss(Left()) == (1.0, 0.5)
    assert not judged.exact
    assert only_choice(Left()).second is None
    assert only_choice(Left()).loss(Right()) is None


@pytest.mark.parametrize("name", game_ids())
def test_the_strongest_level_plays_the_best_of_its_judgement(name: str) -> None:
    game = find_game(name)
    setup = Setup.of(2 if 2 in game.seats else game.seats[0], {})
    level, match, judged = game.best_level(setup), open_match(game, setup), 0
    for number in range(60):
        if not match.awaited():
            break
        seat = match.awaited()[0].seat
        action = game.bots[level]().decide(match.turn(seat, Rng(f"{number}")))
        if number % 3 == 0:
            found = judge(game, level, match.turn(seat, Rng(f"{number}")))
            loss = found.loss(action)
            if len(found.choices) > 1:
                judged += 1
                # Calatone's expert bets small against the timid, which has no figure
                assert loss is not None or isinstance(action, Bet | Raise)
                assert loss is None or loss[0] <= 3 * loss[1] + 0.06, (found, action)
        assert match.submit(seat, action) is None
    assert judged > 3
