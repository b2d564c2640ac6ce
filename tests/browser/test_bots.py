"""Bots of the page's second worker: asked once it is there, ended when they take too long."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from playroom.browser.bots import IDLE, READY, WorkerBots
from playroom.engine.contract import Turn
from playroom.engine.kit.judging import Question
from playroom.engine.match import Match
from playroom.engine.options import Setup
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.match.bots.turns import NoAnswer, NoProcess
from playroom.match.bots.worker import answer
from playroom_testing.walks import open_match
from tests import clock

GAME = find_game("escoba")
LEVEL = "expert"


class Worker:
    """Stands for the worker of JavaScript."""

    def __init__(self) -> None:
        self.started = 0
        self.stopped = 0
        self.take: Callable[[str], None] = print
        self.asked = list[str]()
        self.is_stuck = False

    def start(self, take: Callable[[str], None]) -> None:
        self.started += 1
        self.take = take

    def send(self, text: str) -> None:
        self.asked.append(text)
        if not self.is_stuck:
            told = answer(text.encode()).decode()
            asyncio.get_running_loop().call_soon(self.take, told)

    def stop(self) -> None:
        self.stopped += 1


def a_turn() -> Turn:
    match: Match[Any, Any] = open_match(GAME, Setup.of(2), "7")
    seat = match.requests[0].seat
    return match.turn(seat, Rng("x"), None)


def test_a_bot_thinks_here_until_the_worker_is_there_and_then_in_it() -> None:
    async def test() -> None:
        worker = Worker()
        bots = WorkerBots(worker)
        for _ in range(2):
            with pytest.raises(NoProcess):
                await bots.decide(GAME, LEVEL, a_turn(), 0.3)
        assert worker.started == 1
        worker.take(READY)
        for _ in range(2):
            action = await bots.decide(GAME, LEVEL, a_turn(), 0.3)
            assert action in list(GAME.choices(a_turn().view))
        assert [text[:15] for text in worker.asked] == [
            '{"type":"load",', '{"type":"think"', '{"type":"think"',
        ]  # fmt: skip
        await clock.passes(IDLE + 1)
        assert worker.stopped == 1
        with pytest.raises(NoProcess):
            await bots.decide(GAME, LEVEL, a_turn(), 0.3)
        assert worker.started == 2
        bots.close()

    clock.run(test())


def test_quick_bots_are_asked_here_and_start_nothing() -> None:
    async def test() -> None:
        worker = Worker()
        with pytest.raises(NoProcess):
            await WorkerBots(worker).decide(GAME, "easy", a_turn(), 0.3)
        assert worker.started == 0

    asyncio.run(test())


def test_a_bot_that_never_answers_is_ended_with_its_worker() -> None:
    async def test() -> None:
        worker = Worker()
        bots = WorkerBots(worker)
        with pytest.raises(NoProcess):
            await bots.decide(GAME, LEVEL, a_turn(), 0.3)
        worker.take(READY)
        worker.is_stuck = True
        with pytest.raises(NoAnswer) as caught:
            await bots.decide(GAME, LEVEL, a_turn(), 0.3)
        assert "no answer" in caught.value.lines[0]
        assert not caught.value.failed
        assert worker.stopped == 1
        with pytest.raises(NoProcess):  # another worker is started for the next turn
            await bots.decide(GAME, LEVEL, a_turn(), 0.3)
        assert worker.started == 2
        bots.close()

    clock.run(test())


def test_a_bot_that_fails_is_named() -> None:
    async def test() -> None:
        worker = Worker()
        bots = WorkerBots(worker)
        with pytest.raises(NoProcess):
            await bots.decide(GAME, LEVEL, a_turn(), 0.3)
        worker.take(READY)
        await bots.decide(GAME, LEVEL, a_turn(), 0.3)

        def fails(text: str) -> None:
            told = '{"type":"failed","lines":["a mistake"]}'
            asyncio.get_running_loop().call_soon(worker.take, told)

        worker.send = fails  # type: ignore[method-assign]
        with pytest.raises(NoAnswer) as caught:
            await bots.decide(GAME, LEVEL, a_turn(), 0.3)
        assert (caught.value.lines, caught.value.failed) == (["a mistake"], True)
        bots.close()

    clock.run(test())


def test_an_answer_that_is_waited_for_no_more_is_taken_for_no_other() -> None:
    async def test() -> None:
        worker = Worker()
        bots = WorkerBots(worker)
        judged = asyncio.create_task(bots.answer(Question(GAME, LEVEL, a_turn())))
        await asyncio.sleep(0)
        worker.take(READY)
        worker.is_stuck = True
        while len(worker.asked) < 1:
            await asyncio.sleep(0)
        worker.take(answer(worker.asked[0].encode()).decode())
        while len(worker.asked) < 2:
            await asyncio.sleep(0)
        judged.cancel()
        decided = asyncio.create_task(bots.decide(GAME, LEVEL, a_turn(), 0.3))
        for _ in range(5):
            await asyncio.sleep(0)
        assert len(worker.asked) == 2, "the worker is at work still"
        worker.is_stuck = False
        worker.take(answer(worker.asked[1].encode()).decode())
        assert await decided in list(GAME.choices(a_turn().view))
        bots.close()

    clock.run(test())
