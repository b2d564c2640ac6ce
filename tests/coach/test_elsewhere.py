"""Reviews and puzzles are judged in another process, alike, and keys are answered meanwhile."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from playroom.background import THREADS
from playroom.coach.thinking import Coach
from playroom.engine.kit.judging import Judgement, Question, Steps, asked
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.registry import find_game
from playroom.engine.rng import Rng
from playroom.match.bots.pool import BotPool
from playroom.match.bots.turns import BotsElsewhere, NoAnswer, NoProcess
from playroom.records.reviewing import before, reviewing, seeking
from playroom.shell.coach.menus import open_review
from playroom.shell.coach.position import PositionScreen
from playroom.shell.screens.meanwhile import SOON, Working
from tests.coach.test_review import played, run, worked_out
from tests.match.test_bot_pool import processes, until
from tests.shell.inside import Inside, inside

NAMES = [Clean.of("Berta")] * 5


class Elsewhere(BotsElsewhere):
    """Answers as it is told to: after `wait` is set, or with what it raises."""

    def __init__(self, why: Exception | None = None) -> None:
        self.wait = asyncio.Event()
        self.why = why
        self.asked = list[Question]()

    async def answer(self, question: Question) -> Any:
        self.asked.append(question)
        if self.why is not None:
            raise self.why
        await self.wait.wait()
        return question.answer()

    def close(self) -> None: ...


def test_another_process_reviews_and_finds_puzzles_alike() -> None:
    log, planted, _ = played(find_game("cribbage"), "planted", 2)
    casino = find_game("casino")

    def all_steps() -> list[Steps[Any]]:
        own = seeking(casino, "day", Clean.of("Ana"), NAMES)
        return [reviewing(log, 0), before(log, planted, 0), own]

    here = [run(steps) for steps in all_steps()]

    async def test() -> None:
        pool = BotPool(processes=1)
        coach = Coach(pool, THREADS)
        try:
            there = [await coach.go_through(steps) for steps in all_steps()]
        finally:
            coach.close()
            pool.close()
        assert repr([found[1:] for found in there[1:]]) == repr([found[1:] for found in here[1:]])
        assert there[0] == here[0]
        assert coach._worker is None, "nothing was worked out in this process"

    asyncio.run(test())


def test_a_bot_decides_while_a_judgement_without_a_limit_is_worked_out() -> None:
    async def test() -> None:
        pool, brisca = BotPool(60.0, 1), find_game("brisca")
        log, _, _ = played(brisca, "slow", level="easy")
        match = Match.replay(brisca, log.header, log.entries[:1])
        seat = match.awaited()[0].seat
        turn = match.turn(seat, Rng("x"))
        try:
            await pool.decide(brisca, "easy", turn, 1.0)  # the process is there
            slow = Question(brisca, "expert", turn, None, 200)
            judging = asyncio.create_task(pool.answer(slow))
            await asyncio.sleep(0.05)
            assert await pool.decide(brisca, "easy", turn, 1.0)
            assert not judging.done()
        finally:
            pool.close()
        with pytest.raises(NoProcess):
            await judging
        slow_pool = pool._unhurried
        assert slow_pool is not None
        until(lambda: not processes(slow_pool))

    asyncio.run(test())


@pytest.mark.parametrize("why", [NoProcess(), NoAnswer([])])
def test_what_no_process_answers_is_worked_out_in_a_thread(why: Exception) -> None:
    log, _, _ = played(find_game("cribbage"), "planted", 2)

    async def test() -> None:
        coach = Coach(Elsewhere(why), THREADS)
        assert await coach.go_through(reviewing(log, 0)) == run(reviewing(log, 0))
        coach.close()

    asyncio.run(test())


def test_steps_hear_of_a_bot_that_fails() -> None:
    log, _, _ = played(find_game("cribbage"), "planted", 2)

    def steps() -> Steps[str]:
        question = next(reviewing(log, 0))
        assert question is not None
        try:
            yield from asked(question._replace(level="none"))
        except KeyError as why:
            return f"{why}"
        return ""

    async def test() -> None:
        coach = Coach(None, THREADS)
        assert await coach.go_through(steps()) == "'none'"
        coach.close()

    asyncio.run(test())


@pytest.mark.parametrize(
    ("language", "wait", "left", "better"),
    [
        ("en", "Looking at this choice. Escape stops it.", "Cancelled.", "Better: "),
        ("es", "Mirando esta elección. Escape lo deja.", "Cancelado.", "Mejor: "),
    ],
)
def test_keys_are_answered_while_a_choice_is_judged(
    tmp_path: Path, language: str, wait: str, left: str, better: str
) -> None:
    log, _, _ = played(find_game("cribbage"), "planted", 2)

    async def go(room: Inside) -> None:
        outcome = Match.replay(find_game("cribbage"), log.header, log.entries).outcome
        room.store.add(log, outcome)
        open_review(room.app, log.header.id)
        await worked_out(room)
        bots = room.app.bots = Elsewhere()
        menu = room.app.front
        assert room.press("enter") == [], "what is quick is told without a line before it"
        async with asyncio.timeout(60 * SOON):
            while room.lines[-1] != wait:
                await asyncio.sleep(0.01)
        assert room.press("h") == [wait]
        assert room.press("escape")[0] == left
        assert room.app.front is menu
        room.press("enter")
        bots.wait.set()
        await worked_out(room)
        screen = room.app.front
        assert isinstance(screen, PositionScreen)
        found = screen.position.found
        other = found.choices[-1].action
        fewer = Judgement(found.choices[:-1], found.unit, found.exact, found.deals, found.reasons)
        screen.position = screen.position._replace(found=fewer)
        bots.wait.clear()
        screen.do(other)
        assert isinstance(room.app.front, Working)
        bots.wait.set()
        told = len(room.lines)
        await worked_out(room)
        assert any(better in line for line in room.lines[told:])
        assert wait not in room.lines[told:]
        assert bots.asked[-1].also == (other,)

    inside(go, tmp_path, language)
