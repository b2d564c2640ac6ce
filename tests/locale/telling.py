"""What the tests of the locale share: a strict teller over the real words and a few messages of
their own.
"""

from __future__ import annotations

from playroom.engine.notes import Note, Value, note
from playroom.locale import Listener, Teller, Words
from playroom.locale.languages import read_entries, split_entries

NAMES = ("Ana", "Berta", "Luis", "Inés")
FOUR = Listener(0, NAMES, ((0,), (1,), (2,), (3,)))
TEAMS = Listener(0, NAMES, ((0, 2), (1, 3)))
NOBODY = Listener(None, NAMES, ((0, 2), (1, 3)))


NO_WORDS = Words()


def teller(language: str, source: str = "", words: Words = NO_WORDS, strict: bool = True) -> Teller:
    """A teller that knows `cards.ftl` of the language and the messages of `source`."""
    return Teller(
        language,
        words,
        strict=strict,
        messages={**read_entries(language, "cards"), **split_entries(source)},
    )


def told(
    language: str,
    text: str,
    listener: Listener = TEAMS,
    words: Words = NO_WORDS,
    /,
    **values: Value,
) -> str:
    """The line that the message text `text` gives with `values`."""
    lines = "".join(f"    {line}\n" for line in text.splitlines())
    return teller(language, f"x-line =\n{lines}", words).tell(note("x-line", **values), listener)


def says(
    language: str, source: str, one: Note, listener: Listener = TEAMS, length: str = "normal"
) -> str:
    """The line of a note, by the messages of `source`."""
    return teller(language, source).tell(one, listener, length)
