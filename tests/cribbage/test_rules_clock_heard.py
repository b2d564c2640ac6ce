"""CRB-124 and CRB-126 in the shell: whose clock runs, and what its owner hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.shell.inside import Inside, inside

Timer = tuple[float, Callable[..., object], tuple[object, ...]]


def timers_of(loop: Any) -> list[Timer]:
    """Every timer that is set from now on, in order, as the loop was told."""
    found: list[Timer] = []
    real = loop.call_later

    def call_later(
        delay: float, callback: Callable[..., object], *args: object, **more: Any
    ) -> Any:
        found.append((delay, callback, args))
        return real(delay, callback, *args, **more)

    loop.call_later = call_later
    return found


def clocks(found: list[Timer]) -> list[Timer]:
    ours = [
        one for one in found if str(getattr(one[1], "__module__", "")).startswith("playroom.shell")
    ]
    return [
        one for one in ours if one[0] >= 5 and one[1].__name__ != "_minute"
    ]  # the clock on the wall is another one


@pytest.mark.parametrize(("seconds", "warnings"), [(30, [20, 25]), (10, [5])])
def test_crb_126_the_owner_is_warned_at_10_and_5_seconds(
    tmp_path: Path, seconds: int, warnings: list[int]
) -> None:
    async def run(room: Inside) -> None:
        found = timers_of(asyncio.get_running_loop())
        room.deal(turn_seconds=seconds)
        await room.settle()
        set_ = clocks(found)
        assert sorted(delay for delay, _, _ in set_) == [*warnings, seconds]
        for delay, callback, args in sorted(set_, key=lambda one: one[0])[:-1]:
            before = len(room.lines)
            callback(*args)
            assert room.lines[before:] == [f"{seconds - round(delay)} seconds left."]

    inside(run, tmp_path)


def test_crb_124_no_clock_is_set_for_a_bot(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        found = timers_of(asyncio.get_running_loop())
        room.deal(levels=("easy", "easy", "easy"), turn_seconds=30)
        await room.settle()
        sitting, game = room.table.sitting, room.match.game
        for _ in range(5):  # the discard and the play
            assert room.match.awaited()[0].seat == 0
            sitting.submit(game.on_timeout(room.match.state, 0))
            await room.settle()
        ends = [args[0] for _, callback, args in clocks(found) if callback.__name__ == "_expire"]
        assert len(ends) == 6
        assert {request.seat for request in ends} == {0}  # type: ignore[attr-defined]

    inside(run, tmp_path)
