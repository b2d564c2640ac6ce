"""Text files written to the games folder."""

from __future__ import annotations

from collections.abc import Sequence

from playroom.engine.notes import Clean, Kind, note
from playroom.shell.shell import Shell
from playroom.store import StoreError
from playroom.store.files import write_whole


def write_text(shell: Shell, name: str, lines: Sequence[str]) -> None:
    """Writes lines into a file of this name; its place is told, or why it cannot be written."""
    path = shell.settings.folder / name
    try:
        write_whole(path, ("\n".join(lines) + "\n").encode())
    except StoreError as why:
        shell.announcer.reply(why.note)
        return
    written = note("history-written", Kind.ANSWER, count=len(lines), file=Clean.of(str(path), 200))
    shell.announcer.reply(written)
