"""The screen of `playroom translate`: a text in its place is heard, its translation typed, heard
back with the same values, and kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

from playroom.cli.translating.gates import Wrong
from playroom.cli.translating.messages import CARDS
from playroom.cli.translating.places import Place
from playroom.cli.translating.plurals import plural_samples
from playroom.cli.translating.texts import GENDER, Piece
from playroom.cli.translating.typed_words import is_typed
from playroom.cli.translating.walk import Translation
from playroom.engine.notes import Clean, Note, note
from playroom.locale import Listener
from playroom.shell.bindings import Bind
from playroom.shell.shell import Screen, Shell
from playroom.store import StoreError

LONGEST = 400
"""Characters of a line that is told in another one."""

GENDERS = re.compile(r"[^\W\d_]{1,3}")
"""How a gender may be written."""


class TranslateScreen(Screen):
    """One text after another, until none is left."""

    def __init__(self, shell: Shell, translation: Translation) -> None:
        super().__init__(shell)
        self._all = translation
        self._ahead = self._queue()
        self._behind: list[Piece] = []
        self._piece: Piece | None = None
        self._place: Place | None = None
        self._part = ""
        self._typed: str | None = None
        """What was typed and is not kept yet."""
        self._wrong: list[Wrong] = []
        self._typing = False
        self.kept = 0

    def _queue(self) -> Iterator[Piece]:
        every = chain.from_iterable(map(self._all.pieces, self._all.parts))
        return (piece for piece in every if self._all.wanted(piece))

    # -- where one is ------------------------------------------------------------------------------

    def announce(self) -> None:
        self.shell.announcer.reply(
            note(
                "translating-title",
                language=Clean.of(self._all.language),
                folder=Clean.of(str(self._all.folder), 200),
            ),
            *self._told_progress(),
            note("translating-begin"),
        )
        self.shell.afterwards(self._next)

    def resumed(self) -> None:
        self.again()

    def starts_text(self, char: str) -> bool:
        return self._typing or super().starts_text(char)

    def place(self) -> tuple[Note, ...]:
        return (note("translating-type"),) if self._typing else (note("translating-keys"),)

    def _next(self, *before: Note) -> None:
        if self._piece is not None:
            self._behind.append(self._piece)
        piece = next(self._ahead, None)
        if piece is None:
            self.shell.announcer.reply(*before, note("translating-done"), *self._told_progress())
            self.shell.quit()
            return
        self._go(piece, *before)

    def _go(self, piece: Piece, *before: Note) -> None:
        self._piece, self._typed, self._typing = piece, None, False
        self._place = self._all.place(piece)
        part = ()
        if piece.part != self._part:
            self._part = piece.part
            done, total = self._all.progress(piece.part)
            part = (
                note("translating-part", part=Clean.of(piece.part), done=done, count=total),
                *((note("translating-cards"),) if piece.part == CARDS else ()),
            )
        self.shell.announcer.reply(*before, *part, *self._told())

    # -- what is told ------------------------------------------------------------------------------

    def _told(self) -> Iterator[Note]:
        """The text in its place: before it, itself, after it, and what it is made with."""
        piece, place = self._piece, self._place
        assert piece is not None
        if place is not None and place.before is not None:
            yield note("translating-before", line=self._line_of(place.before, place))
        if piece.attribute == GENDER:
            name = self._all.text(Piece(piece.id, piece.part, None, (), "")) or piece.id
            yield note("translating-gender", line=Clean.of(name))
            return
        if piece.id.startswith("form-"):
            name = piece.id.removeprefix("form-").replace("-", "_").upper()
            yield note("translating-form", name=Clean.of(name), own=self._all.has_form(piece))
        line = Clean.of(self._all.known_line(piece, place), LONGEST)
        yield note("translating-says", line=line, length=piece.attribute or "normal")
        numbers = dict(plural_samples(self._all.language))
        for name, key in piece.choices:
            value, form = Clean.of(f"${name}"), Clean.of(key)
            if key in numbers:
                sample = numbers[key]
                yield note("translating-number", name=value, key=form, sample=sample)
            else:
                yield note("translating-variant", name=value, key=form)
        if place is not None and place.after is not None:
            yield note("translating-after", line=self._line_of(place.after, place))
        if is_typed(piece.id):
            yield note("translating-typed")
        elif piece.source.rstrip(".!?") != line.rstrip(".!?"):
            yield note("translating-made", text=Clean.of(piece.source, LONGEST))
        there = self._all.text(piece)
        if there is not None:
            yield note("translating-there", text=Clean.of(there, LONGEST))

    def _line_of(self, said: Note, place: Place) -> Clean:
        listener: Listener = place.saying.listener
        return Clean.of(self._all.teller.tell(said, listener), LONGEST)

    def _told_progress(self) -> tuple[Note, ...]:
        done, total = self._all.progress()
        percent = 100 * done // max(total, 1)
        return (
            note("translating-progress", done=done, count=total, percent=percent, kept=self.kept),
        )

    def again(self) -> None:
        """Says all of it again; what was typed, when something was."""
        if self._typed is None:
            self.shell.announcer.reply(*self._told())
        else:
            self._hear()

    def how_far(self) -> None:
        """How much is done."""
        done, total = self._all.progress(self._part)
        part = note("translating-part", part=Clean.of(self._part), done=done, count=total)
        self.shell.announcer.reply(*self._told_progress(), part)

    def how_to(self) -> None:
        """How a text is written."""
        numbered = (note(f"translating-how-{number}") for number in range(1, 7))
        self.shell.announcer.reply(*numbered)

    # -- typing, hearing, keeping ------------------------------------------------------------------

    def enter(self) -> None:
        """Begins to write; keeps what was written, or writes it again where it cannot be kept."""
        if self._typing:  # nothing was typed
            self._typing = False
            piece = self._piece
            if piece is not None and piece.attribute == GENDER:
                self._keep("")
            else:
                self.shell.announcer.reply(note("translating-nothing"))
        elif self._typed is None or any(one.hard for one in self._wrong):
            self.write()
        else:
            self._keep(self._typed)

    def write(self) -> None:
        """Begins to write, anew when something was written."""
        self._typing = True
        self.shell.announcer.reply(note("translating-type"))

    def same(self) -> None:
        """Takes the text of the source as it is: a number, the name of a key."""
        if self._piece is not None:
            self.text(self._piece.source)

    def text(self, text: str) -> bool:
        piece = self._piece
        if piece is None:
            return False
        self._typing = False
        if piece.attribute == GENDER:
            gender = text.strip().lower()
            if GENDERS.fullmatch(gender):
                self._keep(gender)
            else:
                self.shell.announcer.reply(note("translating-no-gender", text=Clean.of(text)))
            return True
        self._typed = self._all.finished(piece, text)
        self._wrong = self._all.wrong(piece, self._typed, self._place)
        self._hear()
        return True

    def _hear(self) -> None:
        piece, typed = self._piece, self._typed
        assert piece is not None
        assert typed is not None
        hard = any(one.hard for one in self._wrong)
        line = None if hard else self._all.line(piece, typed, self._place)
        told = [
            note("translating-wrong", what=one.code, detail=Clean.of(one.detail, 120))
            for one in self._wrong
        ]
        if line is not None:
            line = line if line.endswith((".", "!", "?")) else line + "."
            self.shell.announcer.text(line, language=self._all.language)
        elif not hard:
            told.append(note("translating-unheard"))
        self.shell.announcer.aside(*told, note("translating-then", hard=hard, odd=bool(told)))

    def _keep(self, text: str) -> None:
        piece = self._piece
        assert piece is not None
        try:
            self._all.keep(piece, text)
        except StoreError as why:
            self.shell.announcer.reply(why.note)
            return
        self.kept += bool(text)
        gender = text if piece.attribute == GENDER else ""
        self._next(note("translating-kept", gender=Clean.of(gender), given=bool(gender)))

    def cancel(self) -> bool:
        """Escape: stops writing, throws away what was written, or leaves the text for later."""
        if self._typing or self._typed is not None:
            self._typing, self._typed = False, None
            self.shell.announcer.reply(note("translating-nothing"))
        else:
            self._next(note("translating-later"))
        return True

    def back(self) -> None:
        """Goes back to the text before."""
        if not self._behind:
            self.shell.announcer.reply(note("translating-first"))
            return
        if self._piece is not None:
            self._ahead = chain([self._piece], self._ahead)
        self._piece = None
        self._go(self._behind.pop())

    bindings = (
        Bind("act", enter),
        Bind("translate-again", again, keys=("r", "tab")),
        Bind("translate-write", write, keys=("w",)),
        Bind("translate-same", same, keys=("=",)),
        Bind("translate-back", back, keys=("b", "s-tab")),
        Bind("translate-far", how_far, keys=("p",)),
        Bind("translate-how", how_to, keys=("f2",)),
        Bind("cancel", cancel),
    )
