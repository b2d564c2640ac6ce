"""`python -m tests`: the tests, in an environment that is set up first when there is none.
Arguments go to pytest.

`python -m tests --quick` is for before each commit: the engine, the rules of the games and their
worked examples, words, and the shell with keys and through a pipe (`QUICK`), without what plays
hundreds of matches (`SLOWER`). More arguments go to pytest there too: `--quick -x`.

Without arguments everything is tested but what is marked `long`, in four goes: the rules, words and
screens, which only compute, on all processors, and beside them what listens through screen readers,
which mostly waits, four at a time; rooms, stores and other programs, which wait for each other,
four at a time too; what drives browsers; and what types, speaks, sounds and measures time, both two
at a time. Nothing that starts the room as a program runs beside the readers (`BESIDE`): a running
Orca is something that the room takes notice of. Browsers leave no time to be measured. What
computes gives way to the readers (`NICE`).

Every game is tested at about six of its tables (`tests.conformance.rotation`): which ones follows
from a number that is printed, made from the product, so that every change is tested at other
tables. `--rotation N` takes another one; `--long` tests all tables, and everything else that is
marked `long`: long contests of bots, many matches beside other programs, more of what has been
tested by one case of its kind.

A few that fail are run once more, alone: much of this listens to programs that a busy machine keeps
waiting. What fails then too has failed; both are in what is printed. The end counts what was left
out, by the reasons.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from playroom.bootstrap import ROOT, ready

TESTS = ROOT / "tests"
LISTENING = ("readers", "page/test_heard.py", "browser/test_heard.py")
"""The folders and files of tests that listen through screen readers."""
BROWSING = ("page", "browser")
"""The folders of tests that drive browsers."""
TIMED = ("shell", "sound", "speech", "terminal")
"""The folders of tests that must not have to share their processor with computing."""
COMPUTING = (
    "shell/test_capabilities.py",
    "shell/test_every_game.py",
    "shell/test_every_key.py",
    "shell/test_every_screen.py",
    "shell/test_export.py",
    "shell/test_fair.py",
    "shell/test_history.py",
    "shell/test_lessons.py",
    "shell/test_low_vision.py",
    "shell/test_statistics.py",
    "shell/test_table.py",
    "shell/test_voice_of_answers.py",
    "shell/test_without_threads.py",
    "speech/test_text.py",
)
"""Those of them that only compute after all."""
BESIDE = (
    *("bots", "brisca", "calatone", "casino", "conformance", "cribbage", "domino", "engine"),
    *("escoba", "farkle", "locale", "ninetynine", "rummy", "vectors"),
)
"""The folders of tests that, with the files of `COMPUTING`, run beside those that listen."""
QUICK = (
    *("engine", "vectors", "brisca", "calatone", "casino", "cribbage", "domino", "escoba"),
    *("farkle", "locale", "ninetynine", "rummy"),
    *("shell/test_bindings.py", "shell/test_help.py", "shell/test_pipe.py"),
    *("shell/test_room.py", "shell/test_table.py"),
)
"""What `--quick` tests: folders, with all that comes to be in them, and files."""
SLOWER = (
    *("calatone/test_bots.py", "calatone/test_oracles.py", "calatone/test_ranking.py"),
    *("calatone/test_said_right.py", "casino/test_bots.py", "casino/test_heard.py"),
    *("casino/test_listing.py", "casino/test_options_felt.py", "cribbage/test_bots.py"),
    *("cribbage/test_oracle.py", "escoba/test_bots.py", "escoba/test_options_felt.py"),
    "ninetynine/test_bots.py",
    *("rummy/test_heard.py", "rummy/test_search.py", "locale/test_wording.py"),
)
"""Files of those folders that `--quick` leaves out: bots in contests, second opinions, everything
that is said in many matches.
"""
NICE = 10
"""By how much what computes gives way to what listens beside it."""
FAILED = 1
"""The status of pytest when tests have failed (and nothing else has)."""
MOST_AGAIN = 8
"""So many failures at most are looked at again; more are no accident."""


def run() -> int:
    """Runs pytest over the tests."""
    status = ready("tests", sys.argv[1:], "test")
    if status is not None:
        return status
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--rotation", type=int)
    given, words = parser.parse_known_args()
    which = ["--long"] if given.long else []
    which += [f"--rotation={given.rotation}"] if given.rotation is not None else []
    if given.quick:
        return quick(*which, *words)
    if words:
        return pytest(*which, *words)
    folders = sorted(path.name for path in TESTS.iterdir() if any(path.rglob("test_*.py")))
    rest = [name for name in folders if name not in LISTENING + BROWSING + TIMED + BESIDE]
    browsing = [name for folder in BROWSING for name in files(folder) if name not in LISTENING]
    timed = [name for folder in TIMED for name in files(folder) if name not in COMPUTING]
    with tempfile.TemporaryDirectory() as folder:
        reasons = Path(folder) / "left out"
        which += [f"--left-out={reasons}"]
        status = max(
            together(
                Go("listening", "4", "worksteal", LISTENING),
                Go("computing", "auto", "loadgroup", [*BESIDE, *COMPUTING], NICE),
                words=which,
            ),
            together(Go("rooms", "4", "worksteal", rest), words=which),
            together(Go("browsing", "2", "worksteal", browsing), words=which),
            together(Go("timed", "2", "loadgroup", timed), words=which),
        )
        if reasons.exists():
            from tests.needed import left_out  # here: it takes what is installed only by now

            print("", *left_out(reasons.read_text(encoding="utf-8").splitlines()), sep="\n")
    return status


def quick(*words: str) -> int:
    """Runs what `--quick` tests, on all processors; its status."""
    return pytest(
        *("-n", "auto", "--dist", "worksteal"),
        *(f"--ignore=tests/{name}" for name in SLOWER),
        *words,
        *(f"tests/{name}" for name in QUICK),
    )


def files(folder: str) -> list[str]:
    """The files of tests in a folder."""
    return sorted(
        path.relative_to(TESTS).as_posix() for path in (TESTS / folder).rglob("test_*.py")
    )


class Go(NamedTuple):
    """Folders and files of tests that so many workers share as xdist's `--dist` says."""

    name: str
    workers: str
    how: str
    tests: Sequence[str]
    nice: int = 0
    """By how much it gives way to others."""


def together(*goes: Go, words: Iterable[str] = ()) -> int:
    """Runs goes side by side, then a few tests that failed once more, alone; the status. What the
    last go prints is seen at once, what the others print when all have ended.
    """
    with tempfile.TemporaryDirectory() as folder:
        began = time.monotonic()
        lists = [Path(folder) / f"{one.name} failed" for one in goes]
        outputs = [Path(folder) / f"{one.name} output" for one in goes]
        running = []
        for one, list_, output in zip(goes, lists, outputs, strict=True):
            last = one is goes[-1]
            with output.open("wb") as file:
                process = subprocess.Popen(
                    command(
                        *("-n", one.workers, "--dist", one.how, f"--failed-list={list_}"),
                        *words,
                        *(f"tests/{name}" for name in one.tests),
                        nice=one.nice,
                    ),
                    cwd=ROOT,
                    stdout=None if last else file,
                    stderr=None if last else subprocess.STDOUT,
                )
            running.append(process)
        statuses = [process.wait() for process in running[::-1]][::-1]
        for one, output in zip(goes[:-1], outputs, strict=False):
            print(f"\n{one.name}:", output.read_text(encoding="utf-8", errors="replace"), sep="\n")
        names = " and ".join(one.name for one in goes)
        print(f"\n{names}: {time.monotonic() - began:.0f} s", flush=True)
        failed = [
            line
            for list_, status in zip(lists, statuses, strict=True)
            if status == FAILED
            for line in list_.read_text(encoding="utf-8").splitlines()
        ]
    if max(statuses) != FAILED or min(statuses) < 0 or not 1 <= len(failed) <= MOST_AGAIN:
        return max(map(abs, statuses))
    print("\nonce more, alone:", *failed, sep="\n", flush=True)
    return pytest(*failed)


def command(*words: str, nice: int = 0) -> list[str]:
    """The command line of pytest."""
    giving_way = ["nice", "-n", str(nice)] if nice and os.name != "nt" else []
    return [*giving_way, sys.executable, "-m", "pytest", *words]


def pytest(*words: str) -> int:
    """Runs pytest in the project's folder; its status."""
    return subprocess.run(command(*words), cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(run())
