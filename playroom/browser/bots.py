"""Bots in a second worker of the page, so that keys are answered while they think. The worker is
started for the first bot that may think for long, and ended when none has been asked for a while.
"""

from __future__ import annotations

import asyncio
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.kit.judging import Question
from playroom.engine.overriding import override
from playroom.engine.record import Record
from playroom.engine.wire import PLAIN, encode
from playroom.match.bots.turns import (
    ANSWER,
    OVERTAKEN,
    BotsElsewhere,
    Failed,
    Judged,
    Load,
    Loaded,
    NoAnswer,
    NoProcess,
    Thought,
    answer_of,
    packed,
)

QUICK = ("random", "easy")
"""Levels that think for a few milliseconds at most: they are asked here."""
IDLE = 120.0
"""Seconds without a turn after which the worker is ended: it takes as much memory as the page's."""
LONGEST = 60.0
"""Seconds that a question without a time limit may take."""
STARTING = 10.0
"""Seconds that a judgement waits for the worker; where there is none it is made here."""
READY = "ready"
"""What a worker says once it can be asked."""


class WorkerBots(BotsElsewhere):
    """Asks one worker, one turn at a time. Made and asked on the thread of the event loop."""

    def __init__(self, worker: Any, overtaken: float = OVERTAKEN) -> None:
        """`worker` is of JavaScript: `start(take)` starts one, which `take` is called by with what
        it says; `send(text)` asks it, `stop()` ends it, whatever it is doing. `overtaken`: seconds
        after which a bot is ended with its worker.
        """
        self._worker = worker
        self._overtaken = overtaken
        self._is_started = False
        self._ready = asyncio.Event()
        self._loaded = set[tuple[str, str]]()
        self._unable = set[tuple[str, str]]()
        self._answer: asyncio.Future[str] | None = None
        self._one = asyncio.Lock()
        self._idle: asyncio.TimerHandle | None = None

    @override
    async def answer(self, question: Question) -> Any:
        game, level, seconds = question.game, question.level, question.seconds
        self._start_for(game, level)
        if question.times or seconds is None:
            try:
                async with asyncio.timeout(STARTING):
                    await self._ready.wait()
            except TimeoutError:
                raise NoProcess from None
        elif not self._ready.is_set():  # it is not waited for: until then the bot thinks here
            raise NoProcess
        bot = game.id, level
        async with self._one:
            if bot not in self._loaded:
                loaded = await self._ask(Load(game.id, game.version, level), bot)
                if not isinstance(loaded, Loaded) or loaded.why:
                    self._unable.add(bot)
                    raise NoProcess
                self._loaded.add(bot)
            more = LONGEST if seconds is None else seconds if question.times else 0.0
            answer = await self._ask(packed(question), bot, more)
            if isinstance(answer, Failed):
                raise NoAnswer(list(answer.lines), failed=True)
            if not isinstance(answer, Thought | Judged):
                raise NoProcess
            return answer_of(game, answer)

    @override
    def close(self) -> None:
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        if self._is_started:
            self._worker.stop()
        self._is_started = False
        self._ready.clear()
        self._loaded.clear()
        self._answer = None

    def _start_for(self, game: Game[Any, Any], level: str) -> None:
        if level in QUICK or (game.id, level) in self._unable:
            raise NoProcess
        if self._idle is not None:
            self._idle.cancel()
        self._idle = asyncio.get_running_loop().call_later(IDLE, self.close)
        if not self._is_started:
            self._is_started = True
            self._worker.start(self._take)

    def _take(self, text: str) -> None:
        """What the worker says."""
        if text == READY:
            self._ready.set()
        elif self._answer is not None and not self._answer.done():
            self._answer.set_result(text)

    async def _ask(
        self, asked: Record | bytes, bot: tuple[str, str], more: float = 0.0
    ) -> Loaded | Thought | Judged | Failed:
        """`more`: seconds that the answer may take longer than the decision of a bot."""
        try:
            if self._answer is not None:  # who asked has gone: the worker is at it all the same
                async with asyncio.timeout(LONGEST):
                    await asyncio.shield(self._answer)
            self._answer = asyncio.get_running_loop().create_future()
            self._worker.send((asked if isinstance(asked, bytes) else encode(asked)).decode())
            async with asyncio.timeout(self._overtaken + more):
                text = await asyncio.shield(self._answer)
        except TimeoutError:
            self.close()
            name = " ".join(bot)
            raise NoAnswer([f"{name}: no answer in {self._overtaken} s\n"]) from None  # not said
        answer: Loaded | Thought | Judged | Failed = PLAIN.decode(text.encode(), ANSWER)
        return answer
