"""`python -m tests`: the tests, in an environment that is set up first when there is none. Arguments go to pytest.

Without arguments everything is tested in two goes: what only computes, on all processors; then what listens, types and waits
(terminals, readers, voices), one after the other, since it is about time.
"""

from __future__ import annotations

import subprocess
import sys

from playroom.setup import ROOT, ready

TIMED = ("readers", "shell", "speech", "terminal")
"""The folders of tests that must have the machine for themselves."""


def run() -> int:
    """Runs pytest over the tests."""
    status = ready("tests", sys.argv[1:], "test")
    if status is not None:
        return status
    if sys.argv[1:]:
        return pytest(*sys.argv[1:])
    folders = sorted(path.name for path in (ROOT / "tests").iterdir() if any(path.glob("test_*.py")))
    computing = [f"tests/{name}" for name in folders if name not in TIMED]
    first = pytest("-n", "auto", "--dist", "worksteal", *computing)
    second = pytest(*(f"tests/{name}" for name in TIMED))
    return first or second


def pytest(*words: str) -> int:
    """Runs pytest in the project's folder; its status."""
    return subprocess.run([sys.executable, "-m", "pytest", *words], cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(run())
