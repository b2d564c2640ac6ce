"""Text prompt: a name, a search text.

Every printable key is text, Enter submits it.
"""

from __future__ import annotations

from collections.abc import Callable

from playroom.engine.notes import Note, note
from playroom.shell.bindings import OTHERS, Bind
from playroom.shell.shell import Screen, Shell


class Prompt(Screen):
    """A question that a typed line answers; Escape leaves it, Enter on nothing too."""

    is_needed = False
    """Is nothing behind it, to which Escape would lead?"""

    def __init__(
        self,
        shell: Shell,
        question: Note,
        done: Callable[[str], None],
        empty: Callable[[], None] | None = None,
        why: Note | None = None,
    ) -> None:
        """`done` gets the line, after this screen has gone; `empty` is done instead when nothing
        was typed; `why` it is asked (again) is said once, before the question.
        """
        super().__init__(shell)
        self._empty = empty
        self.question = question
        self._why = why
        self._done = done

    def announce(self) -> None:
        why, self._why = self._why, None
        self.shell.announcer.reply(*(() if why is None else (why,)), self.question)

    def in_other_words(self) -> tuple[Note, ...]:
        return (self.question,)

    def starts_text(self, char: str) -> bool:
        return True

    def text(self, text: str) -> bool:
        self.shell.pop(self)
        self._done(text)
        return True

    def enter(self) -> None:
        """Nothing was typed."""
        if self._empty is None:
            self.cancel()
            return
        self.shell.pop(self)
        self._empty()

    def another_key(self, key: str) -> None:
        """A key that types nothing."""
        self.announce()

    def cancel(self) -> bool:
        self.shell.pop(self)
        self.shell.announcer.reply(note("shell-cancelled"))
        return True

    bindings = (Bind("act", enter), Bind("", another_key, keys=OTHERS, told=False))
