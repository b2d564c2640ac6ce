"""What a newcomer is asked, once: the language, in every language, and whether a screen reader already reads the terminal.

Nobody has to answer: the first menu is open already, and a key that is no answer goes there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playroom.engine.values import Note, note
from playroom.locale import LANGUAGES
from playroom.locale.languages import plain
from playroom.shell.keys import Command
from playroom.shell.screen import Screen
from playroom.shell.voices import change_mode
from playroom.speech import Urgency

if TYPE_CHECKING:
    from playroom.shell.app import App


def words(language: str, message: str) -> str:
    """A message of a language that is not spoken yet."""
    return plain(language, "settings", message) or ""


def ask_newcomer(app: App, language: bool, reader: bool) -> None:
    """Asks what is not known yet; asks nothing when all is known, in a pipe, or when it was asked before."""
    if app.settings.get("first_run_done") or app.line_mode:
        return
    if language or reader:
        app.push(FirstRun(app, language, reader))
    else:
        app.set_setting("first_run_done", True)


class FirstRun(Screen):
    """One question at a time, before the first menu."""

    handles = frozenset(("yes", "no"))

    def __init__(self, app: App, language: bool, reader: bool) -> None:
        """Which of the two questions are to be asked."""
        super().__init__(app)
        self._language = language
        self._reader = reader

    def announce(self) -> None:
        if self._language:
            for code in LANGUAGES:  # each in its own language and with its own voice
                line = words(code, "first-language")
                self.app.announcer.writer.say(line)
                self.app.announcer.speech.say(line, Urgency.ALERT, code)
        else:
            self._ask()

    def _ask(self) -> None:
        self.app.announcer.reply(note("first-reader"))

    def place(self) -> tuple[Note, ...]:
        return (note("first-reader"),)

    def key(self, key: str) -> bool:
        small = key.lower()
        if self._language:
            for code in LANGUAGES:
                if small == words(code, "first-key"):
                    self._language = False
                    self.app.set_language(code)
                    self._next()
                    return True
        elif small in ("y", "s", "n"):
            self._reader = False
            mode = "tts" if small == "n" else "off"
            if self.app.settings.speech_mode == mode:
                self.app.announcer.reply(note("shell-speech", mode=mode))
            else:
                change_mode(self.app, mode)
            self._next()
            return True
        self._done()
        return False

    def _next(self) -> None:
        if self._reader:
            self._ask()
            return
        self._done()
        self.app.announcer.reply(*self.app.place())

    def _done(self) -> None:
        self.app.set_setting("first_run_done", True)
        self.app.pop(self)

    def command(self, command: Command) -> bool:
        return False

    def text(self, text: str) -> bool:
        self._done()
        return False
