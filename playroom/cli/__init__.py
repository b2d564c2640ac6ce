"""The command line: what other programs may rely on. Exit status 0, or 2 with one sentence on
standard error.

Only light modules are imported here: the room says its first line before anything heavy is loaded.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from pathlib import Path

    from playroom.engine.notes import Note, Value


COMMANDS = (
    *("play", "resume", "count", "games", "rules", "replay"),
    *("simulate", "export", "import", "verify", "stats", "doctor", "new-game"),
)
"""The commands; without one, the room opens."""

OPTIONS: dict[str, tuple[str, ...]] = {
    "": (),
    "play": ("preset", "option", "seats", "seed", "duplicate"),
    "resume": (),
    "count": (),
    "games": (),
    "rules": ("preset", "option", "seats"),
    "replay": ("seat", "step"),
    "simulate": ("games", "seats", "preset", "option", "seed", "jobs", "json"),
    "export": ("text", "seat"),
    "import": (),
    "verify": ("seal", "json"),
    "stats": ("preset", "level", "since", "until", "fresh", "json", "csv"),
    "doctor": ("json", "repair"),
    "new-game": (),
}
"""What each command takes besides --lang, --speech, --verbosity and --data."""

EVERYWHERE = ("lang", "speech", "verbosity", "data")


class CliError(Exception):
    """The command line cannot be carried out: `note` says why."""

    def __init__(self, note: Note) -> None:
        super().__init__(note.id)
        self.note = note


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _Usage(message)


class _Usage(Exception):
    pass


def refuse(id: str, /, **values: Value) -> NoReturn:
    """Ends the command with one sentence."""
    from playroom.engine.notes import note

    raise CliError(note(id, **values))


def _clean(text: str) -> Value:
    from playroom.engine.notes import Clean

    return Clean.of(text, 60)


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """The arguments. Raises `CliError`."""
    parser = _Parser(prog="playroom", add_help=False, allow_abbrev=False, exit_on_error=False)
    parser.add_argument("command", nargs="?", default="")
    parser.add_argument("what", nargs="?")
    parser.add_argument("--help", "-h", action="store_true")
    parser.add_argument("--version", action="store_true")
    for name in (
        "preset",
        "seats",
        "seed",
        "seat",
        "lang",
        "speech",
        "verbosity",
        "data",
        "games",
        "jobs",
        "seal",
        "level",
        "since",
        "until",
    ):
        parser.add_argument(f"--{name}")
    parser.add_argument("--option", action="append", default=[])
    for name in ("json", "csv", "fresh", "text", "repair", "step", "duplicate"):
        parser.add_argument(f"--{name}", action="store_true")
    try:
        found, extra = parser.parse_known_intermixed_args(list(argv))
    except argparse.ArgumentError as why:
        refuse("cli-needs-value", option=_clean(str(why.argument_name)))
    except _Usage as why:
        refuse("cli-not-understood", text=_clean(str(why)))
    if extra:
        refuse("cli-unknown-argument", text=_clean(extra[0]))
    if found.command not in ("", *COMMANDS):
        refuse("cli-unknown-command", text=_clean(found.command))
    allowed = (*OPTIONS[found.command], *EVERYWHERE, "help", "version", "command", "what")
    for name, value in vars(found).items():
        if value and name not in allowed:
            refuse(
                "cli-not-here",
                option=_clean(f"--{name}"),
                command=_clean(found.command or "playroom"),
            )
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the playroom. Returns the exit status."""
    given = list(sys.argv[1:] if argv is None else argv)
    _utf8()
    try:
        args = parse(given)
        from playroom.locale import choose_language, find_language

        if args.lang is not None and find_language(args.lang) is None:
            refuse("cli-unknown-language", text=_clean(args.lang))
        if args.version:
            from importlib.metadata import version

            sys.stdout.write(f"playroom {version('accessible-playroom')}\n")
            return 0
        if args.help:
            from playroom.cli.commands import tell_help

            return tell_help(choose_language(args.lang, None, os.environ))
        if args.command in ("", "play", "resume", "count") or (
            args.command == "replay" and _steps(args)
        ):
            from playroom.cli.start import start

            return start(args)
        from playroom.cli import commands

        return commands.run(args)
    except CliError as why:
        return _refused(why.note, given)
    except BrokenPipeError:
        # whoever read us has gone; nothing more can be said, and nothing is lost; the interpreter
        # still needs somewhere for its last flush
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
        return 0
    except KeyboardInterrupt:
        return 0
    except Exception as why:
        # StoreError, SpeechError, NoGame: known troubles with a sentence
        note = getattr(why, "note", None)
        if note is None:
            return _fault(why, given)
        from playroom.shell.preferences import report_loading

        report_loading(why, _data_folder(given))
        return _refused(note, given)


def _steps(args: argparse.Namespace) -> bool:
    """Is a game walked through by keys (and not printed from end to end)?"""
    return args.step or (sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty())


def _asked(argv: Sequence[str], option: str) -> str | None:
    """The value of an option in arguments that may be wrong otherwise."""
    for place, word in enumerate(argv):
        name, equals, value = word.partition("=")
        if name == option:
            return value if equals else next(iter(argv[place + 1 :]), None)
    return None


def _data_folder(argv: Sequence[str]) -> Path | None:
    """The folder of the games that was asked for, None for the usual one."""
    from playroom.store.paths import places

    try:
        return places(_asked(argv, "--data")).data
    except Exception:  # that it cannot be one was the trouble
        return None


def _refused(note: Note, argv: Sequence[str]) -> int:
    from playroom.locale import Listener, Teller, choose_language

    teller = Teller(choose_language(_asked(argv, "--lang"), None, os.environ))
    _stderr(teller.tell(note, Listener(None, (), ())))
    return 2


def _fault(why: Exception, argv: Sequence[str]) -> int:
    import traceback

    from playroom.engine.notes import Clean, note
    from playroom.shell.preferences import report_fault

    file = report_fault(traceback.format_exception(why), _data_folder(argv))
    return _refused(note("shell-fault", file=Clean.of(file, 200)), argv)


def _stderr(text: str) -> None:
    try:
        sys.stderr.write(text + "\n")
        sys.stderr.flush()
    except (OSError, ValueError):
        pass  # nobody is there to read it


def _utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        change = getattr(stream, "reconfigure", None)
        if change is not None and (stream.encoding or "").lower().replace("-", "") != "utf8":
            change(errors="replace")
