"""Every check of the shipped suite, at every table of every game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

from playroom.engine.registry import game_ids
from playroom.locale import LANGUAGES, Teller
from playroom_testing.cases import Subject
from playroom_testing.checks.sayings import too_wide
from playroom_testing.find import NotTested, subject_of
from playroom_testing.suite import HEARD, OPTIONAL, Check, checks, heard_of
from tests.conformance.rotation import TABLES, tables
from tests.conftest import THOROUGH

LONG_NAMES = (
    "Hermenegilda",
    "Buenaventura",
    "Maximiliana",
    "Bartholomew",
    "Christopher",
    "Encarnación",
    "Montserrat",
    "Wilhelmina",
)
TALLY_HOOKS = "tests.engine.tally_conformance"
ORDINARY = frozenset(("casino",))
"""The games whose brief lines are fitted to ordinary names: two long ones and two cards go into one
line there.
"""


def hooks_name(game: str) -> str:
    """The module of the hooks of a game of this repository, "" when it has none."""
    name = f"tests.{game}.conformance"
    return name if find_spec(f"tests.{game}") and find_spec(name) else ""


@cache
def subject(game: str) -> Subject:
    """A game under test."""
    if game == "tally":
        return subject_of("tests.engine.tally:TALLY", TALLY_HOOKS, THOROUGH)
    return subject_of(game, hooks_name(game), THOROUGH, LANGUAGES)


def all_checks() -> Iterator[tuple[str, Check]]:
    """All checks, each with the game that it is about."""
    for game in ("tally", *game_ids()):
        try:
            under_test = subject(game)
        except NotTested as why:
            yield game, Check("declared", "loads", _failing(str(why)))
            continue
        name = "tests.engine.tally:TALLY" if game == "tally" else game
        hooks = TALLY_HOOKS if game == "tally" else hooks_name(game)
        for check in checks(under_test, name=name, hooks=hooks):
            yield game, check


def _failing(why: str) -> Any:
    def fail() -> None:
        raise AssertionError(why)

    return fail


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Every check at every table: those at tables that are not this rotation's are long. What is
    about one table goes to one worker, where its walk is kept. With `--one-table` all checks are at
    one table of each game.
    """
    if "check" in metafunc.fixturenames:
        rotation = metafunc.config.getoption("--rotation")
        every = all_checks()
        if metafunc.config.getoption("--one-table"):
            every = ((game, one) for game, one in every if one.table == first(game, rotation))
        metafunc.parametrize("check", [_case(game, one, rotation) for game, one in every])


def _case(game: str, check: Check, rotation: int) -> ParameterSet:
    marks = []
    if check.table:
        marks.append(pytest.mark.xdist_group(f"{game}-{check.table}"))
        if check.table not in chosen(game, rotation):
            marks.append(pytest.mark.long)
    elif check.group == "lines":
        marks.append(_heard(game))
    return pytest.param(check, id=f"{game}-{check}", marks=marks)


def _heard(game: str) -> pytest.MarkDecorator:
    return pytest.mark.xdist_group(f"{game}-heard")


def heard_together(games: Iterable[str]) -> list[ParameterSet]:
    """Games as parameters of tests of what is said in them: those of one game go to one worker,
    which plays the matches of `heard_of(subject(game))` once.
    """
    return [pytest.param(game, marks=_heard(game)) for game in games]


@cache
def chosen(game: str, rotation: int) -> frozenset[str]:
    """The names of the tables of a game that are tested in this rotation."""
    return tables(subject(game).cases, rotation)


def first(game: str, rotation: int) -> str:
    """The name of one of them."""
    return min(chosen(game, rotation))


def test_the_game_holds(check: Check) -> None:
    check()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", heard_together(game_ids()))
def test_in_brief_every_event_fits_a_braille_line_with_long_names(game: str, language: str) -> None:
    if game not in ORDINARY:
        assert too_wide(heard_of(subject(game)), Teller(language, strict=True), LONG_NAMES) == {}


def test_a_line_too_wide_for_braille_is_found() -> None:
    widest = tuple(name * 3 for name in LONG_NAMES)
    assert len(too_wide(heard_of(subject("cribbage")), Teller("es", strict=True), widest)) > 5


def test_every_game_of_ours_can_be_learned_by_playing() -> None:
    assert all(subject(game).game.lessons for game in game_ids())


def test_every_group_of_checks_is_run_for_every_game() -> None:
    for game in ("tally", *game_ids()):
        groups = {check.group for name, check in all_checks() if name == game}
        assert {*HEARD} - {*OPTIONAL} <= groups or game == "tally"
        assert "processes" in groups


@pytest.mark.parametrize("game", ["tally", *game_ids()])
def test_rotations_test_every_table_six_at_a_time(game: str) -> None:
    cases = subject(game).cases
    rounds = -(-len(cases) // TABLES)
    turns = [tables(cases, rotation) for rotation in range(rounds)]
    assert sum(map(len, turns)) == len(cases)
    assert set().union(*turns) == {case.name for case in cases}
    assert all(min(len(cases), TABLES) - 2 <= len(turn) <= TABLES for turn in turns)
    assert tables(cases, rounds + 1) == turns[1 % rounds]


@pytest.mark.parametrize("game", ["tally", *game_ids()])
def test_every_rotation_has_tables_of_many_sizes_and_presets(game: str) -> None:
    cases = {case.name: case for case in subject(game).cases}
    sizes = len(subject(game).game.seats)
    for rotation in range(-(-len(cases) // TABLES)):
        turn = [cases[name] for name in tables(tuple(cases.values()), rotation)]
        assert len({case.setup.seats for case in turn}) >= min(sizes, len(turn)) - 2
        assert len({case.name.rpartition("-")[0] for case in turn}) >= 3
