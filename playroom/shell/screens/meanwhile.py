"""Progress screen while a task runs."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from playroom.engine.notes import Note
from playroom.shell.bindings import OTHERS, Bind, same
from playroom.shell.shell import Screen, Shell

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
