"""Preferences where a page shows the shell: keys that a browser leaves to it, and one channel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from playroom.engine.overriding import override
from playroom.shell.preferences import Preferences

KEYS = {"room": (":",), "settings": ("*",), "find": ("!",)}
"""Keys in the place of those that a browser keeps for itself."""


class PageChannel(Preferences):
    """What is set for speech holds for the page's one channel: its reader speaks it."""

    @override
    def keys(self) -> Mapping[str, Sequence[str]]:
        return KEYS

    @override
    def length(self, kind: str, channel: str) -> str:
        return super().length(kind, "spoken" if channel == "printed" else channel)
