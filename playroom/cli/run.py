"""Runs the command line, from the arguments to the exit status.

Only light modules are imported at the top: the room says its first line before anything heavy is
loaded.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import os
import sys
import threading
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from playroom import __version__
from playroom.cli.parser import given_value, parse
from playroom.cli.refusals import CliError, refuse, typed_text
from playroom.locale import choose_language, find_language
from playroom.locale.languages import add_translations

if TYPE_CHECKING:
    from pathlib import Path

    from playroom.engine.notes import Note

UNWRITTEN = frozenset((errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF))
"""Why something that was written into an open file is not there."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the playroom with these words (None: those it was called with). Returns the exit
    status: 0, or 2 when it was refused with a sentence.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    _make_unfailing()
    with _kept_off_the_terminal(words):
        return _ended(words)


def _ended(words: Sequence[str]) -> int:
    """Carries out the words, and tells what went wrong. Gives the exit status."""
    try:
        status = _carry_out(words)
        if sys.stdout is not None:
            sys.stdout.flush()  # what cannot be written is told here, and not by the interpreter
        return status
    except CliError as why:
        return _refused(why.note, words)
    except BrokenPipeError:
        # the reader of our output has gone; nothing is lost, but the interpreter still needs
        # somewhere for its last flush
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
        return 0
    except KeyboardInterrupt:
        return 0
    except OSError as why:
        if why.filename is None and why.errno in UNWRITTEN:
            return _cut_off(words)
        return _fault(why, words)
    except Exception as why:
        # StoreError, SpeechError, NoGame: known troubles with a sentence
        note = getattr(why, "note", None)
        if note is None:
            return _fault(why, words)
        from playroom.store.faults import report_loading

        report_loading(why, _data_folder(words))
        return _refused(note, words)


@contextlib.contextmanager
def _kept_off_the_terminal(words: Sequence[str]) -> Iterator[None]:
    """Faults of other threads, and what fails while something is thrown away, go to the file of
    faults: Python would print them between the lines of the player.
    """

    def report(why: BaseException | None) -> None:
        if why is None or isinstance(why, SystemExit):
            return
        import traceback

        from playroom.store.faults import report_fault

        report_fault(traceback.format_exception(why), _data_folder(words))

    before = threading.excepthook, sys.unraisablehook
    threading.excepthook = lambda failed: report(failed.exc_value)
    sys.unraisablehook = lambda failed: report(failed.exc_value)
    try:
        yield
    finally:
        threading.excepthook, sys.unraisablehook = before


def _carry_out(words: Sequence[str]) -> int:
    if words[:2] == ["completion", "words"]:  # asked by a shell while a line is typed
        from playroom.cli.upkeep.completing import complete

        return complete(words[2:])
    args = parse(words)
    if (data := _data_folder(words)) is not None:
        add_translations(str(data))
    prints = args.help or args.version or not _opens_room(args)
    if prints and sys.stdout is None:  # closed: output is not wanted
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    if _in_words(args):
        from playroom.cli.arguments import settings_of

        settings_of(args)
    if args.lang is not None and find_language(args.lang) is None:
        refuse("cli-unknown-language", text=typed_text(args.lang))
    if args.version:
        sys.stdout.write(f"playroom {__version__}\n")
        return 0
    if args.help:
        from playroom.cli.commands import tell_help

        return tell_help(choose_language(args.lang, None, os.environ), args.command)
    if _opens_room(args):
        from playroom.cli.start.launch import start

        return start(args)
    from playroom.cli import commands

    return commands.run(args)


def _opens_room(args: argparse.Namespace) -> bool:
    by_hand = all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
    if args.command == "replay":  # walked through by keys, or printed from end to end
        return args.step or by_hand
    if args.command == "host":  # with the one who opens it at a table, or only served
        shown = args.what is not None or args.json or args.check
        return not shown and sys.stdin is not None and sys.stdin.isatty()
    if args.command == "rooms":  # chosen from by keys, or printed
        return by_hand and not args.json and args.add is None and args.remove is None
    if args.command == "dev":  # at the game that is named, or all of them are listed
        return args.what is not None
    return args.command in ("", "play", "resume", "count", "review", "puzzle", "join")


def _data_folder(argv: Sequence[str]) -> Path | None:
    """The folder of the games that was asked for, None for the usual one."""
    from playroom.store.paths import places

    try:
        return places(given_value(argv, "--data")).data
    except Exception:  # that it cannot be one was the trouble
        return None


def _in_words(args: argparse.Namespace) -> bool:
    """Is a setting given by something else than its id? Then more must be loaded first."""
    return (
        (args.lang is not None and find_language(args.lang) is None)
        or args.verbosity not in (None, "brief", "normal", "full")
        or args.sounds not in (None, "auto", "on", "off")
        or not (args.speech or "off").startswith(("auto", "screen-reader", "tts", "off", "file:"))
    )


def _refused(note: Note, argv: Sequence[str]) -> int:
    from playroom.locale import LANGUAGES, Listener, teller_of
    from playroom.locale.typed import value_of

    wanted = value_of("language", given_value(argv, "--lang") or "", LANGUAGES)
    teller = teller_of(choose_language(wanted, None, os.environ))
    if sys.stderr is None:
        return 2
    try:
        sys.stderr.write(teller.tell(note, Listener(None, (), ())) + "\n")
        sys.stderr.flush()
    except (OSError, ValueError):
        pass  # no reader
    return 2


def _fault(why: Exception, argv: Sequence[str]) -> int:
    import traceback

    from playroom.engine.notes import Clean, note
    from playroom.store.faults import report_fault

    file = report_fault(traceback.format_exception(why), _data_folder(argv))
    return _refused(note("shell-fault", file=Clean.of(file, 200)), argv)


def _cut_off(argv: Sequence[str]) -> int:
    """What was to be printed cannot be: the disk behind a file is full."""
    from playroom.engine.notes import note

    # the interpreter would try it again at its end, and complain
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    return _refused(note("cli-not-printed"), argv)


def _make_unfailing() -> None:
    """No character that the terminal cannot show ends the program."""
    for stream in (sys.stdout, sys.stderr):
        change = getattr(stream, "reconfigure", None)
        if change is not None and (stream.encoding or "").lower().replace("-", "") != "utf8":
            change(errors="replace")
