"""Settings as items of a menu."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from playroom.engine.notes import Note, note
from playroom.shell.menu import MenuItem
from playroom.shell.shell import Shell


def choice(
    shell: Shell,
    name: str,
    values: Sequence[object],
    say: Callable[[Any], Note],
    needs: str = "",
) -> MenuItem:
    """A setting that left and right step through `values`."""

    def adjust(by: int) -> None:
        now = shell.settings.get(name)
        at = values.index(now) if now in values else 0
        shell.set_setting(name, values[(at + by) % len(values)])

    about = note(f"setting-{name}-about")
    return MenuItem(lambda: say(shell.settings.get(name)), None, adjust, lambda: about, needs)
