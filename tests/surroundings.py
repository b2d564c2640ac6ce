"""Neutral surroundings: tests, and the programs that they start, find nothing of the person at the
machine: no language, place, terminal, screen, voice or settings, and an empty home.
"""

from __future__ import annotations

import atexit
import os
import shutil
import tempfile
import time
from collections.abc import Mapping

PERSONAL = (
    *("LANG", "LC_", "TZ", "HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_", "TERM"),
    *(
        "TERM_PROGRAM",
        "COLORTERM",
        "COLUMNS",
        "LINES",
        "NO_COLOR",
        "ACCESSIBLE",
        "TMUX",
        "TMUX_PANE",
        "STY",
        "WT_SESSION",
    ),
    *("WSL_", "WSLENV", "SSH_", "DISPLAY", "WAYLAND_DISPLAY", "DBUS_", "SPEECHD_", "PULSE_"),
    *("TDSR_ACTIVE", "TSDR_ACTIVE", "PYTHONUNBUFFERED", "PYTHONIOENCODING", "PYTHONUTF8"),
    *("PLAYROOM_CURSOR", "PLAYROOM_ENGINE", "PLAYROOM_SOUNDS", "PLAYROOM_SPEECH"),
)
"""Variables of the environment that are taken away; one that ends in `_` is the beginning of many
names.
"""
GIVEN = {
    "LANG": "C.UTF-8",
    "TZ": "UTC",
    "PLAYROOM_SOUNDS": "off",  # no test but those of sounds makes any
}
"""What stands in their place, beside a home."""
UMASK = 0o022
"""The rights that new files do not have."""
_WORKER = "PYTEST_XDIST_WORKER"
"""Set in workers of xdist, which have one home."""


def is_personal(name: str) -> bool:
    """Is this variable one that is taken away?"""
    name = name.upper()
    return any(
        name.startswith(one) if one.endswith("_") else name in (one, "LANGUAGE") for one in PERSONAL
    )


def neutral(env: Mapping[str, str], home: str) -> dict[str, str]:
    """This environment without the person, and with a home of the tests' own."""
    kept = {name: value for name, value in env.items() if not is_personal(name)}
    return {**kept, **GIVEN, **dict.fromkeys(("HOME", "USERPROFILE"), home)}


def settle() -> None:
    """Makes this process neutral, and so all that it starts."""
    if _WORKER in os.environ:
        home = os.environ["HOME"]
    else:
        home = tempfile.mkdtemp(prefix="playroom-home-")
        atexit.register(shutil.rmtree, home, ignore_errors=True)
    made = neutral(os.environ, home)
    os.environ.clear()
    os.environ.update(made)
    for name in ("COLUMNS", "LINES"):  # by readline, behind the back of Python
        os.unsetenv(name)
    os.umask(UMASK)
    if hasattr(time, "tzset"):
        time.tzset()
