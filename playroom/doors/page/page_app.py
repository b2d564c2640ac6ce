"""The shell of a guest by browser: as at home, without this machine and without a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from playroom.doors.arriving import tell_goodbye
from playroom.doors.guest_preferences import GuestPreferences
from playroom.doors.page import PAGE
from playroom.doors.page.describing import describe, stand
from playroom.doors.page.line_buffer import LineBuffer
from playroom.doors.page.messages import Up
from playroom.doors.page.page_sounds import PageSounds
from playroom.engine.notes import note
from playroom.engine.overriding import override
from playroom.locale.typed import value_of
from playroom.room.lobby.server import LocalLobby
from playroom.room.table.local_session import LocalSession
from playroom.shell.announcer import LENGTHS
from playroom.shell.app import App, Source
from playroom.shell.capabilities import Capabilities
from playroom.shell.hearing import set_language, set_verbosity
from playroom.shell.menu import Choice, YesNo
from playroom.shell.screens.rules import open_rules
from playroom.shell.sounds import name_sounds, set_volume, use_output
from playroom.shell.table.table_screen import TableScreen
from playroom.shell.terminal.keynames import TEXT_LIMIT, written
from playroom.sound import SILENCE, SoundOutput
from playroom.speech.plain import Off
from playroom.store import Store

MAY = Capabilities(
    files=False,
    voice=False,
    games=False,
    leave=False,
    signals=False,
    terminal=False,
)


class PageKeys(Source):
    """Keys come from the page, one by one: here it is only waited for the end."""

    def __init__(self) -> None:
        self._end: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    @override
    def stop(self) -> None:
        if not self._end.done():
            self._end.set_result("left")

    @override
    async def run(self) -> str:
        return await self._end


class PageApp(App):
    """A running shell at the end of a page."""

    def __init__(self, preferences: GuestPreferences, language: str) -> None:
        self.line_buffer = LineBuffer(partial(describe, self))
        super().__init__(
            preferences,
            Store.nowhere(),
            self.line_buffer,
            Off(),
            language,
            False,
            lambda mode: Off(),
            may=MAY,
        )
        self.lobby: LocalLobby | None = None
        self.session: LocalSession | None = None
        """What is shown, once there is something."""
        # the openers of games and files are not even there
        self.openers = {"rules": partial(open_rules, self)}
        self.open_sounds = self._sounds
        use_output(self, self._sounds(str(preferences.get("sounds"))))

    def _sounds(self, mode: str) -> SoundOutput:
        return SILENCE if mode == "off" else PageSounds(self.line_buffer.sound, mode == "auto")

    def _console(self) -> Source:
        return PageKeys()

    @override
    def changed(self) -> None:
        self.line_buffer.changed()

    @override
    def afterwards(self, act: Callable[[], None]) -> None:
        super().afterwards(act)
        self.changed()

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

    # -- what the page sends -----------------------------------------------------------------------

    def take(self, up: Up) -> None:
        """Does what a page asks for; the answer is a line."""
        if not self.screens:
            return
        self.line_buffer.of = up.n or self.line_buffer.of
        if up.at is not None:
            stand(self, *up.at)
        if up.key is not None:
            self._take_key(up.key)
        elif up.do is not None:
            if up.do.startswith("/"):
                self.answer_key(lambda name: self._word_or_nothing(name), up.do[1:])
            else:
                self._take_key(up.do)
        elif up.choose is not None:
            self._choose(*up.choose)
        elif up.text is not None:
            self._typed(up.text)
        elif up.set is not None:
            self._set(*up.set)
        self.line_buffer.show()

    def _take_key(self, key: str) -> None:
        self.key(written(key) or "unknown")

    def _word_or_nothing(self, name: str) -> None:
        if not self._word(name, ""):
            self.announcer.reply(note("shell-no-key"))

    def _choose(self, zone: str, key: str) -> None:
        """Space on a card, Enter on an item of a list."""
        if zone == "list":
            if isinstance(self.front, YesNo):
                self.key("enter" if key == "yes" else "escape")
                return
            stand(self, zone, key)
            self.key("enter")
            return
        stand(self, zone, key)
        if isinstance(self.front, Choice):  # taking a card leaves the list
            self.pop(self.front)
        if isinstance(self.front, TableScreen):
            self.key("space")
        else:
            self.announcer.key_pressed()
            self.announcer.reply(*self.place())

    def _typed(self, text: str) -> None:
        typed = " ".join(text.split())
        if len(typed) > TEXT_LIMIT:
            self.full()
        elif typed:
            self.text(typed)
        else:
            self.key("enter")

    def _set(self, name: str, value: str) -> None:
        if name == "language":
            self.answer_key(lambda to: set_language(self, to), value)
        elif name == "length":
            self.answer_key(
                lambda to: set_verbosity(self, value_of("verbosity", to, LENGTHS)), value
            )
        elif name == "sounds":
            self.answer_key(self._name_sounds, value)
        elif name == "volume" and value.isascii() and value.isdigit():
            # its reader tells the number, and a sound how loud that is: no line besides
            self.answer_key(lambda to: set_volume(self, min(100, int(to))), value)

    def _name_sounds(self, mode: str) -> None:
        name_sounds(self, mode)
