"""The formulas of ratings: the figures of the library openskill, and what they promise."""

from __future__ import annotations

import pytest

from playroom.room.ratings.weng_lin import Rating, rated
from tests.room.ratings.model import correlation, tournament

# made with PlackettLuce of openskill 6.2
GIVEN = [
    ([[(25, 8)], [(30, 4)]], [1, 2], [[(28.672705, 7.595389)], [(29.081525, 3.976101)]]),
    (
        [[(25, 8), (20, 3)], [(30, 4), (28, 6)]],
        [2, 1],
        [
            [(23.666272, 7.787382), (19.81232, 2.99004)],
            [(30.33354, 3.978617), (28.750285, 5.925244)],
        ],
    ),
    (
        [[(25, 8)], [(30, 4)], [(20, 2)]],
        [1, 2, 2],
        [[(28.764677, 7.717632)], [(29.061771, 3.963675)], [(19.999187, 1.999855)]],
    ),
]  # fmt: skip


@pytest.mark.parametrize(("teams", "places", "wanted"), GIVEN)
def test_the_figures_are_those_of_the_library(
    teams: list[list[tuple[float, float]]],
    places: list[int],
    wanted: list[list[tuple[float, float]]],
) -> None:
    given = [[Rating(*one) for one in team] for team in teams]
    found = [[one[:2] for one in team] for team in rated(given, places)]
    assert [
        [[round(figure, 6) for figure in one] for one in team] for team in found
    ] == [[list(one) for one in team] for team in wanted]  # fmt: skip


def test_a_win_over_a_stronger_one_brings_more_and_every_match_makes_it_surer() -> None:
    weak, strong = Rating(20, 4), Rating(30, 4)
    ((upset,), _) = rated([[weak], [strong]], [1, 2])
    ((expected,), _) = rated([[strong], [weak]], [1, 2])
    assert upset.mean - weak.mean > 3 * (expected.mean - strong.mean) > 0
    assert upset.spread < weak.spread
    assert upset.games == 1
    ((drawn,), (other,)) = rated([[weak], [weak]], [1, 1])
    assert drawn == other
    assert drawn.mean == weak.mean


def test_a_new_player_begins_at_1500_points() -> None:
    assert Rating().points == 1500
    assert rated([[Rating()], [Rating()]], [1, 2])[0][0].points == 1579


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (4, 1), (4, 2)])
def test_the_order_of_64_players_is_found_in_30_matches_each(seats: int, seed: int) -> None:
    """The strongest wins 97 of 100 matches against the weakest, the others are evenly between."""
    strengths, ratings = tournament(players=64, matches=30, seats=seats, span=3.5, seed=seed)
    assert correlation(strengths, [one.mean for one in ratings]) >= 0.9


def test_among_players_alike_there_is_no_order_to_be_found() -> None:
    strengths, ratings = tournament(players=64, matches=30, seats=2, span=0.0, seed=1)
    numbers = [float(number) for number in range(len(strengths))]
    assert abs(correlation(numbers, [one.mean for one in ratings])) < 0.35
