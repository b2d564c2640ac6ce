"""Preferences of a guest: stored in the room's database, never in a file."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path

from playroom.engine.overriding import override
from playroom.shell.preferences import Preferences
from playroom.store import Settings, StoreError
from playroom.store.faults import Faults

MOST_KEPT = 8_192
"""Characters of one's settings that are kept."""
NOWHERE = Path(os.devnull)


class GuestPreferences(Preferences):
    """Preferences of a guest."""

    def __init__(self, text: str | None, keep: Callable[[str], None], faults: Faults) -> None:
        """`text` is what `keep` was given last time."""
        super().__init__(_settings_of(text), NOWHERE)
        self._keep = keep
        self._faults = faults

    @override
    def set(self, name: str, value: object) -> None:
        if value is None:
            self._settings.unset(name)
        else:
            self._settings.set(name, value)
        text = json.dumps(self._settings.values, ensure_ascii=False)
        if len(text) <= MOST_KEPT:
            self._keep(text)

    def report(self, lines: Sequence[str]) -> str:
        """Writes a fault to the log of the room; where that is, no guest is told."""
        self._faults(["a guest:\n", *lines])
        return ""


def _settings_of(text: str | None) -> Settings:
    settings = Settings(NOWHERE)
    for name, value in json.loads(text or "{}").items():
        try:
            settings.set(name, value)
        except (KeyError, StoreError):
            continue  # of an older room
    return settings
