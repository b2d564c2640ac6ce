"""The table of a maker: bots that stop when an input is undone, and the commands of `playroom dev`
by key, by word and in a list.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from playroom.engine.chair import Done
from playroom.engine.notes import Note, Rejection, note
from playroom.engine.overriding import override
from playroom.engine.record import Seat
from playroom.engine.steps import Action
from playroom.engine.table import Ask
from playroom.locale import LANGUAGES
from playroom.locale.typed import folded, phrases
from playroom.match.local_chair import LocalChair
from playroom.match.runner import MatchRunner
from playroom.shell.bindings import Bind
from playroom.shell.menu import Menu, MenuItem, item
from playroom.shell.shell import Shell
from playroom.shell.table.table_screen import TableScreen

COMMANDS = (
    *("state", "moves", "back", "forward", "seat"),
    *("new-match", "check", "transcript", "trace"),
)
"""What a maker may ask for, in the order of the list."""
WITHOUT_TABLE = ("check", "trace")
"""What is there also while the game does not load."""


Run = Callable[[str, str], None]
"""Carries out a command, with what was typed behind it."""


class PausedChair(LocalChair):
    """The chair at a table where bots and clocks stand still until something is played."""

    def __init__(self, runner: MatchRunner, seat: Seat, paused: bool) -> None:
        self.paused = paused
        super().__init__(runner, seat)

    @override
    def start(self, resumed: bool = False) -> None:
        if not self.paused:
            self.runner.start()
        self.look_up()

    @override
    def submit(self, action: Action, request: str, on_result: Done, id: str = "") -> None:
        def done(result: Rejection | Exception | None) -> None:
            on_result(result)
            if result is None:
                self.go_on()

        super().submit(action, request, done, id)

    @override
    def hurry(self) -> None:
        self.go_on()
        super().hurry()

    def go_on(self) -> None:
        """Lets the bots play and the clocks run."""
        if self.paused:
            self.paused = self.runner.stuck = False
            self.start()

    @override
    def look_up(self) -> None:
        super().look_up()
        if self.paused:
            self.settled.set()


class DevTable(TableScreen):
    """The match that is worked on, from one seat."""

    closing_note = note("dev-goodbye")
    chair: PausedChair

    def __init__(
        self, shell: Shell, chair: PausedChair, run_command: Run, follow: Callable[[], None]
    ) -> None:
        """`follow` is called when something has happened."""
        self._run = run_command
        self._follow = follow
        super().__init__(
            shell,
            chair,
            same=lambda: run_command("new-match", ""),
            not_kept=lambda: note("dev-goodbye"),
        )

    def take_up(self, *first: Note) -> None:
        """Says `first`, then what is awaited; what was told before is in the history."""
        for placed in self.chair.events():
            if lines := self.happening.lines_of(placed, past=True):
                self.shell.announcer.keep(lines, (placed.sequence, placed.index))
        self.shell.announcer.reply(*first, *self.answer(Ask.TURN))
        if self.chair.outcome is not None:
            self.happening.over()
        self.chair.start()

    @override
    def _changed(self) -> None:
        super()._changed()
        self.shell.afterwards(self._follow)

    # -- words -------------------------------------------------------------------------------------

    def _command(self, text: str) -> tuple[str, str] | None:
        """The command of a typed line and what stands behind it; a move comes before it."""
        return None if super().is_move(text) else command_in(text)

    @override
    def is_move(self, text: str) -> bool:
        return self._command(text) is not None or super().is_move(text)

    @override
    def understands(self, text: str) -> bool:
        return self._command(text) is not None or super().understands(text)

    @override
    def text(self, text: str) -> bool:
        command = self._command(text)
        if command is None:
            return super().text(text)
        self._run(*command)
        return True

    def back(self) -> None:
        """Undoes an input."""
        self._run("back", "")

    def forward(self) -> None:
        """Takes an input again, or lets a bot play once."""
        self._run("forward", "")

    def commands(self) -> None:
        """The list of commands."""
        self.shell.push(CommandList(self.shell, note("dev-title"), COMMANDS, self._run))

    bindings = (
        Bind("dev-list", commands, keys=("c-t",)),
        Bind("dev-back", back, keys=("-",)),
        Bind("dev-forward", forward, keys=("+",)),
    )


def command_in(text: str) -> tuple[str, str] | None:
    """The command that a line names in any language, and what stands behind it."""
    word, _, rest = text.strip().partition(" ")
    for language in LANGUAGES:
        for name in COMMANDS:
            if folded(word) in map(folded, phrases(language, f"dev-{name}-words")):
                return name, rest.strip()
    return None


class CommandList(Menu):
    """The commands of a maker, as a list; the only screen while the game does not load."""

    def __init__(self, shell: Shell, title: Note, names: Sequence[str], run_command: Run) -> None:
        self._run = run_command

        def entry(name: str) -> MenuItem:
            # messages: dev-<name>, dev-<name>-about
            return item(note(f"dev-{name}"), partial(self._do, name), note(f"dev-{name}-about"))

        items = [entry(name) for name in names]
        super().__init__(shell, title, lambda: items)

    def _do(self, name: str) -> None:
        if self is not self.shell.screens[0]:
            self.shell.pop(self)
        self._run(name, "")

    @override
    def text(self, text: str) -> bool:
        command = command_in(text)
        if command is None:
            return False
        self._run(*command)
        return True
