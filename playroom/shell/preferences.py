"""The player's preferences: kept in the settings file, overridden for one run by the command
line.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from playroom.locale import Words
from playroom.sound import UNASKED
from playroom.store import Settings
from playroom.store.faults import report_fault


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

    def notifies(self) -> bool:
        """Is a notification on the desktop wanted for one's turn?"""
        return bool(self.get("desktop"))

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
