"""Telling notes: one line for one listener, in one language and length."""

# ruff: noqa: A001, A002 - messages have ids, and so they are called

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from playroom.engine.notes import Clean, Note
from playroom.locale.languages import DEFAULT, plain, read_entries, read_parts, unsayable

if TYPE_CHECKING:
    from playroom.engine.contract import Game
    from playroom.engine.match import Header
    from playroom.locale.renderer import Renderer

LENGTHS = ("brief", "normal", "full")


class LocaleError(Exception):
    """A note that cannot be told (strict tellers only): its id and what is wrong."""


@dataclass(frozen=True, slots=True)
class Listener:
    """Who hears a line: the seat (None: a spectator), the names of all seats, the seats of every
    side, and the family of words for the cards of the table (`Pack.words`).
    """

    seat: int | None
    names: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...] = ()
    cards: str = "french"

    @classmethod
    def at_table(cls, game: Game[Any, Any], header: Header, seat: int | None) -> Listener:
        """Who hears with the ears of `seat` at the table of `header`."""
        names = tuple(str(player.name) for player in header.players)
        return cls(seat, names, game.sides(header.setup), game.pack_of(header.setup).words)

    def with_cards(self, cards: str) -> Listener:
        """The same listener where cards are called by the words of another family."""
        return Listener(self.seat, self.names, self.sides, cards)


@dataclass(frozen=True, init=False)
class Words:
    """Card words the listener chose: `Words(jack="sota")`.

    What is not chosen, or not offered, is the language's usual word.
    """

    chosen: tuple[tuple[str, str], ...]

    def __init__(self, **chosen: str) -> None:
        object.__setattr__(self, "chosen", tuple(sorted(chosen.items())))


@cache
def word_choices(language: str) -> Mapping[str, tuple[str, ...]]:
    """What can be chosen in a language: name -> words, the usual one first (`{"jack": ("jota",
    "sota", "jack"), ...}`).
    """
    ids = [one for one in read_entries(language, "cards") if one.startswith("choice-")]
    return {
        one.removeprefix("choice-"): tuple((plain(language, "cards", one) or "").split())
        for one in ids
    }


@cache
def _index(language: str) -> Mapping[str, str]:
    """All messages and terms of a language, unparsed: a room needs few of them at its start."""
    out: dict[str, str] = {}
    for part in read_parts(language):
        for id, source in read_entries(language, part).items():
            out.setdefault(id, source)
    return out


class Teller:
    """Turns notes into lines of one language. Keep one: it remembers all it has worked out.

    A strict teller (tests) raises `LocaleError` for whatever is missing; otherwise the line is told
    in English, or a general sentence stands for it, and `problems` remembers what was wrong.
    """

    def __init__(
        self,
        language: str,
        words: Words = Words(),
        *,
        strict: bool = False,
        messages: Mapping[str, str] | None = None,
    ) -> None:
        """`messages` replaces the language's files (id -> source of the entry), for tests and
        lessons.
        """
        self.language = language
        self.words = words
        self.strict = strict
        self.problems: list[str] = []
        self._own = messages
        self._renderers: dict[str, Renderer] = {}
        self._english: Teller | None = None

    def has(self, id: str) -> bool:
        """Does the language have this message?"""
        return id in (_index(self.language) if self._own is None else self._own)

    def tell(self, note: Note, listener: Listener, length: str = "normal") -> str:
        """The line of `note` for `listener`, with one final stop. `length` is `brief`, `normal` or
        `full`.

        Never raises unless strict. Empty only when all that the message says is an empty text of
        somebody's.
        """
        return self._tell(note, listener, length, stop=True)

    def phrase(self, note: Note, listener: Listener, length: str = "normal") -> str:
        """The same without its final full stop: for a label, or a part of a line."""
        return self._tell(note, listener, length, stop=False)

    def _tell(self, note: Note, listener: Listener, length: str, stop: bool) -> str:
        starts: list[str] = []
        try:
            line = _finish(
                self._ready(listener.cards).text(note, listener, length, starts), starts, stop
            )
            if self.strict and stop and not line:
                raise ValueError("it says nothing")
            return line
        except Exception as wrong:
            if self.strict:
                raise LocaleError(f"{self.language}: {note.id}: {wrong}") from wrong
            self._remember(f"{note.id}: {wrong}")
        if self.language != DEFAULT:
            self._english = self._english or Teller(DEFAULT)
            if self._english.has(note.id):
                return self._english._tell(note, listener, length, stop)
        text = (
            plain(self.language, "cards", "untold")
            or plain(DEFAULT, "cards", "untold")
            or unsayable(note.id)
        )
        return _finish(text, [], stop)

    def _remember(self, problem: str) -> None:
        if problem not in self.problems and len(self.problems) < 50:
            self.problems.append(problem)

    def _ready(self, family: str) -> Renderer:
        renderer = self._renderers.get(family)
        if renderer is None:
            from playroom.locale.renderer import (
                Renderer,
            )  # here: the Fluent library costs half a start-up

            offered = word_choices(self.language)
            choices = {name: words[0] for name, words in offered.items()}
            choices |= {
                name: word for name, word in self.words.chosen if word in offered.get(name, ())
            }
            index = _index(self.language) if self._own is None else self._own
            renderer = Renderer(self.language, index, choices, self.strict, family)
            self._renderers[family] = renderer
        return renderer


# -- lines -----------------------------------------------------------------------------------------


def _finish(text: str, starts: list[str], stop: bool) -> str:
    line = " ".join(text.split())
    if not line.isprintable():
        line = Clean.of(line, len(line))
    for start in starts:
        line = _capitalised(line, start)
    if line[-1:] in ("!", "?"):
        return line
    line = line.rstrip(" .")
    return line + "." if stop and line else line


def _capitalised(line: str, start: str) -> str:
    """`line` with a capital wherever our own words `start` begin a sentence.

    Names are never touched.
    """
    if not start[:1].islower():
        return line
    place = line.find(start)
    while place >= 0:
        after = line[place + len(start) : place + len(start) + 1]
        if not after.isalnum() and _begins(line, place):
            line = line[:place] + line[place].upper() + line[place + 1 :]
        place = line.find(start, place + 1)
    return line


def _begins(line: str, place: int) -> bool:
    while place > 0 and line[place - 1] in "¿¡":
        place -= 1
    return place == 0 or (place >= 2 and line[place - 1] == " " and line[place - 2] in ".!?")
