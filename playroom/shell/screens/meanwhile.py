"""Progress screen while a task runs."""

from __future__ import annotations

import asyncio
import traceback
from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from playroom.engine.kit.judging import Steps
from playroom.engine.notes import Note, note
from playroom.shell.shell import Screen, Shell
from playroom.store import StoreError

T = TypeVar("T")

SOON = 0.15
"""Seconds within which an answer needs no line before it."""


class Meanwhile(Screen):
    """Every key says what is under way, until the opener removes the screen and sets `ready`."""

    opening: Note

    def __init__(self, shell: Shell, line: Note) -> None:
        super().__init__(shell)
        self.opening = line
        self.ready: asyncio.Event = asyncio.Event()

    def announce(self) -> None:
        self.shell.announcer.reply(self.opening)

    def cancel(self) -> bool:
        self.announce()
        return True


class Working(Meanwhile, Generic[T]):
    """In front while something is worked out step by step, where bots think: every key says so,
    Escape gives it up. Put in front without a word, it says so when it takes longer than `SOON`.
    """

    gives_way = True

    def __init__(
        self,
        shell: Shell,
        line: Note,
        steps: Steps[T],
        done: Callable[[T | None], None],
    ) -> None:
        """`done` is called with what `steps` returns, when this screen has gone; with None when
        something else than the store has failed.
        """
        super().__init__(shell, line)
        self._done = done
        self._finishing = False
        loop = asyncio.get_running_loop()
        self._saying = loop.call_later(SOON, self.announce)
        self._task = loop.create_task(self._work(steps))

    def announce(self) -> None:
        self._saying.cancel()
        super().announce()

    async def _work(self, steps: Steps[T]) -> None:
        coach, result = self.shell.coach(), None
        try:
            result = await coach.go_through(steps)
        except StoreError as why:
            self._finish(partial(self.shell.fail, why))
            return
        except Exception as why:
            self.shell.settings.report(traceback.format_exception(why))
        finally:
            coach.close()
        self._finish(partial(self._done, result))

    def _finish(self, tell: Callable[[], None]) -> None:
        self._finishing = True
        self.shell.pop(self)
        try:
            tell()
        except Exception as why:  # otherwise the exception would be lost
            self.shell.fail(why)
        self.ready.set()

    def cancel(self) -> bool:
        self.shell.pop(self)
        self.shell.announcer.reply(note("shell-cancelled"), *self.shell.place())
        return True

    def closed(self) -> None:
        self._saying.cancel()
        if not self._finishing:
            self._task.cancel()
            self.ready.set()
