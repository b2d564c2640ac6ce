"""Background work: calls that may take long run in threads, or at once where a program can have no
threads (a browser).

>>> INLINE.executor("writing").submit(lambda: 6 * 7).result()
42
"""

from __future__ import annotations

import queue
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


class Background(ABC):
    """Where a program runs what the event loop should not wait for."""

    has_threads: bool
    """Does it run beside the event loop? Else the event loop stands meanwhile."""

    @abstractmethod
    def start(self, call: Callable[[], object], name: str) -> None:
        """Runs `call` without waiting for it. It does not keep the program from ending, and must
        not raise.
        """

    @abstractmethod
    def executor(self, name: str) -> Executor:
        """Runs calls one after the other, in the order in which they are submitted. The program
        ends when all have run.
        """

    @abstractmethod
    def worker(self, name: str) -> Executor:
        """The same, but the program may end meanwhile: for bots, which may never return."""


class Threads(Background):
    """Runs everything in threads of its own."""

    has_threads = True

    def start(self, call: Callable[[], object], name: str) -> None:
        threading.Thread(target=call, name=name, daemon=True).start()

    def executor(self, name: str) -> Executor:
        return ThreadPoolExecutor(1, name)

    def worker(self, name: str) -> Executor:
        return DaemonExecutor(name)


class Inline(Background):
    """Runs everything before the call returns."""

    has_threads = False

    def start(self, call: Callable[[], object], name: str) -> None:
        call()

    def executor(self, name: str) -> Executor:
        return InlineExecutor()

    def worker(self, name: str) -> Executor:
        return InlineExecutor()


class InlineExecutor(Executor):
    """An executor without threads."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        return _ran(Future(), fn, *args, **kwargs)


class DaemonExecutor(Executor):
    """An executor with one thread, which ends with the program whatever it is doing."""

    def __init__(self, name: str) -> None:
        self._calls = queue.SimpleQueue[Callable[[], object] | None]()
        threading.Thread(target=self._work, name=name, daemon=True).start()

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future = Future[T]()
        self._calls.put(lambda: _ran(future, fn, *args, **kwargs))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Ends the thread after what was submitted; never waits for it."""
        self._calls.put(None)

    def _work(self) -> None:
        while (call := self._calls.get()) is not None:
            call()


def _ran(future: Future[T], fn: Callable[..., T], *args: Any, **kwargs: Any) -> Future[T]:
    if not future.set_running_or_notify_cancel():
        return future
    try:
        future.set_result(fn(*args, **kwargs))
    except Exception as why:
        future.set_exception(why)
    return future


THREADS = Threads()
INLINE = Inline()
