"""`Teller`: renders notes as lines in one language and length."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from playroom.engine.notes import Clean, Note
from playroom.engine.notes import note as note_of
from playroom.engine.registry import owner_of, words_of
from playroom.locale.languages import (
    DEFAULT,
    LANGUAGES,
    plain,
    read_entries,
    read_folder,
    read_parts,
    unsayable,
)
from playroom.locale.listener import Listener

if TYPE_CHECKING:
    from playroom.locale.renderer import Renderer

LENGTHS = ("brief", "normal", "full")


class LocaleError(Exception):
    """A note that cannot be told (strict tellers only): its id and what is wrong."""


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
    ids = [id for id in read_entries(language, "cards") if id.startswith("choice-")]
    return {
        id.removeprefix("choice-"): tuple((plain(language, "cards", id) or "").split())
        for id in ids
    }


@cache
def game_entries(language: str, game: str) -> Mapping[str, str]:
    """The messages and terms that a game brings in a language, unparsed: those in its `words_of`
    folders with ids that begin with its own. Those of a translator come first.
    """
    entries: dict[str, str] = {}
    folders = (read_folder(str(folder), language) for folder in words_of(game))
    for there in (read_entries(language, game), *folders):
        for id, source in there.items():
            if id.removeprefix("-").startswith(game + "-"):
                entries.setdefault(id, source)
    return entries


class _Index(Mapping[str, str]):
    """All messages and terms of a language, unparsed: the room's own, and those of a game when one
    of them is first asked for. Only the room's own are counted and gone through.
    """

    def __init__(self, language: str) -> None:
        self._language = language
        self._own: dict[str, str] = {}
        for part in read_parts(language):
            for id, source in read_entries(language, part).items():
                self._own.setdefault(id, source)

    def __getitem__(self, id: str) -> str:
        source = self._own.get(id)
        if source is None:
            game = owner_of(id)
            source = None if game is None else game_entries(self._language, game).get(id)
        if source is None:
            raise KeyError(id)
        return source

    def __iter__(self) -> Iterator[str]:
        return iter(self._own)

    def __len__(self) -> int:
        return len(self._own)


@cache
def _index(language: str) -> Mapping[str, str]:
    return _Index(language)


def message_source(language: str, id: str) -> str | None:
    """The unparsed source of a message of the room or of a game, or None when there is none."""
    return _index(language).get(id)


def forget() -> None:
    """Reads all files anew the next time."""
    _index.cache_clear()
    game_entries.cache_clear()
    word_choices.cache_clear()
    teller_of.cache_clear()


@cache
def teller_of(language: str, words: Words = Words()) -> Teller:
    """The teller of a language with chosen card words: the same for everybody who hears so, since
    it remembers all it has worked out.
    """
    return Teller(language, words)


class Teller:
    """Turns notes into lines of one language. `teller_of` gives the shared one.

    A strict teller (tests) raises `LocaleError` for whatever is missing. Otherwise what is missing,
    the line or a part of it, is told in English or whatever language has it; a game without a name
    is called by its id; and as a last resort a sentence names the game with missing words.
    `problems` remembers what was wrong.
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
        self._others: tuple[Teller, ...] | None = None

    def has(self, id: str) -> bool:
        """Does the language have this message?"""
        return id in (_index(self.language) if self._own is None else self._own)

    def tell(self, note: Note, listener: Listener, length: str = "normal") -> str:
        """The line of `note` for `listener`, with one final stop. `length` is `brief`, `normal` or
        `full`.

        Never raises unless strict. Empty only when the message is nothing but an empty text.
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
            lacking = str(getattr(wrong, "missing", note.id))
        starts = []
        text = self._elsewhere(note, listener, length, starts)
        return _finish(text or self._untold(note, lacking), starts, stop)

    def _elsewhere(
        self, note: Note, listener: Listener, length: str, starts: list[str]
    ) -> str | None:
        """The text of a note, or of a part of one, that this language cannot tell; None when no
        other can either.
        """
        if self._others is None:
            languages = dict.fromkeys((DEFAULT, *LANGUAGES))
            self._others = tuple(
                teller_of(language) for language in languages if language != self.language
            )
        for other in self._others:
            if other.has(note.id):
                begins: list[str] = []
                try:
                    text = other._rendered(listener.cards).text(note, listener, length, begins)
                except Exception as wrong:
                    self._remember(f"{note.id}: {wrong}")
                else:
                    starts += begins
                    return text
        game = owner_of(note.id)
        return game if game is not None and note.id == f"{game}-name" else None

    def _untold(self, note: Note, lacking: str) -> str:
        """What is said when there are no words for a note, because of the message `lacking`."""
        game = owner_of(lacking) or owner_of(note.id)
        if game is not None:
            for teller in (self, *(self._others or ())):
                try:
                    named = note_of("untold-game", game=Clean.of(game))
                    nobody = Listener(None, (), ())
                    return teller._rendered(nobody.cards).text(named, nobody, "normal", [])
                except Exception as wrong:
                    self._remember(f"untold-game: {wrong}")
        return (
            plain(self.language, "cards", "untold")
            or plain(DEFAULT, "cards", "untold")
            or unsayable(note.id)
        )

    def _remember(self, problem: str) -> None:
        if problem not in self.problems and len(self.problems) < 50:
            self.problems.append(problem)

    def _ready(self, family: str) -> Renderer:
        renderer = self._rendered(family)
        if not self.strict and renderer.elsewhere is None:
            renderer.elsewhere = self._part_elsewhere
        return renderer

    def _part_elsewhere(
        self, note: Note, listener: Listener, length: str, starts: list[str]
    ) -> str | None:
        self._remember(f"{note.id}: no message")  # not said
        return self._elsewhere(note, listener, length, starts)

    def _rendered(self, family: str) -> Renderer:
        """What makes the texts of this language alone, with the card words of a family."""
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
