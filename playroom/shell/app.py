"""The parts of the room held together: settings, store, voice and the stack of screens.

Keys and typed lines come in here.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from functools import partial

from playroom.desk.keeping import PATIENCE
from playroom.engine.notes import Clean, note
from playroom.locale import LANGUAGES
from playroom.locale.typed import value_of
from playroom.shell.announcer import LENGTHS
from playroom.shell.command_words import words_of
from playroom.shell.keys import Command
from playroom.shell.preferences import Preferences
from playroom.shell.screens.help import explain_word, open_help
from playroom.shell.screens.settings import SettingsMenu, open_settings
from playroom.shell.shell import Shell
from playroom.shell.table.history import tell_first
from playroom.shell.table.table_screen import TableScreen, table_in
from playroom.shell.tables import Tables
from playroom.shell.terminal.line_writer import LineWriter
from playroom.shell.voice import MODES, change_mode, echo, next_mode, retry, voice_tried
from playroom.speech import SpeechOutput
from playroom.store import Store

SWITCH = 0.0005
"""Seconds after which a thinking bot lets the room's own thread run."""
PLAIN = frozenset(("help", "leave", "resign"))
"""Commands whose words are understood without a slash too, and never mean a move."""
ARGUED = frozenset(("language", "verbosity", "find", "help", "speech"))
"""Commands whose word may be followed by others."""


class App(Shell):
    """The running room. It is the `Handler` of the console."""

    def __init__(
        self,
        preferences: Preferences,
        store: Store,
        writer: LineWriter,
        speech: SpeechOutput,
        language: str,
        line_mode: bool,
        open_speech: Callable[[str], SpeechOutput],
        patience: float = PATIENCE,
    ) -> None:
        """`open_speech` gives another voice for a mode (`auto`, `tts`, ...), told troubles through
        `trouble`; `patience`: seconds that a key waits for the disk at most.
        """
        super().__init__(preferences, store, writer, speech, language, line_mode, open_speech)
        self.tables = Tables(self, patience)
        self.openers = {
            "game": self.tables.new_game,
            "match": self.tables.open_match,
            "kept": self.tables.resume_game,
        }
        writer.when_typed = partial(echo, self)

    # -- running -----------------------------------------------------------------------------------

    async def run(self, begin: Callable[[], None], patience: float = 0.0) -> str:
        """Plays until the last screen is left. Returns why it ended (see `Console.run`).
        `patience`: seconds that the voice is waited for at most before anything is begun."""
        from playroom.shell.terminal.console import (
            Console,
        )  # here: it loads prompt_toolkit, and the first line must not wait

        # a bot thinks in another thread; a key must not wait the usual 5 ms for its turn
        sys.setswitchinterval(SWITCH)
        console = Console(self, self.announcer.writer, line_mode=self.line_mode, pace=self.settled)
        self._loop = asyncio.get_running_loop()
        self.on_stop(console.stop)
        if patience:
            await voice_tried(self, patience)
        begin()
        if not self.screens:
            return "left"
        why = await console.run()
        if why == "eof":
            await self.settled()
        self.close()
        return why

    def close(self) -> None:
        """Leaves all screens and waits until everything is kept."""
        for screen in reversed(self.screens):
            screen.closed()
        self.screens.clear()
        self.tables.close()

    async def settled(self) -> None:
        """Waits until every screen waits for the player, so that a script plays a game line by
        line.
        """
        while (busy := self._busy()) is not None:
            await busy.wait()

    def _busy(self) -> asyncio.Event | None:
        for screen in reversed(self.screens):
            if screen.ready is not None and not screen.ready.is_set():
                return screen.ready
        return None

    def table(self) -> TableScreen | None:
        """The table in front, also with a list before it."""
        return table_in(self)

    # -- the console's handler ---------------------------------------------------------------------

    def starts_text(self, char: str) -> bool:
        """See `Handler`."""
        if not self.screens:
            return False
        return self.screens[-1].starts_text(char)

    def key(self, key: str) -> None:
        """See `Handler`."""
        self._guard(self._key, key)

    def text(self, text: str) -> None:
        """See `Handler`."""
        self._guard(self._text, text)

    def cancel(self, typed: str) -> None:
        """See `Handler`."""
        self.announcer.key_pressed()
        self.announcer.reply(note("shell-cancelled"))

    def full(self) -> None:
        """See `Handler`."""
        self.announcer.key_pressed()
        self.announcer.reply(note("shell-line-full"))

    def _guard(self, act: Callable[[str], None], text: str) -> None:
        self.announcer.key_pressed()
        try:
            act(text)
        except (
            Exception
        ) as why:  # whatever goes wrong, the player hears a sentence and the game goes on
            self.fail(why)

    def _key(self, key: str) -> None:
        self.announcer.writer.answered(key)
        for screen in self.asked():
            if screen.key(key) if screen is self.front else screen.key_below(key):
                return
        where = self.screens[-1].where if self.screens else "list"
        command = self.keys.find(where, key)
        if command is None or not self._global(command):
            self.announcer.reply(note("shell-no-key"))

    def _text(self, text: str) -> None:
        slash = text.startswith("/")
        words = text.lstrip("/").strip().split(maxsplit=1)
        if not words:
            self.announcer.reply(note("shell-cancelled"))
            return
        whole = text.lstrip("/").strip()
        command = self._by_word("-".join(whole.casefold().split()))
        if command is not None:
            words = words[:1]  # all of it is the command's word
        else:
            command = self._by_word(words[0])
        if command is not None and len(words) > 1 and command.name not in ARGUED:
            command = None  # "play 5H" is a move, not the word for Enter
        elif (
            command is not None
            and command.name not in ("help", "leave")
            and any(s.is_move(whole) for s in self.asked())
        ):
            command = None  # a word of the game that would do something now
        # Help and the way out are found by who knows no slash yet; no game writes its moves so.
        if command is not None and (slash or (command.name in PLAIN and self._front_takes_keys())):
            self._word(command, words[1].strip() if len(words) > 1 else "")
            return
        for screen in self.asked():
            if screen.text(whole):
                return
        self.announcer.reply(note("shell-no-word", text=Clean.of(words[0])))

    def _front_takes_keys(self) -> bool:
        return bool(self.screens) and self.screens[-1].where in ("table", "list")

    def _by_word(self, word: str) -> Command | None:
        where = (
            "table"
            if self.table() is not None
            else self.screens[-1].where
            if self.screens
            else "list"
        )
        for language in (
            self.language,
            *LANGUAGES,
        ):  # a word of any language is understood, one's own first
            for command in self.keys.working(where):
                if word.casefold() in words_of(language, command.name):
                    return command
        return None

    def _word(self, command: Command, rest: str) -> None:
        if command.name == "language":
            self.set_language(
                value_of("language", rest, LANGUAGES)
            ) if rest else self.announcer.reply(note("shell-which-language"))
        elif command.name == "verbosity":
            self._set_verbosity(
                value_of("verbosity", rest, LENGTHS)
            ) if rest else self._which_verbosity()
        elif command.name == "find" and rest:
            tell_first(self, rest)
        elif command.name == "help" and rest:
            explain_word(self, self.screens[-1], rest)
        elif command.name == "speech":
            change_mode(self, value_of("speech", rest, MODES)) if rest else retry(self)
        else:
            for screen in self.asked():
                if screen.command(command):
                    return
            self._global(command)

    def _global(self, command: Command) -> bool:
        act = {
            "older": self.announcer.older,
            "newer": self.announcer.newer,
            "oldest": self.announcer.oldest,
            "newest": self.announcer.newest,
            "repeat": self.announcer.repeat,
            "help": self._help,
            "language": self._next_language,
            "verbosity": self._next_verbosity,
            "speech": self._next_speech,
            "settings": self._settings,
            "leave": self.quit,
        }.get(command.name)
        if act is None:
            return False
        act()
        return True

    # -- settings ----------------------------------------------------------------------------------

    def _next_language(self) -> None:
        all_ = list(LANGUAGES)
        self.set_language(all_[(all_.index(self.language) + 1) % len(all_)])

    def _set_verbosity(self, length: str) -> None:
        if length not in LENGTHS:
            self.announcer.reply(note("shell-no-verbosity", text=Clean.of(length)))
            return
        self.set_setting("verbosity", length)
        self.announcer.reply(note("shell-verbosity", length=length))

    def _which_verbosity(self) -> None:
        now = str(self.settings.get("verbosity"))
        self.announcer.reply(note("shell-which-verbosity", length=now))

    def _next_verbosity(self) -> None:
        now = str(self.settings.get("verbosity"))
        self._set_verbosity(LENGTHS[(LENGTHS.index(now) + 1) % 3] if now in LENGTHS else "normal")

    def _next_speech(self) -> None:
        next_mode(self)

    def _settings(self) -> None:
        if any(isinstance(one, SettingsMenu) for one in self.screens):
            self.announcer.reply(*self.place())
        else:
            open_settings(self)

    # -- help --------------------------------------------------------------------------------------

    def _help(self) -> None:
        open_help(self, self.screens[-1])
