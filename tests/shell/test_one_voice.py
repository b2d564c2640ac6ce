"""One voice: with a reader around or beside the terminal the room keeps quiet; speech into a file
has every line.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from playroom.speech import look_around
from tests.shell.by_keys import prepare
from tests.speech.fake_ssip import FakeSpeechd
from tests.terminal.drive import PASTE_MODE, Session

# Processes with the names of readers are seen by every test that looks for them: not two of those
# at a time.
pytestmark = pytest.mark.xdist_group("readers by name")

BARE: Mapping[str, str | None] = dict.fromkeys(
    (
        "CI",
        "SSH_CONNECTION",
        "SSH_TTY",
        "WSL_DISTRO_NAME",
        "WSL_INTEROP",
        "PLAYROOM_SPEECH",
        "WAYLAND_DISPLAY",
    )
)
"""No reason but a reader to keep quiet."""


@pytest.fixture
def beside(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A process that has a reader's name and does nothing."""
    program = tmp_path / str(request.param)
    shutil.copy(shutil.which("sleep") or "/bin/sleep", program)
    with subprocess.Popen([program, "60"]) as process:
        yield program.name
        process.kill()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a table of processes")
@pytest.mark.parametrize("beside", ["orca", "cthulhu"], indirect=True)
def test_a_real_process_of_a_readers_name(beside: str) -> None:
    # found as soon as the program has taken the place of the fork of this one
    names = (
        {process.name for process in look_around({"DISPLAY": ":0"}).readers} for _ in range(200)
    )
    assert any(beside in found for found in names)


def quiet_room(folder: Path, daemon: FakeSpeechd, argv: list[str], **env: str) -> list[str]:
    """Starts the room for the first time with `--speech auto`; what it prints until two keys were
    answered.
    """
    folder.mkdir()
    environment = {
        **BARE,
        "SPEECHD_ADDRESS": daemon.address,
        "SPEECHD_CMD": "/nonexistent/spd",
        "DISPLAY": ":0",
        **env,
    }
    with Session(
        [*argv, "--data", str(folder), "--lang", "en"], cols=300, env=environment
    ) as session:
        session.until("Play ")
        while PASTE_MODE.search(session.raw) is None:
            session.quiet()
        session.quiet(0.2)
        session.keys("down", "up")
        return session.lines


@pytest.mark.pty
@pytest.mark.parametrize("name", ["tdsr", "yasr", "fenrir"])
def test_inside_a_reader_nothing_is_said_twice(tmp_path: Path, name: str) -> None:
    reader = tmp_path / name
    reader.write_text(
        f"import subprocess, sys\nsubprocess.run([{sys.executable!r}, '-m', 'playroom', "
        "*sys.argv[1:]])\n"
    )
    with FakeSpeechd() as daemon:
        lines = quiet_room(tmp_path / "data", daemon, [sys.executable, str(reader)])
        assert any(line.casefold().startswith(f"{name} reads this terminal") for line in lines), (
            lines
        )
        assert daemon.texts() == []


@pytest.mark.pty
@pytest.mark.parametrize("beside", ["orca"], indirect=True)
def test_beside_a_reader_nothing_is_said_twice(tmp_path: Path, beside: str) -> None:
    with FakeSpeechd() as daemon:
        argv = [sys.executable, "-m", "playroom"]
        lines = quiet_room(tmp_path / "data", daemon, argv, VTE_VERSION="7000", TERM="xterm")
        assert any(line.startswith("Orca reads this terminal") for line in lines), lines
        assert daemon.texts() == []


def test_from_elsewhere_the_sound_does_not_come_out_of_the_wrong_machine(tmp_path: Path) -> None:
    with FakeSpeechd() as daemon:
        lines = quiet_room(
            tmp_path / "data", daemon, [sys.executable, "-m", "playroom"], SSH_TTY="/dev/pts/9"
        )
        assert any(line.startswith("You are connected from elsewhere") for line in lines), lines
        assert daemon.texts() == []


def test_speech_into_a_file_has_every_line(tmp_path: Path) -> None:
    file = tmp_path / "said"
    argv = [sys.executable, "-m", "playroom", "play", "cribbage", "--seed", "5", "--lang", "es"]
    data = prepare(tmp_path / "data")
    done = subprocess.run(
        [*argv, "--data", str(data), "--speech", f"file:{file}"],
        input="h\n?\ns\n/salir\n", capture_output=True, text=True, timeout=60, check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert file.read_text(encoding="utf-8").split() == done.stdout.split()
    assert "cartas" in done.stdout


def test_a_file_that_cannot_be_written_is_refused_in_a_sentence(tmp_path: Path) -> None:
    argv = [sys.executable, "-m", "playroom", "--data", str(tmp_path / "data"), "--lang", "en"]
    done = subprocess.run(
        [*argv, "--speech", f"file:{tmp_path}/none/said"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode != 0
    assert f"The speech file {tmp_path}/none/said cannot be written." in (done.stdout + done.stderr)
    assert "Traceback" not in done.stderr
