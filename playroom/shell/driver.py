"""A match with one person at it: bots play off the event loop, clocks run, every input is stored
before it is heard.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from playroom.engine.contract import Bot
from playroom.engine.inputs import Act, Clock, Input, Timeout
from playroom.engine.log import Entry
from playroom.engine.match import Match
from playroom.engine.notes import Rejection
from playroom.engine.record import Seat
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Placed, Request
from playroom.store import StoreError

THINKING = 0.3
"""Seconds a bot may think."""
WARNINGS = (10, 5)
"""Seconds before the end of a clock at which its owner is warned."""
LONGEST_VOICE = 15.0
"""Seconds that bots wait at most for the voice to finish."""


def wall_minute() -> int:
    """The minute now, in minutes of the player's own local time since 1970."""
    return (datetime.now() - datetime(1970, 1, 1)) // timedelta(minutes=1)


@dataclass(frozen=True, slots=True)
class Hooks:
    """What a sitting tells the one who shows it."""

    event: Callable[[Placed], None]
    clock: Callable[[int], None]
    failed: Callable[[Exception], None]
    over: Callable[[], None]
    pause: Callable[[], float]
    """Seconds between two acts of bots."""
    voice_busy: Callable[[], bool]


class Sitting:
    """Drives `match` for the person in seat `me`.

    `journal` stores an input; it may raise, then nothing happened.
    """

    def __init__(
        self,
        match: Match[Any, Any],
        me: Seat,
        journal: Callable[[Entry], None],
        hooks: Hooks,
        secret: str,
    ) -> None:
        """`secret` seeds the bots' own dice; it has nothing to do with the deal."""
        self.match = match
        self.me = me
        self.hooks = hooks
        self.journal = journal
        match.listen(hooks.event)
        self.bots: dict[Seat, Bot] = {
            seat: match.game.bots[player.kind]()
            for seat, player in enumerate(match.header.players)
            if not player.is_person
        }
        self._dice = Rng(secret)
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="bot")
        self._changed = asyncio.Event()
        self._hurried = asyncio.Event()
        self.settled = asyncio.Event()
        self._clocks: dict[str, list[asyncio.TimerHandle]] = {}
        self._wall: asyncio.TimerHandle | None = None
        self._heard = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    # -- life --------------------------------------------------------------------------------------

    def start(self, resumed: bool = False) -> None:
        """Lets the bots play and the clocks run; `resumed` after a break."""
        self._minute(resumed)
        self._set_clocks()
        self._task = asyncio.get_running_loop().create_task(self._play())

    def close(self) -> None:
        """Stops; the match stays as it is stored."""
        for handles in self._clocks.values():
            for handle in handles:
                handle.cancel()
        self._clocks.clear()
        if self._wall is not None:
            self._wall.cancel()
        if self._task is not None:
            self._task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)
        self.settled.set()

    # -- the person --------------------------------------------------------------------------------

    def submit(self, action: Action) -> Rejection | None:
        """The person's action: the reason why not, or None when it was done (and told)."""
        refused = self._take(Act(self.me, action))
        if refused is None:
            self._after()
        return refused

    def _take(self, given: Input) -> Rejection | None:
        prepared = self.match.prepare(given)
        if isinstance(prepared, Rejection):
            return prepared
        self.journal(prepared.entry)
        self.match.commit(prepared)
        return None

    def hurry(self) -> None:
        """Ends the pause before the next act of a bot."""
        self._hurried.set()

    # -- bots --------------------------------------------------------------------------------------

    def _bot_request(self) -> Request | None:
        return next((r for r in self.match.requests if r.awaited and r.seat in self.bots), None)

    async def _play(self) -> None:
        try:
            while self.match.outcome is None:
                request = self._bot_request()
                if request is None:
                    self.settled.set()
                    await self._changed.wait()
                    self._changed.clear()
                    continue
                self.settled.clear()
                action = await self._decide(request)
                await self._pause()
                if request in self.match.requests:
                    await self._bot_acts(request.seat, action)
            self.settled.set()
        except asyncio.CancelledError:
            raise
        except Exception as why:
            self.settled.set()
            self.hooks.failed(why)

    async def _decide(self, request: Request) -> Action:
        match, seat = self.match, request.seat
        dice = self._dice.stream(f"bot{seat}.{match.acts}")
        bot = self.bots[seat]
        loop = asyncio.get_running_loop()
        deadline = time.monotonic() + THINKING
        turn = match.turn(seat, dice, deadline)
        return await loop.run_in_executor(self._pool, bot.decide, turn)

    async def _bot_acts(self, seat: Seat, action: Action) -> None:
        while True:
            try:
                # a bot whose act is refused must not stop the table: silence stands for it, as for
                # a person
                if self._take(Act(seat, action)) is not None:
                    self._take(Timeout(seat))
                break
            except (
                StoreError
            ) as why:  # it could not be stored, so it did not happen; tried again at the next key
                self.hooks.failed(why)
                self.settled.set()
                self._hurried.clear()
                await self._hurried.wait()
                self.settled.clear()
        self._after()

    async def _pause(self) -> None:
        self._hurried.clear()
        pause = self.hooks.pause()
        if pause <= 0:
            await asyncio.sleep(0)
            return
        end = self._heard + pause
        longest = time.monotonic() + LONGEST_VOICE
        while not self._hurried.is_set():
            now = time.monotonic()
            if now >= end and (now >= longest or not self.hooks.voice_busy()):
                return
            wait = max(0.02, min(end - now, 0.05 if now >= end else end - now))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), wait)

    # -- after every input -------------------------------------------------------------------------

    def _after(self) -> None:
        self._heard = time.monotonic()
        self.settled.clear()
        self._set_clocks()
        self._changed.set()
        if self.match.outcome is not None:
            self.hooks.over()

    def _minute(self, resumed: bool = False) -> None:
        """Tells the game the minute on the wall now, and every later one."""
        if self.match.outcome is not None:
            return
        try:
            if self._take(Clock(wall_minute(), resumed)) is None:
                self._after()
        except Exception as why:  # could not be stored: the next minute is told again
            self.hooks.failed(why)
        self._wall = asyncio.get_running_loop().call_later(60 - time.time() % 60, self._minute)

    def _set_clocks(self) -> None:
        mine = {
            r.id: r for r in self.match.requests if r.seat == self.me and r.awaited and r.seconds
        }
        for gone in set(self._clocks) - set(mine):
            for handle in self._clocks.pop(gone):
                handle.cancel()
        loop = asyncio.get_running_loop()
        for id_, request in mine.items():
            if id_ in self._clocks:
                continue
            seconds = request.seconds or 0
            handles = [
                loop.call_later(seconds - left, self.hooks.clock, left)
                for left in WARNINGS
                if left < seconds
            ]
            handles.append(loop.call_later(seconds, self._expire, request))
            self._clocks[id_] = handles

    def _expire(self, request: Request) -> None:
        if request not in self.match.requests:
            return
        try:
            self._take(Timeout(self.me))
        except Exception as why:
            self.hooks.failed(why)
            return
        self._after()
