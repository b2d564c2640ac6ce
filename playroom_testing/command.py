"""What `python -m playroom_testing GAME` does: tests a game, a line for every group of checks.

The status is 0 when all is well, 1 when something is wrong, 2 when nothing could be tested.
"""

from __future__ import annotations

import argparse
import re
import sys
import threading
import time
import traceback
from _thread import interrupt_main
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import NoReturn

from playroom.cli.printing import NOBODY, printed, teller_for
from playroom.engine.notes import Clean, Note, note
from playroom.locale import LANGUAGES, Teller
from playroom_testing.cases import Subject
from playroom_testing.checks.recorded import record
from playroom_testing.find import NotTested, subject_of
from playroom_testing.language.game_words import code_of, has_words
from playroom_testing.suite import GROUPS, HEARD, OPTIONAL, SLOW, Check, checks

SECONDS = 300
"""How long one check may take before it is given up, in seconds."""
SHOWN = 5
"""How many different failures of a group are told in full."""
_NUMBER = re.compile(r"\d+")

Say = Callable[[Note], None]
"""Prints a line, at once."""


class _Usage(Exception):
    """The words of the command line are off."""


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise _Usage


def main(arguments: Sequence[str] | None = None) -> int:
    """Tests the game that the arguments name, and tells about it in the player's language."""
    teller = teller_for(argparse.Namespace(lang=None, data=None))
    say = partial(_say, teller)
    if not __debug__:
        say(note("testing-optimized"))
        return 2
    try:
        arguments_parsed = _parser().parse_args(arguments)
    except _Usage:
        arguments_parsed = None
    if arguments_parsed is None or arguments_parsed.help or not arguments_parsed.game:
        for part in ("", "-only", "-options"):
            say(note(f"testing-help{part}", groups=_words(GROUPS)))
        return 0 if arguments_parsed is not None and arguments_parsed.help else 2
    languages = tuple(arguments_parsed.lang.split(",")) if arguments_parsed.lang else LANGUAGES
    unknown = set(languages) - set(LANGUAGES)
    usual = tuple(group for group in GROUPS if group not in OPTIONAL or arguments_parsed.recorded)
    only = tuple(arguments_parsed.only.split(",")) if arguments_parsed.only else usual
    strange = set(only) - set(GROUPS)
    if unknown or strange:
        say(note("testing-unknown", text=_words(sorted(unknown | strange))))
        return 2
    try:
        subject = subject_of(
            arguments_parsed.game, arguments_parsed.hooks, arguments_parsed.thorough, languages
        )
        subject = replace(
            subject,
            quick=arguments_parsed.quick and not subject.thorough,
            recorded=Path(arguments_parsed.recorded) if arguments_parsed.recorded else None,
        )
    except NotTested as why:
        say(note("testing-nothing", why=why.note))
        return 2
    if arguments_parsed.record:
        return _record(subject, Path(arguments_parsed.record), say)
    began = time.monotonic()
    wrong = run(subject, only, arguments_parsed.game, arguments_parsed.hooks, teller)
    seconds = round(time.monotonic() - began)
    name, tables = Clean.of(subject.game.id), len(subject.cases)
    say(note("testing-done", name=name, tables=tables, seconds=seconds, failed=wrong))
    return 1 if wrong else 0


def _record(subject: Subject, folder: Path, say: Say) -> int:
    called = Clean.of(str(folder), 200)
    try:
        say(note("testing-recorded", count=record(subject, folder), folder=called))
    except OSError as why:
        say(note("testing-not-recorded", folder=called, why=Clean.of(why.strerror or "", 100)))
        return 2
    return 0


def _say(teller: Teller, said: Note) -> None:
    printed(teller.tell(said, NOBODY))
    sys.stdout.flush()


def _words(words: Iterable[str]) -> Clean:
    """Words of the command line, as they are typed."""
    return Clean.of(",".join(words), 300)


def _parser() -> _Parser:
    parser = _Parser(add_help=False, allow_abbrev=False)
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--help", "-h", action="store_true")
    for name in ("hooks", "lang", "only", "record", "recorded"):
        parser.add_argument(f"--{name}", default="")
    for name in ("quick", "thorough"):
        parser.add_argument(f"--{name}", action="store_true")
    return parser


def run(subject: Subject, only: tuple[str, ...], name: str, hooks: str, teller: Teller) -> int:
    """Runs the checks of these groups and prints a line for each group; how many failed."""
    say, failed = partial(_say, teller), 0
    looked_at: set[str] = set()
    silent = [code for code in subject.languages if not has_words(subject.game, code)]
    left = [group for group in only if silent and group in HEARD[1:]]  # one sentence is enough
    slow = [group for group in only if subject.quick and group in SLOW]
    only = tuple(group for group in only if group not in (*left, *slow))
    for group, members in groupby(checks(subject, only, name, hooks), lambda check: check.group):
        looked_at.add(group)
        total, failures = 0, list[tuple[str, str]]()
        for check in members:
            total += 1
            sentence = failure(check, subject, teller)
            if sentence:
                failures.append((check.name, sentence))
        say(note("testing-group", group=Clean.of(group), total=total, failed=len(failures)))
        for sentence, (first, *others) in list(same_faults(failures).items())[:SHOWN]:
            printed(_indented(f"{first}: {sentence}"))
            if others:
                names = Clean.of(", ".join(others), 300)
                also = note("testing-also", count=len(others), names=names)
                printed(_indented(teller.tell(also, NOBODY)))
        failed += len(failures)
    without = [group for group in GROUPS if group in only and group not in looked_at]
    if without:
        say(note("testing-without", groups=_words(without)))
    if slow:
        say(note("testing-slow", groups=_words(slow)))
    if left:
        say(note("testing-left-out", groups=_words(left), languages=_words(silent)))
    return failed


def same_faults(failures: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    """The names of the checks that failed by their sentence: equal ones together, whatever numbers
    stand in them. The sentence is that of the first.
    """
    sentences: dict[str, str] = {}
    names: dict[str, list[str]] = {}
    for name, sentence in failures:
        first = sentences.setdefault(_NUMBER.sub("0", sentence), sentence)
        names.setdefault(first, []).append(name)
    return names


def _indented(text: str) -> str:
    return "\n".join("    " + line for line in text.splitlines())


def failure(check: Check, subject: Subject, teller: Teller) -> str:
    """What is wrong by a check, "" when nothing is. What the check itself says is of names in the
    code, and is told as it is.
    """

    def told(how: str, why: BaseException, **more: int) -> str:
        place = _place(why, subject)
        return teller.tell(note("testing-stopped", how=how, place=place, **more), NOBODY)

    watch = threading.Timer(SECONDS, interrupt_main)
    watch.daemon = True
    began = time.monotonic()
    watch.start()
    try:
        check()
    except AssertionError as why:
        return str(why) or told("assertion", why)
    except KeyboardInterrupt as why:
        if time.monotonic() - began < SECONDS - 1:
            raise
        return told("slow", why, seconds=SECONDS)
    except Exception as why:
        return f"{type(why).__name__}: {why}\n{told('raised', why)}"
    finally:
        watch.cancel()
    return ""


def _place(why: BaseException, subject: Subject) -> Note:
    """Where it happened: the innermost line of the game's own code, else of the suite."""
    frames = traceback.extract_tb(why.__traceback__)
    own = [frame for frame in frames if _in_game(frame.filename, subject)]
    frame = (own or frames)[-1]
    file, name = Clean.of(Path(frame.filename).name, 80), Clean.of(frame.name, 80)
    return note("testing-place", file=file, line=frame.lineno or 0, name=name)


def _in_game(file: str, subject: Subject) -> bool:
    return any(Path(file).is_relative_to(path) for path in code_of(subject))
