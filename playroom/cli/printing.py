"""Output of the commands: lines on standard output, in one language."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable

from playroom.cli.arguments import verbosity_of
from playroom.cli.start.early import language_of
from playroom.engine.notes import Note
from playroom.engine.wire import written
from playroom.locale import Listener, Teller, teller_of
from playroom.store.paths import places

NOBODY = Listener(None, (), ())


def teller_for(args: argparse.Namespace) -> Teller:
    """Who tells the lines: in the language asked for, set, or of the system, with the card words
    chosen for it.
    """
    from playroom.shell.preferences import Preferences  # here: most commands tell nothing of cards
    from playroom.store import Settings

    folders = places(args.data)
    language = language_of(args, folders.settings)
    settings, _ = Settings.load(folders.settings)
    return teller_of(language, Preferences(settings, folders.data).words(language))


def length_of(args: argparse.Namespace) -> str:
    """How long lines are told."""
    return verbosity_of(args.verbosity) if args.verbosity is not None else "normal"


def printed(text: str) -> None:
    """Prints a line."""
    sys.stdout.write(text + "\n")


def told(notes: Iterable[Note], teller: Teller, length: str = "normal") -> None:
    """Prints a line for every note, for a listener without a seat."""
    for note in notes:
        printed(teller.tell(note, NOBODY, length))


def printed_json(value: object) -> None:
    """Prints a record as one line of JSON, for other programs."""
    printed(written(value, spaced=True))
