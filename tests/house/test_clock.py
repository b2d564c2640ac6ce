"""One clock: what the playroom does by the time it does by `playroom.clock`, which tests turn."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
OTHERS = {
    # what times a device, a program or a thread of its own: no test can turn those
    "playroom/sound/": "threads that fill a sound card",
    "playroom/speech/": "threads and programs that speak",
    "playroom/process.py": "programs that were started",
    "playroom/bootstrap.py": "programs that install; runs before the playroom is there",
    "playroom/match/bots/": "bots that think in threads and processes, by their deadlines",
    "playroom/engine/kit/judging.py": "the deadlines of bots",
    "playroom/engine/kit/search.py": "the deadline of a bot that searches",
    "playroom/store/postgres/": "threads that wait for a database",
    # what measures
    "playroom/simulate.py": "how long matches took",
    "playroom/cli/hosting/check.py": "the machine: its disk, and whether its clock is right",
    "playroom/cli/hosting/check_database.py": "the database: whether its clock is right",
    "playroom/room/server/gc_tuner.py": "how long a collection took",
    "playroom/shell/screens/statistics.py": "the day, by the player's own calendar",
    "playroom/clock.py": "the clock",
}
"""Modules and packages that read the machine's own time, and what for."""
READ = {
    *("time", "time_ns", "monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns", "sleep"),
    *("now", "utcnow", "today"),
}
MODULES = {"time", "datetime", "date"}


def reads_of(source: str) -> Iterator[str]:
    """Where a module reads the time of the machine or of an event loop."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module == "time":
            yield from (f"{node.lineno}: {alias.name}" for alias in node.names)
        if not isinstance(node, ast.Attribute):
            continue
        of = node.value
        if isinstance(of, ast.Name) and of.id in MODULES and node.attr in READ:
            yield f"{node.lineno}: {of.id}.{node.attr}"
        elif node.attr == "time" and "loop" in ast.unparse(of):
            yield f"{node.lineno}: {ast.unparse(node)}"


def test_reading_is_found() -> None:
    source = (
        "from time import monotonic\n"
        "a = time.time()\n"
        "b = datetime.now(UTC)\n"
        "c = asyncio.get_running_loop().time()\n"
        "d = loop.time() + loop.call_later(1, a).when()\n"
        "e = clock.monotonic() + monotonic()\n"
    )
    assert [found.partition(":")[0] for found in reads_of(source)] == ["1", "2", "3", "4", "5"]


def test_nothing_else_reads_the_time() -> None:
    found = [
        f"{name}:{where}"
        for path in sorted((ROOT / "playroom").rglob("*.py"))
        if not (name := path.relative_to(ROOT).as_posix()).startswith(tuple(OTHERS))
        for where in reads_of(path.read_text("utf-8"))
    ]
    assert found == []


def test_each_of_the_others_is_needed() -> None:
    for name in OTHERS:
        place = ROOT / name
        paths = place.rglob("*.py") if place.is_dir() else [place]
        assert any(list(reads_of(path.read_text("utf-8"))) for path in paths), name
