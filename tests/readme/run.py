"""Runs every command of the README's `sh` blocks: each must end with status 0 (interactive ones are
given no input).
"""

from __future__ import annotations

import json
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


class _Room:
    """A room that goes on while the commands after it are run."""

    def __init__(self, words: list[str]) -> None:
        self._running = subprocess.Popen(
            words, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )

    def invitation(self) -> str:
        """The next invitation that the room prints."""
        assert self._running.stdout is not None
        for line in self._running.stdout:
            event = json.loads(line)
            if event["event"] == "invitation":
                return str(event["line"]).removeprefix("playroom join ")
        raise AssertionError("the room ended without an invitation")

    def end(self) -> int:
        """Closes the room; its status."""
        self._running.terminate()
        return self._running.wait(30)


def main() -> int:
    """Runs them one after another in a data folder of their own."""
    failed = 0
    room: _Room | None = None
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
            if words[3:4] == ["host"]:
                room = _Room(words)
                continue
            if "INVITATION" in words:
                assert room is not None
                words[words.index("INVITATION")] = room.invitation()
                words[-1] += "-guest"
            status = subprocess.run(
                words, cwd=ROOT, stdin=subprocess.DEVNULL, timeout=600, check=False
            ).returncode
            if status != 0:
                print(f"status {status}: {command}", flush=True)
                failed += 1
        if room is not None and room.end() != 0:
            print("status of the room", flush=True)
            failed += 1
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
