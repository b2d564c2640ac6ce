"""Every value of every option of Casino changes what is heard or what may be done, and no rule is
told that is not in force.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.casino import GAME
from playroom.engine.options import Given, Option, OptionValue, Setup
from playroom_testing.checks.felt import difference, tables, value_pairs

COMPANY: Mapping[str, Given] = {
    "casino_high_values": {"face_values": True},
    "table_dual_values": {"face_values": True},
    "irregularity_loses": {"game_mode": "deal", "referee": "claims"},
    "overs": {"pile_info": "summary"},
    "spade_overs": {"pile_info": "summary"},
}
"""Options that mean nothing by themselves, with what they need."""
SEEDS = tuple(f"felt {number}" for number in range(25))
MOST = 70

PAIRS = [(option, pair) for option in GAME.options.offered for pair in value_pairs(option)]
IDS = [f"{option.name}-{one}-{other}" for option, (one, other) in PAIRS]


@pytest.mark.parametrize(("option", "pair"), PAIRS, ids=IDS)
def test_every_value_of_every_option_is_felt(
    option: Option, pair: tuple[OptionValue, OptionValue]
) -> None:
    company = COMPANY.get(option.name, {})
    legal = list(tables(GAME, option, pair, company))
    assert legal, "no table takes both values"
    felt = any(difference(GAME, one, other, SEEDS, MOST) for one, other in reversed(legal))
    assert felt, f"{option.name}: {pair[0]} and {pair[1]} are the same game"


@pytest.mark.parametrize(("option", "pair"), PAIRS, ids=IDS)
def test_no_rule_is_told_that_is_not_in_force(
    option: Option, pair: tuple[OptionValue, OptionValue]
) -> None:
    """Where the rulebooks of two tables differ, so do the games."""
    for one, other in tables(GAME, option, pair, {}):
        if GAME.rulebook(one) != GAME.rulebook(other):
            found = difference(GAME, one, other, SEEDS, MOST)
            assert found, f"the rules tell {option.name} at a table of {one.seats}"


def test_the_number_of_players_is_chosen_once() -> None:
    """A second one would be told and change nothing; the set for two keeps refusing others."""
    assert "seats" not in [option.name for option in GAME.options.offered]
    assert GAME.check_options(Setup.of(2, {"seats": "2"})) is None, "kept games have it"
    assert GAME.check_options(Setup.of(3, GAME.presets["two-player-002"])) is not None
