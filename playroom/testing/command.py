"""What `python -m playroom.testing GAME` does: tests a game, a line for every group of checks.

The status is 0 when all is well, 1 when something is wrong, 2 when nothing could be tested.
"""

# not said: whoever tests a game writes it

from __future__ import annotations

import argparse
import threading
import time
import traceback
from _thread import interrupt_main
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from playroom.locale import LANGUAGES
from playroom.testing.cases import Subject
from playroom.testing.find import NotTested, subject_of
from playroom.testing.suite import GROUPS, HEARD, Check, checks
from playroom.testing.words import code_of, has_words

SECONDS = 300
"""How long one check may take before it is given up, in seconds."""
SHOWN = 5
"""How many failures of a group are told in full."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Tests the game that the arguments name."""
    if not __debug__:
        print("The checks are assertions: run Python without -O.")
        return 2
    given = _parser().parse_args(arguments)
    languages = tuple(given.lang.split(",")) if given.lang else LANGUAGES
    unknown = set(languages) - set(LANGUAGES)
    only = tuple(given.only.split(",")) if given.only else GROUPS
    strange = set(only) - set(GROUPS)
    if unknown or strange:
        print(f"There is no {', '.join(sorted(unknown | strange))}.")
        return 2
    try:
        subject = subject_of(given.game, given.hooks, given.thorough, languages)
    except NotTested as why:
        print(f"Nothing was tested. {why}")
        return 2
    began = time.monotonic()
    wrong = run(subject, only, given.game, given.hooks)
    tables = len(subject.cases)
    took = f"{subject.game.id} at {tables} tables, {time.monotonic() - began:.0f} seconds"
    print(f"{took}: {wrong} checks failed." if wrong else f"{took}: all is well.")
    return 1 if wrong else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m playroom.testing", description="Tests a game, whatever its rules."
    )
    parser.add_argument("game", help="the id of an installed game, or module:OBJECT")
    parser.add_argument("--hooks", default="", help="a module with hooks (playroom.testing.hooks)")
    parser.add_argument("--lang", default="", help="languages of the words, separated by commas")
    parser.add_argument("--only", default="", help=f"groups of checks: {','.join(GROUPS)}")
    parser.add_argument("--thorough", action="store_true", help="looks at 20 times as much")
    return parser


def run(subject: Subject, only: tuple[str, ...], name: str, hooks: str) -> int:
    """Runs the checks of these groups and prints a line for each group; how many failed."""
    failed = 0
    silent = [code for code in subject.languages if not has_words(subject.game, code)]
    left = [group for group in only if silent and group in HEARD[1:]]  # one sentence is enough
    only = tuple(group for group in only if group not in left)
    for group, members in groupby(checks(subject, only, name, hooks), lambda check: check.group):
        total, failures = 0, []
        for check in members:
            total += 1
            sentence = failure(check, subject)
            if sentence:
                failures.append(f"{check.name}: {sentence}")
        print(f"{group}: {_result(total, len(failures))}", flush=True)
        for text in failures[:SHOWN]:
            print(_indented(text), flush=True)
        failed += len(failures)
    if left:
        print(f"{', '.join(left)}: left out, there are no words in {', '.join(silent)}")
    return failed


def _result(total: int, failed: int) -> str:
    return f"FAILED, {failed} of {total}" if failed else f"passed, {total}"


def _indented(text: str) -> str:
    return "\n".join("    " + line for line in text.splitlines())


def failure(check: Check, subject: Subject) -> str:
    """What is wrong by a check, "" when nothing is."""
    watch = threading.Timer(SECONDS, interrupt_main)
    watch.daemon = True
    began = time.monotonic()
    watch.start()
    try:
        check()
    except AssertionError as why:
        return str(why) or f"an assertion failed {_place(why, subject)}"
    except KeyboardInterrupt as why:
        if time.monotonic() - began < SECONDS - 1:
            raise
        return f"given up after {SECONDS} seconds {_place(why, subject)}"
    except Exception as why:
        return f"{type(why).__name__}: {why} {_place(why, subject)}"
    finally:
        watch.cancel()
    return ""


def _place(why: BaseException, subject: Subject) -> str:
    """Where it happened: the innermost line of the game's own code, else of the suite."""
    frames = traceback.extract_tb(why.__traceback__)
    own = [frame for frame in frames if _in_game(frame.filename, subject)]
    frame = (own or frames)[-1]
    return f"({Path(frame.filename).name}, line {frame.lineno}, in {frame.name})"


def _in_game(file: str, subject: Subject) -> bool:
    return any(Path(file).is_relative_to(path) for path in code_of(subject))
