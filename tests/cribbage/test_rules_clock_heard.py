"""CRB-124 and CRB-126 in the shell: whose clock runs, and what its owner hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.steps import Request
from playroom.match.runner import MatchRunner
from tests.shell.inside import Inside, inside

Timer = tuple[float, Callable[..., object], tuple[object, ...]]


def timers_of(loop: Any) -> list[Timer]:
    """Every timer that is set from now on: seconds, what it calls, and with what."""
    found: list[Timer] = []
    real = loop.call_at

    def call_at(when: float, callback: Callable[..., object], *args: object, **more: Any) -> Any:
        found.append((when - loop.time(), callback, args))
        return real(when, callback, *args, **more)

    loop.call_at = call_at  # `call_later` calls it too
    return found


def warnings_of(found: list[Timer]) -> list[tuple[int, Callable[[], object]]]:
    """The warnings that were set: after how many seconds, and what is called then."""
    return sorted(
        (
            (round(delay), lambda callback=callback, args=args: callback(*args))
            for delay, callback, args in found
            if callback.__name__ == "_tell_clock"
        ),
        key=lambda warning: warning[0],
    )


def ends_of(found: list[Timer]) -> list[tuple[int, Request]]:
    """The ends of clocks that were set: after how many seconds, and of which question."""
    return [
        (round(delay), args[0])
        for delay, callback, args in found
        if getattr(callback, "__func__", None) is MatchRunner.expire
        and isinstance(args[0], Request)
    ]


@pytest.mark.parametrize(("seconds", "warnings"), [(30, [20, 25]), (10, [5])])
def test_crb_126_the_owner_is_warned_at_10_and_5_seconds(
    tmp_path: Path, seconds: int, warnings: list[int]
) -> None:
    async def run(room: Inside) -> None:
        found = timers_of(asyncio.get_running_loop())
        room.deal(turn_seconds=seconds)
        await room.settle()
        assert [end for end, _ in ends_of(found)] == [seconds]
        set_ = warnings_of(found)
        assert [delay for delay, _ in set_] == warnings
        for delay, warn in set_:
            before = len(room.lines)
            warn()
            assert room.lines[before:] == [f"{seconds - delay} seconds left."]

    inside(run, tmp_path)


def test_crb_124_no_clock_is_set_for_a_bot(tmp_path: Path) -> None:
    async def run(room: Inside) -> None:
        found = timers_of(asyncio.get_running_loop())
        room.deal(levels=("easy", "easy", "easy"), turn_seconds=30)
        await room.settle()
        chair, game = room.table.chair, room.match.game
        for _ in range(5):  # the discard and the play
            assert room.match.awaited()[0].seat == 0
            action = game.on_timeout(room.match.state, 0)
            chair.submit(action, chair.request_of(action), lambda came: None)
            await room.settle()
        ends = ends_of(found)
        assert len(ends) == 6
        assert {request.seat for _, request in ends} == {0}

    inside(run, tmp_path)
