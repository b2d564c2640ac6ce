"""Error log: writes unexpected errors to `faults.log`, never to the terminal."""

from __future__ import annotations

import asyncio
import contextlib
import os
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeAlias

from playroom.clock import utc_now

Faults: TypeAlias = Callable[[list[str]], object]
"""Takes the lines of a report, and writes them."""
MOST_FAULTS = 2**22
"""Bytes of reports after which a new file is begun; the one before is kept beside it."""
_REPORTED: set[str] = set()
"""Games that did not load and are already in `faults.log`."""


def report_loading(why: BaseException, folder: Path | None = None) -> None:
    """Writes down why a game's package does not load, when `why` came of that; once a run for each
    game.
    """
    from playroom.engine.registry import NoGame

    cause: BaseException | None = why
    while cause is not None and not isinstance(cause, NoGame):
        cause = cause.__cause__
    if cause is None or cause.__cause__ is None or cause.id in _REPORTED:
        return
    _REPORTED.add(cause.id)
    report_fault(traceback.format_exception(cause.__cause__), folder)


def report_loop_faults(loop: asyncio.AbstractEventLoop, folder: Path | None) -> None:
    """Writes exceptions of tasks that are never awaited to `faults.log` instead of the terminal."""

    def report(_: object, context: dict[str, Any]) -> None:
        why = context.get("exception")
        lines = traceback.format_exception(why) if isinstance(why, BaseException) else []
        report_fault([f"{context.get('message', '')}\n", *lines], folder)

    if loop.get_exception_handler() is None:  # the first caller knows the folder
        loop.set_exception_handler(report)


def report_fault(lines: Sequence[str], folder: Path | None = None) -> str:
    """Writes a fault to `faults.log` in the folder of the games; a report is never a
    fault itself. What is older than the last few megabytes goes: a room is open for months.
    """
    if folder is None:
        from playroom.store.paths import places  # here: most callers know the folder

        folder = places(None).data
    path = folder / "faults.log"
    with contextlib.suppress(OSError):
        # as the games beside it: for the player alone
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if path.exists() and path.stat().st_size > MOST_FAULTS:
            path.replace(folder / "faults-before.log")
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        with os.fdopen(handle, "a", encoding="utf-8") as file:
            file.write(f"{utc_now().isoformat(timespec='seconds')}\n{''.join(lines)}\n")
    return str(path)
