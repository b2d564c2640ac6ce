"""Typed names of commands in every language."""

from __future__ import annotations

from collections.abc import Mapping

from playroom.engine.notes import note
from playroom.locale import Listener, teller_of
from playroom.locale.typed import folded
from playroom.shell.keys import COMMANDS


def words_of(language: str, command: str) -> frozenset[str]:
    """The typed words of a command in a language."""
    return _words(language).get(command, frozenset())


def commands_in(language: str) -> frozenset[str]:
    """All typed words of commands in a language, folded."""
    return frozenset(folded(word) for words in _words(language).values() for word in words)


_WORDS: dict[str, Mapping[str, frozenset[str]]] = {}


def _words(language: str) -> Mapping[str, frozenset[str]]:
    if language not in _WORDS:
        teller = teller_of(language)
        listener = Listener(None, (), ())
        _WORDS[language] = {
            c.name: frozenset(
                w.casefold().strip(".")
                for w in teller.tell(note(f"key-{c.name}-words"), listener).split()
            )
            for c in COMMANDS
        }
    return _WORDS[language]
