"""Page shell: a running shell that is shown by a page, as at home without a terminal."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from playroom.background import THREADS, Background
from playroom.engine.notes import note
from playroom.engine.overriding import override
from playroom.locale.typed import value_of
from playroom.page.describing import WAIT, describe, stand
from playroom.page.line_buffer import LineBuffer
from playroom.page.messages import Up
from playroom.page.page_sounds import PageSounds
from playroom.page.touch_help import TouchHelp
from playroom.shell.announcer import LENGTHS
from playroom.shell.app import App, Source
from playroom.shell.capabilities import Capabilities
from playroom.shell.hearing import set_language, set_verbosity
from playroom.shell.menu import YesNo
from playroom.shell.preferences import Preferences
from playroom.shell.room.waiting_room import WaitingRoom
from playroom.shell.sounds import name_sounds, set_volume, use_output
from playroom.shell.table.table_screen import TableScreen, table_in
from playroom.shell.terminal.keynames import TEXT_LIMIT, written
from playroom.sound import SILENCE, SoundOutput
from playroom.speech.plain import Off
from playroom.store import Store


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


class PageShell(App):
    """A running shell that a page shows."""

    def __init__(
        self,
        preferences: Preferences,
        store: Store,
        language: str,
        may: Capabilities,
        background: Background = THREADS,
    ) -> None:
        self.line_buffer = LineBuffer(partial(describe, self), self._here)
        self._place: object = None
        self._places = 0
        super().__init__(
            preferences,
            store,
            self.line_buffer,
            Off(),
            language,
            False,
            lambda mode: Off(),
            may=may,
            background=background,
        )
        self.hand_over = self.line_buffer.hand_over
        self.open_sounds = self._sounds
        use_output(self, self._sounds(str(preferences.get("sounds"))))

    def _sounds(self, mode: str) -> SoundOutput:
        return SILENCE if mode == "off" else PageSounds(self.line_buffer.sound, mode == "auto")

    def _here(self) -> int:
        """The number of the place: another one at each table and waiting room, and where there is
        none.
        """
        places = [one for one in self.screens if isinstance(one, TableScreen | WaitingRoom)]
        place = (places or self.screens or [None])[-1 if places else 0]
        if place is not self._place:
            self._place = place
            self._places += 1
        return self._places

    def _console(self) -> Source:
        return PageKeys()

    @override
    def changed(self) -> None:
        self.line_buffer.changed()

    @override
    def afterwards(self, act: Callable[[], None]) -> None:
        super().afterwards(act)
        self.changed()

    @override
    def help_here(self) -> None:
        front = self.front
        if not self.touch:
            super().help_here()
        elif isinstance(front, TouchHelp):
            front.say()
        else:
            self.push(TouchHelp(self, front))

    # -- what the page sends -----------------------------------------------------------------------

    def take(self, up: Up) -> None:
        """Does what a page asks for; the answer is a line. The page goes on after a fault."""
        if not self.screens:
            return
        try:
            self._take(up)
            self.line_buffer.show()
        except Exception as why:
            self.fail(why)

    def _take(self, up: Up) -> None:
        self.line_buffer.of = up.n or self.line_buffer.of
        if up.at is not None:
            stand(self, *up.at, up.fell)
        if up.key is not None:
            self._take_key(up.key)
        elif up.do is not None:
            if up.do.startswith("/"):
                self.answer_key(lambda name: self._word_or_nothing(name), up.do[1:])
            else:
                self._take_key(up.do)
        elif up.choose is not None:
            self._choose(*up.choose, "space")
        elif up.touch is not None:
            self._choose(*up.touch, "", up.fell and up.at == up.touch)
        elif up.text is not None:
            self._typed(up.text)
        elif up.set is not None:
            self._set(*up.set)

    def _take_key(self, key: str) -> None:
        self.key(written(key) or "unknown")

    def _word_or_nothing(self, name: str) -> None:
        if not self._word(name, ""):
            self.announcer.reply(note("shell-no-key"))

    def _choose(self, zone: str, key: str, pressed: str, fell: bool = False) -> None:
        """Enter on an item of a list; a key on a card, or "": a touch, which marks the card where
        several go into one play, and else does what Enter does. `fell`: see `stand`.
        """
        if zone == "list":
            if isinstance(self.front, YesNo):
                self.key("enter" if key == "yes" else "escape")
                return
            front = self.front
            stand(self, zone, key)
            if front.opening is None or key == WAIT:
                self.key("enter")
            else:  # it is meant for this list, and for none that comes in its place
                self.announcer.key_pressed()
                self._holds(lambda do: self.front is front and self.key(do), "enter")
            return
        table = table_in(self)
        if not pressed and table is not None and table.has_listed(zone, key):
            self.key("enter")  # what was told with the card
            return
        stand(self, zone, key, fell)
        if self.front.passes and not self.front.holds_up:  # taking a card leaves the list
            self.pop(self.front)
        front = self.front
        if not isinstance(front, TableScreen):
            self.announcer.key_pressed()
            self.announcer.reply(*self.place())
        elif pressed:
            self.key(pressed)
        else:
            self.answer_key(lambda _: front.touch(), "")

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
        elif name == "one_press":  # its reader tells what it is now: no line besides
            self.answer_key(lambda to: self.set_setting("one_press", to == "on"), value)
        elif name == "sounds":
            self.answer_key(self._name_sounds, value)
        elif name == "volume" and value.isascii() and value.isdigit():
            # its reader tells the number, and a sound how loud that is: no line besides
            self.answer_key(lambda to: set_volume(self, min(100, int(to))), value)

    def _name_sounds(self, mode: str) -> None:
        name_sounds(self, mode)
