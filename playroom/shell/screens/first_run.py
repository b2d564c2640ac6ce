"""First run, asked once: the language, and whether a screen reader reads this terminal.

It is asked in print and by ear, in both languages, each by its own voice. The question about the
reader stands alone, before the first menu: a key that is no answer repeats it, Escape leaves it for
the next start. The hint about the language needs no answer: every key does at once what it does in
the room.
"""

from __future__ import annotations

from collections.abc import Callable

from playroom.engine.notes import Note, note
from playroom.locale import LANGUAGES, teller_of
from playroom.locale.typed import ANSWERS, value_of
from playroom.shell.bindings import EVERY, Bind
from playroom.shell.hearing import set_language
from playroom.shell.menu import Menu
from playroom.shell.shell import Screen, Shell
from playroom.shell.table.history import other_language
from playroom.shell.voice import use_mode
from playroom.speech import Urgency
from playroom.store.paths import SAVED_ROOMS


def _lesson(shell: Shell) -> tuple[Note, ...]:
    """Hint at a lesson for players without any kept game or room."""
    played = any(shell.store.count(status) for status in ("open", "finished", "abandoned"))
    played = played or (shell.store.file.parent / SAVED_ROOMS).exists()
    return () if played else (note("first-run-lesson"),)


ASKED = ("no-reader", "unread")
"""Why it speaks, when it asks at the first start whether a reader reads the terminal."""
TOLD = ("reader", "remote", "wsl", "status-line")
"""Why it speaks or not, when that is told at the first start instead of being asked."""


def asks_newcomer(shell: Shell, why: str) -> bool:
    """Is it still to be asked whether a screen reader is in use? See `ask_newcomer`."""
    asked = shell.line_mode or shell.settings.get("first_run_done")
    return not asked and why in ASKED and shell.may.voice


def ask_newcomer(shell: Shell, language: bool, why: str) -> None:
    """Opens the first menu, or first asks the `language` (if none is set) and whether a screen
    reader is in use, when none was detected and the shell is about to speak beside it (`why` it
    speaks or not: see `Choice`). Asks nothing in a script, nor after it was answered.
    """
    if asks_newcomer(shell, why):
        shell.push(FirstRun(shell, language, True))
        return
    asks = not shell.line_mode and not shell.settings.get("first_run_done")
    shell.front.announce()
    if not shell.line_mode:
        shell.announcer.aside(*_lesson(shell))
    if asks and language:
        shell.push(FirstRun(shell, True, False))
    elif asks and why in TOLD:
        shell.set_setting("first_run_done", True)


class FirstRun(Screen):
    """The question, in front of the room until it is answered; the hint about the language, until
    the first key. `then` opens what it stands in front of, where that is not the first menu.
    """

    def __init__(
        self,
        shell: Shell,
        language: bool,
        reader: bool,
        then: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(shell)
        self._then = then
        self._language = language
        self._reader = reader

    def starts_text(self, char: str) -> bool:
        return False if self._reader else super().starts_text(char)

    def announce(self) -> None:
        for language in (
            self.shell.language,
            *(language for language in LANGUAGES if language != self.shell.language),
        ):
            own = language == self.shell.language
            questions: list[Note] = []
            if self._language and not own:
                questions.append(note("first-run-language"))
            if self._reader and (own or self._language):
                questions.append(note("first-run-reader"))
            teller = teller_of(language, self.shell.settings.words(language))
            text = " ".join(teller.tell(line, self.shell.announcer.listener) for line in questions)
            if text:
                self.shell.announcer.writer.say(text)
                self.shell.announcer.speech.say(text, Urgency.ALERT, language)

    def place(self) -> tuple[Note, ...]:
        return (note("first-run-choose"),)

    def told_trouble(self, before: tuple[Note, ...]) -> None:
        """How to answer comes last; what was asked stands in print above."""
        if self._reader:
            self.shell.announcer.aside(*self.place())

    def any_key(self, key: str) -> bool:
        """Answers the question; where only the hint was told, the key does what it does in the
        room.
        """
        command = self.shell.keys.find(self.where, key)
        if command is not None and command.name == "language":
            self._language = False
            if not self._reader:
                return False
            set_language(self.shell, other_language(self.shell.language))
            self.shell.announcer.reply(note("first-run-reader"))
            return True
        if not self._reader:
            self._done()
            self.shell.set_setting("first_run_done", True)
            return self.shell.front.key(key)
        if key in ("escape", "c-g"):
            self._go_on()
        # in either language, because the question is
        elif (answer := value_of("answer", key, ANSWERS)) in ANSWERS:
            self._answer(answer == "yes")
        elif key.startswith("c-"):
            return False
        else:
            self.shell.announcer.reply(*self.place())
        return True

    def text(self, text: str) -> bool:
        if self._reader:
            return self.key(text.strip())
        self._done()
        self.shell.set_setting("first_run_done", True)
        return self.shell.front.text(text)

    def _answer(self, read: bool) -> None:
        self.shell.set_setting("first_run_done", True)
        if read:
            use_mode(self.shell, "off")
        self._go_on(note("first-run-answered", read=read))

    def _go_on(self, *answer: Note) -> None:
        self._done()
        if self._then is None:
            self.shell.announcer.reply(*answer, *self._room(), *_lesson(self.shell))
            return
        if answer:
            self.shell.announcer.reply(*answer)
        self._then()

    def _room(self) -> tuple[Note, ...]:
        front = self.shell.front
        return (front.title, *front.place()) if isinstance(front, Menu) else front.place()

    def _done(self) -> None:
        self.shell.pop(self)

    bindings = (Bind("cancel", None), Bind("any", any_key, keys=EVERY, told=False))
