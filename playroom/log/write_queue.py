"""Write queue: calls that may wait for a disk or a database run in threads of their own, in order.

A call that returns within a moment is answered before `run` returns: a key at home is answered in
the same call. One that takes longer (another program holds the file, a disk sleeps) is answered on
the event loop once it returns, and meanwhile every key is answered.
"""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Executor, Future, wait
from typing import Any, TypeVar
from zlib import crc32

from playroom.background import THREADS, Background

T = TypeVar("T")

PATIENCE = 0.004
"""Seconds that `run` waits for a call before it returns."""


class Queue(ABC):
    """Runs calls one after the other and passes on what they return."""

    @abstractmethod
    def run(
        self, call: Callable[[], T], on_result: Callable[[T | Exception], None], of: str = ""
    ) -> None:
        """Runs `call` after all earlier ones `of` the same log, table or person, and calls
        `on_result` once, on the thread of the event loop, before this returns or later.
        """


class InlineQueue(Queue):
    """Runs every call at once, in the thread of the caller: for logs in memory.

    >>> InlineQueue().run(lambda: 6 * 7, print)
    42
    """

    def run(
        self, call: Callable[[], T], on_result: Callable[[T | Exception], None], of: str = ""
    ) -> None:
        """Runs `call` now."""
        try:
            result = call()
        except Exception as why:
            on_result(why)
        else:
            on_result(result)


class WriteQueue(Queue):
    """Runs calls in writing threads; those of one log run in the order in which they are given."""

    def __init__(
        self, patience: float = PATIENCE, threads: int = 1, background: Background = THREADS
    ) -> None:
        """`patience`: seconds that `run` waits for a call before it returns. More `threads` are for
        a store that answers from afar, and to several at once: each takes the calls of some logs.
        `background` runs the calls.
        """
        self._patience = patience
        self._writers = [background.executor(f"writing{n}") for n in range(threads)]
        self._last = dict[Executor, Future[Any]]()
        """The last call of each thread, until it is answered."""
        self._unanswered = dict[Future[Any], Callable[[Any], None]]()
        """The calls whose results are to be passed on, in order."""
        self.failed: Callable[[Exception], None] = lambda why: None
        """Called with every exception of a call, before its `on_result`."""

    def run(
        self, call: Callable[[], T], on_result: Callable[[T | Exception], None], of: str = ""
    ) -> None:
        """Runs `call` in the writing thread of what it is `of`."""
        writer = self.writer(of)
        last, future = self._last.get(writer), writer.submit(call)
        self._last[writer] = future
        # behind others it takes longer than a moment, and everybody else would wait for it
        if self._patience and (last is None or last.done()):
            with contextlib.suppress(TimeoutError):
                future.exception(self._patience)
        if future.done():
            self._answer(future, on_result)
            return
        loop = asyncio.get_running_loop()
        self._unanswered[future] = on_result

        def answer(future: Future[T]) -> None:
            if self._last.get(writer) is future:
                del self._last[writer]  # or all that it answers would stay in memory with it
            if future in self._unanswered:  # `close` has answered it otherwise
                self._answer(future, self._unanswered.pop(future))

        def arrived(future: Future[T]) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed; the call has run
                loop.call_soon_threadsafe(answer, future)

        future.add_done_callback(arrived)

    async def ran(self, call: Callable[[], T], of: str = "") -> T:
        """What a call that runs as with `run` returns. Raises what it raises."""
        answer: asyncio.Future[T | Exception] = asyncio.get_running_loop().create_future()

        def on_result(result: T | Exception) -> None:
            if not answer.done():  # cancelled meanwhile
                answer.set_result(result)

        self.run(call, on_result, of)
        result = await answer
        if isinstance(result, Exception):
            raise result
        return result

    def close(self) -> None:
        """Waits until all calls have run. Called on the thread of the running event loop, it passes
        on their results, and waits for the calls that follow from these too: a command behind
        another one is stored (`Stream.close`).
        """
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # the results have no receiver left
            self._unanswered.clear()
        while self._unanswered:
            future = next(iter(self._unanswered))
            wait((future,))
            try:
                self._answer(future, self._unanswered.pop(future))
            except Exception as why:  # as in a callback of the loop
                loop.call_exception_handler({"message": repr(future), "exception": why})
        for writer in self._writers:
            writer.shutdown(wait=True)

    def writer(self, of: str) -> Executor:
        """The thread for what is `of` a log, table or person."""
        return self._writers[crc32(of.encode()) % len(self._writers)]

    def answered(self, result: object, on_result: Callable[[Any], None]) -> None:
        """Passes on what a call returned; for queues that count or report besides."""
        on_result(result)

    def _answer(self, future: Future[Any], on_result: Callable[[Any], None]) -> None:
        why = future.exception()
        if why is None:
            self.answered(future.result(), on_result)
        elif isinstance(why, Exception):
            self.failed(why)
            self.answered(why, on_result)
        else:
            raise why
