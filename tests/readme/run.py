"""Runs every command of the README's `sh` blocks: each must end with status 0 (interactive ones are
given no input).
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ELSEWHERE = ("-m tests",)
"""Commands that have a step of their own (the tests do not run themselves)."""


def commands() -> list[str]:
    """The commands, in their order."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.strip()]


def main() -> int:
    """Runs them one after another in a data folder of their own."""
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        for command in commands():
            if command.endswith(ELSEWHERE):
                continue
            words = command.split()
            assert words[0] == "python3", command
            words[0] = sys.executable
            if words[2] == "playroom":
                words += ["--data", folder]
            print(f"$ {command}", flush=True)
            status = subprocess.run(
                words, cwd=ROOT, stdin=subprocess.DEVNULL, timeout=600, check=False
            ).returncode
            if status != 0:
                print(f"status {status}: {command}", flush=True)
                failed += 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
