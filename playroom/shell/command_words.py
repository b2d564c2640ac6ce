"""Typed names of commands in every language."""

from __future__ import annotations

from collections.abc import Mapping

from playroom.engine.notes import note
from playroom.locale import Listener, teller_of
from playroom.shell.keys import COMMANDS


def words_of(language: str, command: str) -> frozenset[str]:
    """The typed words of a command in a language."""
    return _words(language).get(command, frozenset())


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
