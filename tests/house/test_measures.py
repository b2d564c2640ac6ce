"""The measures of `tests.measure`, held."""

from __future__ import annotations

import ast
from functools import cache
from typing import Any

import pytest

from tests import measure
from tests.house.key_calls import key_calls


@cache
def _measures() -> dict[str, Any]:
    return measure.measures()


@pytest.mark.parametrize(
    "name",
    [
        "circles",
        "function bodies written again in another game",
        "lines over 100 columns",
        "tricks",
        "product code that nothing in the product calls",
    ],
)
def test_there_are_none(name: str) -> None:
    assert _measures()[name] == []


def test_a_reader_of_one_game_finds_everything_in_the_next() -> None:
    assert _measures()["lines of games in files that every game has"] > 0.6


def test_a_game_has_few_methods_to_write() -> None:
    assert _measures()["abstract methods of a game"] <= 11
    assert _measures()["abstract methods of a table"] <= 5


def test_a_key_goes_a_short_way() -> None:
    keys = key_calls()
    assert keys["Enter"].calls < 500, keys["Enter"].functions.most_common(30)
    assert keys["Enter"].deepest <= 22
    assert keys["C, a question"].calls < 120
    assert keys["Space, marking"].calls < 350
    assert keys["Shift H, sorting"].calls < 500


@pytest.mark.parametrize(
    ("name", "most"),
    [("docstrings that only say where to look", 0), ("protocol classes", 38)],
)
def test_there_is_no_more_of_what_is_to_go(name: str, most: int) -> None:
    """These only become fewer: lower the number with each that goes."""
    assert _measures()[name] <= most


def test_protocols_are_for_several_implementations() -> None:
    """Only fewer: lower the number with each that goes."""
    assert len(_measures()["protocol classes with one implementation"]) <= 10


def test_no_folder_grows() -> None:
    count, folder = _measures()["most modules in one folder"]
    assert count <= 20, folder


def test_what_is_to_go_is_found() -> None:
    text = '''class Door(Protocol[T]):
    def open(self):
        """See `Gate`."""
    def close(self):
        """Closes it. See `Gate`."""
'''
    door = measure.Source("door", measure.ROOT / "door.py", text, ast.parse(text))
    assert measure.only_pointing([door]) == ["door.py:2 open"]
    assert measure.protocols([door]) == ["door.py:1 Door"]
    assert measure.fullest_folder([door]) == (1, ".")


def test_implementations_are_counted() -> None:
    text = """class Door(Protocol):
    def open(self): ...
class Called(Protocol):
    def __call__(self): ...
class Wooden(Door):
    def open(self): ...
class Painted(Wooden): ...
"""
    door = measure.Source("door", measure.ROOT / "door.py", text, ast.parse(text))
    assert measure.implemented_once([door]) == ["door.py:1 Door"]
    gate = "class Gate:\n    def open(self): ...\n"
    more = measure.Source("gate", measure.ROOT / "gate.py", gate, ast.parse(gate))
    assert measure.implemented_once([door, more]) == []


def test_circles_are_found() -> None:
    edges = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": set()}
    assert measure.circles(edges) == [["a", "b", "c"]]


def test_imports_for_type_checking_and_inside_functions_count() -> None:
    edges = measure.imports(measure.sources("playroom"))
    assert "playroom.engine.notes" in edges["playroom.cli.refusals"]
    assert "playroom.engine.record" in edges["playroom.engine"] | edges["playroom.engine.steps"]
