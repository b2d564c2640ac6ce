"""Launch of the shell: first a line, then everything else."""

from __future__ import annotations

import argparse
import contextlib
import gc
import sys

from playroom.cli.start.early import Doorstep, early_setting, language_of
from playroom.locale import first_line
from playroom.shell.terminal.line_writer import EchoOff, LineWriter
from playroom.store.paths import Places, places


def start(args: argparse.Namespace) -> int:
    """Runs `playroom`, `play GAME`, `resume [ID]`, `count`, `dev GAME`, or `replay [ID|FILE]`
    step by step.

    Raises `CliError`, `StoreError`, `SpeechError`.
    """
    where = places(args.data)
    if args.command != "dev":
        return _start(args, where)
    from pathlib import Path  # here: the first line of players must not wait for them
    from tempfile import TemporaryDirectory

    with TemporaryDirectory(prefix="playroom-") as data:  # a maker's matches are kept nowhere
        return _start(args, Places(Path(data), where.settings))


def _start(args: argparse.Namespace, where: Places) -> int:
    language = language_of(args, where.settings)
    writer = LineWriter(cursor=early_setting(where.settings, "cursor"))
    welcome = first_line(language, "shell-welcome")
    greeted = args.command == "" and args.speech is None and args.verbosity is None
    with EchoOff() as echo_off, contextlib.ExitStack() as at_end:
        if greeted:  # nothing more can be wrong with the words: the first line waits for nothing
            writer.say(welcome)
        echo_off.arm()
        at_end.callback(gc.enable)
        gc.disable()  # until the first screen is open (`play`): nothing that is loaded is garbage
        door = Doorstep(where, language, writer, echo_off, greeted)
        from playroom.cli.start.opening import (  # here: it loads store, rules and voice
            opened,
            wanted,
        )

        parts = opened(args, door)
        choices = wanted(args, parts, at_terminal=_reads_keys() and writer.tty)
        if not greeted:
            writer.say(welcome)
        from playroom.cli.start.room import play  # here: the shell takes longest to load

        return play(args, choices, door, parts)


def _reads_keys() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()
