"""Questions and wishes in words: which command a typed line asks for.

The phrases are messages `typed-ask-<command>` of a language, and before them those of the game
that is played, `<game>-asks-<command>`: a line asks for the command with the longest phrase that
stands in it. A line that begins as a question does is answered by what it is
about too (`typed-about-<command>`: `spades`, `left`). `typed-answer-<name>` answers a wish that is
no command (`deshacer`) by saying what there is; its phrases are `typed-wish-<name>`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from difflib import get_close_matches
from functools import cache

from playroom.engine.notes import Note, note
from playroom.locale import LANGUAGES
from playroom.locale.phrasing import marks, names_of, words_of
from playroom.locale.typed import phrases

SHORTEST_MENDED = 4
"""Letters of a word that is compared with others."""
NEAR = 0.75
"""How alike a word must be to one that is known."""

_Phrases = tuple[tuple[tuple[str, ...], str], ...]


@cache
def _known(language: str, kind: str, game: str = "") -> _Phrases:
    """The phrases of the messages `typed-<kind>-<name>`, or of a game's `<game>-asks-<name>`, as
    words with that name, the longest first.
    """
    names = names_of(language, f"{game}-asks-" if game else f"typed-{kind}-", game)
    rows = [
        (tuple(words_of(phrase)), name)
        for name in names
        for phrase in phrases(language, f"{game}-asks-{name}" if game else f"typed-{kind}-{name}")
    ]
    return tuple(sorted(rows, key=lambda row: -len(row[0])))


@cache
def vocabulary(language: str) -> frozenset[str]:
    """The words of all questions and wishes."""
    kinds = ("ask", "about", "wish")
    return frozenset(w for kind in kinds for words, _ in _known(language, kind) for w in words)


def _is_question(language: str, text: str) -> bool:
    """Does a line begin as a question does, or have its signs?"""
    if "¿" in text or text.rstrip().endswith("?"):
        return True
    words = words_of(text)
    starts = (tuple(words[at:end]) for at in range(3) for end in range(at + 1, at + 5))
    return any(start in marks(language)["question"] for start in starts)


def _asked_for(known: _Phrases, text: str) -> str:
    words = words_of(text)
    for phrase, name in known:
        count = len(phrase)
        if any(tuple(words[at : at + count]) == phrase for at in range(len(words) - count + 1)):
            return name
    return ""


def _by_language(language: str) -> Iterator[str]:
    yield language
    yield from (other for other in LANGUAGES if other != language)


def command_of(language: str, text: str, game: str = "") -> str:
    """The command that a line asks for in words, in any language, by the phrases of a game first;
    "" for none.
    """
    for of in dict.fromkeys((game, "")):
        for each in _by_language(language):
            if name := _asked_for(_known(each, "ask", of), text):
                return name
    for each in _by_language(language):
        if _is_question(each, text) and (name := _asked_for(_known(each, "about"), text)):
            return name
    return ""


def asks_exactly(text: str, command: str) -> bool:
    """Is a line nothing but a phrase for a command, in any language?"""
    words = tuple(words_of(text))
    return any((words, command) in _known(each, "ask") for each in LANGUAGES)


def answer_of(language: str, text: str) -> Note | None:
    """What is said to a wish that is no command here."""
    for each in _by_language(language):
        if name := _asked_for(_known(each, "wish"), text):
            return note(f"typed-answer-{name}")
    return None


def mended(text: str, known: Collection[str]) -> str:
    """`text` with words that are nearly `known` ones put right; "" when nothing is to be mended."""
    words = words_of(text)
    made = [
        word
        if len(word) < SHORTEST_MENDED or word in known
        else next(iter(get_close_matches(word, known, 1, NEAR)), word)
        for word in words
    ]
    return " ".join(made) if made != words else ""
