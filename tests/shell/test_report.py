"""`playroom report`: what it tells, that no planted secret is in it, and that it is shown before it
is saved.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from playroom.cli.fault_log import MOST, MOST_PLACES, last_faults
from playroom.cli.report import collect, lines_of, told_settings
from playroom.engine.wire import written
from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.sound.doctor import SoundProbe
from playroom.speech.doctor import Probe
from playroom.store import Settings
from playroom.store.paths import places
from tests.shell.kept import a_header, kept_game
from tests.shell.test_mending import change

ROOT = Path(__file__).parents[2]
MARK = "zqx"
"""In every secret that is planted; in nothing that is told."""
NOBODY = Listener(None, (), ())

SECRET_SETTINGS = f"""
name = "Ana {MARK}"
rooms = "https://{MARK}.example/list.json"
language = "{MARK}"
voice_trouble = "{MARK}"
muted = ["{MARK}person"]
verbosity = "brief"
pace = 4
{MARK}unknown = "{MARK}"
[voice.en.{MARK}program]
voice = "/home/{MARK}/voice"
rate = 5
[keys]
{MARK}command = ["{MARK}"]
[words.en]
{MARK}jack = "{MARK}"
[sound]
{MARK}sound = true
"""
SECRET_FAULT = f"""2026-11-26T07:00:00+00:00
a wire: {MARK} token 0123456789abcdef{MARK}
Traceback (most recent call last):
  File "/home/{MARK}/src/playroom/cli/report.py", line 12, in {MARK}
    raise ValueError("{MARK} 5H 6H 7H seed {MARK}")
  File "/home/{MARK}/private/playroom/{MARK}.py", line 3, in {MARK}
    {MARK}()
  File "/home/{MARK}/playroom/cli/../../{MARK}.py", line 3, in run
  File "C:\\Users\\{MARK}\\playroom\\store\\faults.py", line 7, in report
{MARK}.{MARK}Error: {MARK}
playroom.store.errors.{MARK}: {MARK}
sqlite3.{MARK}: {MARK}
ValueError: {MARK} invitation host.{MARK}.example:7447/{MARK}
{MARK}: 10.20.30.40 {MARK}

"""


def plant(folder: Path) -> None:
    """A folder of games with a secret of every kind."""
    kept_game(folder, 20, header=a_header(f"{MARK}open22", seed=f"{MARK}seed"))
    kept_game(folder, 30, header=a_header(f"{MARK}other2", seed=f"{MARK}seed"))
    change(folder, f"UPDATE matches SET game = '{MARK}game' WHERE id = '{MARK}other2'")
    change(folder, f"UPDATE matches SET players = replace(players, 'Berta', 'Eva {MARK}')")
    (folder / "settings.toml").write_text(SECRET_SETTINGS, "utf-8")
    (folder / "faults.log").write_text(SECRET_FAULT * 3, "utf-8")
    (folder / "rooms.json").write_text(f'[{{"host": "{MARK}", "token": "{MARK}"}}]', "utf-8")
    (folder / "key.pem").write_text(MARK, "utf-8")
    room = folder / "room"
    room.mkdir()
    for name in ("house.toml", "room.key", "room.db", "order.jsonl", f"{MARK}.db"):
        (room / name).write_text(f'[privacy]\nhost = "{MARK}"\n', "utf-8")


def environment() -> dict[str, str]:
    """Variables with a secret in each that the report looks at, and in others."""
    looked_at = ("TERM", "TERM_PROGRAM", "LANG", "SSH_CONNECTION", "PLAYROOM_ENGINE", "DISPLAY")
    more = ("USER", "HOSTNAME", "PLAYROOM_SPEECH", "XDG_DATA_HOME", "WSL_DISTRO_NAME")
    return dict.fromkeys((*looked_at, *more), f"xterm-{MARK}")


def test_no_planted_secret_is_in_the_report(tmp_path: Path) -> None:
    folder = tmp_path / f"home-{MARK}"
    plant(folder)
    voices = [
        Probe("ao2", True, "ok", name=f"{MARK} voice", languages=("en", MARK), detail=MARK),
        Probe("prism", False, f"{MARK}!", detail=MARK, command=f"/home/{MARK}/bin/pip install x"),
    ]
    sounds = SoundProbe(False, "no-device", command=f"/home/{MARK}/pip", detail=MARK)
    data = collect(places(folder), "en", None, environment(), voices, sounds)
    told = written(data, spaced=True)
    for language in LANGUAGES:
        told += "\n".join(teller_of(language).tell(one, NOBODY) for one in lines_of(data))
    assert MARK not in told.casefold()
    assert "0123456789abcdef" not in told
    assert "10.20.30.40" not in told
    assert data.settings["verbosity"] == "brief"
    assert data.settings["pace"] == 4
    assert data.settings["name"] == "set"
    assert data.kept.games == {"cribbage": 1, "other": 1}
    assert data.kept.bytes > 0
    assert data.faults[0].kind == "ValueError"
    assert data.faults[0].where == ("cli/report.py:12", "store/faults.py:7")
    assert (data.terminal.term, data.terminal.program) == ("other", "other")
    assert {"PLAYROOM_ENGINE", "SSH_CONNECTION"} <= set(data.variables)


def test_of_texts_in_the_settings_only_that_they_are_set_is_told(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(SECRET_SETTINGS, "utf-8")
    told = told_settings(Settings.load(file)[0])
    assert told["voice.*.*.rate"] == 1
    assert told["keys.*"] == 1
    assert set(map(str, told.values())) <= {"brief", "4", "set", "other", "1"}


def test_the_last_errors_are_told_and_no_more(tmp_path: Path) -> None:
    frame = '  File "/x/playroom/store/faults.py", line 1, in a\n'
    report = "2026-11-26T07:0{}:00+00:00\n" + frame * 9 + "KeyError: 'x'\n\n"
    (tmp_path / "faults.log").write_text("".join(report.format(n) for n in range(8)), "utf-8")
    faults = last_faults(tmp_path)
    assert [fault.at for fault in faults] == [f"2026-11-26T07:0{n}" for n in range(7, 7 - MOST, -1)]
    assert len(faults[0].where) == MOST_PLACES
    assert last_faults(tmp_path / "none") == ()


def playroom(*words: str, data: Path, here: Path) -> subprocess.CompletedProcess[str]:
    argv = [sys.executable, "-m", "playroom", "report", *words, "--data", str(data)]
    env = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        argv, cwd=here, env=env, input="", capture_output=True, text=True, timeout=60, check=False
    )


def test_a_pipe_shows_it_and_a_named_file_keeps_what_was_shown(tmp_path: Path) -> None:
    plant(data := tmp_path / "data")
    shown = playroom(data=data, here=tmp_path)
    assert shown.returncode == 0, shown.stderr
    assert MARK not in shown.stdout
    assert list(tmp_path.iterdir()) == [data]
    saved = playroom("mine.txt", "--lang", "es", data=data, here=tmp_path)
    assert saved.returncode == 0
    assert "mine.txt" in saved.stderr
    assert (tmp_path / "mine.txt").read_text("utf-8") == saved.stdout
    again = playroom("mine.txt", data=data, here=tmp_path)
    assert again.returncode == 2
    assert "already" in again.stderr
    machine = playroom("mine.json", "--json", data=data, here=tmp_path)
    assert json.loads(machine.stdout) == json.loads((tmp_path / "mine.json").read_text("utf-8"))
    assert MARK not in machine.stdout


@pytest.mark.pty
@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are POSIX")
def test_at_a_terminal_it_asks_after_the_last_line_and_enter_saves(tmp_path: Path) -> None:
    from tests.terminal.drive import Session

    argv = [sys.executable, "-m", "playroom", "report", "--data", str(tmp_path / "data")]
    env = {"PYTHONPATH": str(ROOT), "HOME": str(tmp_path)}
    file = tmp_path / "playroom-report.txt"
    (tmp_path / "data").mkdir()
    for answer, language, asks, tells in (
        ("no", "en", "press Enter", "Nothing was saved."),
        ("", "es", "pulsa Intro", "No se ha enviado nada"),
    ):
        cut = ["sh", "-c", 'cd "$HOME" && exec "$@"', "sh", *argv, "--lang", language]
        with Session(cut, cols=300, env=env) as terminal:
            terminal.until(asks)
            assert not file.exists()
            terminal.type(answer)
            terminal.key("enter")
            terminal.until(lambda _: tells in terminal.lines[-1])  # noqa: B023
        assert file.exists() is not bool(answer)
    lines = file.read_text("utf-8").splitlines()
    assert lines[0].startswith("Informe del ")
    assert not any("pulsa Intro" in one for one in lines)
