"""Invitation links: spelled out character by character, and copied to the clipboard."""

from __future__ import annotations

from playroom.engine.notes import Clean, Note, Notes, note
from playroom.shell.bindings import Bind
from playroom.shell.keys import key_note
from playroom.shell.menu import Reader
from playroom.shell.shell import Shell

AT_ONCE = 4
"""Characters of a group: as many as are kept in mind while they are written down."""


def groups(line: str) -> list[Note]:
    """The last word of a line, which is the invitation itself, in groups of characters. A sign ends
    its group.
    """
    found: list[list[Note]] = [[]]
    for character in line.split()[-1]:
        named = character.isascii() and character.isdigit()
        found[-1].append(
            note("plain-name", name=Clean.of(character)) if named else key_note(character)
        )
        if len(found[-1]) == AT_ONCE or not character.isalnum():
            found.append([])
    return [note("spelled-group", characters=Notes(tuple(group))) for group in found if group]


def spell(shell: Shell) -> None:
    """Opens the line that was told last to be passed on as a list to be read."""
    if not shell.passed_on:
        shell.announcer.reply(note("passed-on-nothing"))
        return
    lines = groups(shell.passed_on)
    shell.push(Reader(shell, note("spelled-title", count=len(lines)), lines))


def copy(shell: Shell) -> None:
    """Copies the line that was told last to be passed on."""
    if not shell.passed_on:
        shell.announcer.reply(note("passed-on-nothing"))
    elif shell.announcer.writer.copy(shell.passed_on):
        shell.announcer.reply(note("passed-on-copied"))
    else:
        shell.announcer.reply(note("passed-on-not-copied"))


PASSING_ON: tuple[Bind, ...] = (Bind("spell", spell), Bind("copy", copy))
