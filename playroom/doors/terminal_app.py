"""Shell of a guest at a terminal elsewhere: as at home, without this machine."""

from __future__ import annotations

import asyncio

from playroom.doors.arriving import tell_goodbye
from playroom.doors.guest_preferences import GuestPreferences
from playroom.doors.terminal import ChannelKeys, ChannelLines
from playroom.engine.overriding import override
from playroom.room.lobby.server import LocalLobby
from playroom.room.table.session import GuestSession
from playroom.shell.app import App
from playroom.shell.capabilities import Capabilities
from playroom.shell.terminal.console import Console
from playroom.shell.terminal.line_writer import LineWriter
from playroom.shell.terminal.title_bar import TitleBar
from playroom.speech.plain import Off
from playroom.store import Store

MAY = Capabilities(files=False, voice=False, sounds=False, games=False, signals=False)
LINGER = 0.3
"""Seconds in which answers still come after the last line of a client that sends lines."""
PATIENCE = 120.0
"""Seconds that a line out of a file waits at most until the game waits for its player."""
LAST = 10.0
"""Seconds that the session stays open at most after the last line of a file, until the game waits
for its player.
"""


class TerminalApp(App):
    """A running shell at the end of a channel."""

    def __init__(
        self,
        preferences: GuestPreferences,
        writer: LineWriter,
        language: str,
        source: ChannelKeys | ChannelLines,
        way: str,
    ) -> None:
        """`way` is how they came: the name of their door."""
        self._way = way
        self._source = source
        self._patient = True
        self._last = LINGER
        self._writer = writer
        line_mode = isinstance(source, ChannelLines)
        store = Store.nowhere()
        super().__init__(
            preferences, store, writer, Off(), language, line_mode, lambda mode: Off(), may=MAY
        )
        self.lobby: LocalLobby | None = None
        self.session: GuestSession | None = None
        """What is shown, once there is something."""

    def _console(self) -> Console:
        source = self._source
        self._title_bar = TitleBar(self._writer)
        return Console(
            self,
            self._writer,
            input=source if isinstance(source, ChannelKeys) else None,
            lines=source if isinstance(source, ChannelLines) else None,
            line_mode=self.line_mode,
            pace=self.paced,
            signals=False,
            far=True,
        )

    async def paced(self) -> None:
        """Before each line: one out of a file waits for its game, but not for ever, since others
        may think for hours; one that is typed does not.
        """
        if isinstance(self._source, ChannelLines) and await self._source.with_others():
            self._last = LAST
            await self._settles(PATIENCE if self._patient else LINGER)

    async def settled(self) -> None:
        """After the last line: what comes of it is heard; others may think for hours."""
        await self._settles(self._last)
        await asyncio.sleep(LINGER)

    async def _settles(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await super().settled()
            self._patient = True
        except (
            TimeoutError
        ):  # the player awaited is thinking or away: do not wait as long for each line
            self._patient = False

    def quit(self) -> None:
        """Ends the session, and nothing else; who has left the table has been told so."""
        self.meant = True
        tell_goodbye(self, self._way)
        self._stop()

    def hung_up(self) -> None:
        """The connection is lost: pending output is dropped."""
        self._stop()

    @override
    def close(self) -> None:
        super().close()
        self.store.close()
