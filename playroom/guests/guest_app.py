"""The shell of one guest: as at home, without this machine."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from playroom.engine.notes import Clean, note
from playroom.guests.preferences import GuestPreferences
from playroom.guests.terminal import ChannelKeys, ChannelLines
from playroom.room.local import LocalVisit
from playroom.shell.app import App
from playroom.shell.capabilities import Capabilities
from playroom.shell.prompt import Prompt
from playroom.shell.screens.rules import open_rules
from playroom.shell.shell import Shell
from playroom.shell.terminal.console import Console
from playroom.shell.terminal.line_writer import LineWriter
from playroom.speech.plain import Off
from playroom.store import Store

MAY = Capabilities(files=False, voice=False, sounds=False, games=False, signals=False)
LINGER = 0.3
"""Seconds in which answers still come after the last line of a client that sends lines."""


class GuestApp(App):
    """A running shell at the end of a channel."""

    def __init__(
        self,
        preferences: GuestPreferences,
        writer: LineWriter,
        language: str,
        source: ChannelKeys | ChannelLines,
    ) -> None:
        self._source = source
        line_mode = isinstance(source, ChannelLines)
        store = Store.nowhere()
        super().__init__(
            preferences, store, writer, Off(), language, line_mode, lambda mode: Off(), may=MAY
        )
        self.visit: LocalVisit | None = None
        """What is shown, once there is something."""
        # the openers of games and files are not even there
        self.openers = {"rules": partial(open_rules, self)}

    def _console(self) -> Console:
        source = self._source
        return Console(
            self,
            self.announcer.writer,
            input=source if isinstance(source, ChannelKeys) else None,
            lines=source if isinstance(source, ChannelLines) else None,
            line_mode=self.line_mode,
            signals=False,
            far=True,
        )

    async def settled(self) -> None:
        """Others may think for hours: who sends lines and goes hears what comes at once."""
        await asyncio.sleep(LINGER)

    def quit(self) -> None:
        """Ends the session, and nothing else; who has left the table has been told so."""
        if self.visit is not None:
            self.visit.meant = True
        if self.screens:
            told = next((one.goodbye for one in reversed(self.screens) if one.goodbye), None)
            self.announcer.reply(told or note("guest-goodbye"))
        self._stop()

    def close(self) -> None:
        """See `App`."""
        super().close()
        self.store.close()


class NameAsked(Prompt):
    """Asks a guest for their name, until there is one."""

    def __init__(self, shell: Shell, done: Callable[[Clean], None], longest: int) -> None:
        super().__init__(shell, note("guest-name"), self._typed, self._again)
        self._named = done
        self._longest = longest

    def _typed(self, text: str) -> None:
        name = Clean.of(text, self._longest)
        if name:
            self._named(name)
        else:
            self._again()

    def _again(self) -> None:
        """Nothing was typed that is a name."""
        self.shell.push(NameAsked(self.shell, self._named, self._longest))

    def cancel(self) -> bool:
        """There is nothing behind it."""
        self.announce()
        return True
