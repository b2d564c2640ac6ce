"""A match at a table of a room: the table as at home, with people around it."""

from __future__ import annotations

from typing import ClassVar

from playroom.engine.chair import Chair
from playroom.engine.notes import Note, note
from playroom.engine.table import Ask
from playroom.room.values import Phase
from playroom.shell.bindings import Bind
from playroom.shell.table.table_screen import TableScreen
from playroom.shell.together.around import AROUND
from playroom.shell.together.visited import Visited


class RoomTable(TableScreen):
    """One match with others."""

    def __init__(self, visited: Visited, chair: Chair) -> None:
        self.visited = visited
        again = visited.again if chair.seat is not None else None
        super().__init__(visited.shell, chair, again)

    @property
    def goodbye(self) -> Note | None:  # type: ignore[override]
        """See `Screen`: a seat is kept for a while."""
        seated = self.chair.seat is not None and self.chair.outcome is None
        return note("together-goodbye", way=self.visited.way) if seated else None

    def leave(self) -> None:
        """Goes for a while; the seat is kept."""
        if self.chair.outcome is not None:
            self.shell.pop(self)
            self.shell.back()
            return
        self.visited.go(False)

    def closed(self) -> None:
        super().closed()
        self.visited.table_closed(self)

    def _hurry(self) -> None:
        """Goes on with what is told; while others think, asks them whether they are there."""
        self.chair.hurry()
        if self._telling.next(key=True):
            return
        mine = any(request.awaited for request in self.chair.requests)
        playing = self.visited.visit.life.phase is Phase.PLAYING
        if mine or not playing or self.chair.outcome is not None:
            self.shell.announcer.reply(*self.table.answer(self.view(), Ask.TURN))
        else:
            self.visited.nudge()

    bindings: ClassVar[tuple[Bind, ...]] = (
        Bind("save", leave, below=True),
        Bind("hurry", _hurry),
        *AROUND,
    )
