"""Every check of the shipped suite, at every table of every game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from typing import Any

import pytest

from playroom.engine.registry import game_ids
from playroom.locale import LANGUAGES, Teller
from playroom_testing.cases import Subject
from playroom_testing.checks.sayings import too_wide
from playroom_testing.find import NotTested, subject_of
from playroom_testing.suite import HEARD, Check, checks, heard_of
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


@pytest.mark.parametrize(
    "check", [pytest.param(check, id=f"{game}-{check}") for game, check in all_checks()]
)
def test_the_game_holds(check: Check) -> None:
    check()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_ids())
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
        assert set(HEARD) <= groups or game == "tally"
        assert "processes" in groups
