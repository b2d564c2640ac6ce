"""Asking for something that is typed: a name, a text to look for.

Every printable key begins it, Enter ends it.
"""

from __future__ import annotations

from collections.abc import Callable

from playroom.engine.notes import Note, note
from playroom.shell.keys import Command
from playroom.shell.shell import Screen, Shell


class Prompt(Screen):
    """A question that a typed line answers; Escape leaves it, Enter on nothing too."""

    handles = frozenset(("act",))

    def __init__(
        self,
        shell: Shell,
        question: Note,
        done: Callable[[str], None],
        empty: Callable[[], None] | None = None,
    ) -> None:
        """`done` gets the line, after this screen has gone; `empty` is done instead when nothing
        was typed.
        """
        super().__init__(shell)
        self._empty = empty
        self.question = question
        self._done = done

    def announce(self) -> None:
        self.shell.announcer.reply(self.question)

    def starts_text(self, char: str) -> bool:
        return True

    def text(self, text: str) -> bool:
        self.shell.pop(self)
        self._done(text)
        return True

    def command(self, command: Command) -> bool:
        if command.name == "act" and self._empty is not None:
            self.shell.pop(self)
            self._empty()
            return True
        if command.name == "act":
            return self.cancel()
        return False

    def other_key(self, key: str) -> bool:
        self.announce()
        return True

    def cancel(self) -> bool:
        self.shell.pop(self)
        self.shell.announcer.reply(note("shell-cancelled"))
        return True
