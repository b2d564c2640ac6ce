"""The same log in every process: nothing depends on the order of sets, on addresses, on what ran
before.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.conformance.cases import cases

ROOT = Path(__file__).resolve().parents[2]


def printed(hash_seed: str) -> list[str]:
    path = os.pathsep.join([str(ROOT), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.print_matches"],
        cwd=ROOT,
        env={
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": path,
            "PYTHONIOENCODING": "utf-8",
        },
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=280,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


def test_matches_are_equal_under_two_hash_seeds() -> None:
    one, two = printed("0"), printed("1")
    assert len(one) > 40 * len(cases())
    for here, there in zip(one, two, strict=True):
        assert here == there
