"""A paused runner: clocks that stand still while a player is away or no one is here, and go on from
what was left of them; bots that play once, not twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from playroom.engine.header import Header, Player
from playroom.engine.log.entries import MemoryLog
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.match.local_chair import LocalChair
from playroom.match.match_log import MatchInlineQueue, MatchQueue, MatchWriteQueue
from playroom.match.runner import MatchRunner
from tests import clock

CRIBBAGE = find_game("cribbage")


def runner_of(
    kinds: tuple[str, ...], seconds: int = 30, write_queue: MatchQueue | None = None
) -> MatchRunner:
    players = tuple(Player(Clean.of(f"P{seat}"), kind) for seat, kind in enumerate(kinds))
    setup = Setup.of(len(kinds), {"target": 31, "turn_seconds": seconds})
    match: Match[Any, Any] = Match(
        CRIBBAGE, Header("m1", "cribbage", CRIBBAGE.version, setup, players, "7")
    )
    return MatchRunner(match, write_queue or MatchInlineQueue(), "dice", lambda lines: None)


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    clock.run(test())


def left(runner: MatchRunner, seat: int) -> float:
    """The seconds left for the one question of a seat; -1: no clock runs."""
    clocks = runner.seconds_left(seat)
    return next(iter(clocks.values()), -1.0)


def test_no_clock_runs_for_a_seat_that_is_held_and_it_goes_on_from_what_was_left() -> None:
    async def test() -> None:
        runner = runner_of(("person", "person"), seconds=30)
        runner.start()
        before = left(runner, 0)
        assert 29 < before <= 30
        await clock.passes(0.3)
        runner.pause_clock(0)
        assert left(runner, 0) == -1
        assert left(runner, 1) > 29
        await clock.passes(0.5)
        runner.resume_clock(0)
        assert before - 0.5 < left(runner, 0) < before - 0.25
        assert left(runner, 1) < before - 0.7
        runner.close()

    run(test)


def test_holding_twice_is_holding_once() -> None:
    async def test() -> None:
        runner = runner_of(("person", "person"))
        runner.start()
        for _ in range(3):
            runner.pause_clock(0)
        runner.resume_clock(0)
        assert left(runner, 0) > 29
        runner.resume_clock(0)
        assert left(runner, 0) > 29
        runner.close()

    run(test)


def test_a_clock_that_was_nearly_over_leaves_a_second() -> None:
    async def test() -> None:
        runner = runner_of(("person", "person"), seconds=30)
        runner.start()
        (id, (until, handle)) = next(iter(runner._clocks.items()))
        handle.cancel()
        runner._clocks[id] = (until - 29.9, handle)
        runner.pause_clock(0)
        runner.resume_clock(0)
        assert 0.9 < left(runner, 0) <= 1.0
        runner.close()

    run(test)


def test_a_clock_runs_out_only_for_who_is_here() -> None:
    async def test() -> None:
        runner = runner_of(("person", "person"), seconds=30)
        runner.start()
        asked = runner.match.requests_of(0)[0].id
        runner.pause_clock(0)
        runner._left = dict.fromkeys(runner._left, 0.05)
        runner.pause_clock(1)
        await clock.passes(0.3)
        assert asked in {request.id for request in runner.match.requests_of(0)}
        runner._left = dict.fromkeys(runner._left, 0.05)
        runner.resume_clock(0)
        await clock.passes(0.2)
        assert asked not in {request.id for request in runner.match.requests_of(0)}
        assert any(entry.kind == "timeout" for entry in runner.match.entries)
        runner.close()

    run(test)


def test_while_a_desk_rests_all_clocks_stand() -> None:
    async def test() -> None:
        runner = runner_of(("person", "person"), seconds=30)
        assert runner.resting
        assert left(runner, 0) == -1
        runner.start()
        await clock.passes(0.3)
        runner.rest()
        assert runner.resting
        assert (left(runner, 0), left(runner, 1)) == (-1, -1)
        runner.pause_clock(0)
        await clock.passes(0.3)
        runner.start(True)
        assert left(runner, 0) == -1  # still held
        assert 29.3 < left(runner, 1) < 29.8
        runner.resume_clock(0)
        assert 29.3 < left(runner, 0) < 29.8
        runner.close()

    run(test)


def test_bots_rest_and_go_on_and_a_second_start_starts_nothing() -> None:
    async def test() -> None:
        runner = runner_of(("easy", "easy"))
        watcher = LocalChair(runner, None)
        runner.start()
        first = runner._bots_play
        runner.start()
        assert runner._bots_play is first
        while runner.match.sequence < 5:
            await clock.passes(0.001)
        runner.rest()
        await clock.passes(0.05)  # an input that was being kept may still come
        at = runner.match.sequence
        await clock.passes(0.1)
        assert runner.match.sequence == at
        runner.start(True)
        while runner.match.outcome is None:
            await clock.passes(0.001)
        ids = [entry.id for entry in runner.match.entries]
        assert len(set(ids)) == len(ids)
        watcher.close()

    run(test)


def test_rest_and_start_at_any_moment_lose_and_double_nothing() -> None:
    async def test() -> None:
        write_queue = MatchWriteQueue(MemoryLog(), 0.0)  # every row takes a turn of the loop
        runner = runner_of(("easy", "good", "easy"), write_queue=write_queue)
        watcher = LocalChair(runner, None)
        step = 0
        while runner.match.outcome is None:
            step += 1
            runner.start(True)
            for _ in range(step % 7):
                await asyncio.sleep(0)
            runner.rest()
            if not step % 50:
                await clock.passes(0.005)
            assert step < 50_000
        assert [entry.sequence for entry in runner.match.entries] == list(
            range(1, runner.match.sequence + 1)
        )
        again = Match.replay(CRIBBAGE, runner.match.header, runner.match.entries)
        assert again.outcome == runner.match.outcome
        watcher.close()
        write_queue.close()

    run(test)
