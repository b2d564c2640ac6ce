"""Connection state as lines: lost, and restored."""

from __future__ import annotations

from playroom.engine.notes import Kind, note
from playroom.room.table.session import ConnectionState
from playroom.shell.shell import Shell


class WireNews:
    """Tells of one way to a room."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._trying = False

    def tell(self, wire: ConnectionState) -> None:
        """It is as `wire` says now. That it is there is told to who heard that it was not."""
        if wire is ConnectionState.TRYING:
            self._trying = True
            self._shell.announcer.aside(note("together-trying", Kind.TABLE))
        elif wire is ConnectionState.UP and self._trying:
            self._trying = False
            self._shell.announcer.aside(note("together-up", Kind.TABLE))
