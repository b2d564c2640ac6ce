"""Screen of the house rules for a new member; Enter agrees."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from playroom.engine.notes import Clean, note
from playroom.shell.bindings import Bind, same
from playroom.shell.menu import YesNo
from playroom.shell.shell import Shell


class RulesAsked(YesNo):
    """Tells the rules line by line, and again by a key that repeats, or that does nothing else."""

    def __init__(
        self,
        shell: Shell,
        rules: Sequence[Clean],
        yes: Callable[[], None],
        no: Callable[[], None],
    ) -> None:
        super().__init__(shell, note("house-agree"), yes, no)
        self._rules = rules

    def announce(self) -> None:
        lines = [note("house-line", text=line) for line in self._rules]
        count = len(lines)
        self.shell.announcer.reply(note("house-rules", count=count), *lines, self.question)

    def again(self) -> None:
        self.announce()

    def yes(self) -> None:
        """Agrees."""
        self.shell.announcer.reply(note("house-agreed"))
        super().yes()

    bindings: ClassVar[tuple[Bind, ...]] = same(
        ("repeat", "older", "newer", "oldest", "newest"), announce
    )
