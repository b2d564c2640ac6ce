"""Every language is complete, every message is used, the code names no message that is missing and
holds no text.

Of a game that has no words in any language nothing is asked yet.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.contract import Game
from playroom.engine.registry import find_game, game_ids
from playroom.locale import LANGUAGES
from playroom.locale.languages import read_parts
from playroom_testing.language.messages import Language, Problem, compare, read_language, report
from playroom_testing.language.usage import (
    Used,
    ids_in_code,
    missing_in,
    no_text_in_code,
    unused_in,
    wrong_cases,
)
from tests.locale.grammar import problems_of_grammar

ROOT = Path(__file__).parents[2]
CODE = [ROOT / "playroom", ROOT / "games", ROOT / "playroom_testing"]
FOR_MAKERS = ROOT / "playroom_testing"
"""What the checks themselves say is of names in the code of a game, in English."""
TOLD = ("__main__.py", "command.py", "find.py")
"""What is told around them, in every language."""
PARTS = sorted({*game_ids(), *(part for code in LANGUAGES for part in read_parts(code))})


@cache
def _language(code: str) -> Language:
    return read_language(code)


@cache
def _used() -> Used:
    return ids_in_code(CODE, ROOT)


@cache
def _games() -> tuple[Game[Any, Any], ...]:
    return tuple(find_game(name) for name in game_ids())


@cache
def _differences() -> list[Problem]:
    """What the languages say in different ways, in all parts: comparing them takes seconds."""
    return compare()


@cache
def _unused(code: str) -> list[Problem]:
    """The messages of a language that nothing says, in all parts."""
    return unused_in(_language(code), _used(), _games())


def _places(problem: Problem) -> list[str]:
    """The part that a problem is about, as a word of its place: `en/shell.ftl`, `escoba/en.ftl`."""
    return problem.where.removesuffix(".ftl").split("/")


def _none(problems: list[Problem]) -> None:
    if problems:
        pytest.fail(report(problems), pytrace=False)


@pytest.mark.parametrize("part", PARTS)
def test_the_languages_say_the_same(part: str) -> None:
    problems = [one for one in _differences() if part in _places(one)]
    _none(problems)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_grammar_is_complete(code: str) -> None:
    _none([*problems_of_grammar(_language(code))])


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_the_code_names_exists(code: str) -> None:
    problems = missing_in(_language(code), _used(), _games())
    _none(problems)


@pytest.mark.parametrize("code", LANGUAGES)
def test_people_stand_in_the_right_case(code: str) -> None:
    _none(wrong_cases(_language(code), _used()))


@pytest.mark.parametrize("part", PARTS)
def test_every_message_is_used(part: str) -> None:
    problems = [one for code in LANGUAGES for one in _unused(code) if part in _places(one)]
    _none(problems)


@pytest.mark.parametrize("folder", CODE, ids=lambda path: path.name)
def test_there_is_no_text_in_code(folder: Path) -> None:
    makers = FOR_MAKERS.relative_to(ROOT).as_posix() + "/"
    problems = no_text_in_code([folder], ROOT)
    told = tuple(makers + file for file in TOLD)
    _none(
        [
            problem
            for problem in problems
            if not problem.where.startswith(makers) or problem.where.startswith(told)
        ]
    )
