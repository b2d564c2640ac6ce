"""Context of the screens of a table session."""

from __future__ import annotations

from typing import Any, Protocol

from playroom.engine.contract import Game
from playroom.engine.notes import Rejection
from playroom.room.table import values as v
from playroom.room.table.session import TableSession
from playroom.shell.room.talk import Talk
from playroom.shell.shell import Screen, Shell


class ScreenContext(Protocol):
    """Context of a screen: the table session that is shown."""

    shell: Shell
    visit: TableSession
    game: Game[Any, Any]
    talk: Talk
    way: str
    """How one comes back: `join`, `ssh`, `page`; in one's own room `host`."""

    in_hall: bool
    """Is one in the lobby of the room when one has left the table?"""

    @property
    def asking(self) -> bool:
        """Was something asked for, and not answered yet?"""
        ...

    def ask(self, command: v.AnyCommand) -> None:
        """Asks the table for something; what comes of it answers the key."""
        ...

    def answer(self, came: Rejection | Exception | None) -> None:
        """Says why something was not done."""
        ...

    def open_menu(self) -> None:
        """Opens the menu of the table."""
        ...

    def invite(self) -> None:
        """Makes an invitation and says it."""
        ...

    def nudge(self) -> None:
        """Nudges the player who is awaited."""
        ...

    def go(self, for_good: bool) -> None:
        """Leaves: for a while, or for good."""
        ...

    def again(self) -> None:
        """The match is over and one wants to play again."""
        ...

    def table_closed(self, table: Screen) -> None:
        """The screen of a match has gone."""
        ...

    def closed(self) -> None:
        """The list of the table has gone, and with it the visit."""
        ...

    @property
    def kinds(self) -> tuple[str, ...] | None:
        """What plays in each seat of the match that is on."""
        ...
