"""Terminal session: a guest at the other end of anything that carries bytes, from their first byte
to the last: they are identified, admitted, and shown the table or the lobby in a shell of theirs.
"""

from __future__ import annotations

import asyncio
import contextlib
import traceback
from abc import ABC, abstractmethod
from functools import partial
from typing import TextIO, cast

from playroom.doors.arriving import ShellPrompts, admit_guest, arrive, close_all
from playroom.doors.door import Door
from playroom.doors.guest_door import GuestDoor, refusal_note
from playroom.doors.guest_preferences import GuestPreferences
from playroom.doors.study import furnish, study_item
from playroom.doors.terminal import ChannelKeys, ChannelLines, ChannelStream
from playroom.doors.terminal_app import TerminalApp
from playroom.engine.notes import Kind, note
from playroom.locale import find_language
from playroom.room.server.admission import Admitted, Credentials, Refused
from playroom.shell.terminal.line_writer import FarTerminal, LineWriter
from playroom.store import StoreError


class TerminalSession(ABC):
    """Session of a guest at a door that carries bytes. All is called on the thread of the loop.

    What a door brings: `source`, into which it feeds what comes, and the methods below.
    """

    def __init__(self, row: Door, door: GuestDoor) -> None:
        self.task: asyncio.Task[None] | None = None
        self.row = row
        self.guest_door = door
        self.source: ChannelKeys | ChannelLines | None = None
        self.app: TerminalApp | None = None
        self.is_gone = False
        """Has the other end gone?"""

    # -- what a door brings ------------------------------------------------------------------------

    @abstractmethod
    def credentials(self, language: str) -> Credentials:
        """What they have shown."""

    @abstractmethod
    def send(self, data: bytes) -> None:
        """Sends bytes. Raises `OSError` when the other end has gone."""

    @abstractmethod
    def end(self) -> None:
        """Everything is said: closes the connection when it has been sent."""

    def told_language(self) -> str | None:
        """The language of the machine over there, when it tells."""
        return None

    def size(self) -> tuple[int, int]:
        """Columns and rows of the terminal; 0 when it tells none."""
        return 0, 0

    @property
    def terminal(self) -> str:
        """The kind of terminal; empty where there is none."""
        return ""

    @property
    def has_rows(self) -> bool:
        """Has the other end to be told to go to the first column?"""
        return False

    # -- the guest ---------------------------------------------------------------------------------

    async def run(self) -> None:
        """Serves the guest until they or the room end it; then their door is told, by `end`."""
        door = self.guest_door
        try:
            await self._serve()
        except asyncio.CancelledError:
            pass
        except Exception as why:
            door.room.services.faults(traceback.format_exception(why))
            with contextlib.suppress(OSError):
                self._say(door.phrase(door.language, "shell-fault-without-files"))
        finally:
            if self.app is not None:
                close_all(self.app, self.app.meant)
            if not self.is_gone:
                self.end()

    def lost(self) -> None:
        """The other end has gone."""
        self.is_gone = True
        if self.source is not None:
            self.source.end()
        if self.app is not None:
            self.app.hung_up()

    async def _serve(self) -> None:
        door, told = self.guest_door, self.told_language()
        spoken = told or door.language
        try:
            result = await door.admission.identify(self.credentials(spoken))
            if isinstance(result, Refused):
                self._say(door.sentence(spoken, refusal_note(result)))
                return
            preferences = await door.preferences(GuestPreferences, result.member.id)
        except StoreError:
            self._say(door.phrase(spoken, "together-trouble-bye", why="other"))
            return
        language = find_language(str(preferences.get("language"))) or spoken
        writer, source = self._writer(str(preferences.get("cursor"))), self.source
        assert source is not None
        app = self.app = TerminalApp(preferences, writer, language, source, self.row.name)
        furnish(app, door.room.services, lambda: result.member.id)
        if self.is_gone:
            app.close()
            return
        prompts = ShellPrompts(app, told is None)
        arrived = partial(self._arrived, app)
        not_good = note("guest-not-invited", Kind.REFUSAL)
        await app.run(partial(admit_guest, app, door.admission, result, prompts, arrived, not_good))

    def _arrived(self, app: TerminalApp, result: Admitted) -> None:
        lobby = self.guest_door.room.host.lobby
        arrive(app, app, result, self.row.name, lobby, (study_item(app),))

    def _writer(self, cursor: str) -> LineWriter:
        stream = ChannelStream(self.send, self.has_rows)
        far = FarTerminal(self.terminal, self.size)
        return LineWriter(cast(TextIO, stream), cursor=cursor, far=far)

    def _say(self, line: str) -> None:
        """A line where there is no shell."""
        self._writer("after").say(line, last=True)
