"""Coverage-guided fuzzers find nothing but refusals that are documented, and find a planted fault.

They are bounded by inputs, not by time. `pip install -e '.[test-all,security]'` brings atheris.
"""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

from playroom.bootstrap import ROOT

pytestmark = [
    pytest.mark.long,
    pytest.mark.timeout(1_800),
    pytest.mark.skipif(
        importlib.util.find_spec("atheris") is None, reason="needs the extra `security`"
    ),
]


def fuzzed(target: str, folder: Path, runs: int) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "tests.fuzz", target, str(folder), "--runs", str(runs)]
    return subprocess.run(
        words, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False
    )


@pytest.mark.parametrize(
    ("target", "runs", "edges"),
    [
        ("log", 40_000, 2_400),
        ("room", 20_000, 2_200),
        ("client", 10_000, 250),
        ("page", 10_000, 4_000),
    ],
)
def test_nothing_but_refusals_comes(target: str, runs: int, edges: int, tmp_path: Path) -> None:
    told = fuzzed(target, tmp_path, runs)
    assert told.returncode == 0, told.stderr[-4_000:]
    reached = re.findall(r"DONE\s+cov: (\d+)", told.stderr)
    assert reached, told.stderr[-4_000:]
    assert int(reached[0]) >= edges, "it does not reach what it is to test"


def test_a_planted_fault_is_found(tmp_path: Path) -> None:
    told = fuzzed("planted", tmp_path, 20_000)
    assert told.returncode != 0
    assert "ZeroDivisionError: planted" in told.stdout + told.stderr
    assert list(tmp_path.glob("crash-*"))
