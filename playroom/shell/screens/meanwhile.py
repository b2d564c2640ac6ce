"""Progress screen while a task runs."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Generator, Iterator
from typing import ClassVar, Generic, TypeVar

from playroom.engine.notes import Note, note
from playroom.shell.bindings import OTHERS, Bind, same
from playroom.shell.shell import Screen, Shell
from playroom.store import StoreError

T = TypeVar("T")

WALKING = ("act", "next", "previous", "to-first", "to-last", "more", "less")
"""What lists are walked with."""


class Meanwhile(Screen):
    """Every key says what is under way, until the opener removes the screen and sets `ready`."""

    def __init__(self, shell: Shell, line: Note) -> None:
        super().__init__(shell)
        self._line = line
        self.ready: asyncio.Event = asyncio.Event()

    def announce(self) -> None:
        self.shell.announcer.reply(self._line)

    def wait(self, key: str = "") -> None:
        """Every key says what is waited for."""
        self.announce()

    def cancel(self) -> bool:
        self.announce()
        return True

    bindings: ClassVar[tuple[Bind, ...]] = (
        *same(WALKING, wait),
        Bind("", wait, keys=OTHERS, told=False),
    )


class Working(Meanwhile, Generic[T]):
    """In front while something is worked out in the background, step by step: every key says so,
    Escape gives it up.
    """

    def __init__(
        self,
        shell: Shell,
        line: Note,
        steps: Generator[None, None, T],
        done: Callable[[T | None], None],
    ) -> None:
        """`done` is called on the thread of the event loop with what `steps` returns, when this
        screen has gone; with None when something else than the store has failed.
        """
        super().__init__(shell, line)
        self._gone = threading.Event()
        self._done = done
        self._finishing = False
        self._loop = asyncio.get_running_loop()
        shell.background.run_through(self._work(steps), "working")

    def _work(self, steps: Generator[None, None, T]) -> Iterator[None]:
        result: T | StoreError | None = None
        try:
            while not self._gone.is_set():
                try:
                    next(steps)
                except StopIteration as end:
                    result = end.value
                    break
                yield
        except StoreError as why:
            result = why
        finally:
            with contextlib.suppress(RuntimeError):  # the room was closed meanwhile
                self._loop.call_soon_threadsafe(self._finish, result)

    def _finish(self, result: T | StoreError | None) -> None:
        if self._gone.is_set():
            return
        self._finishing = True
        self.shell.pop(self)
        try:
            if isinstance(result, StoreError):
                self.shell.fail(result)
            else:
                self._done(result)
        except Exception as why:  # otherwise the exception would be lost
            self.shell.fail(why)
        self.ready.set()

    def cancel(self) -> bool:
        self.shell.pop(self)
        self.shell.announcer.reply(note("shell-cancelled"), *self.shell.place())
        return True

    def closed(self) -> None:
        self._gone.set()
        if not self._finishing:
            self.ready.set()
