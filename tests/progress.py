"""A plugin of pytest for the goes of `python -m tests`: in place of a sign for each test, a line
every few seconds tells how far a go is, and each failure is named at once.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Generator, Sequence
from pathlib import Path

import pytest

EVERY = 10.0
"""Seconds from one line to the next."""


class Progress:
    """How far a go is."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._began = time.monotonic()
        self._tests = self._done = self._failed = 0
        self._ended = threading.Event()
        threading.Thread(target=self._tell, daemon=True).start()

    def _tell(self) -> None:
        while not self._ended.wait(EVERY):
            print(self.line(time.monotonic() - self._began), flush=True)

    def line(self, seconds: float) -> str:
        """How far it is after these seconds."""
        if not self._tests:
            return f"{self._name}: looking for tests, {seconds:.0f} s"
        share = 100 * self._done // self._tests
        failed = f", {self._failed} failed" if self._failed else ""
        return f"{self._name}: {share} %, {self._done} of {self._tests} in {seconds:.0f} s{failed}"

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, ids: Sequence[str]) -> None:
        """A worker of xdist has found the tests; all find the same."""
        self._tests = len(ids)

    def pytest_runtest_logfinish(self) -> None:
        """A test is done."""
        self._done += 1

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Names what has failed."""
        if report.failed:
            self._failed += 1
            print(f"{self._name}: FAILED {report.nodeid}", flush=True)

    @pytest.hookimpl(wrapper=True)
    def pytest_report_teststatus(
        self,
    ) -> Generator[None, tuple[str, str, object], tuple[str, str, object]]:
        """Has no sign written."""
        category, _, word = yield
        return category, "", word

    def pytest_unconfigure(self) -> None:
        """The last line has been told."""
        self._ended.set()


def pytest_configure(config: pytest.Config) -> None:
    """Tells it where the workers of xdist are led, not in each of them."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Progress(Path(config.getoption("--tally")).name))
