"""Bots at work: each decision in another thread, or in another process where a room has some, and
none takes longer than the table waits.

The bot gets a deadline, which is also enforced: a bot that ignores it is replaced by the table's
default action, and named in the log of faults. One that fails is named there as well, and the table
lets a simpler one play on (`Stumbled`).
"""

from __future__ import annotations

import asyncio
import contextlib
import time
import traceback
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any

from playroom.background import THREADS, Background
from playroom.engine.contract import Bot, Game, Turn
from playroom.engine.record import Seat
from playroom.engine.registry import is_found
from playroom.engine.steps import Action
from playroom.match.bots.turns import OVERTAKEN, BotsElsewhere, NoAnswer, NoProcess
from playroom.store.faults import Faults

THINKING = 0.3
"""Seconds that a bot may think: its deadline."""


class Stumbled(Exception):
    """A bot has failed: it raised, or its process has ended."""


class Thinker:
    """Asks the bots of one table, one at a time."""

    def __init__(
        self,
        faults: Faults,
        elsewhere: BotsElsewhere | None = None,
        overtaken: float = OVERTAKEN,
        background: Background = THREADS,
    ) -> None:
        """`elsewhere`: where the bots think, if not in the `background` of this process."""
        self._faults = faults
        self._elsewhere = elsewhere
        self._overtaken = overtaken
        self._bots: dict[tuple[Seat, str], Bot] = {}
        self._background = background
        self._worker: Executor | None = None
        self._stuck: dict[str, Future[Action]] = {}

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
            if not stuck.done():
                return None
            del self._stuck[name]
        if (seat, level) not in self._bots:
            self._bots[seat, level] = game.bots[level]()
        if self._worker is None:
            self._worker = self._background.worker("bot")
        loop, answered = asyncio.get_running_loop(), asyncio.Event()

        def decided(thought: Future[Action]) -> None:
            with contextlib.suppress(RuntimeError):  # the room was closed meanwhile
                loop.call_soon_threadsafe(answered.set)

        turn_now = turn(time.monotonic() + THINKING)
        thought = self._worker.submit(self._bots[seat, level].decide, turn_now)
        thought.add_done_callback(decided)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self._overtaken):
                await answered.wait()
        if not thought.done():
            self._stuck[name] = thought
            self._worker.shutdown(wait=False)
            self._worker = None
            self._faults([f"{name}: no answer in {self._overtaken} s\n"])  # not said
            return None
        why = thought.exception()
        if why is not None:
            self._faults([f"{name}:\n", *traceback.format_exception(why)])
            raise Stumbled
        return thought.result()

    def close(self) -> None:
        """Lets the thread end, without waiting for it."""
        if self._worker is not None:
            self._worker.shutdown(wait=False)
            self._worker = None
