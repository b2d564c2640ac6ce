"""Preferences where a page shows the shell: keys that a browser leaves to it, and one channel."""

from __future__ import annotations

from collections.abc import Callable

KEYS = {"room": (":",), "settings": ("*",), "find": ("!",)}
"""Keys in the place of those that a browser keeps for itself."""


def length_of(length: Callable[[str, str], str], kind: str, channel: str) -> str:
    """How long lines are: what is set for speech holds for the page's one channel, since the reader
    speaks it.
    """
    return length(kind, "spoken" if channel == "printed" else channel)
