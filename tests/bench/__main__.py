"""`python3 -m tests.bench [name [--option …]]`: runs the measurements and prints one JSON object a
line.

Nothing here is asserted.
"""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path

from playroom.bootstrap import ROOT, ready


def run() -> int:
    """Runs every bench_*.py whose name contains an argument, or all; `--help` names them."""
    there = sorted(Path(__file__).parent.glob("bench_*.py"))
    names = ", ".join(path.stem.removeprefix("bench_") for path in there)
    if sys.argv[1:2] in (["--help"], ["-h"]):
        print(f"{__doc__}\nMeasurements: {names}.")
        return 0
    status = ready("tests.bench", sys.argv[1:], "test-all")
    if status is not None:
        return status
    os.chdir(ROOT)
    words = sys.argv[1:]
    first = next((place for place, word in enumerate(words) if word.startswith("--")), len(words))
    wanted, sys.argv[1:] = words[:first], words[first:]  # the rest is for the one that is run
    runs = [path for path in there if not wanted or any(word in path.stem for word in wanted)]
    if not runs:
        print(f"There is no such measurement. There are: {names}.", file=sys.stderr)
        return 2
    for path in runs:
        print(f"# {path.stem}", flush=True)
        runpy.run_path(str(path), run_name="__main__")
    return 0


if __name__ == "__main__":
    sys.exit(run())
