"""Rulebook reader: by heading, rule and sentence, with search."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from playroom.engine.contract import Chapter, Game
from playroom.engine.notes import Clean, Note, note
from playroom.engine.options import Setup
from playroom.engine.record import replace
from playroom.locale.options import option_lines
from playroom.shell.bindings import Bind
from playroom.shell.menu import Reader
from playroom.shell.shell import Shell

_SENTENCE = re.compile(r"(?<=[.!?;:])\s+")


def chapters_of(game: Game[Any, Any], setup: Setup) -> tuple[Chapter, ...]:
    """The rulebook of a table, with its options as the last chapter."""
    title, lines = option_lines(game, setup)
    return (*game.rulebook(setup), Chapter(note("rules-options"), (title, *lines)))


def open_rules(shell: Shell, game: Game[Any, Any], setup: Setup, also: Sequence[Note] = ()) -> None:
    """The rules of a table that is played or prepared; `also`: what is agreed on besides."""
    *chapters, options = chapters_of(game, setup)
    options = replace(options, lines=(*options.lines, *also))
    shell.push(Rulebook(shell, game, (*chapters, options), game.pack_of(setup).words))


class Rulebook(Reader):
    """Tab goes by rule, greater and less by heading, right and left by sentence; a typed word is
    looked for.
    """

    def __init__(
        self,
        shell: Shell,
        game: Game[Any, Any],
        chapters: Sequence[Chapter],
        cards: str = "french",
    ) -> None:
        """`cards` is the family of words of the table's pack: no table need be open."""
        self._listener = shell.announcer.listener
        shell.hear_as(self._listener.with_cards(cards))
        lines: list[Note] = []
        self._heads: list[int] = []
        for chapter in chapters:
            self._heads.append(len(lines))
            lines += [chapter.title, *chapter.lines]
        self._sentence = 0
        title = note(
            "rules-title", game=note(f"{game.id}-name"), chapters=len(chapters), count=len(lines)
        )
        super().__init__(shell, title, lines)

    def closed(self) -> None:
        self.shell.hear_as(self._listener)

    def move(self, by: int) -> bool:
        self._sentence = 0
        return super().move(by)

    def _heading(self, by: int) -> bool:
        ahead = [at for at in self._heads if (at - self.at) * by > 0]
        if not ahead:
            self.shell.announcer.reply(
                note("rules-last-heading" if by > 0 else "rules-first-heading")
            )
            return True
        self._sentence = 0
        self.at = ahead[0] if by > 0 else ahead[-1]
        place = self._heads.index(self.at) + 1
        self.shell.announcer.reply(
            note("rules-heading", title=self._line(), place=place, count=len(self._heads))
        )
        return True

    def adjust(self, by: int) -> bool:
        parts = _SENTENCE.split(self.shell.announcer.line(self._line(), "full"))
        to = self._sentence + by
        if not 0 <= to < len(parts):
            return self.move(by)
        self._sentence = to
        self.shell.announcer.text(parts[to])
        return True

    def text(self, text: str) -> bool:
        wanted = text.casefold()
        count = len(self.items)
        for step in range(1, count + 1):
            at = (self.at + step) % count
            if wanted in self.shell.announcer.line(self.items[at].note(), "full").casefold():
                self.at, self._sentence = at, 0
                self.say()
                return True
        self.shell.announcer.reply(note("rules-no-word", text=Clean.of(text)))
        return True

    def heading(self) -> None:
        """The next heading."""
        self._heading(1)

    def heading_back(self) -> None:
        """The heading before."""
        self._heading(-1)

    bindings = (
        Bind("heading", heading, keys=(">",)),
        Bind("heading-back", heading_back, keys=("<",)),
        Bind("sentence", Reader.more, keys=("right", "+")),
        Bind("sentence-back", Reader.less, keys=("left", "-")),
    )
