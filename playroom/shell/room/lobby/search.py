"""Table search: reads a game and perhaps a language, in any order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from playroom.engine.notes import note
from playroom.engine.registry import offered_ids
from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.locale.typed import folded, phrases


class TableSearch(NamedTuple):
    """`game` is empty where there is none of that name, or several; `language` None: any. `named`:
    is there more than the language?
    """

    game: str
    language: str | None
    named: bool = True


def read_search(text: str) -> TableSearch:
    """Reads a game and a language in any order, with a word for "in" before the language or
    without; the names are those of any language.
    """
    words = [word for typed in folded(text).split() if (word := typed.strip(",.;:"))]
    if game := _game(words):
        return TableSearch(game, None)
    for language, others in _languages(words):
        game = _game(others)
        if game or not others:
            return TableSearch(game, language, bool(others))
    return TableSearch("", None)


def _game(words: list[str]) -> str:
    """The one game that the words name, in part perhaps; empty when there is none."""
    wanted = " ".join(words)
    if not wanted:
        return ""
    meant = [
        id_
        for id_ in offered_ids()
        if wanted == id_ or any(wanted in folded(name) for name in _names(id_))
    ]
    return meant[0] if len(meant) == 1 else ""


def _names(id_: str) -> Iterator[str]:
    nobody = Listener(None, (), ())
    return (teller_of(language).tell(note(f"{id_}-name"), nobody) for language in LANGUAGES)


def _languages(words: list[str]) -> Iterator[tuple[str, list[str]]]:
    """The languages that are named, each with the words that are left."""
    ins = {folded(word) for language in LANGUAGES for word in phrases(language, "hall-typed-in")}
    for at, word in enumerate(words):
        for named in LANGUAGES:
            called = (
                p for spoken_in in LANGUAGES for p in phrases(spoken_in, f"value-language-{named}")
            )
            if word in map(folded, called):
                before = words[:at]
                if before[-1:] and before[-1] in ins:
                    before.pop()
                yield named, before + words[at + 1 :]
