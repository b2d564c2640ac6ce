"""Table of speech backends, in the order in which they are tried.

A row names the module that makes it (`make` in `playroom.speech.backends`), imported only in the
host's process, and what pip installs for it. The names are also what a host is started with, and
what troubles and settings name.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Program(NamedTuple):
    """A speech program.

    `modules` are the modules of `playroom.speech.backends` by platform (`sys.platform`; "" for all
    others); `packages` what pip installs; `comes_on`: the platforms on which it is installed with
    the playroom ("" for all others).
    """

    modules: Mapping[str, str]
    packages: tuple[str, ...]
    comes_on: tuple[str, ...] = ("win32", "darwin", "")

    def module(self, platform: str) -> str:
        """The name of the module on a platform."""
        return self.modules.get(platform, self.modules[""])

    def optional(self, platform: str) -> bool:
        """Whether nothing is amiss without it on a platform."""
        known = platform if platform in ("win32", "darwin") else ""
        return known not in self.comes_on


PROGRAMS: Mapping[str, Program] = {
    # accessible-output2 with a voice of the playroom's own: Speech Dispatcher, on Windows SAPI
    "ao2": Program(
        {"": "dispatcher", "win32": "readers", "darwin": "readers"},
        ("accessible-output2", "speechd-unofficial"),
    ),
    # accessible-output2 through a running screen reader: NVDA, JAWS and others, VoiceOver
    "ao2-reader": Program({"": "readers"}, ("accessible-output2",)),
    # the same two through prismatoid, which on Linux is an optional extra
    "prism": Program({"": "prismatic"}, ("prismatoid",), ("win32", "darwin")),
    "prism-reader": Program({"": "prismatic"}, ("prismatoid",), ("win32", "darwin")),
    # the platform's synthesizer, without a daemon
    "pyttsx3": Program({"": "synthesizer"}, ("pyttsx3",)),
}

ON_DAEMON = ("ao2", "prism", "prism-reader")
"""What speaks through a Speech Dispatcher where there is one, and falls silent with it."""
THROUGH_READER = ("prism-reader", "ao2-reader")
"""What speaks through the screen reader elsewhere, and falls silent with it."""

_ORDERS: Mapping[tuple[str, str], tuple[str, ...]] = {
    ("screen-reader", "win32"): (*THROUGH_READER, "prism", "ao2", "pyttsx3"),
    ("screen-reader", "darwin"): ("ao2-reader", "prism", "pyttsx3"),
    ("screen-reader", ""): ("prism-reader", "ao2"),
    ("tts", "win32"): ("prism", "ao2", "pyttsx3"),
    ("tts", "darwin"): ("prism", "pyttsx3"),
    ("tts", ""): ("ao2", "prism", "pyttsx3"),
}


def order_for(mode: str, platform: str) -> tuple[str, ...]:
    """The programs of a mode ("tts" or "screen-reader") on a platform (`sys.platform`), best first.

    A reader that does not speak is followed by a voice of our own: the lines that only the reader
    was given would else be lost.
    """
    return _ORDERS.get((mode, platform)) or _ORDERS[mode, ""]


def is_own_voice(backend: str, platform: str) -> bool:
    """Whether a program speaks with a voice of the playroom's own; on Linux, where readers speak
    through Speech Dispatcher too, none counts as one.
    """
    return platform in ("win32", "darwin") and backend not in THROUGH_READER


def others_than(backend: str, chain: Sequence[str], on_daemon: bool) -> list[str]:
    """What comes after a program in the chain and does not fall silent together with it; with
    `on_daemon` a Speech Dispatcher is what most of them share.
    """
    group = ON_DAEMON if on_daemon else THROUGH_READER
    shared = group if backend in group else (backend,)
    return [name for name in chain[chain.index(backend) + 1 :] if name not in shared]
