"""What a newcomer is asked, once: the language, and whether a screen reader reads this terminal.

It is asked in print and by ear, in both languages, each by its own voice. Nobody has to answer: every other key does at
once what it does in the room.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playroom.engine.values import Note, note
from playroom.locale import LANGUAGES, Teller
from playroom.shell.screen import Screen
from playroom.shell.voices import use_mode
from playroom.speech import Urgency

if TYPE_CHECKING:
    from playroom.shell.app import App

YES, NO = ("y", "s"), ("n",)
"""In either language, because the question is."""
TOLD = ("reader", "remote", "wsl")
"""Why it is silent, when that is told at the first start instead of being asked."""


def ask_newcomer(app: App, language: bool, why: str) -> None:
    """Asks what is not known yet: the `language` (nobody has named one), and whether there is a screen reader, when
    none was found and the room is about to speak beside it (`why` it speaks or not: see `Choice`). Nothing in a
    script, and nothing the second time."""
    reader = why == "no-reader"
    if app.line_mode or app.settings.get("first_run_done"):
        return
    if language or reader:
        app.push(FirstRun(app, language, reader))
    elif why in TOLD:
        app.set_setting("first_run_done", True)


class FirstRun(Screen):
    """The question, in front of the room until the first key."""

    def __init__(self, app: App, language: bool, reader: bool) -> None:
        super().__init__(app)
        self._language = language
        self._reader = reader

    def announce(self) -> None:
        for language in (self.app.language, *(one for one in LANGUAGES if one != self.app.language)):
            own = language == self.app.language
            asked: list[Note] = []
            if self._language and not own:
                asked.append(note("first-run-language"))
            if self._reader and (own or self._language):
                asked.append(note("first-run-reader"))
            teller = Teller(language, self.app.settings.words(language))
            text = " ".join(teller.tell(one, self.app.announcer.listener) for one in asked)
            if text:
                self.app.announcer.writer.say(text)
                self.app.announcer.speech.say(text, Urgency.ALERT, language)

    def key(self, key: str) -> bool:
        command = self.app.keys.find(self.where, key)
        if command is not None and command.name == "language":
            return False  # the other question is still open
        self._done()
        if self._reader and key.lower() in (*YES, *NO):
            self._answer(key.lower() in YES)
            return True
        return self.app.front.key(key)

    def text(self, text: str) -> bool:
        self._done()
        return self.app.front.text(text)

    def _answer(self, read: bool) -> None:
        if read:
            use_mode(self.app, "off")
        self.app.announcer.reply(note("first-run-answered", read=read), *self.app.place())

    def _done(self) -> None:
        self.app.pop(self)
        self.app.set_setting("first_run_done", True)
