"""Screen reader detection.

A guess within a few milliseconds that never raises.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping

Look = Callable[[Mapping[str, str]], tuple[str | None, str]]
"""See `detect_reader`."""

# Readers that run the terminal inside themselves: one of our ancestors, whatever else is running.
_AROUND = {"tdsr": "TDSR", "tdsr.py": "TDSR", "yasr": "yasr", "fenrir": "Fenrir"}
_ACTIVE = (
    "TDSR_ACTIVE",
    "TSDR_ACTIVE",
)  # what TDSR puts into the environment, in its two spellings
# Readers of a desktop, and of the text console, by the name of their process.
_DESKTOP = {"orca": "Orca", "cthulhu": "Cthulhu"}
_CONSOLE = {
    "fenrir": "Fenrir",
    "espeakup": "espeakup",
    "speechd-up": "speechd-up",
    "brltty": "BRLTTY",
    "sbl": "SBL",
}


def detect_reader(env: Mapping[str, str]) -> tuple[str | None, str]:
    """The reader's own name and how it was found, or (None, why not).

    The second value is a code: "ancestor", "process", "system-flag", "window", "nothing-found" or
    "unknown" (the guess itself failed). A running Speech Dispatcher is no sign of a reader. On
    Windows a reader may be known only by the system's flag: its name is then "".
    """
    try:
        if sys.platform == "win32":
            return _windows()
        if sys.platform == "darwin":
            return _macos()
        return _linux(env)
    except Exception:  # A guess must never keep anybody from playing.
        return None, "unknown"


def _linux(
    env: Mapping[str, str], proc: str = "/proc", uid: int | None = None
) -> tuple[str | None, str]:
    """`proc` and `uid` stand in for the real process table in tests."""
    if any(env.get(name) for name in _ACTIVE):
        return "TDSR", "ancestor"
    for words in _ancestors(proc):
        # The program, or what an interpreter runs: "python3 -u /opt/tdsr/tdsr".
        for word in words[:4]:
            reader = _AROUND.get(word.rsplit("/", 1)[-1])
            if reader is not None:
                return reader, "ancestor"
    desktop = bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))
    readers = _DESKTOP if desktop else _CONSOLE
    me = uid
    if me is None and sys.platform != "win32":
        me = os.getuid()
    for name, owner in _processes(proc, frozenset(readers)):
        # Another person's Orca reads another person's screen; the console's readers run as root or
        # as services.
        if not desktop or owner in (me, None):
            return readers[name], "process"
    return None, "nothing-found"


def _read(path: str) -> tuple[bytes, int | None]:
    """The beginning of a small file and its owner; (b"", None) when it is gone or not
    ours to read.
    """
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return b"", None
    try:
        return os.read(handle, 4096), os.fstat(handle).st_uid
    except OSError:
        return b"", None
    finally:
        os.close(handle)


def _processes(proc: str, wanted: frozenset[str]) -> Iterator[tuple[str, int | None]]:
    with os.scandir(proc) as entries:
        for entry in entries:
            if entry.name.isdigit():
                comm, owner = _read(f"{proc}/{entry.name}/comm")
                name = comm.decode("utf-8", "replace").strip()
                if name in wanted:
                    yield name, owner


def _ancestors(proc: str) -> Iterator[list[str]]:
    pid = os.getppid()
    for _ in range(
        64
    ):  # A table that changes while it is read could otherwise lead round in a circle.
        if pid <= 1:
            return
        line, _owner = _read(f"{proc}/{pid}/cmdline")
        yield line.decode("utf-8", "replace").split("\0")
        stat, _owner = _read(f"{proc}/{pid}/stat")
        fields = stat.rpartition(b")")[2].split()
        if len(fields) < 2:
            return
        pid = int(fields[1])


def _macos() -> tuple[str | None, str]:
    import subprocess

    result = subprocess.run(
        ["/usr/bin/pgrep", "-x", "VoiceOver"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=1,
        check=False,
    )
    return ("VoiceOver", "process") if result.returncode == 0 else (None, "nothing-found")


def _windows() -> tuple[str | None, str]:
    if sys.platform != "win32":
        return None, "unknown"
    import ctypes

    user = ctypes.windll.user32
    # A window first, because it gives the name; readers without a known one still raise the
    # system's flag.
    for kind, title, name in (("wxWindowClassNR", "NVDA", "NVDA"), ("JFWUI2", "JAWS", "JAWS")):
        if user.FindWindowW(kind, title):
            return name, "window"
    if _narrator():
        return "Narrator", "system-flag"
    flag = ctypes.c_int(0)
    user.SystemParametersInfoW(0x0046, 0, ctypes.byref(flag), 0)  # SPI_GETSCREENREADER
    return ("", "system-flag") if flag.value else (None, "nothing-found")


def _narrator() -> bool:
    """Windows' own reader raises no flag; it leaves a note in the registry while it runs."""
    if sys.platform != "win32":
        return False
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, r"Software\Microsoft\Narrator\NoRoam") as key:
            return bool(winreg.QueryValueEx(key, "RunningState")[0] == 1)
    except OSError:
        return False
