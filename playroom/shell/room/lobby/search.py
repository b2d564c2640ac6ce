"""Table search: reads a game and perhaps a language, in any order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from playroom.locale import LANGUAGES
from playroom.locale.game_names import game_named
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
    if game := game_named(words):
        return TableSearch(game, None)
    for language, others in _languages(words):
        game = game_named(others)
        if game or not others:
            return TableSearch(game, language, bool(others))
    return TableSearch("", None)


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
