"""`python -m tests`: the tests, in an environment that is set up first when there is none.
Arguments go to pytest.

`python -m tests --quick` is for before each commit: the engine, the rules of the games and their
worked examples, words, and the shell with keys and through a pipe (`QUICK`), without what plays
hundreds of matches (`SLOWER`). More arguments go to pytest there too: `--quick -x`.

Without arguments everything is tested in four goes: what computes, on all processors; what listens
through screen readers, which mostly waits, four at a time; what drives browsers; and what types,
speaks and measures time, both two at a time. The last two are apart from the second because a
running Orca is something that the room takes notice of, and browsers leave no time to be measured.

A few that fail are run once more, alone: much of this listens to programs that a busy machine keeps
waiting. What fails then too has failed; both are in what is printed.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from playroom.bootstrap import ROOT, ready

TESTS = ROOT / "tests"
LISTENING = ("readers", "page/test_heard.py")
"""The folders and files of tests that listen through screen readers."""
BROWSING = ("page",)
"""The folders of tests that drive browsers."""
TIMED = ("shell", "speech", "terminal")
"""The folders of tests that must not have to share their processor with computing."""
COMPUTING = (
    "shell/test_every_game.py",
    "shell/test_every_key.py",
    "shell/test_export.py",
    "shell/test_fair.py",
    "shell/test_history.py",
    "shell/test_lessons.py",
    "shell/test_low_vision.py",
    "shell/test_statistics.py",
    "shell/test_table.py",
    "shell/test_voice_of_answers.py",
    "speech/test_policy.py",
    "speech/test_text.py",
)
"""Those of them that only compute after all."""
QUICK = (
    *("engine", "vectors", "calatone", "casino", "cribbage", "escoba", "rummy", "locale"),
    *("shell/test_bindings.py", "shell/test_help.py", "shell/test_pipe.py"),
    *("shell/test_room.py", "shell/test_table.py"),
)
"""What `--quick` tests: folders, with all that comes to be in them, and files."""
SLOWER = (
    *("calatone/test_bots.py", "calatone/test_oracles.py", "calatone/test_ranking.py"),
    *("calatone/test_said_right.py", "casino/test_bots.py", "casino/test_heard.py"),
    *("casino/test_listing.py", "casino/test_options_felt.py", "cribbage/test_bots.py"),
    *("cribbage/test_oracle.py", "escoba/test_bots.py", "escoba/test_options_felt.py"),
    *("rummy/test_heard.py", "rummy/test_search.py", "locale/test_wording.py"),
)
"""Files of those folders that `--quick` leaves out: bots in contests, second opinions, everything
that is said in many matches.
"""
FAILED = 1
"""The status of pytest when tests have failed (and nothing else has)."""
MOST_AGAIN = 8
"""So many failures at most are looked at again; more are no accident."""


def run() -> int:
    """Runs pytest over the tests."""
    status = ready("tests", sys.argv[1:], "test")
    if status is not None:
        return status
    if "--quick" in sys.argv[1:]:
        return quick(*(word for word in sys.argv[1:] if word != "--quick"))
    if sys.argv[1:]:
        return pytest(*sys.argv[1:])
    folders = sorted(path.name for path in TESTS.iterdir() if any(path.rglob("test_*.py")))
    rest = [name for name in folders if name not in LISTENING + BROWSING + TIMED]
    goes = [
        go("auto", "worksteal", [*rest, *COMPUTING]),
        go("4", "worksteal", LISTENING),
        go(
            "2",
            "worksteal",
            [name for folder in BROWSING for name in files(folder) if name not in LISTENING],
        ),
        go(
            "2",
            "loadgroup",
            [name for folder in TIMED for name in files(folder) if name not in COMPUTING],
        ),
    ]
    return max(goes)


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
    return sorted(path.relative_to(TESTS).as_posix() for path in (TESTS / folder).glob("test_*.py"))


def go(workers: str, how: str, names: Iterable[str]) -> int:
    """Runs folders and files of tests with so many workers, which share them as xdist's `--dist`
    says, and a few that failed once more; the status.
    """
    with tempfile.TemporaryDirectory() as folder:
        list_ = Path(folder) / "failed"
        status = pytest(
            *("-n", workers, "--dist", how, f"--failed-list={list_}"),
            *(f"tests/{name}" for name in names),
        )
        failed = list_.read_text(encoding="utf-8").splitlines() if status == FAILED else []
    if not 1 <= len(failed) <= MOST_AGAIN:
        return status
    print("\nonce more, alone:", *failed, sep="\n", flush=True)
    return pytest(*failed)


def pytest(*words: str) -> int:
    """Runs pytest in the project's folder; its status."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", *words], cwd=ROOT, check=False
    ).returncode


if __name__ == "__main__":
    sys.exit(run())
