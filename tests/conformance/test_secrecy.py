"""Non-interference, at every table: hidden cards change nothing that a seat sees, is told, is
asked, is refused or decides.
"""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.engine.rng import Rng
from tests.conformance.cases import Case, cases, games, random_setup, tries
from tests.conformance.checks_secrecy import (
    Moved,
    check_same_decisions,
    check_secrets,
    watched_walk,
)
from tests.conformance.playing import AnyGame, open_match, walk
from tests.conftest import THOROUGH

every_case = pytest.mark.parametrize("case", cases(), ids=lambda case: case.name)
every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
seeds = st.integers(0, 2**32).map(str)


@every_case
@tries(2)
@given(seed=seeds, begin=st.integers(0, 60))
def test_hidden_cards_change_nothing_a_seat_gets(case: Case, seed: str, begin: int) -> None:
    looked = 0
    for match, dealt in watched_walk(case.game, case.setup, seed, begin + 60):
        if match.sequence == 0 or match.sequence >= begin or dealt:
            check_secrets(match, f"{seed} {match.sequence}", dealt=dealt)
            looked += 1
        if looked > 14:
            break


@every_game
@tries(6)
@given(seed=seeds)
def test_the_same_at_tables_of_any_options(game: AnyGame, seed: str) -> None:
    for match, dealt in watched_walk(game, random_setup(game, Rng(seed)), seed, 40):
        if match.sequence % 3 == 0 or dealt:
            check_secrets(match, f"{seed} {match.sequence}", dealt=dealt)


@every_case
def test_redeals_move_what_is_hidden_wherever_it_lies(case: Case) -> None:
    """If this fails, the tests above cannot fail where they should."""
    moved, n = Moved(), case.setup.seats
    for number in range(12):
        for match, _ in watched_walk(case.game, case.setup, f"moved {number}", 45):
            if match.sequence % 3 == 0 and match.outcome is None:
                for seat in (*range(n), None):
                    worlds = [
                        case.game.redeal(match.state, seat, Rng(f"{number} {i}")) for i in range(12)
                    ]
                    moved.note(match, seat, worlds)
        if number >= 2 and moved.positions > 150:
            break
    moved.assert_enough(least=40)


@every_case
def test_bots_decide_the_same_whatever_is_hidden(case: Case) -> None:
    levels = list(case.game.bots)
    match = open_match(case.game, case.setup, "bots")
    for _ in walk(match, "bots", 600 if THOROUGH else 40):
        if THOROUGH or match.sequence % 4 == 0:
            check_same_decisions(match, levels, f"{match.sequence}")
