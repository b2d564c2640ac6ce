"""Which mode is chosen, and which readers are found, with stand-ins for each."""

from __future__ import annotations

import contextlib
import ctypes
import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from playroom.shell.terminal.theme import painter
from playroom.speech import (
    Choice,
    SpeechError,
    choose_mode,
    detect,
    detect_reader,
    wished_mode,
)
from playroom.speech.order import PROGRAMS, order_for, others_than


def nobody(env: Mapping[str, str]) -> tuple[str | None, str]:
    return None, "nothing-found"


def orca(env: Mapping[str, str]) -> tuple[str | None, str]:
    return "Orca", "process"


def never(env: Mapping[str, str]) -> tuple[str | None, str]:
    raise AssertionError("no reason to look for a reader")


@pytest.mark.parametrize(
    ("env", "tty", "look", "mode", "why", "reader"),
    [
        ({}, False, never, "off", "no-terminal", None),
        ({"TERM": "dumb"}, True, never, "off", "dumb-terminal", None),
        ({"CI": "true"}, True, never, "off", "ci", None),
        ({"CI": "false"}, True, nobody, "tts", "no-reader", None),
        ({"SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"}, True, never, "off", "remote", None),
        ({"SSH_TTY": "/dev/pts/1"}, True, never, "off", "remote", None),
        ({"WSL_DISTRO_NAME": "Debian"}, True, never, "off", "wsl", None),
        ({"TERM": "xterm"}, True, orca, "off", "reader", "Orca"),
        ({"TERM": "xterm"}, True, nobody, "tts", "no-reader", None),
    ],
)
def test_auto_never_says_twice_what_a_reader_says(
    env: dict[str, str], tty: bool, look: detect.Look, mode: str, why: str, reader: str | None
) -> None:
    assert choose_mode("auto", env=env, stdout_is_tty=tty, detect=look) == Choice(
        mode, False, why, reader
    )


@pytest.mark.parametrize("mode", ["tts", "off", "screen-reader"])
@pytest.mark.parametrize("env", [{}, {"TERM": "dumb"}, {"CI": "1"}, {"SSH_TTY": "x"}])
def test_what_was_asked_for_is_obeyed(mode: str, env: dict[str, str]) -> None:
    for wish in (mode, f" {mode.upper()} "):
        assert choose_mode(wish, env=env, stdout_is_tty=True, detect=never) == Choice(
            mode, mode == "screen-reader", "asked", None
        )


def test_through_a_pipe_a_screen_reader_prints_everything() -> None:
    assert not choose_mode("screen-reader", env={}, stdout_is_tty=False).quiet_print


def test_a_file_keeps_its_name_as_it_was_typed() -> None:
    choice = choose_mode("file:/tmp/Lines of Today.txt", env={}, stdout_is_tty=True, detect=never)
    assert choice == Choice("file", False, "asked", None, "/tmp/Lines of Today.txt")


@pytest.mark.parametrize("wish", ["", "speak", "file:", "file: ", "auto tts", "on"])
def test_an_unknown_wish_is_refused_by_name(wish: str) -> None:
    with pytest.raises(SpeechError) as refusal:
        choose_mode(wish, env={}, stdout_is_tty=True)
    assert refusal.value.key == "speech-mode-unknown"
    assert refusal.value.details == {"value": wish}


def test_every_chain_is_of_known_backends_and_a_voice_of_our_own_comes_after_every_reader() -> None:
    for platform in ("linux", "win32", "darwin", "freebsd14"):
        for mode in ("tts", "screen-reader"):
            assert set(order_for(mode, platform)) <= set(PROGRAMS)
    assert order_for("tts", "linux")[0] == "ao2"
    assert order_for("tts", "win32") == ("prism", "ao2", "pyttsx3")
    assert order_for("tts", "darwin")[0] == "prism"
    for platform in ("win32", "darwin"):
        chain = order_for("screen-reader", platform)
        readers = [name.endswith("-reader") for name in chain]
        assert readers == sorted(readers, reverse=True)
        assert not readers[-1]


def test_what_shares_a_daemon_or_a_reader_does_not_take_the_place_of_the_other() -> None:
    windows = order_for("screen-reader", "win32")
    assert others_than("prism-reader", windows, on_daemon=False) == ["prism", "ao2", "pyttsx3"]
    assert others_than("prism", windows, on_daemon=False) == ["ao2", "pyttsx3"]
    assert others_than("ao2", order_for("tts", "linux"), on_daemon=True) == ["pyttsx3"]
    assert others_than("pyttsx3", windows, on_daemon=False) == []


def test_prismatoid_comes_with_the_playroom_where_the_players_readers_are() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))
    lines = project["project"]["dependencies"]
    [prism] = [Requirement(line) for line in lines if line.startswith("prismatoid")]
    assert prism.marker is not None
    for platform in ("win32", "darwin", "linux"):
        comes = prism.marker.evaluate({"sys_platform": platform})
        assert comes is not PROGRAMS["prism"].optional(platform)
        assert comes is (platform != "linux")


# Readers
# --------------------------------------------------------------------------------------------------


class Table:
    """A process table as the kernel shows it, with this process's parent as the first ancestor."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.next = 900000
        self.add("systemd", pid=1)
        (folder / "cpuinfo").write_text("not a process")

    def add(self, comm: str, *command: str, pid: int | None = None, parent: int = 1) -> int:
        number = pid if pid is not None else self.next
        self.next += 1
        place = self.folder / str(number)
        place.mkdir(exist_ok=True)
        (place / "comm").write_text(comm + "\n")
        (place / "cmdline").write_text("\0".join(command or (comm,)) + "\0")
        (place / "stat").write_text(f"{number} ({comm} ) x) S {parent} 1 1 0")
        return number

    def look(self, **env: str) -> tuple[str | None, str]:
        return detect._linux(env, proc=str(self.folder))


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


@pytest.mark.parametrize(
    ("comm", "env", "reader"),
    [
        ("orca", {"DISPLAY": ":0"}, "Orca"),
        ("orca", {"WAYLAND_DISPLAY": "wayland-0"}, "Orca"),
        ("orca", {}, None),  # on another terminal's screen, which is not this text console
        ("fenrir", {}, "Fenrir"),
        ("espeakup", {}, "espeakup"),
        ("speechd-up", {}, "speechd-up"),
        ("brltty", {}, "BRLTTY"),
        ("cthulhu", {"DISPLAY": ":0"}, "Cthulhu"),
        ("sbl", {}, "SBL"),
        ("brltty", {"DISPLAY": ":0"}, None),  # many desktops run it without a display
        ("speech-dispatche", {}, None),
        ("speech-dispatche", {"DISPLAY": ":0"}, None),
    ],
)
def test_a_reader_among_the_processes(
    table: Table, comm: str, env: dict[str, str], reader: str | None
) -> None:
    table.add(comm)
    assert table.look(**env) == ((reader, "process") if reader else (None, "nothing-found"))


@pytest.mark.parametrize(
    ("command", "reader"),
    [
        (("python3", "/opt/tdsr/tdsr"), "TDSR"),
        (("/usr/bin/python3", "-u", "/home/ana/tdsr.py"), "TDSR"),
        (("tdsr", "bash"), "TDSR"),
        (("/usr/bin/yasr",), "yasr"),
        (("/usr/bin/python3", "/usr/bin/fenrir", "-x"), "Fenrir"),
        (("bash", "-c", "cat notes-about-tdsr"), None),
    ],
)
@pytest.mark.parametrize("env", [{}, {"DISPLAY": ":0"}])
def test_a_reader_around_the_terminal(
    table: Table, command: tuple[str, ...], reader: str | None, env: dict[str, str]
) -> None:
    outer = table.add(command[0], *command)
    table.add("bash", pid=os.getppid(), parent=outer)
    assert table.look(**env) == ((reader, "ancestor") if reader else (None, "nothing-found"))


@pytest.mark.parametrize("name", ["TDSR_ACTIVE", "TSDR_ACTIVE"])
def test_a_reader_that_says_so(table: Table, name: str) -> None:
    assert table.look(**{name: "1"}) == ("TDSR", "ancestor")
    assert table.look(**{name: ""}) == (None, "nothing-found")


def test_a_reader_beside_the_terminal_is_not_around_it(table: Table) -> None:
    table.add("tdsr", "tdsr")
    table.add("bash", pid=os.getppid())
    assert table.look() == (None, "nothing-found")


def test_another_persons_orca_reads_another_persons_screen(table: Table) -> None:
    table.add("orca")
    assert detect._linux({"DISPLAY": ":0"}, proc=str(table.folder), uid=os.getuid() + 1) == (
        None,
        "nothing-found",
    )


def test_a_table_that_goes_round_in_a_circle(table: Table) -> None:
    table.add("bash", pid=os.getppid(), parent=os.getppid())
    assert table.look() == (None, "nothing-found")


def test_a_guess_never_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> tuple[str | None, str]:
        raise PermissionError

    for guess in ("_linux", "_windows", "_macos"):
        monkeypatch.setattr(detect, guess, broken)
    assert detect_reader({}) == (None, "unknown")


class Windows:
    """What detection asks of Windows: windows by their class, the reader's flag, Narrator's place
    in the registry.
    """

    HKEY_CURRENT_USER = "user"

    def __init__(self, window: str = "", flag: int = 0, narrator: int | None = None) -> None:
        self.user32 = self
        self.window, self.flag, self.narrator = window, flag, narrator

    def FindWindowW(self, kind: str, title: str) -> int:
        return 77 if kind == self.window else 0

    def SystemParametersInfoW(self, what: int, _: int, pointer: Any, __: int) -> int:
        assert what == 0x0046
        pointer._obj.value = self.flag
        return 1

    def OpenKey(self, root: str, path: str) -> Any:
        if self.narrator is None:
            raise FileNotFoundError(path)
        assert root == "user"
        return contextlib.nullcontext(path)

    def QueryValueEx(self, key: str, name: str) -> tuple[int | None, int]:
        assert (key, name) == (r"Software\Microsoft\Narrator\NoRoam", "RunningState")
        return self.narrator, 4


@pytest.mark.parametrize(
    ("windows", "found"),
    [
        (Windows("wxWindowClassNR"), ("NVDA", "window")),
        (Windows("JFWUI2", flag=1), ("JAWS", "window")),
        (Windows(flag=1), ("", "system-flag")),
        (Windows(narrator=1), ("Narrator", "system-flag")),
        (Windows(narrator=0), (None, "nothing-found")),
        (Windows(), (None, "nothing-found")),
    ],
)
def test_readers_of_windows(
    monkeypatch: pytest.MonkeyPatch, windows: Windows, found: object
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", windows, raising=False)
    monkeypatch.setitem(sys.modules, "winreg", windows)
    assert detect_reader({}) == found


def test_a_reader_known_only_by_the_flag_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    choice = choose_mode("auto", env={}, stdout_is_tty=True, detect=lambda _: ("", "system-flag"))
    assert (choice.mode, choice.why, choice.reader) == ("off", "reader", "")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a table of processes")
def test_a_real_reader_around_a_real_process(tmp_path: Path) -> None:
    reader = tmp_path / "tdsr"
    inner = "import os; from playroom.speech import detect_reader; print(detect_reader(os.environ))"
    reader.write_text(
        f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {inner!r}], check=True)\n"
    )
    done = subprocess.run(
        [sys.executable, reader], capture_output=True, text=True, timeout=20, check=True
    )
    assert done.stdout == "('TDSR', 'ancestor')\n"


@pytest.mark.parametrize(
    ("named", "env", "mode"),
    [
        (None, {"ACCESSIBLE": "1"}, "off"),
        ("", {"ACCESSIBLE": "yes"}, "off"),
        (None, {"ACCESSIBLE": "0"}, "tts"),
        (None, {"ACCESSIBLE": ""}, "tts"),
        (None, {}, "tts"),
        ("auto", {"ACCESSIBLE": "1"}, "auto"),
        (None, {"ACCESSIBLE": "1", "PLAYROOM_SPEECH": "screen-reader"}, "screen-reader"),
    ],
)
def test_accessible_asks_for_silence_where_no_mode_is_named(
    named: str | None, env: dict[str, str], mode: str
) -> None:
    assert wished_mode(named, env, "tts") == mode


def test_accessible_asks_for_no_colours() -> None:
    assert painter("dark", "en", {"TERM": "xterm"}) is not None
    assert painter("dark", "en", {"TERM": "xterm", "ACCESSIBLE": "1"}) is None
    assert painter("dark", "en", {"TERM": "xterm", "ACCESSIBLE": "0"}) is not None
