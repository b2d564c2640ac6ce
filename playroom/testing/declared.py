"""What a game declares: options, presets, levels, keys.

Every value is accepted, or refused with a reason.
"""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.cases import cases, games, random_setup, tried_values, tries
from tests.conformance.checks_contract import check_rejection
from tests.conformance.playing import AnyGame, header, open_match, walk

from playroom.engine.match import Match
from playroom.engine.options import Option, Options, Setup, resolved
from playroom.engine.registry import find_game, game_ids
from playroom.engine.rng import Rng

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
WORD = re.compile(r"[a-z][a-z0-9_]*")
NAME = re.compile(r"[a-z0-9]+([_-][a-z0-9]+)*")
"""Presets and values are typed and stand in ids of messages, so they may have hyphens and digits.
"""


def declared(game: AnyGame) -> tuple[Option, ...]:
    """All options, those of the table and those of the seats."""
    return (*game.options, *game.own_options)


def check_setup(game: AnyGame, setup: Setup, must_refuse: bool = False) -> bool:
    """A table is refused with a reason, or can be opened and played. Was it accepted?"""
    refused = game.check_options(setup)
    assert refused == game.check_options(setup)
    if refused is not None:
        check_rejection(refused)
        assert refused.code == "bad_options", f"refused with the code {refused.code}"
        with pytest.raises(ValueError, match="bad_options"):
            Match(game, header(game, setup))
        return False
    assert not must_refuse, f"{setup} is accepted"
    match = open_match(game, setup)
    for _ in walk(match, "options", 6):
        pass
    sides = game.sides(setup)
    assert sorted(seat for side in sides for seat in side) == list(range(setup.seats)), (
        "not everybody is on one side"
    )
    return True


@every_game
def test_what_is_declared_makes_sense(game: AnyGame) -> None:
    assert WORD.fullmatch(game.id)
    assert game.version >= 1
    assert len(game.seats) >= 1
    assert min(game.seats) >= 1
    assert "random" in game.bots
    assert all(WORD.fullmatch(name) for name in game.bots), "names are lower-case ASCII words"
    assert all(NAME.fullmatch(name) for name in game.presets), "names are lower-case ASCII words"
    assert game.presets, "there is no usual set of options"
    assert "person" not in game.bots
    for options in (game.options, game.own_options):
        names = [option.name for option in options]
        assert len(set(names)) == len(names)
        assert all(WORD.fullmatch(name) for name in names)
    keys = [key.key for key in game.table.keys]
    assert len(set(keys)) == len(keys)
    assert game.table.orders


@every_game
def test_every_option_has_a_legal_default_and_a_menu(game: AnyGame) -> None:
    for option in declared(game):
        assert option.kind in ("bool", "int", "enum", "text")
        assert option.allows(option.default), f"{option.name}: the default is not legal"
        if option.kind == "text":
            continue
        menu = option.menu()
        assert option.default in menu, f"{option.name}: the menu does not offer the default"
        assert len(set(menu)) == len(menu)
        for value in menu:
            assert option.allows(value), f"{option.name}: the menu offers {value}"
            typed = option.parse(str(value))
            assert typed == value, f"{option.name}={value} cannot be typed: it is taken for {typed}"
        if option.kind == "enum":
            assert all(NAME.fullmatch(str(value)) for value in option.values)
        if option.kind == "int":
            assert option.ranges, f"{option.name} has no legal value"
            assert all(low <= high for low, high in option.ranges)


@every_game
def test_every_value_at_every_number_of_seats_is_accepted_or_refused_with_a_reason(
    game: AnyGame,
) -> None:
    for seats in game.seats:
        for option in game.options:
            accepted = [
                check_setup(game, Setup.of(seats, {option.name: v})) for v in tried_values(option)
            ]
            assert any(accepted), f"{option.name}: no value is accepted at {seats} seats"
        for option in game.own_options:
            for value in tried_values(option):
                check_setup(game, Setup.of(seats, {}, {seats - 1: {option.name: value}}))


@every_game
def test_every_value_is_accepted_somewhere(game: AnyGame) -> None:
    chance = Rng(f"somewhere {game.id}")
    missing = {(o.name, value) for o in game.options for value in tried_values(o)}
    for seats in game.seats:
        missing -= {
            (n, v) for n, v in missing if game.check_options(Setup.of(seats, {n: v})) is None
        }
    for case in cases():  # some need the company of others
        if case.game is game:
            missing -= set(case.setup.options)
    for _ in range(400):
        setup = random_setup(game, chance)
        missing -= set(setup.options)
    assert not missing, f"no table accepts {sorted(map(str, missing))}"


@every_game
def test_values_outside_the_ranges_are_refused(game: AnyGame) -> None:
    strange: list[object] = [None, 1.0, "no such value", "", [], b"x", -(10**9), 10**9]
    for option in game.options:
        ends = [end + step for interval in option.ranges for end in interval for step in (-1, 1)]
        for value in [*ends, *strange, True, "True", 5]:
            if option.allows(value) or option.kind == "text":
                continue
            given: Options = {option.name: value}  # type: ignore[dict-item]
            check_setup(game, Setup.of(game.seats[0], given), must_refuse=True)


@every_game
@tries(12)
@given(seed=st.integers(0, 2**32).map(str))
def test_any_table_is_refused_with_a_reason_or_can_be_played(game: AnyGame, seed: str) -> None:
    chance = Rng(seed)
    for _ in range(6):
        seats = chance.below(9)
        values = {o.name: chance.choice(tried_values(o)) for o in game.options if chance.below(2)}
        own = {
            chance.below(max(1, seats)): {
                o.name: chance.choice(tried_values(o)) for o in game.own_options if chance.below(2)
            }
        }
        check_setup(game, Setup.of(seats, values, own), must_refuse=seats not in game.seats)


@every_game
def test_options_that_equal_the_defaults_change_nothing(game: AnyGame) -> None:
    for seats in game.seats:
        plain = Setup.of(seats)
        full = Setup.of(seats, resolved(game.options, {}))
        if game.check_options(full) is None:
            same = open_match(game, full).state == open_match(game, plain).state
            assert same, "giving the defaults changes something"


@every_game
def test_presets_are_legal(game: AnyGame) -> None:
    names = {option.name for option in game.options}
    for preset, values in game.presets.items():
        assert set(values) <= names, f"{preset} sets what is no option: {set(values) - names}"
        legal = [
            seats for seats in game.seats if game.check_options(Setup.of(seats, values)) is None
        ]
        assert legal, f"{preset} is legal with no number of seats"
    usual = next(iter(game.presets.values()))
    for seats in game.seats:
        assert game.check_options(Setup.of(seats, usual)) is None, (
            f"the usual preset is refused at {seats} seats"
        )


@every_game
def test_every_table_has_a_rulebook(game: AnyGame) -> None:
    for seats in game.seats:
        for values in game.presets.values():
            setup = Setup.of(seats, values)
            if game.check_options(setup) is None:
                chapters = game.rulebook(setup)
                assert chapters, "the rulebook is empty"
                assert all(chapter.lines for chapter in chapters), "a chapter is empty"


def test_every_registered_game_is_tested() -> None:
    assert {game.id for game in games()} == {"tally", *game_ids()}
    for name in game_ids():
        assert find_game(name) in games()
