"""Input queue of the player: one input at a time; its first line answers the key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from playroom.engine.chair import Done
from playroom.engine.notes import Clean, Note, Rejection, note
from playroom.shell.shell import Shell
from playroom.shell.table.happening import Happening

NOT_KEPT_THERE = note("store-hindrance", why="not-writable", file=Clean(), named=False)
"""Why a remote room cannot store a match."""
Refused: TypeAlias = Callable[[Rejection], Note]
"""How a refusal is told."""
IsDone: TypeAlias = Callable[[bool], None]
"""Called when an input was done, once all that the match runner told of it before was told here;
with whether anything was.
"""


class Bringing:
    """The input of one player that is on its way."""

    def __init__(self, shell: Shell, happening: Happening) -> None:
        """`happening` tells what comes of it."""
        self._shell = shell
        self._happening = happening
        self.on_its_way = False
        """Whether an input awaits its result."""

    def bring(self, ask: Callable[[Done], None], refused: Refused, done: IsDone) -> None:
        """Asks the chair for something, when nothing else is on its way."""
        happening = self._happening
        happening.telling.all()
        if self.on_its_way:
            still = happening.keeping_told
            self._shell.announcer.reply(note("table-on-its-way" if still else "table-being-kept"))
            happening.keeping_told = True
            return
        happening.answering = self.on_its_way = True
        happening.keeping_told = False

        def result(answer: Rejection | Exception | None) -> None:
            happening.later(partial(self._came, refused, done, answer))

        happening.later(partial(ask, result))

    def _came(self, refused: Refused, done: IsDone, answer: Rejection | Exception | None) -> None:
        first = not self._happening.answering
        self._happening.answering = self.on_its_way = False
        if isinstance(answer, Exception):
            self._happening.failed(answer, own=True)
        elif answer is not None:
            if answer.code == "not_kept":  # in a remote room
                self._happening.cannot_keep(NOT_KEPT_THERE)
            self._shell.announcer.reply(refused(answer))
        else:
            done(first)
