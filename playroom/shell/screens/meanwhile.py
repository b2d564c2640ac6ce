"""In front while something is under way that the player waits for."""

from __future__ import annotations

import asyncio

from playroom.engine.notes import Note
from playroom.shell.keys import Command
from playroom.shell.shell import Screen, Shell

LISTS = ("act", "next", "previous", "to-first", "to-last")
"""What is done everywhere, but not here."""


class Meanwhile(Screen):
    """Every key says what it is, until whoever put it here takes it away and sets `ready`."""

    def __init__(self, shell: Shell, line: Note) -> None:
        super().__init__(shell)
        self._line = line
        self.ready: asyncio.Event = asyncio.Event()

    def announce(self) -> None:
        self.shell.announcer.reply(self._line)

    def command(self, command: Command) -> bool:
        if command.where == "any" and command.name not in LISTS:
            return False
        self.announce()
        return True

    def other_key(self, key: str) -> bool:
        self.announce()
        return True

    def move(self, by: int) -> bool:
        self.announce()
        return True

    def cancel(self) -> bool:
        self.announce()
        return True
