"""Games are found by name, and what is not a game is said so."""

from __future__ import annotations

import importlib.metadata
from collections.abc import Iterator
from typing import Any

import pytest

from playroom.engine import registry
from tests.engine.tally import TALLY


class Point:
    def __init__(self, name: str, value: Any) -> None:
        self.name = name
        self.value = value

    def load(self) -> Any:
        if isinstance(self.value, Exception):
            raise self.value
        return self.value


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Point]]:
    some: list[Point] = []
    asked: list[str] = []

    def entry_points(group: str) -> list[Point]:
        asked.append(group)
        return some

    monkeypatch.setattr(importlib.metadata, "entry_points", entry_points)
    registry._points.cache_clear()
    registry.find_game.cache_clear()
    yield some
    assert set(asked) == {"playroom.games"}
    registry._points.cache_clear()
    registry.find_game.cache_clear()


def test_games_are_listed_in_order_and_found(points: list[Point]) -> None:
    points += [Point("tally", TALLY), Point("casino", TALLY)]
    assert registry.game_ids() == ("casino", "tally")
    assert registry.find_game("tally") is TALLY


def test_no_such_game(points: list[Point]) -> None:
    with pytest.raises(KeyError):
        registry.find_game("chess")


def test_something_else_under_a_games_name(points: list[Point]) -> None:
    points += [Point("tally", object()), Point("casino", TALLY)]
    with pytest.raises(TypeError, match="tally is not a game"):
        registry.find_game("tally")
    with pytest.raises(TypeError, match="casino is not a game"):
        registry.find_game("casino")  # a log of casino would be played by the rules of tally


def test_listing_does_not_import_so_a_broken_package_harms_only_itself(points: list[Point]) -> None:
    points += [Point("broken", ImportError("no module")), Point("tally", TALLY)]
    assert registry.game_ids() == ("broken", "tally")
    assert registry.find_game("tally") is TALLY
    with pytest.raises(ImportError):
        registry.find_game("broken")


def test_the_games_of_this_package_are_installed() -> None:
    assert "cribbage" in registry.game_ids()
    for name in registry.game_ids():
        assert registry.find_game(name).id == name
