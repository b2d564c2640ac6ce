"""The last seconds of a clock: told once each, whatever news comes meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from playroom.engine.options import resolved
from playroom.engine.registry import find_game, game_ids
from playroom.match.clocks import ClockWarnings
from tests import clock


def played(test: Callable[[ClockWarnings, list[int]], Any]) -> list[int]:
    """What was warned of in a test that takes no time."""
    said: list[int] = []

    async def run() -> None:
        clocks = ClockWarnings(said.append)
        await test(clocks, said)
        clocks.close()

    clock.run(run())
    return said


def test_ten_and_five_seconds_before_the_end_are_told() -> None:
    async def test(clocks: ClockWarnings, said: list[int]) -> None:
        clocks.set({"a": 30.0})
        await clock.passes(19.9)
        assert said == []
        await clock.passes(0.2)
        assert said == [10]
        await clock.passes(60)

    assert played(test) == [10, 5]


def test_a_clock_that_has_less_left_tells_only_what_is_ahead() -> None:
    async def test(clocks: ClockWarnings, said: list[int]) -> None:
        clocks.set({"a": 8.0, "b": 4.0})
        await clock.passes(20)

    assert played(test) == [5]


def test_news_that_is_a_moment_late_tells_nothing_twice() -> None:
    async def test(clocks: ClockWarnings, said: list[int]) -> None:
        clocks.set({"a": 12.0})
        await clock.passes(2.1)
        clocks.set({"a": 10.2})
        await clock.passes(5)
        clocks.set({"a": 5.3})
        await clock.passes(20)

    assert played(test) == [10, 5]


def test_a_clock_that_was_put_back_is_told_again() -> None:
    async def test(clocks: ClockWarnings, said: list[int]) -> None:
        clocks.set({"a": 12.0})
        await clock.passes(3)
        clocks.set({"a": 12.0})
        await clock.passes(20)

    assert played(test) == [10, 10, 5]


def test_a_closed_question_is_not_told_of() -> None:
    async def test(clocks: ClockWarnings, said: list[int]) -> None:
        clocks.set({"a": 12.0, "b": 16.0})
        await clock.passes(1)
        clocks.set({"b": 15.0})
        await clock.passes(5)
        left = clocks.left()
        assert list(left) == ["b"]
        assert 9 < left["b"] < 10.1
        clocks.set({})
        await clock.passes(20)
        assert clocks.left() == {}

    assert played(test) == [10]


@pytest.mark.parametrize("game", game_ids())
def test_nobody_is_hurried_unless_a_table_chooses_it_and_every_clock_can_be_off(game: str) -> None:
    """But that of corrections of a count in rummy (WCAG 2.2.1, docs/accessibility.md)."""
    rules = find_game(game)
    clocks = [one for one in rules.options.declared if one.name.endswith("_seconds")]
    assert "turn_seconds" in [one.name for one in clocks]
    assert [one.name for one in clocks if 0 not in one.menu() and one.name != "count_seconds"] == []
    for preset in ({}, *rules.presets.values()):
        assert resolved(rules.options.declared, dict(preset))["turn_seconds"] == 0
