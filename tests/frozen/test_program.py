"""The built program (PyInstaller) at work: a game, a voice, sounds, bots in processes, two programs
in a room, and nothing left behind.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from playroom.engine.registry import game_ids
from playroom.sound.tokens import TOKENS
from tests.frozen.program import PROGRAM, in_terminal, needs_program, processes, run, until
from tests.shell.by_keys import KeyPlayer, prepare
from tests.sound import rig
from tests.speech.real_speechd import RealSpeechd, needs_speechd
from tests.terminal.drive import Session, key_bytes

pytestmark = [needs_program, pytest.mark.pty]

SHORT = ("play", "cribbage", "--seed", "5", "--option", "target=31", "--seats", "you,Berta:expert")
NO_DAEMON = ("no-daemon", "daemon-refused")
"""The voice's libraries are there, and nothing answers them."""
FIRST = {"es": "cartas:", "en": "cards:"}


@pytest.mark.parametrize("lang", ["es", "en"])
def test_a_game_is_played_by_keys_against_an_expert(lang: str, tmp_path: Path) -> None:
    data = prepare(tmp_path / "data")
    with in_terminal(*SHORT, data=data, lang=lang, TMPDIR=str(tmp_path)) as session:
        session.until(FIRST[lang])
        player = KeyPlayer(session, data, language=lang)
        while player.step():
            pass
        player.press("c-s")
        player.close()
        assert session.wait() == 0
        assert b"Traceback" not in session.raw
    assert not (data / "faults.log").exists()
    assert [entry.name for entry in tmp_path.iterdir()] == ["data"], "unpacked files are left"


@needs_speechd
def test_a_voice_speaks_and_its_death_is_survived(tmp_path: Path) -> None:
    data = prepare(tmp_path / "data", speech="tts")
    with (
        RealSpeechd() as daemon,
        in_terminal(*SHORT, data=data, lang="es", SPEECHD_ADDRESS=daemon.address) as session,
    ):
        opening = session.until("cartas:")

        def said(line: str) -> bool:
            return until(lambda: any(line in text for text in daemon.texts("end")))

        assert said(opening[-1]), daemon.texts()
        (host,) = processes(session, "playroom.speech.host")
        os.kill(host, signal.SIGKILL)
        KeyPlayer(session, data).ready()
        session.new_lines()
        session.send(key_bytes("right"))
        answer = session.until(lambda lines: lines)
        assert said(answer[-1]), daemon.texts()
        assert host not in processes(session, "playroom.speech.host")


@pytest.mark.needs(*rig.PACKAGES)
def test_sounds_are_heard(tmp_path: Path) -> None:
    data = prepare(tmp_path / "data", sounds="on")
    with (data / "settings.toml").open("a", encoding="utf-8") as file:
        file.write("[sound]\n" + "".join(f"{token} = true\n" for token in TOKENS))
    with rig.server() as server, in_terminal(*SHORT, data=data, **server.env) as session:
        session.until("cards:")
        KeyPlayer(session, data).ready()
        assert until(lambda: processes(session, "playroom.sound.host"))
        recorder = rig.Recorder(server)
        for _ in range(4):  # a card is chosen, and put back; the first sounds are still being made
            session.key("space")
            session.quiet(0.5)
        assert recorder.finish().onsets()


@contextmanager
def hosting(*words: str, data: Path) -> Iterator[tuple[subprocess.Popen[str], dict[str, Any]]]:
    """A room of the program, and its first invitation."""
    words = ("host", "--json", "--listen", "127.0.0.1:0", "--data", str(data), *words)
    with subprocess.Popen([PROGRAM, *words], stdout=subprocess.PIPE, text=True) as room:
        assert room.stdout is not None
        try:
            told = {}
            for line in room.stdout:
                told = json.loads(line)
                if told["event"] == "invitation":
                    break
            yield room, told
        finally:
            room.terminate()
            room.wait(10)


def printed(session: Session, text: str) -> bool:
    """Waits until a line with that text was printed, whenever it was."""

    def there() -> bool:
        session.quiet()
        return any(text in line for line in session.lines)

    return until(there)


def test_a_friend_sits_down_and_the_bots_think_in_processes(tmp_path: Path) -> None:
    seats = ("--open", "cribbage", "--seats", "Ana,bot:expert", "--lang", "es")
    home = prepare(tmp_path / "ana", name="Ana")
    with (
        hosting(*seats, data=prepare(tmp_path / "room")) as (room, invitation),
        in_terminal("join", invitation["line"], data=home) as session,
    ):
        session.until("Enter when you are ready")
        assert printed(session, "You sit in seat 1 of 2")
        KeyPlayer(session, home).ready()
        session.key("enter")
        assert printed(session, "Choose 2 cards")
        session.keys("space", "tab", "space", "enter")
        assert printed(session, "lays away 2 cards")
        children = Path(f"/proc/{room.pid}/task/{room.pid}/children").read_text().split()
        listed = subprocess.run(
            ["ps", "-e", "-o", "ppid=,args="], capture_output=True, text=True, check=True
        ).stdout.splitlines()
        workers = [line.split() for line in listed if "playroom.match.bots.worker" in line]
        assert any(ppid in (str(room.pid), *children) for ppid, *_ in workers), listed


def test_simulations_share_their_work_among_processes() -> None:
    done = run("simulate", "cribbage", "--games", "40", "--seats", "easy,easy", "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "40" in done.stdout


def test_neither_the_folder_nor_the_environment_puts_a_module_in_the_place_of_another(
    tmp_path: Path,
) -> None:
    for name in ("json", "speechd", "miniaudio", "playroom"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit(77)\n")
    around = {"PYTHONPATH": str(tmp_path), "PYTHONSTARTUP": str(tmp_path / "json.py")}
    done = run("doctor", "--json", cwd=tmp_path, **around)
    assert (done.returncode, done.stderr) == (0, "")
    tried = {one["backend"]: one for one in json.loads(done.stdout)["backends"]}
    assert tried["ao2"]["code"] in NO_DAEMON
    for module in ("playroom.sound.host", "playroom.match.bots.worker", "playroom.speech.host"):
        assert run("--module", module, "1", cwd=tmp_path, **around).returncode != 77


def test_only_its_own_modules_can_be_started(tmp_path: Path) -> None:
    for words in (("--module", "this"), ("-c", "print(1)"), ("-m", "this")):
        done = run(*words, "--lang", "en")
        assert (done.returncode, done.stdout) == (2, "")
        assert len(done.stderr.splitlines()) == 1


def test_what_a_player_may_install_is_in_it() -> None:
    told = json.loads(run("doctor", "--json").stdout)
    codes = {one["backend"]: one["code"] for one in told["backends"]}
    assert codes["ao2"] in NO_DAEMON
    assert codes["pyttsx3"] != "not-installed"
    assert told["absent"] == {}
    assert told["broken"] == []
    assert told["games"] == list(game_ids())
    assert told["sounds"]["code"] == "no-device"
    assert run("--version").stdout.startswith("playroom ")


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_a_signal_ends_it_and_nothing_unpacked_is_left(
    number: signal.Signals, tmp_path: Path
) -> None:
    data = prepare(tmp_path / "data")
    with in_terminal(*SHORT, data=data, TMPDIR=str(tmp_path)) as session:
        session.until("cards:")
        session.signal(number)
        assert session.wait() == 0
        assert b"Traceback" not in session.raw
    assert [entry.name for entry in tmp_path.iterdir()] == ["data"]
