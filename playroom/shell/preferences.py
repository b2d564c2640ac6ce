"""The player's preferences: kept in the settings file, overridden for one run by the command
line.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playroom.clock import utc_now
from playroom.locale import Words
from playroom.sound import UNASKED
from playroom.store import Settings

MOST_FAULTS = 2**22
"""Bytes of reports after which a new file is begun; the one before is kept beside it."""
_REPORTED: set[str] = set()
"""Games that did not load and are already in `faults.log`."""


class Preferences:
    """Settings with what this run overrules."""

    def __init__(
        self, settings: Settings, folder: Path, overruled: Mapping[str, object] | None = None
    ) -> None:
        """`folder` is where the games are; faults are reported there."""
        self._settings = settings
        self.folder = folder
        self._overruled = dict(overruled or {})
        self.speech_mode = "off"
        """The voice that is in use now, whatever was asked for."""

    def get(self, name: str) -> Any:
        """The value of a setting."""
        if name in self._overruled:
            return self._overruled[name]
        return self._settings.get(name)

    def set(self, name: str, value: object) -> None:
        """Changes a setting and keeps it; None takes it back. Raises `StoreError` when it cannot be
        kept; it counts for this run all the same."""
        self._overruled.pop(name, None)
        if value is None:
            self._settings.unset(name)
        else:
            self._settings.set(name, value)
        self._settings.save()

    def length(self, kind: str, channel: str) -> str:
        """How long a kind of message is told on a channel: what was set for it, else the general
        verbosity.
        """
        own = self._settings.chosen(f"{channel}.{kind}")
        return str(self.get("verbosity") if own is None else own)

    def hears(self, token: str) -> bool:
        """Is a sound wanted? Those of what happens all the time only when they were asked for."""
        chosen = self._settings.chosen(f"sound.{token}")
        return token not in UNASKED if chosen is None else bool(chosen)

    def mutes(self, token: str) -> bool:
        """Has the player turned a sound off?"""
        return self._settings.chosen(f"sound.{token}") is False

    def rings(self) -> bool:
        """Is the terminal's bell wanted for one's turn?"""
        return bool(self.get("bell"))

    def keys(self) -> Mapping[str, Sequence[str]]:
        """The keys that were changed."""
        changed = self.get("keys")
        return changed if isinstance(changed, Mapping) else {}

    def words(self, language: str) -> Words:
        """The card words chosen for a language."""
        chosen = self.get("words")
        mine = chosen.get(language, {}) if isinstance(chosen, Mapping) else {}
        return Words(**mine) if mine else Words()

    def report(self, lines: Sequence[str]) -> str:
        """Writes a fault to `faults.log` beside the games and gives the file's path."""
        return report_fault(lines, self.folder)


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
        from playroom.store.paths import places

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
