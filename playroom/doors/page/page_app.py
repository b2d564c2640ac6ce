"""The shell of a guest by browser: as at home, without this machine and without a terminal."""

from __future__ import annotations

from playroom.doors.arriving import tell_goodbye
from playroom.doors.guest_preferences import GuestPreferences
from playroom.doors.page import PAGE
from playroom.engine.overriding import override
from playroom.page.page_shell import PageShell
from playroom.room.lobby.server import LocalLobby
from playroom.room.table.session import GuestSession
from playroom.shell.capabilities import Capabilities
from playroom.store import Store

MAY = Capabilities(
    files=False,
    voice=False,
    games=False,
    rooms=False,
    leave=False,
    signals=False,
    terminal=False,
)


class PageApp(PageShell):
    """A running shell of a guest at the end of a page."""

    def __init__(self, preferences: GuestPreferences, language: str) -> None:
        super().__init__(preferences, Store.nowhere(), language, MAY)
        self.lobby: LocalLobby | None = None
        self.session: GuestSession | None = None
        """What is shown, once there is something."""

    def quit(self) -> None:
        """Ends the session, and nothing else; who has left the table has been told so."""
        self.meant = True
        tell_goodbye(self, PAGE.name)
        self._stop()

    def forgotten(self) -> None:
        """The page has not come back: the shell ends, without a word."""
        self._stop()

    @override
    def close(self) -> None:
        super().close()
        self.store.close()
