"""Rendered lines of a note: what is wrong with them for the ear and for braille.

The one implementation of these limits: `playroom translate` tells them while one types,
`playroom_testing` holds all lines of a game to them.
"""

# not said: names of what is wrong, for programmers

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playroom.engine.notes import Note, Notes, Seats, Side
from playroom.locale import Listener, LocaleError, Teller
from playroom.locale.teller import LENGTHS
from playroom_testing.language.lint import lint

OTHER_LANGUAGE = ("mixed", "english", "spanish")
"""How the problems begin that are words of another language."""

CELLS = 40
"""Of a braille line."""

WIDE = frozenset(("option-line", "table-marked"))
"""Lines with names of options, told once when a table opens; and marks of items that cannot be
marked.
"""


@dataclass(frozen=True, slots=True)
class Saying:
    """A note, to whom it is said and what as.

    `how` is `event` (a line of its own, short), `answer` (asked for, as long as it must be),
    `refusal`, or `phrase` (a part of a line). `key` is the letter that it answers.
    """

    note: Note
    listener: Listener
    how: str
    key: str = ""


def line_of(saying: Saying, teller: Teller, length: str) -> str:
    """The saying as a line. Raises `AssertionError` when it cannot be told."""
    try:
        if saying.how == "phrase":
            return teller.phrase(saying.note, saying.listener, length) + "."
        return teller.tell(saying.note, saying.listener, length)
    except LocaleError as wrong:
        raise AssertionError(
            f"{wrong} (listener {saying.listener.seat}, {length}): {saying.note}"
        ) from wrong


def lines_of(saying: Saying, teller: Teller) -> Iterator[tuple[str, str]]:
    """The saying in every length, as a line. Raises `AssertionError` when it cannot be told."""
    for length in LENGTHS:
        yield length, line_of(saying, teller, length)


def lists(saying: Saying) -> bool:
    """Does it name several things? Then it may be long."""
    return any(is_list(value, saying.listener) for value in saying.note.all_values())


def is_list(value: Any, listener: Listener) -> bool:
    """Does a value of a note name several things?"""
    if isinstance(value, Side):
        return len(listener.sides[value.side]) > 1
    if isinstance(value, Seats):
        return len(value.seats) > 1
    return isinstance(value, Notes) or (isinstance(value, tuple) and len(value) > 2)


def is_wide(saying: Saying, line: str) -> bool:
    """Does its brief line take more than a braille line? Lists may, and what is asked for."""
    held = saying.how == "event" and saying.note.id not in WIDE and not lists(saying)
    return held and len(line) > CELLS


def line_problems(
    saying: Saying, length: str, line: str, teller: Teller, wording: bool = True
) -> list[str]:
    """What is wrong with a line of a saying, for the ear: "name: why" each."""
    # an event is short unless it lists something; what was asked for, or is wanted in full, may
    # be long
    limit = saying.how == "event" and length != "full" and not lists(saying)
    named = line.startswith(saying.listener.names)  # names begin with any letter
    text = line.replace("None of", "Not one of")  # which lint takes for Python's None
    key = "" if named else saying.key
    found = lint(text, key=key, limit=limit, lang=teller.language, wording=wording)
    found = without_name(found, text, saying.note.id, teller)
    allowed = {"phrase": ("short", "no letter", "filler"), "event": ()}.get(saying.how, ("filler",))
    return [problem for problem in found if problem.split(":")[0] not in allowed]


def without_name(problems: list[str], line: str, id_: str, teller: Teller) -> list[str]:
    """The problems of a line but for those that the name of the game itself makes: it may be called
    by an English word in Spanish too. `id_` is that of the message.
    """
    name = f"{id_.split('-')[0]}-name"
    if not any(problem.startswith(OTHER_LANGUAGE) for problem in problems) or not teller.has(name):
        return problems
    title = teller.tell(Note.of(name, {}), Listener(None, (), ())).rstrip(".")
    left = lint(line.replace(title, "x"), lang=teller.language, wording=True, limit=False)
    return [p for p in problems if not p.startswith(OTHER_LANGUAGE) or p in left]
