"""Refusals of the command line: one sentence each. Loads nothing until one is needed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from playroom.engine.notes import Note, Value


class CliError(Exception):
    """The command line cannot be carried out: `note` says why."""

    def __init__(self, note: Note) -> None:
        super().__init__(note.id)
        self.note = note


def refuse(id: str, /, **values: Value) -> NoReturn:
    """Ends the command with the sentence `id`."""
    from playroom.engine.notes import note

    raise CliError(note(id, **values))


def is_off(text: str) -> bool:
    """Is it said that there is to be none any more?"""
    return text.casefold() in ("off", "no")


def typed_text(text: str) -> Value:
    """Words of the command line as a sentence repeats them."""
    from playroom.engine.notes import Clean

    return Clean.of(text, 60)
