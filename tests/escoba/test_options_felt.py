"""Every value of every option of Escoba changes what is heard or what may be done, and of an option
that means nothing by itself the rules of such a table say nothing.

What happens often is found by playing two tables side by side; what is rare is played in a position
of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from games.escoba import GAME
from playroom.engine.options import Given, Option, OptionValue, Setup
from playroom_testing.checks.felt import difference, tables, value_pairs
from tests.escoba.kit import Runner

COMPANY: Mapping[str, Given] = {
    "capture_rule": {"initial_escoba": "off"},
    "challenge_seconds": {"wrong_sum": "claims"},
}
"""Options that mean nothing by themselves, with what they need."""
SEEDS = tuple(f"felt {number}" for number in range(4))
MOST = 50


def heard(*lines: str) -> Callable[[str], object]:
    """What every seat hears when this is played in a position, at a table with an option."""

    def played(option: str) -> object:
        runner = Runner(["vector", f"opt {option}", *lines, "=> ok"])
        return [
            [
                GAME.table.narrate(seen, seat)
                for event in runner.events
                if (seen := event.seen_by(seat)) is not None
            ]
            for seat in (0, 1)
        ]

    return played


RARE: Mapping[str, Callable[[str], object]] = {
    "win_by": heard("pile A: rest", "pile B: 7D", "score A=18 B=19", "do score"),
    "tie_break": heard("pile A: rest", "pile B: 7D", "score A=20 B=20", "do score"),
    "initial_thirty": heard("pos dealer=B", "deck: AD 2D 3D 4D 5D AH KH QH 7H 4C ...", "do deal"),
    "king_redeal": heard("pos dealer=B", "deck: AD 2D 3D 4D 5D 6D KD KH KS 4S ...", "do deal"),
    "last_sweep": heard(
        "opt capture_rule=rank capture=card initial_escoba=off",
        *("pos turn=A", "hand A: 7D", "hand B: -", "table: 7S", "stock: -", "do A take 7D : 7S"),
    ),
    "all_oros": heard("pile A: *D", "pile B: rest", "do score"),
    "all_sevens": heard("pile A: 7*", "pile B: rest", "do score"),
    "few_cards": heard("pile A: 7*", "pile B: rest", "do score"),
    "shutout": heard("pile A: rest", "do score"),
}
"""Options that are seldom felt, each with what is heard of one of its values."""

PAIRS = [(option, pair) for option in GAME.options.offered for pair in value_pairs(option)]


def _named(pairs: list[tuple[Option, tuple[OptionValue, OptionValue]]]) -> list[str]:
    return [f"{option.name}-{one}-{other}" for option, (one, other) in pairs]


OFTEN = [pair for pair in PAIRS if pair[0].name not in RARE]
SELDOM = [pair for pair in PAIRS if pair[0].name in RARE]


@pytest.mark.parametrize(("option", "pair"), OFTEN, ids=_named(OFTEN))
def test_every_value_of_every_option_is_felt(
    option: Option, pair: tuple[OptionValue, OptionValue]
) -> None:
    legal = list(tables(GAME, option, pair, COMPANY.get(option.name, {})))
    assert legal, "no table takes both values"
    felt = any(difference(GAME, one, other, SEEDS, MOST) for one, other in reversed(legal))
    if pair == ("auto", "on"):  # the same at a table for four, and refused at any other
        assert not felt
        felt = GAME.check_options(Setup.of(2, {option.name: "on"})) is not None
    assert felt, f"{option.name}: {pair[0]} and {pair[1]} are the same game"


@pytest.mark.parametrize(("option", "pair"), SELDOM, ids=_named(SELDOM))
def test_what_is_seldom_felt_is_felt_where_it_happens(
    option: Option, pair: tuple[OptionValue, OptionValue]
) -> None:
    words = [("off", "on")[value] if isinstance(value, bool) else value for value in pair]
    one, other = (RARE[option.name](f"{option.name}={word}") for word in words)
    assert one != other


@pytest.mark.parametrize("name", COMPANY)
def test_of_what_means_nothing_by_itself_the_rules_say_nothing(name: str) -> None:
    option = GAME.options.fields[name]
    for pair in value_pairs(option):
        for one, other in tables(GAME, option, pair, {}):
            assert GAME.rulebook(one) == GAME.rulebook(other), (name, pair)
