"""Bots at work: each decision in another thread, or in another process where a room has some, and
none takes longer than the table waits.

The bot gets a deadline, which is also enforced: a bot that ignores it is replaced by the table's
default action, and named in the log of faults. One that fails is named there as well, and the table
lets a simpler one play on (`Stumbled`).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
import traceback
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from playroom.engine.contract import Bot, Game, Turn
from playroom.engine.record import Seat
from playroom.engine.registry import is_found
from playroom.engine.steps import Action
from playroom.match.bots.turns import OVERTAKEN, NoAnswer, NoProcess
from playroom.store.faults import Faults

if TYPE_CHECKING:
    from playroom.match.bots.pool import BotPool

THINKING = 0.3
"""Seconds that a bot may think: its deadline."""
_Job: TypeAlias = tuple[Bot, Turn, Callable[[Action | Exception], None]]


class Stumbled(Exception):
    """A bot has failed: it raised, or its process has ended."""


class Thinker:
    """Asks the bots of one table, one at a time."""

    def __init__(
        self, faults: Faults, elsewhere: BotPool | None = None, overtaken: float = OVERTAKEN
    ) -> None:
        """`elsewhere`: where the bots think, if not in a thread of this process."""
        self._faults = faults
        self._elsewhere = elsewhere
        self._overtaken = overtaken
        self._bots: dict[tuple[Seat, str], Bot] = {}
        self._worker: _Worker | None = None
        self._stuck: dict[str, _Worker] = {}

    async def decide(
        self, game: Game[Any, Any], level: str, seat: Seat, turn: Callable[[float | None], Turn]
    ) -> Action | None:
        """What the bot of a level in a seat does, or None when it gives no answer in time. `turn`
        makes what it may look at, with its deadline. Raises `Stumbled`, once the fault is reported.
        """
        if self._elsewhere is not None and is_found(game):
            try:
                return await self._elsewhere.decide(game, level, turn(None), THINKING)
            except NoAnswer as why:
                if why.lines:
                    self._faults(why.lines)
                if why.failed:
                    raise Stumbled from None
                return None
            except NoProcess:
                pass  # a thread is better than nothing
        return await self._decide_here(game, level, seat, turn)

    async def _decide_here(
        self, game: Game[Any, Any], level: str, seat: Seat, turn: Callable[[float | None], Turn]
    ) -> Action | None:
        name = f"{game.id} {level}"
        stuck = self._stuck.get(name)
        if stuck is not None:
            if stuck.busy:
                return None
            del self._stuck[name]
        if (seat, level) not in self._bots:
            self._bots[seat, level] = game.bots[level]()
        if self._worker is None:
            self._worker = _Worker()
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Action | Exception] = loop.create_future()

        def decided(result: Action | Exception) -> None:
            with contextlib.suppress(RuntimeError):  # the room was closed meanwhile
                loop.call_soon_threadsafe(_settle, answer, result)

        began = time.monotonic()
        self._worker.ask(self._bots[seat, level], turn(began + THINKING), decided)
        await asyncio.wait((answer,), timeout=self._overtaken)
        if not answer.done():
            answer.cancel()
            self._stuck[name], self._worker = self._worker, None
            self._faults([f"{name}: no answer in {self._overtaken} s\n"])  # not said
            return None
        result = answer.result()
        if isinstance(result, Exception):
            self._faults([f"{name}:\n", *traceback.format_exception(result)])
            raise Stumbled
        return result

    def close(self) -> None:
        """Lets the thread end, without waiting for it."""
        if self._worker is not None:
            self._worker.stop()
            self._worker = None


def _settle(answer: asyncio.Future[Action | Exception], result: Action | Exception) -> None:
    if not answer.done():  # it may have been overtaken
        answer.set_result(result)


class _Worker:
    """A thread that thinks. It ends with the program, whatever it is doing."""

    def __init__(self) -> None:
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self.busy = False
        threading.Thread(target=self._work, name="bot", daemon=True).start()

    def ask(self, bot: Bot, turn: Turn, on_result: Callable[[Action | Exception], None]) -> None:
        self.busy = True
        self._jobs.put((bot, turn, on_result))

    def stop(self) -> None:
        self._jobs.put(None)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            bot, turn, on_result = job
            result: Action | Exception
            try:
                result = bot.decide(turn)
            except Exception as why:
                result = why
            self.busy = False
            on_result(result)
