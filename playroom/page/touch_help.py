"""Help on a touch screen: the gestures that work here and the buttons, without names of keys."""

from __future__ import annotations

from playroom.engine.notes import note
from playroom.page.describing import WALKING
from playroom.shell.menu import Menu, Reader
from playroom.shell.prompt import Prompt
from playroom.shell.screens.help import helped
from playroom.shell.shell import Screen, Shell
from playroom.shell.table.table_screen import TableScreen, table_in


class TouchHelp(Reader):
    """The gestures of the page on the screen below, then its buttons, one a line."""

    passes = False
    asks_below = False

    def __init__(self, shell: Shell, of: Screen) -> None:
        """`of` is the screen that is asked about."""
        unseen = WALKING | {"act", "help"} if isinstance(of, Menu) else WALKING | {"help"}
        buttons = [row.what for row in helped(shell, of) if row.row not in unseen]
        lines = [note(f"touch-{name}") for name in _gestures(shell, of)]
        lines += [note("touch-button", what=what) for what in buttons]
        super().__init__(shell, note("touch-help-title"), lines)


def _gestures(shell: Shell, of: Screen) -> tuple[str, ...]:
    """The gestures that do something on a screen, by name."""
    if isinstance(of, Prompt):
        return ("typed", "reader")
    at_table = isinstance(of, TableScreen)
    walked = ("cards", "rows", "choose", "play") if at_table else ("items", "rows", "take")
    asked = ("help",) if table_in(shell) is None else ("turn", "why", "scores")
    return (*walked, *asked, "reader")
