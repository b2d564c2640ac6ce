"""The shell without threads, as in a browser: the tests of its tables and screens, once more. The
whole suite of the shell passes so, too: `python3 -m tests --no-threads tests/shell`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
AGAIN = (
    "test_table.py",
    "test_duplicate.py",
    "test_lessons.py",
    "test_mending.py",
    "test_sounds.py",
)


def test_tables_and_screens_need_no_threads() -> None:
    files = [f"tests/shell/{name}" for name in AGAIN if (ROOT / "tests/shell" / name).exists()]
    assert len(files) >= 4
    words = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "--no-threads", *files]
    ran = subprocess.run([sys.executable, *words], cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout[-3_000:]
