"""Thinking of the coach: levels judge turns for hints, reviews and puzzles in the bots' process or
worker, or in a thread, so that keys are answered meanwhile.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any, TypeVar

from playroom.background import Background
from playroom.engine.chair import Chair
from playroom.engine.contract import Turn
from playroom.engine.kit.judging import Judgement, Question, Steps
from playroom.engine.registry import is_found
from playroom.engine.rng import Rng
from playroom.match.bots.turns import BotsElsewhere, NoAnswer, NoProcess

T = TypeVar("T")

EFFORTS: Sequence[tuple[int, float]] = ((4, 1.5), (16, 3.0), (64, 6.0))
"""How many times as many deals as for a decision are imagined, and within how many seconds: when
a hint is asked for first, again, and from then on.
"""


def turn_of(chair: Chair, dice: str = "") -> Turn:
    """What the seat of a chair may look at now, as a bot in it would."""
    events = tuple(placed.event for placed in chair.events())
    return Turn(chair.view, chair.requests, events, Rng(f"coach {len(events)} {dice}"))


class Coach:
    """Judges turns for one person, one at a time."""

    def __init__(self, bots: BotsElsewhere | None, background: Background) -> None:
        """`bots`: where bots think, if not in the `background`."""
        self._bots = bots
        self._background = background
        self._worker: Executor | None = None

    async def hint(self, chair: Chair, turn: Turn, asked: int) -> Judgement | None:
        """What to do in a turn of `chair`, None when the bots are too busy; `asked` is how often
        that was asked before.
        """
        times, seconds = EFFORTS[min(asked, len(EFFORTS) - 1)]
        game, level = chair.game, chair.game.best_level(chair.header.setup)
        try:
            judged: Judgement = await self._answer(Question(game, level, turn, seconds, times))
        except NoAnswer:
            return None
        return judged

    async def go_through(self, steps: Steps[T]) -> T:
        """Goes through steps, answers what they ask, and returns what they do."""
        step, given = steps.send, None
        while True:
            try:
                question = step(given)
            except StopIteration as end:
                result: T = end.value
                return result
            step, given = steps.send, None
            try:
                if question is None:
                    await asyncio.sleep(0)
                else:
                    given = await self._answer_surely(question)
            except Exception as why:
                step, given = steps.throw, why

    async def _answer_surely(self, question: Question) -> Any:
        try:
            return await self._answer(question)
        except NoAnswer:
            return await self._here(question)

    async def _answer(self, question: Question) -> Any:
        if self._bots is not None and is_found(question.game):
            with contextlib.suppress(NoProcess):  # a thread is better than nothing
                return await self._bots.answer(question)
        return await self._here(question)

    async def _here(self, question: Question) -> Any:
        if self._worker is None:
            self._worker = self._background.worker("coach")
        return await asyncio.wrap_future(self._worker.submit(question.answer))

    def close(self) -> None:
        """Lets the thread end, without waiting for it."""
        if self._worker is not None:
            self._worker.shutdown(wait=False)
            self._worker = None
