"""What a process does to its machine: files it opens, programs it starts, libraries it loads."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND
NEVER = frozenset(
    (
        *("subprocess.Popen", "os.system", "os.exec", "os.posix_spawn", "os.fork", "os.forkpty"),
        *("pty.spawn", "ctypes.dlopen", "socket.connect", "webbrowser.open"),
    )
)
"""What no remote client may bring about."""
CHANGES = frozenset(("os.remove", "os.rename", "os.mkdir", "os.rmdir", "os.truncate", "os.chmod"))
_noted: list[list[str]] = []


def _note(event: str, args: tuple[Any, ...]) -> None:
    if not _noted:
        return
    if event in NEVER:
        _noted[-1].append(f"{event} {args[:2]!r}")
    elif event == "open" and isinstance(args[0], str | bytes | os.PathLike):
        how = "write" if int(args[2] or 0) & WRITING else "read"
        _noted[-1].append(f"{how} {os.fsdecode(args[0])}")
    elif event == "sqlite3.connect" or event in CHANGES:
        _noted[-1].append(f"write {os.fsdecode(args[0])}")


sys.addaudithook(_note)


@contextmanager
def touched(own: Path) -> Iterator[list[str]]:
    """What happens meanwhile, but for what happens in the folder `own`, and for reading what the
    program itself consists of. The list is filled at the end.
    """
    found, noted = list[str](), list[str]()
    _noted.append(noted)
    try:
        yield found
    finally:
        _noted.remove(noted)
        program = (ROOT, Path(sys.prefix).resolve(), Path(sys.base_prefix).resolve())
        for line in noted:
            how, _, name = line.partition(" ")
            if how not in ("read", "write"):
                found.append(line)
                continue
            place = Path(name.removeprefix("file:").partition("?")[0]).absolute().resolve()
            of_program = any(place.is_relative_to(part) for part in program)
            if place.is_relative_to(own.resolve()) or (how == "read" and of_program):
                continue
            if "__pycache__" not in name and name != ":memory:":
                found.append(line)
