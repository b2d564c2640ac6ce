"""Needed before anything heavy is loaded: the language, the folders, and who prints."""

from __future__ import annotations

import argparse
import os
from typing import TYPE_CHECKING, NamedTuple

from playroom.locale import choose_language

if TYPE_CHECKING:
    from pathlib import Path

    from playroom.shell.terminal.line_writer import EchoOff, LineWriter
    from playroom.store.paths import Places


class Doorstep(NamedTuple):
    """Where the room is entered from: the folders, the language, who prints, and who keeps the
    terminal from echoing what is typed too early; `greeted`: the first line has been said.
    """

    places: Places
    language: str
    writer: LineWriter
    echo_off: EchoOff
    greeted: bool


def early_setting(file: Path, name: str) -> str | None:
    """One setting of the settings file, looked for without reading the rest: the first line must
    not wait for it.
    """
    try:
        with open(file, encoding="utf-8") as lines:  # noqa: PTH123 - before anything is loaded
            for line in lines:
                key, _, value = line.partition("=")
                if key.strip() == name:
                    return value.split("#")[0].strip().strip("\"'")
    except (OSError, ValueError):
        pass
    return None


def language_of(args: argparse.Namespace, settings: Path) -> str:
    """The language that was asked for, is set in the file `settings`, or is the system's."""
    return choose_language(args.lang, early_setting(settings, "language"), os.environ)
