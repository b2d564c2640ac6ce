"""A fresh checkout sets itself up: a virtual environment beside the code, and in it what the
project asks for.

Standard library only, and old Pythons must get far enough to be told that they are too old.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import shutil
import signal
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import IO

ROOT = Path(__file__).resolve().parent.parent
"""The checkout (or, installed, the folder of packages)."""

TELL_EVERY = 5.0
"""Seconds of silence while something is set up; then it is said that the work goes on."""

ROOM = 200_000_000
"""Bytes that a set-up needs at most, with what pip unpacks meanwhile."""

_GOES_ON = itertools.cycle(("setup-goes-on", "setup-still"))
# two sentences: many readers are silent about a line that is the same as the one above


def _say(message: str) -> None:
    # before anything is installed there is no Fluent: one plain message, read by the same reader as
    # the first line
    from playroom.locale import choose_language, first_line

    sys.stderr.write(
        first_line(choose_language(_asked(sys.argv[1:]), None, os.environ), message) + "\n"
    )
    sys.stderr.flush()


def _asked(words: list[str]) -> str | None:
    """The language after `--lang` on the command line."""
    for place, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--lang":
            return value if equals else (words[place + 1] if place + 1 < len(words) else None)
    return None


def _installed() -> bool:
    """Is the project (with its games) installed for this Python?"""
    return any(
        any(Path(entry or ".").glob("accessible_playroom-*.dist-info")) for entry in sys.path
    )


def _python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _stamp(folder: Path, extra: str) -> Path:
    return folder / f"playroom-{extra or 'base'}.stamp"


def _wanted() -> str:
    return (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def environment(extra: str = "") -> Path | None:
    """The Python of the checkout's own environment, made or brought up to date when needed; None
    when it cannot be made.

    `extra` is a group of optional dependencies of the project (`test`). What went wrong has been
    said. Whatever moment an earlier set-up was cut at, this one begins where that can be trusted.
    """
    folder = ROOT / ".venv"
    python = _python(folder)
    trouble = ""
    try:
        if _up_to_date(folder, extra):
            return python
        _say("setup-preparing")
        if not _is_online():  # pip tells that late, and may have a folder of packages
            _say("setup-offline")
        with _working(folder):
            if _up_to_date(folder, extra):  # another set-up was waited for, and this was its work
                return python
            cut = _unfinished(folder).exists()
            _unfinished(folder).touch()
            trouble = _set_up(folder, extra, anew=cut or not _whole(folder))
            _unfinished(folder).unlink()  # a failure is no cut: what is there is as it was left
    except OSError as why:
        trouble = _trouble(str(why))
    if trouble:
        _say(trouble)
        return None
    return python


def _is_online() -> bool:
    """Is there a way to other networks? Nothing is sent to these addresses of no network."""
    import socket  # here: most starts set nothing up

    for family, nowhere in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((nowhere, 9))
            return True
    return False


def _set_up(folder: Path, extra: str, anew: bool) -> str:
    """Makes the environment, where there is none to be trusted, and installs the project in it; the
    message of what went wrong, or nothing.
    """
    what = f".[{extra}]" if extra else "."
    install = ["install", "--quiet", "--disable-pip-version-check", "-e", what]
    with open(_log(folder), "wb") as log:  # noqa: PTH123
        is_made = not anew or _make(folder, log)
        if not is_made and not all(map(find_spec, ("venv", "ensurepip"))):
            return "setup-no-venv"
        if not is_made or not _done([str(_python(folder)), "-m", "pip", *install], log):
            return _trouble(_log(folder).read_text(encoding="utf-8", errors="replace"))
    _stamp(folder, extra).write_text(_wanted(), encoding="utf-8")
    return ""


def _trouble(printed: str) -> str:
    """The message for a set-up that failed, by what was printed meanwhile, or by the disk."""
    from playroom.optional_packages import trouble_of

    why = trouble_of(printed)
    if why == "other" and shutil.disk_usage(ROOT).free < ROOM:  # `venv` does not say what pip said
        why = "disk"
    return "setup-failed" if why == "other" else f"setup-{why}"


def _up_to_date(folder: Path, extra: str) -> bool:
    """Is there an environment in which a set-up for this project has come to its end?"""
    stamp = _stamp(folder, extra)
    return (
        not _unfinished(folder).exists()
        and _python(folder).exists()
        and stamp.exists()
        and stamp.read_text(encoding="utf-8") == _wanted()
    )


def _whole(folder: Path) -> bool:
    """Can something be installed in it? `python -m venv` makes its Python first and pip last, so an
    environment may have the one without the other.
    """
    python = _python(folder)
    return python.exists() and _done([str(python), "-m", "pip", "--version"])


def _unfinished(folder: Path) -> Path:
    """The file that is there while a set-up is at work, and after one that was cut."""
    return folder / "playroom-unfinished"


def _log(folder: Path) -> Path:
    """The file with what the last set-up printed."""
    return folder / "playroom-setup.log"


def _lock(folder: Path) -> Path:
    """The file that a set-up at work has locked."""
    return folder / "playroom-setup.lock"


@contextlib.contextmanager
def _working(folder: Path) -> Iterator[None]:
    """While a set-up is at work.

    Two at a time would take each other's files away: the second waits for the first, and for what
    the first has left running, which holds the same file open.
    """
    folder.mkdir(exist_ok=True)
    with open(_lock(folder), "ab") as file:  # noqa: PTH123
        since = time.monotonic()
        while not _locked(file.fileno()):
            time.sleep(0.1)
            since = _told_again(since)
        os.set_inheritable(file.fileno(), True)
        yield


def _locked(handle: int) -> bool:
    """Whether the file is locked by this process now. Without file locks there is no waiting."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _told_again(since: float) -> float:
    """Says that the work goes on when nothing was said for a while; since when it is silent now."""
    now = time.monotonic()
    if now < since + TELL_EVERY:
        return since
    _say(next(_GOES_ON))
    return now


def _done(command: list[str], errors: IO[bytes] | None = None) -> bool:
    """Runs a program to its end, and tells meanwhile that the work goes on; has it succeeded?

    Its errors are written into a file, where one is given. When this is interrupted it ends too.
    """
    with subprocess.Popen(
        command,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=errors or subprocess.DEVNULL,
        # without a network pip would go on trying for more than a minute
        env={"PIP_RETRIES": "1", **os.environ, "DEBIAN_FRONTEND": "noninteractive"},
        close_fds=False,  # see `_working`
    ) as program:
        since = time.monotonic()
        try:
            while True:
                try:
                    return program.wait(timeout=0.2) == 0
                except subprocess.TimeoutExpired:
                    since = _told_again(since)
        except BaseException:
            program.kill()
            raise


def _make(folder: Path, log: IO[bytes]) -> bool:
    if _venv(folder, log):
        return True
    # Debian ships Python without what makes environments; root may add it, anybody else is told the
    # command
    geteuid = getattr(os, "geteuid", None)
    if geteuid is None or geteuid() != 0 or not Path("/usr/bin/apt-get").exists():
        return False
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    _done(["apt-get", "update", "-qq"])
    _done(["apt-get", "install", "-y", "-qq", package])
    return _venv(folder, log)


def _venv(folder: Path, log: IO[bytes]) -> bool:
    """Makes an environment from nothing; only the sign that it is not finished stays where it is,
    so that a set-up that is cut here is known for one.
    """
    for entry in folder.iterdir():
        if entry in (_unfinished(folder), _lock(folder), _log(folder)):
            continue
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        else:
            entry.unlink()
    return _done([sys.executable, "-m", "venv", str(folder)], log)


def ready(module: str, argv: list[str], extra: str = "") -> int | None:
    """None when this Python has what `module` needs; else it has been run in the checkout's
    environment: its exit status.
    """
    if sys.version_info < (3, 11):  # noqa: UP036 - who runs it with an older one must be told
        _say("setup-python")
        return 2
    if not (ROOT / "pyproject.toml").exists() or (_installed() and not extra):
        return None
    if (
        extra
        and Path(sys.prefix).resolve() == (ROOT / ".venv").resolve()
        and _stamp(ROOT / ".venv", extra).exists()
    ):
        return None
    try:
        python = environment(extra)
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # pressed once more, it must not cut this off
        _say("setup-interrupted")
        return 2
    if python is None:
        return 2
    command = [str(python), "-m", module, *argv]
    if os.name == "nt":
        return subprocess.run(command, check=False).returncode
    os.execv(str(python), command)
    return None  # never reached: execv does not return
