"""Table of speech backends, in the order in which they are tried.

A row names the module that makes it (`make` in `playroom.speech.backends`), imported only in the
host's process, and what pip installs for it. The names are also what a host is started with, and
what troubles and settings name.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Program(NamedTuple):
    """A speech program.

    `modules` are the modules of `playroom.speech.backends` by platform (`sys.platform`; "" for all
    others); `packages` what pip installs; `optional`: nothing is amiss without it.
    """

    modules: Mapping[str, str]
    packages: tuple[str, ...]
    optional: bool = False

    def module(self, platform: str) -> str:
        """The name of the module on a platform."""
        return self.modules.get(platform, self.modules[""])


PROGRAMS: Mapping[str, Program] = {
    # accessible-output2 with a voice of the playroom's own: Speech Dispatcher, on Windows SAPI
    "ao2": Program(
        {"": "dispatcher", "win32": "readers", "darwin": "readers"},
        ("accessible-output2", "speechd-unofficial"),
    ),
    # accessible-output2 through a running screen reader: NVDA, JAWS and others, VoiceOver
    "ao2-reader": Program({"": "readers"}, ("accessible-output2",)),
    # the same two through prismatoid, an optional extra
    "prism": Program({"": "prismatic"}, ("prismatoid",), optional=True),
    "prism-reader": Program({"": "prismatic"}, ("prismatoid",), optional=True),
    # the platform's synthesizer, without a daemon
    "pyttsx3": Program({"": "synthesizer"}, ("pyttsx3",)),
}

ON_DAEMON = ("ao2", "prism", "prism-reader")
"""What speaks through a Speech Dispatcher where there is one, and falls silent with it."""

_ORDERS: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("screen-reader", "win32"): ("prism-reader", "ao2-reader"),
    ("screen-reader", "darwin"): ("ao2-reader",),
    ("screen-reader", ""): ("prism-reader", "ao2"),
    ("tts", "win32"): ("prism", "ao2", "pyttsx3"),
    ("tts", "darwin"): ("prism", "pyttsx3"),
    ("tts", ""): ("ao2", "prism", "pyttsx3"),
}


def order_for(mode: str, platform: str) -> tuple[str, ...]:
    """The programs of a mode ("tts" or "screen-reader") on a platform (`sys.platform`), best first.

    A lost reader is never replaced by a voice of our own on Windows and macOS: the reader, once it
    is back, would read the full print as well. On Linux, where readers speak through Speech
    Dispatcher, that daemon is the reader's voice.
    """
    return _ORDERS.get((mode, platform)) or _ORDERS[mode, ""]
