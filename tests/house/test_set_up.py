"""A fresh checkout sets itself up, whatever moment an earlier set-up was cut at."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import IO

import pytest

from playroom import bootstrap

ROOT = bootstrap.ROOT
BARE = str(getattr(sys, "_base_executable", sys.executable))
"""A Python in which the project is not installed."""

PROJECT = """\
[build-system]
requires = []
build-backend = "backend"
backend-path = ["."]

[project]
name = "accessible-playroom"
version = "0.1.0"
"""
BACKEND = """\
import pathlib, time, zipfile

def build_editable(folder, config_settings=None, metadata_directory=None):
    pathlib.Path("building").touch()
    while pathlib.Path("wait").exists():
        time.sleep(0.05)
    name = "accessible_playroom-0.1.0"
    with zipfile.ZipFile(pathlib.Path(folder, f"{name}-py3-none-any.whl"), "w") as wheel:
        about = "Metadata-Version: 2.1\\nName: accessible-playroom\\nVersion: 0.1.0\\n"
        wheel.writestr(f"{name}.dist-info/METADATA", about)
        kind = "Wheel-Version: 1.0\\nGenerator: test\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n"
        wheel.writestr(f"{name}.dist-info/WHEEL", kind)
        wheel.writestr(f"{name}.dist-info/RECORD", "")
    return f"{name}-py3-none-any.whl"
"""
MAIN = """\
import sys
from playroom.bootstrap import ready
status = ready("playroom", sys.argv[1:])
if status is not None:
    sys.exit(status)
print("set up")
"""


class Checkout:
    """A checkout that needs nothing from anywhere, and says `set up` when it is."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "playroom", folder / "playroom")
        shutil.copytree(ROOT / "locales", folder / "locales")
        (folder / "playroom" / "__main__.py").write_text(MAIN)
        (folder / "pyproject.toml").write_text(PROJECT)
        (folder / "backend.py").write_text(BACKEND)

    def start(self, **more: str) -> subprocess.Popen[str]:
        env = {**os.environ, "LC_ALL": "C.UTF-8", **more}
        env.pop("PYTHONPATH", None)
        return subprocess.Popen(
            [BARE, "-m", "playroom", "--lang", "en"],
            cwd=self.folder,
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def cut(self, when: Callable[[], bool], how: int) -> tuple[int, str]:
        """Starts, and sends everything that runs a signal at a moment: the status, and the
        errors.
        """
        program = self.start()
        until = time.monotonic() + 120
        while not when():
            assert time.monotonic() < until
            assert program.poll() is None
            time.sleep(0.02)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(program.pid, how)
        return self.ended(program)[::2]

    def ended(self, program: subprocess.Popen[str] | None = None) -> tuple[int, str, str]:
        program = program or self.start()
        out, errors = program.communicate(timeout=240)
        return program.returncode, out, errors

    def has(self, file: str) -> Callable[[], bool]:
        return (self.folder / file).exists


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.skipif(os.name == "nt", reason="signals to a group of processes")
def test_a_cut_set_up_heals(tmp_path: Path) -> None:
    """Killed when there is a Python and no pip; interrupted there; killed while it installs."""
    checkout = Checkout(tmp_path / "checkout")
    python = checkout.has(".venv/bin/python")
    assert checkout.cut(python, signal.SIGKILL)[0] == -signal.SIGKILL
    assert not list((checkout.folder / ".venv").glob("lib/python*/site-packages/pip/__main__.py"))
    before = (checkout.folder / ".venv/bin/python").lstat().st_mtime_ns  # numbers come again

    def made_anew() -> bool:
        return python() and (checkout.folder / ".venv/bin/python").lstat().st_mtime_ns != before

    status, errors = checkout.cut(made_anew, signal.SIGINT)
    assert status == 2
    assert "Traceback" not in errors
    assert errors.splitlines()[-1].startswith("Setting up was stopped.")
    (checkout.folder / "wait").touch()
    assert checkout.cut(checkout.has("building"), signal.SIGKILL)[0] == -signal.SIGKILL
    (checkout.folder / "wait").unlink()
    assert checkout.ended()[:2] == (0, "set up\n")
    status, out, errors = checkout.ended()  # and the next start says nothing of it
    assert (status, out, errors) == (0, "set up\n", "")


class Steps:
    """Stands for the programs that a set-up runs, cut at one of them."""

    def __init__(self, folder: Path, cut_at: int) -> None:
        self.folder = folder
        self.cut_at = cut_at
        self.run: list[str] = []

    def __call__(self, command: list[str], errors: IO[bytes] | None = None) -> bool:
        self.run.append(" ".join(command[1:4]))
        python = self.folder / ".venv" / "bin" / "python"
        if "venv" in command:  # as the real one: first the Python, at last the pip
            python.parent.mkdir(parents=True)
            python.touch()
            self._cut()
            (python.parent / "pip").touch()
            return True
        self._cut()
        return (python.parent / "pip").exists()

    def _cut(self) -> None:
        self.cut_at -= 1
        if self.cut_at < 0:
            raise KeyboardInterrupt


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "pyproject.toml").write_text(PROJECT)
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap, "_say", lambda message: None)
    monkeypatch.setattr(bootstrap, "_is_online", lambda: True)
    return tmp_path


def test_without_a_way_to_other_networks_it_says_so_at_once_and_goes_on(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def connect(way: socket.socket, address: object) -> None:
        raise OSError(errno.ENETUNREACH, "Network is unreachable")

    said: list[str] = []
    steps = Steps(checkout, 99)
    monkeypatch.undo()
    monkeypatch.setattr(bootstrap, "ROOT", checkout)
    monkeypatch.setattr(socket.socket, "connect", connect)
    monkeypatch.setattr(bootstrap, "_say", said.append)
    monkeypatch.setattr(bootstrap, "_done", steps)
    assert bootstrap.environment() is not None
    assert said == ["setup-preparing", "setup-offline"]


@pytest.mark.parametrize("cut_at", range(2))
def test_what_was_cut_is_made_from_the_beginning(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, cut_at: int
) -> None:
    monkeypatch.setattr(bootstrap, "_done", Steps(checkout, cut_at))
    with pytest.raises(KeyboardInterrupt):
        bootstrap.environment()
    steps = Steps(checkout, 99)
    monkeypatch.setattr(bootstrap, "_done", steps)
    assert bootstrap.environment() == checkout / ".venv" / "bin" / "python"
    assert [step.split()[1] for step in steps.run] == ["venv", "pip"]
    steps.run.clear()
    assert bootstrap.environment() is not None
    assert steps.run == []


def test_one_without_pip_is_made_from_the_beginning_and_a_whole_one_is_kept(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What an older playroom left when it was cut has no sign of it."""
    python = checkout / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.touch()
    steps = Steps(checkout, 99)
    monkeypatch.setattr(bootstrap, "_done", steps)
    assert bootstrap.environment() == python
    assert [step.split()[1] for step in steps.run] == ["pip", "venv", "pip"]
    steps.run.clear()
    (checkout / "pyproject.toml").write_text(PROJECT + "\n")
    assert bootstrap.environment() == python
    assert [step.split()[1] for step in steps.run] == ["pip", "pip"]


class Fails:
    """Stands for the programs of a set-up, of which one fails with what it prints."""

    def __init__(self, which: str, prints: str) -> None:
        self.which = which
        self.prints = prints

    def __call__(self, command: list[str], errors: IO[bytes] | None = None) -> bool:
        if command[2] != self.which or errors is None:
            return self.which != "venv"
        errors.write(self.prints.encode())
        errors.flush()
        return False


OFFLINE = (
    "WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError("
    "'<HTTPSConnection>: Failed to establish a new connection: [Errno -3] Temporary failure in"
    " name resolution')': /simple/fluent-runtime/\nERROR: Could not find a version (from versions:"
    " none)\n"
)
FULL = "Error: [Errno 28] No space left on device: '.venv/bin/activate'\n"
ENSUREPIP = "Error: Command '['ensurepip']' returned non-zero exit status 1.\n"


@pytest.mark.parametrize(
    ("which", "prints", "free", "lacks", "reason"),
    [
        ("pip", OFFLINE, 1e12, "", "setup-network"),
        ("pip", "ERROR: [Errno 28] No space left on device\n", 1e12, "", "setup-disk"),
        ("pip", "ERROR: [Errno 13] Permission denied: 'lib'\n", 1e12, "", "setup-refused"),
        ("pip", "error: subprocess-exited-with-error\n", 1e12, "", "setup-failed"),
        ("venv", FULL, 1e12, "", "setup-disk"),
        ("venv", ENSUREPIP, 1e6, "", "setup-disk"),
        ("venv", ENSUREPIP, 1e12, "ensurepip", "setup-no-venv"),
        ("venv", "", 1e12, "venv", "setup-no-venv"),
        ("venv", ENSUREPIP, 1e12, "", "setup-failed"),
    ],
)
def test_a_set_up_that_fails_says_why(
    checkout: Path,
    monkeypatch: pytest.MonkeyPatch,
    which: str,
    prints: str,
    free: float,
    lacks: str,
    reason: str,
) -> None:
    said: list[str] = []
    monkeypatch.setattr(bootstrap, "_say", said.append)
    monkeypatch.setattr(bootstrap, "_done", Fails(which, prints))
    monkeypatch.setattr(bootstrap, "find_spec", lambda name: None if name == lacks else name)
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setattr(shutil, "disk_usage", lambda path: SimpleNamespace(free=free))
    assert bootstrap.environment() is None
    assert said == ["setup-preparing", reason]
    assert (checkout / ".venv" / "playroom-setup.log").read_text() == prints


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (PermissionError(errno.EACCES, "Permission denied"), "setup-refused"),
        (OSError(errno.EROFS, "Read-only file system"), "setup-refused"),
        (OSError(errno.ENOSPC, "No space left on device"), "setup-disk"),
        (OSError(errno.EDQUOT, "Disk quota exceeded"), "setup-disk"),
    ],
)
def test_a_folder_that_takes_nothing_is_named_as_the_reason(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, reason: str
) -> None:
    def refuses(*_: object, **__: object) -> None:
        raise error

    said: list[str] = []
    monkeypatch.setattr(bootstrap, "_say", said.append)
    monkeypatch.setattr(Path, "mkdir", refuses)
    assert bootstrap.environment() is None
    assert said == ["setup-preparing", reason]


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_without_a_network_pip_tries_twice_at_most(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path / "checkout")
    needs = BACKEND.replace("Version: 0.1.0\\n", "Version: 0.1.0\\nRequires-Dist: lonely\\n")
    (checkout.folder / "backend.py").write_text(needs)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # no server listens there
        index = f"http://127.0.0.1:{taken.getsockname()[1]}/simple"
        program = checkout.start(PIP_INDEX_URL=index, PIP_CONFIG_FILE=os.devnull)
        status, out, errors = checkout.ended(program)
    assert (status, out) == (2, "")
    assert errors.splitlines()[-1].startswith("No internet connection was found")
    log = (checkout.folder / ".venv" / "playroom-setup.log").read_text()
    assert log.count("Retrying") == 1


def test_it_tells_that_it_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(bootstrap, "_say", said.append)
    monkeypatch.setattr(bootstrap, "TELL_EVERY", 0.3)
    assert bootstrap._done([sys.executable, "-c", "import time; time.sleep(1.5)"])
    assert len(said) >= 2
    assert all(one != other for one, other in pairwise(said))


def test_a_second_set_up_waits_for_the_first(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for what a first one that was killed has left running."""
    fcntl = pytest.importorskip("fcntl")
    folder = checkout / ".venv"
    folder.mkdir()
    held = (folder / "playroom-setup.lock").open("ab")
    fcntl.flock(held, fcntl.LOCK_EX)
    said: list[str] = []

    def say(message: str) -> None:
        said.append(message)
        if message != "setup-preparing":
            held.close()

    monkeypatch.setattr(bootstrap, "_say", say)
    monkeypatch.setattr(bootstrap, "TELL_EVERY", 0.2)
    monkeypatch.setattr(bootstrap, "_done", Steps(checkout, 99))
    assert bootstrap.environment() is not None
    assert said[0] == "setup-preparing"
    assert len(said) == 2
