"""Settings of all tests: how hard hypothesis tries, and that a failure can be repeated.

`PLAYROOM_THOROUGH=1` tries much more; the usual run is bounded so that it stays a matter of
minutes.
"""

from __future__ import annotations

import inspect
import json
import os
import re
import signal
import threading
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeAlias

import pytest
from hypothesis import HealthCheck, settings

from playroom.background import INLINE
from playroom.locale.teller import forget
from tests import surroundings
from tests.conformance.rotation import rotation_of_product
from tests.needed import left_out, need, need_packages
from tests.store import beside

if TYPE_CHECKING:
    from playroom.store.postgres.engine import Engine
    from tests.store.postgres import Server

surroundings.settle()

EngineOf: TypeAlias = "Callable[[], Engine | None]"

# What a vector or a position asserts in these says in full what it found instead.
pytest.register_assert_rewrite(
    *("tests.calatone.driving", "tests.casino.casvec", "tests.casino.kit"),
    *("tests.cribbage.kit", "tests.escoba.kit", "tests.rummy.kit"),
)

THOROUGH = bool(os.environ.get("PLAYROOM_THOROUGH"))

_QUIET = [HealthCheck.too_slow, HealthCheck.data_too_large]

# Examples come from the name of the test, not from the clock: a run that passed passes again on
# every machine.
settings.register_profile(
    "usual", max_examples=25, deadline=None, derandomize=True, suppress_health_check=_QUIET
)
settings.register_profile("thorough", max_examples=500, deadline=None, suppress_health_check=_QUIET)
settings.load_profile("thorough" if THOROUGH else "usual")

# What is started in the background inherits ignored interrupts, and so would every program under
# test.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if os.name != "nt" and signal.getsignal(signal.SIGQUIT) is signal.SIG_IGN:
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)


def pytest_addoption(parser: pytest.Parser) -> None:
    """What `tests/__main__.py` tells pytest: a file for what passed, failed and was left out;
    whether what takes long is tested too; which tables of the games are tested.
    """
    parser.addoption("--tally", metavar="FILE", help="write what became of the tests there (JSON)")
    parser.addoption("--one-table", action="store_true", help="the shipped suite at one table")
    parser.addoption("--long", action="store_true", help="test also what is marked long")
    parser.addoption(
        "--no-threads", action="store_true", help="the shell has no threads, as in a browser"
    )
    parser.addoption(
        "--rotation",
        type=int,
        metavar="N",
        help="which tables of every game are tested; without it a number made from the product",
    )
    parser.addoption(
        "--turns", type=int, metavar="N", help="one in N of the cases of each test, at least one"
    )


@pytest.fixture(autouse=True)
def _no_threads(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """With `--no-threads` the product may start none."""
    if request.config.option.no_threads:
        forbid_threads(monkeypatch)


def forbid_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on the shell runs everything in the event loop, and a thread is an error."""

    def start(thread: threading.Thread) -> None:
        if any(Path(frame.filename).is_relative_to(_PRODUCT) for frame in inspect.stack(0)):
            raise RuntimeError("a thread")
        _START(thread)

    monkeypatch.setattr(threading.Thread, "start", start)
    monkeypatch.setattr("playroom_testing.room.background", INLINE)


_PRODUCT = Path(__file__).parents[1] / "playroom"
_START = threading.Thread.start


def pytest_configure(config: pytest.Config) -> None:
    """Settles the rotation; the workers of xdist are given the same."""
    if config.option.rotation is None:
        config.option.rotation = rotation_of_product()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what is marked long, unless it was asked for: by `--long`, `-m`, or its id. With
    `--turns` the cases of a test take turns: which are run follows from the rotation.
    """
    if config.option.no_threads:
        items[:] = [item for item in items if "threads" not in item.keywords]
    if (
        config.option.long
        or "long" in config.option.markexpr
        or any("::" in a for a in config.args)
    ):
        return
    cases = defaultdict[str, list[pytest.Item]](list)
    for item in items:
        cases[item.nodeid.partition("[")[0]].append(item)
    left = {item for item in items if item.get_closest_marker("long")}
    for name, alike in cases.items():
        turns = min(config.option.turns or 1, len(alike))
        turn = (zlib.crc32(name.encode()) + config.option.rotation) % turns
        left |= {item for place, item in enumerate(alike) if place % turns != turn}
    if left:
        config.hook.pytest_deselected(items=[*left])
        items[:] = [item for item in items if item not in left]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Leaves out what needs a package that is not here."""
    for mark in item.iter_markers("needs"):
        need_packages(*mark.args)


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Names what was left out and the rotation, or writes them, for the end of all goes, with what
    failed, without the group that xdist adds to an id.
    """
    if hasattr(config, "workerinput"):  # a worker of xdist
        return
    stats = terminalreporter.stats
    reasons = [report.longrepr[2] for report in stats.get("skipped", ())]
    if file := config.option.tally:
        ids = {report.nodeid for kind in ("failed", "error") for report in stats.get(kind, ())}
        tally = {
            "passed": len(stats.get("passed", ())),
            "failed": sorted(re.sub(r"@[^\]]*$", "", id_) for id_ in ids),
            "left_out": reasons,
            "rotation": config.option.rotation,
            "turns": config.option.turns,
        }
        Path(file).write_text(json.dumps(tally), encoding="utf-8")
        return
    for line in left_out(reasons):
        terminalreporter.write_line(line)
    if not config.option.long:
        terminalreporter.write_line(
            f"rotation {config.option.rotation}; without what is marked long (--long)"
        )


@pytest.fixture(autouse=True, scope="module")
def _fresh_tellers() -> None:
    """Some tests take languages apart; what they leave in the shared tellers ends with them."""
    forget()


beside.install()


@pytest.fixture(autouse=True, scope="module")
def _no_database_is_opened_beside_sqlite() -> Iterator[None]:
    """Holds for all tests: whatever the program does to its files, its own locks stay."""
    beside.found()
    yield
    assert beside.found() == []


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A database that several processes share, as long as the tests run; where it is not installed
    the test is skipped, and in CI that is a failure.
    """
    from tests.store.postgres import programs, serving

    need("PostgreSQL", "" if programs() is not None else "the Debian package postgresql")
    with serving() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def engine_of(request: pytest.FixtureRequest) -> EngineOf:
    """The database of a room, by both engines: None is a file of its own folder."""
    if request.param == "sqlite":
        return lambda: None
    from playroom.store.postgres.engine import Engine  # here: only where it is installed

    server: Server = request.getfixturevalue("postgres")
    schema = server.schema()
    return lambda: Engine(server.address, schema)
