"""A fresh checkout sets itself up: a virtual environment beside the code, and in it what the
project asks for.

Standard library only, and old Pythons must get far enough to be told that they are too old.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
"""The checkout (or, installed, the folder of packages)."""


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
    said.
    """
    folder = ROOT / ".venv"
    python, stamp = _python(folder), _stamp(folder, extra)
    try:
        if python.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == _wanted():
            return python
        _say("setup-preparing")
        if not python.exists() and not _make(folder):
            _say("setup-no-venv")
            return None
        what = f".[{extra}]" if extra else "."
        done = subprocess.run(
            [
                str(python),
                "-m",
                "pip",
                "install",
                "--quiet",
                "--disable-pip-version-check",
                "-e",
                what,
            ],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=False,
        )
        if done.returncode != 0:
            (folder / "playroom-setup.log").write_bytes(done.stderr)
            _say("setup-failed")
            return None
        stamp.write_text(_wanted(), encoding="utf-8")
    except OSError:
        _say("setup-failed")
        return None
    return python


def _make(folder: Path) -> bool:
    if _venv(folder):
        return True
    # Debian ships Python without what makes environments; root may add it, anybody else is told the
    # command
    geteuid = getattr(os, "geteuid", None)
    if geteuid is None or geteuid() != 0 or not Path("/usr/bin/apt-get").exists():
        return False
    package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
    quiet = {
        "stdin": subprocess.DEVNULL,
        "stdout": subprocess.DEVNULL,
        "stderr": subprocess.DEVNULL,
    }
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(  # type: ignore[call-overload]
        ["apt-get", "update", "-qq"], env=env, check=False, **quiet
    )
    subprocess.run(  # type: ignore[call-overload]
        ["apt-get", "install", "-y", "-qq", package], env=env, check=False, **quiet
    )
    return _venv(folder)


def _venv(folder: Path) -> bool:
    done = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", str(folder)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return done.returncode == 0


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
    python = environment(extra)
    if python is None:
        return 2
    command = [str(python), "-m", module, *argv]
    if os.name == "nt":
        return subprocess.run(command, check=False).returncode
    os.execv(str(python), command)
    return None  # never reached: execv does not return
