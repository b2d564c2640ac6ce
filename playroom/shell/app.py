"""The parts of the room held together: settings, store, voice and the stack of screens.

Keys and typed lines come in here.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Protocol

from playroom.desk.keeping import PATIENCE
from playroom.engine.notes import Clean, note
from playroom.locale import LANGUAGES
from playroom.shell.announcer import Lines
from playroom.shell.bindings import Bind
from playroom.shell.capabilities import HOME, Capabilities
from playroom.shell.command_words import words_of
from playroom.shell.hearing import (
    name_language,
    name_verbosity,
    newer,
    newest,
    next_language,
    next_verbosity,
    older,
    oldest,
    repeat,
)
from playroom.shell.keys import key_called
from playroom.shell.preferences import Preferences
from playroom.shell.screens.help import explain_word, open_help
from playroom.shell.screens.rules import open_rules
from playroom.shell.screens.settings import SettingsMenu, open_settings
from playroom.shell.screens.sounds import open_sounds
from playroom.shell.shell import Screen, Shell
from playroom.shell.sounds import name_sounds
from playroom.shell.table.table_screen import TableScreen, table_in
from playroom.shell.tables import Tables
from playroom.shell.texts import write_text
from playroom.shell.voice import echo, name_mode, next_mode, voice_tried
from playroom.speech import SpeechOutput
from playroom.store import Store

SWITCH = 0.0005
"""Seconds after which a thinking bot lets the room's own thread run."""
PLAIN = frozenset(("help", "leave", "resign", "people"))
"""Commands whose words are understood without a slash too."""
NO_MOVE = frozenset(("help", "leave"))
"""Commands whose words never mean a move."""


class Source(Protocol):
    """Where keys and typed lines come from."""

    def stop(self) -> None:
        """Nothing more is taken."""
        ...

    async def run(self) -> str:
        """Serves until the end; gives why it ended (see `Console.run`)."""
        ...


class App(Shell):
    """The running room. It is the `Handler` of the console."""

    def __init__(
        self,
        preferences: Preferences,
        store: Store,
        writer: Lines,
        speech: SpeechOutput,
        language: str,
        line_mode: bool,
        open_speech: Callable[[str], SpeechOutput],
        patience: float = PATIENCE,
        may: Capabilities = HOME,
    ) -> None:
        """`open_speech` gives another voice for a mode (`auto`, `tts`, ...); `patience`: seconds
        that a key waits for the disk at most; `may`: what is allowed on this machine.
        """
        super().__init__(preferences, store, writer, speech, language, line_mode, open_speech, may)
        self.tables = Tables(self, patience)
        self.openers = {
            "game": self.tables.new_game,
            "match": self.tables.open_match,
            "kept": self.tables.resume_game,
            "rules": partial(open_rules, self),
            "text": partial(write_text, self),
            "others": self._play_with_others,
        }
        writer.when_typed = partial(echo, self)

    def _play_with_others(self) -> None:
        from playroom.shell.together.others import open_others  # here: alone, none of it is needed

        open_others(self)

    # -- running -----------------------------------------------------------------------------------

    def _console(self) -> Source:
        """What reads the keys."""
        from playroom.shell.terminal.console import (
            Console,
        )  # here: it loads prompt_toolkit, and the first line must not wait
        from playroom.shell.terminal.line_writer import LineWriter

        writer = self.announcer.writer
        assert isinstance(writer, LineWriter)
        writer.later = asyncio.get_running_loop().call_later
        return Console(
            self,
            writer,
            line_mode=self.line_mode,
            pace=self.settled,
            signals=self.may.signals,
        )

    async def run(self, begin: Callable[[], None], patience: float = 0.0) -> str:
        """Plays until the last screen is left. Returns why it ended (see `Console.run`).
        `patience`: seconds that the voice is waited for at most before anything is begun."""
        # a bot thinks in another thread; a key must not wait the usual 5 ms for its turn
        sys.setswitchinterval(SWITCH)
        console = self._console()
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
        for close in self.closing:
            await close()
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

    def key_called(self, name: str) -> str | None:
        """See `Handler`."""
        return key_called(name)

    def key(self, key: str) -> None:
        """See `Handler`."""
        self.answer_key(self._key, key)

    def text(self, text: str) -> None:
        """See `Handler`."""
        self.answer_key(self._text, text)

    def cancel(self, typed: str) -> None:
        """See `Handler`."""
        self.announcer.key_pressed()
        self.announcer.reply(note("shell-cancelled"))

    def full(self) -> None:
        """See `Handler`."""
        self.announcer.key_pressed()
        self.announcer.reply(note("shell-line-full"))

    def _key(self, key: str) -> None:
        self.announcer.writer.answered(key)
        for screen in self.asked():
            if screen.key(key) if screen is self.front else screen.key_below(key):
                return
        where = self.screens[-1].where if self.screens else "list"
        row = self.rows.find(self.keys, where, key)
        if row is None or not row.do(self):
            self.announcer.reply(note("shell-no-key"))

    def _text(self, text: str) -> None:
        slash = text.startswith("/")
        words = text.lstrip("/").strip().split(maxsplit=1)
        if not words:
            self.announcer.reply(note("shell-cancelled"))
            return
        whole = text.lstrip("/").strip()
        name, rest = self._by_word("-".join(whole.casefold().split())), ""
        if not name:
            name, rest = self._by_word(words[0]), words[1].strip() if len(words) > 1 else ""
        if rest and all(row.typed is None for _, row in self._rows(name)):
            name = ""  # "play 5H" is a move, not the word for Enter
        elif name not in NO_MOVE and any(screen.is_move(whole) for screen in self.asked()):
            name = ""  # a word of the game that would do something now
        # Help and the way out are found by who knows no slash yet; no game writes its moves so.
        if (
            name
            and (slash or (name in PLAIN and self._front_takes_keys()))
            and self._word(name, rest)
        ):
            return
        for screen in self.asked():
            if screen.text(whole):
                return
        alone = self._by_word(words[0]) if slash else ""
        if alone:  # the word is one, but nothing goes after it
            about = note(f"key-{alone}-about")
            self.announcer.reply(note("shell-goes-alone", word=Clean.of(words[0]), about=about))
        else:
            self.announcer.reply(note("shell-no-word", text=Clean.of(words[0])))

    def _front_takes_keys(self) -> bool:
        return bool(self.screens) and self.screens[-1].where in ("table", "list")

    def _rows(self, name: str) -> Iterator[tuple[Screen | Shell, Bind]]:
        """The rows of a command that are asked in turn, the room's own last."""
        every: tuple[Screen | Shell, ...] = (*self.asked(), self)
        for asked in every:
            if (row := asked.rows.named.get(name)) is not None:
                yield asked, row

    def _by_word(self, word: str) -> str:
        """The command that a word means here; a word of any language is understood, one's own
        first.
        """
        at_table = self.table() is not None or (bool(self.screens) and self.front.where == "table")
        for language in (self.language, *LANGUAGES):
            for command in self.keys.working("table" if at_table else "list"):
                named = word.casefold() in words_of(language, command.name)
                if named and next(self._rows(command.name), None) is not None:
                    return command.name
        return ""

    def _word(self, name: str, rest: str) -> bool:
        for asked, row in self._rows(name):
            if row.typed is not None and row.typed(asked, rest) is not False:
                return True
        if rest:
            return False
        return any(
            asked.run(row) if isinstance(asked, Screen) else row.do(asked)
            for asked, row in self._rows(name)
        )

    # -- what is everywhere ------------------------------------------------------------------------

    def help_here(self) -> None:
        """What keys do here."""
        open_help(self, self.front)

    def explain(self, key: str) -> bool:
        """`/help x`: what a key does."""
        if key:
            explain_word(self, self.front, key)
        return bool(key)

    def settings_menu(self) -> None:
        """The settings, or the place in them."""
        if any(isinstance(screen, SettingsMenu) for screen in self.screens):
            self.announcer.reply(*self.place())
        else:
            open_settings(self)

    bindings = (
        Bind("older", older),
        Bind("newer", newer),
        Bind("oldest", oldest),
        Bind("newest", newest),
        Bind("repeat", repeat),
        Bind("help", help_here, typed=explain),
        Bind("language", next_language, typed=name_language),
        Bind("verbosity", next_verbosity, typed=name_verbosity),
        Bind("speech", next_mode, typed=name_mode),
        Bind("sounds", open_sounds, typed=name_sounds),
        Bind("settings", settings_menu),
        Bind("leave", Shell.quit),
    )
