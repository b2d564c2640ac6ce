"""`playroom doctor --report`: what it tells, and that no planted secret is in it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from playroom.cli import doctor_report
from playroom.cli.doctor_report import lines_of, told_settings
from playroom.cli.fault_log import MOST, MOST_PLACES, last_faults
from playroom.cli.parser import parse
from playroom.locale import LANGUAGES, Listener, teller_of
from playroom.sound.doctor import SoundProbe
from playroom.speech.doctor import Probe
from playroom.store import Settings
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
  File "/home/{MARK}/src/playroom/cli/doctor_report.py", line 12, in {MARK}
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


LOOKED_AT = ("TERM", "TERM_PROGRAM", "LANG", "SSH_CONNECTION", "PLAYROOM_ENGINE", "DISPLAY")
OTHERS = ("USER", "HOSTNAME", "PLAYROOM_SPEECH", "XDG_DATA_HOME", "WSL_DISTRO_NAME")


def test_no_planted_secret_is_in_the_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / f"home-{MARK}"
    plant(folder)
    voices = [
        Probe("ao2", True, "ok", name=f"{MARK} voice", languages=("en", MARK), detail=MARK),
        Probe("prism", False, f"{MARK}!", detail=MARK, command=f"/home/{MARK}/bin/pip install x"),
    ]
    sounds = SoundProbe(False, "no-device", command=f"/home/{MARK}/pip", detail=MARK)
    monkeypatch.setattr(doctor_report, "probe", lambda: voices)
    monkeypatch.setattr(doctor_report, "probe_sounds", lambda: sounds)
    for name in (*LOOKED_AT, *OTHERS):
        monkeypatch.setenv(name, f"xterm-{MARK}")
    told = {}
    for speech in ("auto", f"file:/home/{MARK}/heard.txt"):
        args = parse(["doctor", "--report", "--data", str(folder), "--speech", speech])
        for language in LANGUAGES:
            lines = [teller_of(language).tell(one, NOBODY) for one in lines_of(args, language)]
            told[language] = "\n".join(lines)
            assert MARK not in told[language].casefold()
            assert "0123456789abcdef" not in told[language]
            assert "10.20.30.40" not in told[language]
    for part in (
        *("language other", "verbosity brief", "pace 4", "name set", "unknown 1"),
        *("Voice ao2 works. Languages: en.", "Voice prism does not work: other."),
        *("Sounds: no-device.", "Kept games, unfinished: 2. Finished: 0. File: ok."),
        *("Kind: other. Program: other.", "Problems: "),
        *("ValueError. Where: cli/doctor_report.py:12, store/faults.py:7.",),
    ):
        assert part in told["en"], part


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_lines_that_are_printed_and_nothing_else(tmp_path: Path, language: str) -> None:
    plant(data := tmp_path / "data")
    words = ("doctor", "--report", "--json", "--data", str(data), "--lang", language)
    env = {**os.environ, "PYTHONPATH": str(ROOT), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "playroom", *words], cwd=tmp_path, env=env, input="",
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith({"en": "Report of ", "es": "Informe del "}[language])
    assert all(line.endswith(".") for line in done.stdout.splitlines())
    assert MARK not in done.stdout
    assert list(tmp_path.iterdir()) == [data]


@pytest.mark.pty
@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are POSIX")
def test_in_a_file_the_terminal_is_told_all_the_same(tmp_path: Path) -> None:
    from tests.terminal.drive import Session

    argv = [sys.executable, "-m", "playroom", "doctor", "--report", "--lang", "en"]
    cut = ["sh", "-c", 'cd "$HOME" && "$@" > mine.txt; echo done', "sh", *argv]
    with Session(cut, cols=123, env={"PYTHONPATH": str(ROOT), "HOME": str(tmp_path)}) as terminal:
        terminal.until("done", 60)
    assert "Terminal of 123 columns" in (tmp_path / "mine.txt").read_text("utf-8")
