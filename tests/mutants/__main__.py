"""The power of the tests: how many of a fixed number of small mutations they notice.

    python3 -m tests.mutants                       300 mutants, those of `results.txt` first
    python3 -m tests.mutants --only '*/fair/*'     those of some files
    python3 -m tests.mutants --minutes 60          stops after an hour, goes on when called again

All tests of FOLDERS are loaded once. Each file of tests is then run in a copy of the process
(fork: not on Windows), which notes which tests reach which mutant. For each mutant a copy changes
the code of its function in memory and runs the tests that reach it, some of each file, the quickest
first, until one fails. No file of the source is changed. What has been found out is kept in
`--state` until the source changes; the results are written to `results.txt`, and the command fails
when a mutant that was noticed is not noticed any more.
"""

from __future__ import annotations

import argparse
import ast
import fnmatch
import gc
import hashlib
import json
import os
import random
import resource
import select
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

import pytest

from tests.mutants.sites import Site, codes, mutations

ROOT = Path(__file__).resolve().parents[2]
RESULTS = Path(__file__).with_name("results.txt")
GAMES = sorted(file.parent.name for file in ROOT.glob("games/*/game.py"))
SCOPE = {
    "room/table": (60, ("playroom/room/table",)),
    "log": (30, ("playroom/log", "playroom/engine/log")),
    "fair": (40, ("playroom/room/fair",)),
    "engine": (71, ("playroom/engine",)),
    **{
        game: (11, (f"games/{game}/rules", f"games/{game}/game.py", f"games/{game}/state.py"))
        for game in GAMES
    },
}
"""How many of 300 mutants are made where."""
FOLDERS = (
    *("engine", "match", "log", "conformance", "kept", "transcripts", "store", "simulate"),
    *("room/table", "room/fair", "room/moderation", "room/lobby", "room/client"),
    *GAMES,
)
MOST_TESTS, MOST_SECONDS, ONE_FILE = 40, 20.0, 20.0
"""Bounds of what is run for a mutant; and the seconds of tests of a file. All are of the processor:
the machine may have other things to do.
"""
NOTICED = ("killed", "endless")


def files(globs: tuple[str, ...]) -> list[str]:
    """The files of a part, from the root."""
    found = {path for one in globs for path in ROOT.glob(one)}
    all_ = {file for path in found for file in (path.rglob("*.py") if path.is_dir() else (path,))}
    return sorted(file.relative_to(ROOT).as_posix() for file in all_)


def recorded() -> dict[str, tuple[str, str, str]]:
    """What the last run found out: by the name of a mutant its file, what became of it, and by
    which test.
    """
    lines = RESULTS.read_text("utf-8").splitlines() if RESULTS.exists() else []
    rows = [line.split("  ", 2) for line in lines if not line.startswith("#")]
    parts = [(found, file, *key.partition("  | ")[::2]) for found, file, key in rows]
    return {key: (file, found, by) for found, file, key, by in parts}


def chosen(count: int, seed: int) -> list[Site]:
    """The mutants: those that are recorded, as far as they are there, then others by the seed."""
    known, sites = recorded(), list[Site]()
    for share, globs in SCOPE.values():
        all_ = [site for file in files(globs) for site, _ in mutations(ROOT, file)]
        if globs == ("playroom/engine",):
            all_ = [site for site in all_ if not site.file.startswith("playroom/engine/log/")]
        random.Random(seed).shuffle(all_)
        all_.sort(key=lambda site: known.get(site.key, ("",))[0] != site.file)
        all_.sort(key=lambda site: site.key not in known)
        there = dict[str, Site]()
        for site in all_:
            there.setdefault(site.key, site)
        sites += list(there.values())[: share * count // 300]
    return sites


class Mutants:
    """A plugin of pytest that runs the mutants in place of the tests."""

    def __init__(self, args: argparse.Namespace, sites: list[Site]) -> None:
        self._began, self._seconds = time.monotonic(), args.minutes * 60
        self._sites, self._state, self._jobs = sites, args.state, args.jobs
        self.kept: dict[str, Any] = {"map": {}, "found": {}}
        if self._state.exists():
            self.kept = json.loads(self._state.read_text("utf-8"))
        self._failed = ""
        self._where = defaultdict[str, dict[int, list[str]]](lambda: defaultdict(list))
        for site in sites:
            self._where[str(ROOT / site.file)][site.line].append(site.file + site.key)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remembers what failed."""
        if report.failed:
            self._failed = self._failed or report.nodeid

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of the tests: the map, then the mutants."""
        gc.freeze()
        self._items = {item.nodeid: item for item in session.items}
        by_file = defaultdict[str, list[pytest.Item]](list)
        for item in session.items:
            by_file[item.nodeid.partition("::")[0]].append(item)
        todo = {file: items for file, items in by_file.items() if file not in self.kept["map"]}
        found = self.kept["found"]
        if todo:  # what was not noticed may be, by these
            found = {name: by for name, by in found.items() if by.partition("  ")[0] in NOTICED}
            self.kept["found"] = found
        self._all(todo, "map", self._mapped, lambda items: ONE_FILE * 2, 0.5)
        tests = self._tests()
        names = {site.file + site.key: site for site in self._sites}
        if todo.keys() <= self.kept["map"].keys():
            found |= dict.fromkeys(names.keys() - tests.keys(), "unreached")
        work = {n: (s, tests[n]) for n, s in names.items() if n in tests and n not in found}
        self._all(work, "found", self._tried, lambda one: 10 + 3 * sum(t for t, _ in one[1]))
        self._state.write_text(json.dumps(self.kept), "utf-8")
        return True

    def _tests(self) -> dict[str, list[tuple[float, str]]]:
        reach = defaultdict[str, list[tuple[float, str]]](list)
        for told in self.kept["map"].values():
            for test, (seconds, names) in told.items() if isinstance(told, dict) else ():
                for name in names:
                    reach[name].append((seconds, test))
        chosen_ = dict[str, list[tuple[float, str]]]()
        for name, tests in reach.items():
            rank, best, total = Counter[str](), list[tuple[int, float, str]](), 0.0
            for seconds, test in sorted(tests):
                rank[test.partition("::")[0]] += 1
                best.append((rank[test.partition("::")[0]] // 3, seconds, test))
            chosen_[name] = []
            for _, seconds, test in sorted(best)[:MOST_TESTS]:
                if test in self._items and (total < MOST_SECONDS or not total):
                    chosen_[name].append((seconds, test))
                    total += seconds
        return {name: tests for name, tests in chosen_.items() if tests}

    def _all(self, todo: dict[str, Any], into: str, do: Callable[[Any], Any],
             limit: Callable[[Any], float], share: float = 1.0) -> None:  # fmt: skip
        """Does everything, each in a process of its own, as long as there is time."""
        queue, running = list(todo), dict[int, tuple[str, int, float, str]]()
        until = self._began + self._seconds * share
        while running or (queue and time.monotonic() < until):
            while queue and len(running) < self._jobs and time.monotonic() < until:
                name, folder = queue.pop(0), tempfile.mkdtemp(prefix="mutant-")
                here, there = os.pipe()
                if not (child := os.fork()):
                    most = int(limit(todo[name]))
                    resource.setrlimit(resource.RLIMIT_CPU, (most, most))
                    self._child(do, todo[name], folder, there)
                os.close(there)
                running[here] = name, child, time.monotonic() + limit(todo[name]) * 8, folder
            ready, _, _ = select.select(list(running), (), (), 1.0)
            for here, (name, child, end, folder) in list(running.items()):
                if here in ready or time.monotonic() > end:
                    data = Path(f"{folder}/told").read_bytes() if here in ready else b""
                    os.killpg(child, signal.SIGKILL)
                    os.waitpid(child, 0)
                    os.close(here)
                    del running[here]
                    shutil.rmtree(folder, ignore_errors=True)
                    self.kept[into][name] = json.loads(data) if data else "endless"
                    self._state.write_text(json.dumps(self.kept), "utf-8")
                    print(into, str(self.kept[into][name])[:60], name[:90], flush=True)

    def _child(self, do: Callable[[Any], Any], one: Any, folder: str, there: int) -> None:
        told = Path(f"{folder}/told")
        told.write_bytes(b"")
        try:
            os.setpgid(0, 0)
            tempfile.tempdir = folder
            os.environ["TMPDIR"] = folder
            for number, mode in ((0, os.O_RDONLY), (1, os.O_WRONLY), (2, os.O_WRONLY)):
                os.dup2(os.open(os.devnull, mode), number)
            factory: Any = next(iter(self._items.values())).config
            factory._tmp_path_factory._basetemp = Path(folder)
            told.write_text(json.dumps(do(one)), "utf-8")
        finally:
            os.write(there, b".")
            os._exit(0)

    def _run(self, item: pytest.Item, after: pytest.Item | None) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)

    def _mapped(self, items: list[pytest.Item]) -> dict[str, tuple[float, list[str]]]:
        """Which tests of a file reach which mutants, and what they take."""
        found, until = dict[str, tuple[float, list[str]]](), time.process_time() + ONE_FILE
        reached, wanted = set[tuple[str, int]](), set[CodeType]()
        for code in list(self._codes()):
            lines = self._where.get(code.co_filename)
            if lines and not lines.keys().isdisjoint(line for *_, line in code.co_lines()):
                wanted.add(code)

        def line(frame: FrameType, event: str, _: object) -> Any:
            reached.add((frame.f_code.co_filename, frame.f_lineno))
            return line

        def called(frame: FrameType, event: str, _: object) -> Any:
            return line(frame, event, None) if frame.f_code in wanted else None

        for item, after in zip(items, [*items[1:], None], strict=True):
            reached.clear()
            began, self._failed = time.process_time(), ""
            threading.settrace(called)
            sys.settrace(called)
            self._run(item, after)
            sys.settrace(None)
            names = [n for f, no in list(reached) for n in self._where[f].get(no, ())]
            if names and not self._failed:
                found[item.nodeid] = round(time.process_time() - began, 3), names
            if time.process_time() > until:
                break
        return found

    def _codes(self) -> Iterator[CodeType]:
        queue = [one.__code__ for one in self._functions()]
        for code in queue:
            yield code
            queue.extend(one for one in code.co_consts if isinstance(one, CodeType))

    @staticmethod
    def _functions() -> list[FunctionType]:
        gc.unfreeze()
        return [one for one in gc.get_objects() if isinstance(one, FunctionType)]

    def _tried(self, work: tuple[Site, list[tuple[float, str]]]) -> str:
        """Changes the code of a function, and runs the tests that reach it until one fails."""
        site, tests = work
        path = ROOT / site.file
        trees = (tree for one, tree in mutations(ROOT, site.file) if one == site)
        new = codes(ast.fix_missing_locations(next(trees)), path)
        count = 0
        for function in self._functions():
            old = function.__code__
            code = new.get((old.co_qualname, old.co_firstlineno))
            if old.co_filename == str(path) and code is not None and code != old:
                try:
                    function.__code__ = code
                except ValueError:  # a variable of the function around it is not used any more
                    return "unreached"
                count += 1
        if not count:
            return "unreached"
        self._failed = ""
        items = [self._items[test] for _, test in tests]
        for item, after in zip(items, [*items[1:], None], strict=True):
            self._run(item, after)
            if self._failed:
                return f"killed  {self._failed}"
        return f"survived  {len(items)} tests"


def write(sites: list[Site], found: dict[str, str]) -> int:
    """Writes and prints the results. Gives the exit status."""
    before, lost, lines, figures = recorded(), list[str](), list[str](), Counter[str]()
    for site in sites:
        _, was, by = before.get(site.key, ("", "not run", ""))
        result, _, by = found.get(site.file + site.key, f"{was}  {by}").partition("  ")
        if was in NOTICED and result not in NOTICED:
            lost.append(site.key)
        figures[result] += 1
        lines.append(f"{result}  {site.file}  {site.key}" + (f"  | {by}" if by else ""))
    head = "# " + ", ".join(f"{name}: {count}" for name, count in sorted(figures.items()))
    RESULTS.write_text("\n".join([head, *sorted(lines), ""]), "utf-8")
    print(head[2:], *(f"Not noticed any more: {one}" for one in lost), sep="\n")
    return int(bool(lost))


def main() -> int:
    """Runs the command. Gives the exit status."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.mutants")
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=240.0)
    parser.add_argument("--only", default="*", metavar="GLOB")
    parser.add_argument("--folders", nargs="*", default=FOLDERS)
    parser.add_argument("--state", type=Path)
    args = parser.parse_args()
    sites = chosen(args.count, args.seed)
    if args.state is None:
        source = b"".join((ROOT / file).read_bytes() for file in sorted({s.file for s in sites}))
        name = f"playroom-mutants-{hashlib.sha256(source).hexdigest()[:12]}.json"
        args.state = Path(tempfile.gettempdir()) / name
    mutants = Mutants(args, [site for site in sites if fnmatch.fnmatch(site.file, args.only)])
    folders = [str(ROOT / "tests" / folder) for folder in args.folders]
    status = pytest.main([*folders, "-q", "-s", "-p", "no:cacheprovider"], [mutants])
    return write(sites, mutants.kept["found"]) or int(status not in (0, 5))


if __name__ == "__main__":
    sys.exit(main())
