"""Runs every command of the `sh` blocks of the README, the guide in both languages and the page for
developers: each must end with status 0 (interactive ones are given no input).
"""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "docs/guide.md", "docs/guía.md", "docs/developing.md")
"""The pages whose commands are run."""
ELSEWHERE = ("python3 -m tests",)
"""Commands that have a step of their own (the tests do not run themselves)."""
INVITATIONS = ("INVITATION", "INVITACIÓN")
"""What stands for the invitation of the room that was opened before."""


def commands(page: str) -> list[str]:
    """The commands of a page, in their order."""
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.strip()]


def arguments(command: str) -> list[str]:
    """The module that a command starts, and its arguments: `playroom` is `python3 -m playroom`."""
    words = shlex.split(command)
    if words[0] == "playroom":
        return words
    assert words[:2] == ["python3", "-m"], command
    return words[2:]


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


def run(page: str, folder: str) -> int:
    """Runs the commands of a page one after another in the data folder; how many failed."""
    failed = 0
    room: _Room | None = None
    for command in commands(page):
        if command in ELSEWHERE:
            continue
        module, *rest = arguments(command)
        invited = [word for word in rest if word in INVITATIONS]
        if invited:
            assert room is not None, command
            rest[rest.index(invited[0])] = room.invitation()
        if module == "playroom":
            rest += ["--data", f"{folder}-guest" if invited else folder]
        print(f"$ {command}", flush=True)
        words = [sys.executable, "-m", module, *rest]
        if rest[:1] == ["host"]:
            assert room is None, "one room a page"
            room = _Room(words)
            continue
        status = subprocess.run(
            words, cwd=ROOT, stdin=subprocess.DEVNULL, timeout=600, check=False
        ).returncode
        if status != 0:
            print(f"status {status}: {command}", flush=True)
            failed += 1
    if room is not None and room.end() != 0:
        print("status of the room", flush=True)
        failed += 1
    return failed


def main() -> int:
    """Runs the commands of every page, each page in a data folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        failed = [run(page, str(Path(folder, str(n)))) for n, page in enumerate(PAGES)]
    return 1 if any(failed) else 0


if __name__ == "__main__":
    sys.exit(main())
