"""Bot pool: worker processes for a room's bots, so that no bot blocks its event loop.

There are as many as the machine has processors, each started when it is needed, and one more for
questions without a time limit. A table has one turn at a time in here, all tables together `MOST`.
A bot that goes on after its time is ended together with its process, and another process is there
for the next turn; a turn in a process that was killed from outside is retried once.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from playroom.engine.contract import Game
from playroom.engine.kit.judging import Question
from playroom.engine.overriding import override
from playroom.engine.wire import PLAIN, BadJson, encode
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
from playroom.process import module_command

MOST = 64
"""Turns that wait or are thought about at a time."""
PATIENCE = 5.0
"""Seconds that a turn waits for a process at most."""
STARTING = 30.0
"""Seconds that a process may take to start and to load a game."""
LIVES = 3
"""How often processes may die before they are done without; any answer begins the count anew."""
LONGEST = 60.0
"""Seconds after which a worker ends by itself, when its parent is gone."""
MOST_PROCESSES = 8
"""At once, however many processors there are."""


class _Ended(Exception):
    """The process is gone."""


class _Job:
    """One turn, from the loop into a thread and back."""

    def __init__(self, question: Question, on_result: Callable[[Any], None]) -> None:
        self.question = question
        self.game = question.game
        self.level = question.level
        self.done = on_result
        self.asked = time.monotonic()
        self.dropped = False


class BotPool(BotsElsewhere):
    """Pool of bot processes. Made and asked on the thread of an event loop."""

    def __init__(
        self, overtaken: float = OVERTAKEN, processes: int = 0, patience: float = PATIENCE
    ) -> None:
        """`overtaken`: seconds after which a bot is ended; `processes`: how many there are at most
        (0: as many as processors); `patience`: seconds that a turn waits for one at most.
        """
        self.overtaken = overtaken
        self.patience = patience
        self._unhurried: BotPool | None = None
        self.processes = processes or max(1, min(MOST_PROCESSES, os.cpu_count() or 1))
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._minds: list[_Mind] = []
        self._under_way = 0
        self._deaths = 0
        self._unable: set[tuple[str, str]] = set()
        self._closed = threading.Event()

    @override
    async def answer(self, question: Question) -> Any:
        game, level = question.game, question.level
        if self._closed.is_set() or self._deaths >= LIVES or (game.id, level) in self._unable:
            raise NoProcess
        if question.seconds is None and self.patience < LONGEST:
            self._unhurried = self._unhurried or BotPool(LONGEST / 2, 1, LONGEST)
            return await self._unhurried.answer(question)
        if self._under_way >= MOST:
            raise NoAnswer([f"{game.id} {level}: {MOST} turns wait already\n"])  # not said
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Any] = loop.create_future()

        def settle(result: Any) -> None:
            self._under_way -= 1
            if not answer.done():  # the caller may have gone
                answer.set_result(result)

        def on_result(result: Any) -> None:
            with contextlib.suppress(RuntimeError):  # the room was closed meanwhile
                loop.call_soon_threadsafe(settle, result)

        job = _Job(question, on_result)
        self._under_way += 1
        if self._under_way > len(self._minds) < self.processes:
            self._minds.append(_Mind(self, self._jobs))
        self._jobs.put(job)
        try:
            result = await answer
        except asyncio.CancelledError:
            job.dropped = True
            raise
        if isinstance(result, Exception):
            raise result
        return result

    @override
    def close(self) -> None:
        self._closed.set()
        if self._unhurried is not None:
            self._unhurried.close()
        for mind in self._minds:
            self._jobs.put(None)
            mind.end()

    # -- called by threads -------------------------------------------------------------------------

    @property
    def is_closed(self) -> bool:
        """Whether no caller waits for an answer any more."""
        return self._closed.is_set()

    def answered(self) -> None:
        """A process has done its work."""
        self._deaths = 0

    def died(self) -> None:
        """A process has died, or could not be started."""
        self._deaths += 1

    def cannot(self, game: str, level: str) -> None:
        """A bot that other processes do not have."""
        self._unable.add((game, level))


class _Mind:
    """A thread and the process that thinks for it, started and replaced as it is needed."""

    def __init__(self, bot_pool: BotPool, jobs: queue.SimpleQueue[_Job | None]) -> None:
        self._bot_pool = bot_pool
        self._jobs = jobs
        self._process: subprocess.Popen[bytes] | None = None
        self._loaded: set[tuple[str, str]] = set()
        self._overtaken = False
        threading.Thread(target=self._work, name="bots", daemon=True).start()

    def end(self) -> None:
        """Ends the process; the thread notices."""
        if (process := self._process) is not None:
            with contextlib.suppress(OSError):
                process.kill()

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None and not self._bot_pool.is_closed:
            if job.dropped:
                job.done(NoAnswer([]))
                continue
            try:
                result: Any = self._thought(job)
            except Exception as why:
                result = why
            job.done(result)
        self._stop()

    def _thought(self, job: _Job) -> Any:
        name, thought = f"{job.game.id} {job.level}", False
        for _ in range(2):  # a process killed from outside is worth another try
            if self._bot_pool.is_closed:
                break
            if time.monotonic() - job.asked > (patience := self._bot_pool.patience):
                raise NoAnswer([f"{name}: no process was free in {patience} s\n"])  # not said
            try:
                self._load(job.game, job.level)
            except _Ended:
                self._stop()
                self._bot_pool.died()
                continue
            thought = True
            try:
                return self._action(job)
            except _Ended:
                self._stop()
                if self._overtaken:
                    seconds = self._bot_pool.overtaken
                    raise NoAnswer([f"{name}: no answer in {seconds} s\n"]) from None  # not said
        if not thought or self._bot_pool.is_closed:
            raise NoProcess
        # not in a thread of the room now: it may be the bot that ends whatever it runs in
        raise NoAnswer([f"{name}: its process has ended\n"], failed=True)  # not said

    def _load(self, game: Game[Any, Any], level: str) -> None:
        if self._process is None or (game.id, level) not in self._loaded:
            loaded = self._exchange(encode(Load(game.id, game.version, level)), STARTING)
            if not isinstance(loaded, Loaded) or loaded.why:
                self._bot_pool.cannot(game.id, level)
                raise NoProcess
            self._loaded.add((game.id, level))

    def _action(self, job: _Job) -> Any:
        game, bot_pool, question = job.game, self._bot_pool, job.question
        more = (question.seconds or 0.0) if question.times else 0.0
        result = self._exchange(packed(question), bot_pool.overtaken + more)
        bot_pool.answered()
        if not isinstance(result, Thought | Judged):
            lines = result.lines if isinstance(result, Failed) else ()
            raise NoAnswer([f"{game.id} {job.level}:\n", *lines], failed=True)
        return answer_of(game, result)

    def _exchange(self, message: bytes, seconds: float) -> Loaded | Thought | Judged | Failed:
        """One message and its answer. Raises `_Ended`."""
        process = self._process = self._process or self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        self._overtaken = False
        timer = threading.Timer(seconds, self._overtake, (process,))
        timer.daemon = True
        timer.start()
        try:
            process.stdin.write(message + b"\n")
            process.stdin.flush()
            answer: Loaded | Thought | Judged | Failed = PLAIN.decode(
                process.stdout.readline(), ANSWER
            )
            return answer
        except (OSError, BadJson) as why:
            raise _Ended from why
        finally:
            timer.cancel()

    def _overtake(self, process: subprocess.Popen[bytes]) -> None:
        self._overtaken = True
        process.kill()

    def _started(self) -> subprocess.Popen[bytes]:
        # nothing that the room has open is open there, and no key that ends the room ends it: only
        # the end of its input does
        options: dict[str, Any] = {"start_new_session": True}
        if sys.platform == "win32":
            options = {
                "creationflags": subprocess.CREATE_NO_WINDOW
                | subprocess.BELOW_NORMAL_PRIORITY_CLASS
            }
        self._loaded = set()
        try:
            return subprocess.Popen(
                module_command("playroom.match.bots.worker", str(LONGEST)),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                **options,
            )
        except OSError as why:
            raise _Ended from why

    def _stop(self) -> None:
        """The process ends, and is reaped."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(OSError):
                process.kill()
            for pipe in (process.stdin, process.stdout):
                with contextlib.suppress(OSError):
                    if pipe is not None:
                        pipe.close()
            process.wait()
