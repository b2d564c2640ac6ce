"""`python -m tests`: the tests that need nothing but Python, in a few minutes, in an environment
that is set up first: engine, rules and worked examples of every game, one table of each in the
shipped suite, words, logs, what rooms decide, the shell with keys and through a pipe (`CHOSEN`).

A line every few seconds says how far it is. The end says what passed, what was left out and why,
and how that is run. More arguments go to pytest: `-x`, `-m vectors`.

`--all` tests everything but what is marked `long`, `--rest` all of that but `CHOSEN`, and `--long`
everything, and every game at all its tables: long contests of bots, many matches beside other
programs, more of what has been tested by one case of its kind. Files and folders that are named
are tested alone. These use an environment with more packages.

What is left out of a usual run is in five kinds, which follow each other in goes (`GOES`): what
only computes, on all processors, and beside it what listens through screen readers, which mostly
waits; rooms, stores and other programs, which wait for each other; what drives browsers; and what
types, speaks, sounds and measures time. Nothing that starts the room as a program runs beside the
readers: a running Orca is something that the room takes notice of. Browsers leave no time to be
measured.

Every game is tested at about six of its tables (`tests.conformance.rotation`): which ones follows
from a number that is made from the product, so that every change is tested at other tables. The
end names it, and `--rotation N` takes it again.

A few that fail are run once more, alone: much of this listens to programs that a busy machine keeps
waiting. What fails then too has failed; both are in what is printed.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from playroom.bootstrap import ROOT, ready

TESTS = ROOT / "tests"
LISTENING = ("readers", "page/test_heard.py", "browser/test_heard.py")
"""The folders and files of tests that listen through screen readers."""
BROWSING = ("page", "browser")
"""The folders of tests that drive browsers."""
TIMED = ("shell", "sound", "speech", "terminal")
"""The folders of tests that must not have to share their processor with computing."""
COMPUTING = (
    *("bots", "brisca", "calatone", "casino", "conformance", "cribbage", "domino", "engine"),
    *("escoba", "farkle", "locale", "ninetynine", "rummy", "vectors"),
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
"""The folders and files of tests that only compute, beside those that listen."""
CHOSEN = (
    *("engine", "vectors", "brisca", "calatone", "casino", "cribbage", "domino", "escoba"),
    *("farkle", "locale", "ninetynine", "rummy", "match", "conformance/test_conformance.py"),
    *("room/table/test_decide.py", "room/moderation/test_moderation.py"),
    *("room/lobby/test_matching.py", "room/contests/test_pairings.py"),
    *("room/notices/test_deciding.py", "room/ratings/test_weng_lin.py"),
    *("room/protocol/test_addresses.py", "room/protocol/test_bounds.py"),
    *("room/server/test_connection_limiter.py", "room/server/test_send_queue.py"),
    *("shell/test_bindings.py", "shell/test_help.py", "shell/test_keys_called.py"),
    *("shell/test_pipe.py", "shell/test_room.py", "shell/test_table.py"),
)
"""What is tested without arguments: folders, with all that comes to be in them, and files."""
SLOWER = (
    *("calatone/test_bots.py", "calatone/test_oracles.py", "calatone/test_ranking.py"),
    *("calatone/test_said_right.py", "casino/test_bots.py", "casino/test_heard.py"),
    *("casino/test_listing.py", "casino/test_options_felt.py", "cribbage/test_bots.py"),
    *("cribbage/test_oracle.py", "engine/test_search.py", "escoba/test_bots.py"),
    *("escoba/test_options_felt.py", "locale/test_resolver.py", "locale/test_wording.py"),
    *("match/test_bot_pool.py", "ninetynine/test_bots.py"),
    *("rummy/test_heard.py", "rummy/test_search.py"),
)
"""Files of those folders that are left out of it: bots in contests, second opinions, everything
that is said in many matches, what needs more packages.
"""
PARTLY = "conformance/test_conformance.py"
"""The chosen file of which only a part is: each game at one table, not heard in whole matches."""
PART = ("--one-table", f"--deselect=tests/{PARTLY}::test_in_brief")
"""The words by which it is that part."""
WORK, MINUTES = 240, 25
"""What `CHOSEN` takes, in seconds of one processor, and `--all`, in minutes of two."""
FAILED, NOTHING = 1, 5
"""The statuses of pytest when tests have failed (and nothing else has), and when it found none."""
MOST_AGAIN = 8
"""So many failures at most are looked at again; more are no accident."""


class Go(NamedTuple):
    """How tests of one kind are run: by so many workers, shared as xdist's `--dist` says."""

    about: str
    """What these tests do, as the end of a run names them."""
    workers: str
    how: str
    nice: int = 0
    """By how much they give way to others."""


GOES = {
    "chosen": Go("", "auto", "worksteal"),
    "listening": Go("listen through screen readers", "4", "worksteal"),
    "computing": Go("play games at more tables, longer, and with bots", "auto", "loadgroup", 10),
    "rooms": Go("open rooms, stores and other programs", "4", "worksteal"),
    "browsing": Go("drive browsers", "2", "worksteal"),
    "timed": Go("type at a terminal, speak, sound and measure time", "2", "loadgroup"),
}
"""The kinds of tests, in their order."""
TOGETHER = (("listening", "computing"), ("rooms",), ("browsing",), ("timed",))
"""The kinds that are left out of a usual run, by what runs side by side."""


def run() -> int:
    """Runs pytest over the tests."""
    parser = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    for name in ("--all", "--rest", "--long"):
        parser.add_argument(name, action="store_true")
    parser.add_argument("--rotation", type=int)
    given, words = parser.parse_known_args()
    named = any(word.startswith("tests") for word in words)
    more = given.all or given.rest or given.long
    status = ready("tests", sys.argv[1:], "test-all" if named or more else "test")
    if status is not None:
        return status
    words += ["--long"] if given.long else []
    words += [f"--rotation={given.rotation}"] if given.rotation is not None else []
    if named:
        return pytest(*words)
    status = 0
    with tempfile.TemporaryDirectory() as folder:
        if not given.rest:
            minutes = -(-WORK // (os.cpu_count() or 1) // 60)
            print(f"About {minutes} min with the processors of this machine.", flush=True)
            status = together({"chosen": chosen()}, Path(folder), *PART, *words)
        for kinds in TOGETHER if more else ():
            goes = {kind: left_out_of(kind) for kind in kinds}
            status = max(status, together(goes, Path(folder), *words))
        told = [json.loads(file.read_text("utf-8")) for file in sorted(Path(folder).iterdir())]
    print("", *end(status, told, more, given.long), sep="\n")
    return status


def end(status: int, told: Sequence[dict[str, Any]], more: bool, long: bool) -> Iterator[str]:
    """What is said at the end of all goes: what passed, what was left out and how it is run."""
    from tests.needed import left_out  # here: it takes what is installed only by now

    passed = sum(one["passed"] for one in told)
    yield f"{passed} passed." if status == 0 else f"FAILED: see above. {passed} passed."
    missing = left_out(reason for one in told for reason in one["left_out"])
    yield from missing
    if missing:
        yield "What is named there can be installed; then the same command runs it."
    if not more:
        for kind, go in list(GOES.items())[1:]:
            yield f"{functions(left_out_of(kind))} test functions left out: they {go.about}"
        yield f"python3 -m tests --all runs these too, about {MINUTES} min on two processors."
    if not long:
        yield "python3 -m tests --long runs all, at all tables, for hours."
    if told and (turns := told[0]["turns"]):
        yield f"One in {turns} of the cases of each test was run; without --turns all are."
    if told:
        yield f"--rotation {told[0]['rotation']} takes the same tables again."


def functions(names: Iterable[str]) -> int:
    """How many functions of tests these files have."""
    texts = ((TESTS / name).read_text("utf-8") for name in names)
    return sum(len(re.findall(r"^ *(?:async )?def test_", text, re.M)) for text in texts)


def chosen() -> list[str]:
    """The files that are tested without arguments."""
    return [name for name in files(CHOSEN) if name not in SLOWER]


def left_out_of(kind: str) -> list[str]:
    """The files of a kind that are not, or partly."""
    others = set(chosen()) - {PARTLY}
    return [name for name in files([""]) if name not in others and kind_of(name) == kind]


def kind_of(name: str) -> str:
    """The kind of a file of tests."""
    among = {name, name.partition("/")[0]}
    kinds = {"listening": LISTENING, "computing": COMPUTING, "browsing": BROWSING, "timed": TIMED}
    return next((kind for kind, names in kinds.items() if among & set(names)), "rooms")


def files(names: Iterable[str]) -> list[str]:
    """These files of tests, and those in these folders."""
    found = {
        path.relative_to(TESTS).as_posix()
        for name in names
        for path in ([TESTS / name] if name.endswith(".py") else (TESTS / name).rglob("test_*.py"))
    }
    return sorted(found)


def together(goes: dict[str, list[str]], tallies: Path, *words: str) -> int:
    """Runs kinds of tests side by side, then a few that failed once more, alone; the status. Each
    kind leaves a file with what became of it.
    """
    began = time.monotonic()
    running = {
        name: subprocess.Popen(
            command(
                *("-n", GOES[name].workers, "--dist", GOES[name].how, "-p", "tests.progress"),
                *(f"--tally={tallies / name}", "-o", "console_output_style=classic", *words),
                *(f"tests/{one}" for one in tests),
                nice=GOES[name].nice,
            ),
            cwd=ROOT,
        )
        for name, tests in goes.items()
    }
    statuses = {process.wait() for process in running.values()}
    print(f"\n{' and '.join(goes)}: {time.monotonic() - began:.0f} s", flush=True)
    statuses -= {NOTHING} if words else set()
    lists = [tallies / name for name in goes if (tallies / name).exists()]
    failed = [one for list_ in lists for one in json.loads(list_.read_text("utf-8"))["failed"]]
    if not statuses <= {0, FAILED} or not 1 <= len(failed) <= MOST_AGAIN:
        return max(map(abs, statuses), default=0)
    print("\nonce more, alone:", *failed, sep="\n", flush=True)
    return pytest(f"--tally={tallies / '-'.join(goes)} again", *failed)


def command(*words: str, nice: int = 0) -> list[str]:
    """The command line of pytest."""
    giving_way = ["nice", "-n", str(nice)] if nice and os.name != "nt" else []
    return [*giving_way, sys.executable, "-m", "pytest", *words]


def pytest(*words: str) -> int:
    """Runs pytest in the project's folder; its status."""
    return subprocess.run(command(*words), cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(run())
