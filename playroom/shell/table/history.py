"""History of a game's lines: by line, kind, search word, since one's turn, longer, or in another
language.
"""

from __future__ import annotations

from collections.abc import Sequence

from playroom.engine.chair import Chair
from playroom.engine.notes import Clean, Note, note
from playroom.locale import LANGUAGES, teller_of
from playroom.shell.announcer import LENGTHS, Heard
from playroom.shell.bindings import Bind
from playroom.shell.menu import MenuItem, Reader, item
from playroom.shell.prompt import Prompt
from playroom.shell.shell import Shell


def lines_of(history: Sequence[Heard]) -> list[tuple[Note, tuple[int, int] | None]]:
    """Every line with the place of its event in the log."""
    return [(line, entry.position) for entry in history for line in entry.notes]


def since_my_turn(shell: Shell, chair: Chair) -> list[Note]:
    """What the player's own last input has brought about, without what they played themselves, and
    what was said after it: a story is told from its beginning.
    """
    mine = chair.mine
    lines = [
        (line, place[0]) for line, place in lines_of(shell.announcer.history) if place is not None
    ]
    since = [
        at > mine or (at == mine > 0 and shell.announcer.kind(line) != "own") for line, at in lines
    ]
    if True in since:
        return [line for line, _ in lines[since.index(True) :]]
    return [line for line, at in lines if at == mine > 0]


def tell_since(shell: Shell, chair: Chair) -> None:
    """Answers with all that happened since the player's last turn."""
    lines = since_my_turn(shell, chair)
    played = chair.mine > 0
    shell.announcer.reply(*(lines or (note("history-nothing-since", played=played),)))


def tell_first(shell: Shell, text: str, on: bool = False) -> None:
    """Answers with the newest line that has the text, or `on` with the next older one; comma goes
    back from there.
    """
    if not shell.announcer.seek(text, on):
        shell.announcer.reply(
            note("history-not-older" if on else "history-not-found", text=Clean.of(text))
        )


def other_language(language: str) -> str:
    """The language after this one."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


class History(Reader):
    """The lines of a game. Right and left choose the kind of line, letters do the rest."""

    passes = False
    asks_below = False

    def __init__(self, shell: Shell, chair: Chair) -> None:
        self.chair = chair
        self._kind = ""
        self._found = ""
        self._length = ""
        self._lines = lines_of(shell.announcer.history)
        super().__init__(shell, note("history-title", count=len(self._lines)), [])
        self._items = self._shown
        self.at = len(self._lines) - 1

    def _shown(self) -> Sequence[MenuItem]:
        lines = [
            line
            for line, _ in self._lines
            if not self._kind or self.shell.announcer.kind(line) == self._kind
        ]
        return [item(line) for line in lines or [note("shell-nothing-yet")]]

    def announce(self) -> None:
        self.shell.announcer.reply(self.shell.titled(self.title), self._line())

    def move(self, by: int) -> bool:
        self._length = ""
        return super().move(by)

    # -- what is shown -----------------------------------------------------------------------------

    def adjust(self, by: int) -> bool:
        """Right and left: all lines, or those of one kind."""
        here = self.current().note()
        kinds = ["", *dict.fromkeys(self.shell.announcer.kind(line) for line, _ in self._lines)]
        self._kind = kinds[(kinds.index(self._kind) + by) % len(kinds)]
        shown = [item.note() for item in self.items]
        self.at = next(
            (at for at in range(len(shown) - 1, -1, -1) if shown[at] is here), len(shown) - 1
        )
        what = note("kinds-kind", kind=self._kind) if self._kind else note("history-all")
        self.shell.announcer.reply(note("history-shown", what=what, count=len(shown)), self._line())
        return True

    def _since(self) -> None:
        lines = since_my_turn(self.shell, self.chair)
        if not lines:
            tell_since(self.shell, self.chair)
            return
        self._kind = ""
        self.at = len(self._lines) - len(lines)
        self.shell.announcer.reply(note("history-since-count", count=len(lines)), self._line())

    # -- looking for a word ------------------------------------------------------------------------

    def _ask(self) -> None:
        def done(text: str) -> None:
            self._found = text
            self._find(-1)

        self.shell.push(Prompt(self.shell, note("history-find-ask"), done))

    def text(self, text: str) -> bool:
        self._found = text
        self._find(-1)
        return True

    def _find(self, by: int) -> None:
        """The nearest line with the text, newer (1) or older (-1), going round at the ends."""
        if not self._found:
            self._ask()
            return
        items = self.items
        for step in range(1, len(items) + 1):
            at = (self.at + by * step) % len(items)
            if self._found.casefold() in self.shell.announcer.line(items[at].note()).casefold():
                self.at, self._length = at, ""
                self.say()
                return
        self.shell.announcer.reply(note("history-not-found", text=Clean.of(self._found)))

    # -- the same line otherwise -------------------------------------------------------------------

    def _again(self) -> None:
        now = self._length or self.shell.settings.length(
            self.shell.announcer.kind(self._line()), "spoken"
        )
        self._length = LENGTHS[(LENGTHS.index(now) + 1) % 3] if now in LENGTHS else LENGTHS[0]
        length = self.shell.announcer.line(note("kinds-preview-line", length=self._length))
        self.shell.announcer.text(self.shell.announcer.line(self._line(), self._length), length)

    def _translate(self) -> None:
        language = other_language(self.shell.language)
        teller = teller_of(language, self.shell.settings.words(language))
        text = teller.tell(self._line(), self.shell.announcer.listener, self._length or "normal")
        self.shell.announcer.text(text, language=language)

    def find_on(self) -> None:
        """The next line with the text."""
        self._find(1)

    def find_back(self) -> None:
        """The line with the text before this one."""
        self._find(-1)

    def export(self) -> None:
        """Writes the lines as text."""
        export(self.shell, self.chair)

    bindings = (
        Bind("history-kind", Reader.more, keys=("right", "+")),
        Bind("history-kind-back", Reader.less, keys=("left", "-")),
        Bind("history-since", _since, keys=("s",)),
        Bind("history-find", _ask, keys=("f",)),
        Bind("history-find-on", find_on, keys=("n",)),
        Bind("history-find-back", find_back, keys=("p",)),
        Bind("history-length", _again, keys=("a",)),
        Bind("history-language", _translate, keys=("l",)),
        Bind("history-export", export, keys=("x",), needs="files"),
    )


def open_history(shell: Shell, chair: Chair) -> None:
    """Opens the history of a table at its newest line."""
    if shell.announcer.history:
        shell.push(History(shell, chair))
    else:
        shell.announcer.reply(note("shell-nothing-yet"))


def export(shell: Shell, chair: Chair) -> None:
    """Writes the history as text, one line each; the file's place is told."""
    name = f"{chair.game.id}-{chair.header.id[:6]}.{shell.language}.txt"
    lines = [shell.announcer.line(line) for line, _ in lines_of(shell.announcer.history)]
    shell.open("text", name, lines)
