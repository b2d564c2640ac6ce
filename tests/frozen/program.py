"""The built program that `PLAYROOM_FROZEN` names, started as a player starts it; and its processes
as Linux lists them.
"""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.terminal.drive import Session

PROGRAM = os.environ.get("PLAYROOM_FROZEN", "")
needs_program = pytest.mark.skipif(not PROGRAM, reason="PLAYROOM_FROZEN names no built program")

BARE: Mapping[str, str | None] = {
    **dict.fromkeys(("PYTHONPATH", "PLAYROOM_SPEECH", "PLAYROOM_SOUNDS", "SSH_CONNECTION")),
    "LANG": "C.UTF-8",
    "LC_ALL": "C.UTF-8",
    "SPEECHD_ADDRESS": "unix_socket:/nonexistent/speechd.sock",
    "SPEECHD_CMD": "/nonexistent/speech-dispatcher",
    "PULSE_SERVER": "unix:/nonexistent",
}
"""No voice, no sounds and no settings but those that a test brings."""


def in_terminal(
    *words: str, data: Path, lang: str = "en", cwd: Path | None = None, **env: str
) -> Session:
    """The program in a pseudo-terminal that is wide enough for every line."""
    argv = [PROGRAM, *words, "--data", str(data), "--lang", lang]
    return Session(argv, cols=500, cwd=cwd, env={**BARE, **env}, deadline=20)


def run(*words: str, cwd: Path | None = None, **env: str) -> subprocess.CompletedProcess[str]:
    """The program from its start to its end, without a terminal."""
    given = {**os.environ, **BARE, **env}
    return subprocess.run(
        [PROGRAM, *words],
        cwd=cwd,
        env={name: value for name, value in given.items() if value is not None},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def processes(session: Session, module: str) -> list[int]:
    """The processes below a program that run a module."""
    table = {}
    for folder in Path("/proc").iterdir():
        if not folder.name.isdigit():
            continue
        try:
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            table[int(folder.name)] = (parent, (folder / "cmdline").read_bytes().split(b"\0"))
        except (OSError, ValueError):
            continue  # it has just ended
    below = {session.pty.process.pid}
    while new := {pid for pid, (parent, _) in table.items() if parent in below} - below:
        below |= new
    return sorted(pid for pid in below & set(table) if module.encode() in table[pid][1])


def until(condition: Callable[[], object], seconds: float = 15.0) -> bool:
    """Waits until a condition holds, so many seconds at most; whether it does."""
    limit = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > limit:
            return False
        time.sleep(0.02)
    return True
