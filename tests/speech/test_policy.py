"""Which mode is chosen, and which readers are found, with stand-ins for each."""

from __future__ import annotations

import contextlib
import ctypes
import os
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pexpect
import pytest
from packaging.requirements import Requirement

from playroom.shell.terminal.theme import painter
from playroom.speech import (
    Choice,
    SpeechError,
    choose_mode,
    detect,
    look_around,
    wished_mode,
)
from playroom.speech.order import PROGRAMS, order_for, others_than
from playroom.speech.surroundings import Process, Surroundings, who_speaks


def nobody(env: Mapping[str, str]) -> Surroundings:
    return Surroundings("linux", env)


def orca(env: Mapping[str, str]) -> Surroundings:
    return Surroundings("linux", {"DISPLAY": ":0", **env}, readers=(Process("orca", None),))


def never(env: Mapping[str, str]) -> Surroundings:
    raise AssertionError("no reason to look for a reader")


@pytest.mark.parametrize(
    ("env", "tty", "look", "mode", "why", "reader"),
    [
        ({}, False, never, "off", "no-terminal", None),
        ({"TERM": "dumb"}, True, never, "off", "dumb-terminal", None),
        ({"CI": "true"}, True, never, "off", "ci", None),
        ({"CI": "false"}, True, nobody, "tts", "no-reader", None),
        ({"SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22"}, True, orca, "off", "remote", None),
        ({"SSH_TTY": "/dev/pts/1"}, True, orca, "off", "remote", None),
        ({"WSL_DISTRO_NAME": "Debian"}, True, orca, "off", "wsl", None),
        ({"TERM": "xterm", "VTE_VERSION": "7000"}, True, orca, "off", "reader", "Orca"),
        ({"TERM": "xterm"}, True, orca, "tts", "unread", "Orca"),
        ({"TERM": "xterm"}, True, nobody, "tts", "no-reader", None),
    ],
)
def test_auto_never_says_twice_what_a_reader_says(
    env: dict[str, str], tty: bool, look: detect.Look, mode: str, why: str, reader: str | None
) -> None:
    assert choose_mode("auto", env=env, stdout_is_tty=tty, look=look) == Choice(
        mode, False, why, reader
    )


@pytest.mark.parametrize("mode", ["tts", "off", "screen-reader"])
@pytest.mark.parametrize("env", [{}, {"TERM": "dumb"}, {"CI": "1"}, {"SSH_TTY": "x"}])
def test_what_was_asked_for_is_obeyed(mode: str, env: dict[str, str]) -> None:
    for wish in (mode, f" {mode.upper()} "):
        assert choose_mode(wish, env=env, stdout_is_tty=True, look=never) == Choice(
            mode, mode == "screen-reader", "asked", None
        )


@pytest.mark.parametrize("mode", ["tts", "screen-reader"])
def test_a_voice_that_is_only_set_is_not_heard_at_another_machine(mode: str) -> None:
    far, near = {"SSH_TTY": "/dev/pts/1"}, {"DISPLAY": ":0"}
    assert choose_mode(mode, env=far, stdout_is_tty=True, insists=False, look=nobody) == Choice(
        "off", False, "remote", None
    )
    assert choose_mode(mode, env=near, stdout_is_tty=True, insists=False, look=nobody).mode == mode
    assert choose_mode("off", env=far, stdout_is_tty=True, insists=False).why == "asked"


def test_through_a_pipe_a_screen_reader_prints_everything() -> None:
    assert not choose_mode("screen-reader", env={}, stdout_is_tty=False).quiet_print


def test_a_file_keeps_its_name_as_it_was_typed() -> None:
    choice = choose_mode("file:/tmp/Lines of Today.txt", env={}, stdout_is_tty=True, look=never)
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

VTE = {"DISPLAY": ":0", "TERM": "xterm-256color", "VTE_VERSION": "7000"}
BARE_WINDOW = {"DISPLAY": ":0", "TERM": "xterm-256color"}
SSH = {"SSH_CONNECTION": "192.0.2.1 1 192.0.2.2 22", "TERM": "xterm-256color"}
ORCA = (Process("orca", 1000),)
ANA = frozenset((1000,))
FENRIR = Process("fenrir", 0)


def place(
    env: Mapping[str, str], *around: str, readers: tuple[Process, ...] = ORCA, **more: Any
) -> Surroundings:
    commands = tuple(tuple(line.split()) for line in around)
    return Surroundings("linux", env, commands, ANA, readers=readers, **more)


def console(env: Mapping[str, str], *readers: Process, tty: str = "/dev/tty2") -> Surroundings:
    return place(env, "bash", readers=readers, tty=tty)


def elsewhere(platform: str, reader: str | None, **env: str) -> Surroundings:
    return Surroundings(platform, env, reader=reader)


READ, NOBODY, REMOTE = (False, "reader"), (True, "no-reader"), (False, "remote")
UNREAD = (True, "unread")


@pytest.mark.parametrize(
    ("at", "speaks", "name"),
    [
        # windows that Orca reads
        (place(VTE), READ, "Orca"),
        (place(VTE, "bash", "/usr/libexec/gnome-terminal-server"), READ, "Orca"),
        (place({**BARE_WINDOW, "KONSOLE_VERSION": "230804"}), READ, "Orca"),
        (place(BARE_WINDOW, "-bash", "/usr/bin/xfce4-terminal"), READ, "Orca"),
        (place({"WAYLAND_DISPLAY": "wayland-0", "TERM_PROGRAM": "vscode"}), READ, "Orca"),
        (place(VTE, readers=(Process("cthulhu", 1000),)), READ, "Cthulhu"),
        # a desktop without a reader, and one with the reader of another person
        (place(VTE, readers=()), NOBODY, None),
        (place(VTE, readers=(Process("orca", 1001),)), NOBODY, None),
        (place(VTE, readers=(Process("speech-dispatche", 1000),)), NOBODY, None),
        (place(VTE, readers=(Process("brltty", 0),)), NOBODY, None),  # many desktops run it
        # windows that it cannot read, by TERM, by a variable, by a process
        (place({"DISPLAY": ":0", "TERM": "xterm-kitty"}), UNREAD, "kitty"),
        (place({"DISPLAY": ":0", "TERM": "alacritty"}), UNREAD, "Alacritty"),
        (place({"WAYLAND_DISPLAY": "w", "TERM": "foot"}), UNREAD, "foot"),
        (place({"WAYLAND_DISPLAY": "w", "TERM": "foot-extra"}), UNREAD, "foot"),
        (place({"DISPLAY": ":0", "TERM": "xterm-ghostty"}), UNREAD, "Ghostty"),
        (place({"DISPLAY": ":0", "TERM": "rxvt-unicode-256color"}), UNREAD, "rxvt"),
        (place({"DISPLAY": ":0", "TERM": "st-256color"}), UNREAD, "st"),
        (place({**BARE_WINDOW, "XTERM_VERSION": "XTerm(379)"}), UNREAD, "xterm"),
        (place({**BARE_WINDOW, "KITTY_WINDOW_ID": "1"}), UNREAD, "kitty"),
        (place({**BARE_WINDOW, "ALACRITTY_WINDOW_ID": "1"}), UNREAD, "Alacritty"),
        (place({**BARE_WINDOW, "TERM_PROGRAM": "WezTerm"}), UNREAD, "WezTerm"),
        (place({**BARE_WINDOW, "WEZTERM_PANE": "0"}), UNREAD, "WezTerm"),
        (place({**BARE_WINDOW, "TERM_PROGRAM": "ghostty"}), UNREAD, "Ghostty"),
        (place(BARE_WINDOW, "bash", "cosmic-term"), UNREAD, "COSMIC-Term"),
        (place(BARE_WINDOW, "bash", "/usr/bin/urxvt -e bash"), UNREAD, "rxvt"),
        (place(BARE_WINDOW, "python3", "st"), UNREAD, "st"),
        # nothing tells what it is: VTE would say so
        (place(BARE_WINDOW), UNREAD, ""),
        # one begun in another inherits its variables
        (place({**VTE, "KITTY_WINDOW_ID": "1"}, "bash", "gnome-terminal-server"), READ, "Orca"),
        (place({**VTE, "XTERM_VERSION": "XTerm(379)"}, "bash", "xterm"), UNREAD, "xterm"),
        (place({**VTE, "TERM": "xterm-kitty"}, "bash"), UNREAD, "kitty"),
        (place(VTE, "bash", "xterm", "bash", "gnome-terminal-server"), UNREAD, "xterm"),
        # root in a window: no variable, but the processes of the person who sits there
        (
            place({"TERM": "xterm"}, "-bash", "sudo -i", "bash", "kitty"),
            UNREAD,
            "kitty",
        ),
        (place({"TERM": "xterm"}, "-bash", "sudo -i", "bash", "kgx"), READ, "Orca"),
        # tmux with its status line, in a window that can be read and in one that cannot
        (place(VTE, "bash", "gnome-terminal-server", status_line=True), (True, "status-line"), ""),
        (place(BARE_WINDOW, "bash", "xterm", status_line=True), UNREAD, "xterm"),
        (place(VTE, readers=(), status_line=True), NOBODY, None),
        # from another machine, whatever runs here
        (place(SSH), REMOTE, None),
        (place({**SSH, **VTE}), REMOTE, None),
        (place({"TERM": "xterm"}, "-bash", "sudo -i", "bash", "sshd: ana@pts/0"), REMOTE, None),
        (place({"TERM": "xterm"}, "bash", "sshd-session: ana@pts/0", readers=()), REMOTE, None),
        (place({"TERM": "xterm"}, "bash", "mosh-server new"), REMOTE, None),
        (place(VTE, "bash", "gnome-terminal-server", "sshd: ana"), READ, "Orca"),
        # the text console: its reader belongs to the system or to the person there
        (console({"TERM": "linux"}, FENRIR), READ, "Fenrir"),
        (console({"TERM": "linux"}, Process("espeakup", 0)), READ, "espeakup"),
        (console({"TERM": "linux"}, Process("brltty", 117)), READ, "BRLTTY"),
        (console({"TERM": "linux"}, Process("fenrir", 1000)), READ, "Fenrir"),
        (console({"TERM": "linux"}, Process("fenrir", 1001)), NOBODY, None),
        (console({"TERM": "linux"}, Process("fenrir", 0, in_window=True)), NOBODY, None),
        (console({"TERM": "linux", "DISPLAY": ":0"}, *ORCA), NOBODY, None),  # on another console
        (console({"TERM": "screen"}, FENRIR), READ, "Fenrir"),  # tmux there
        (console({"TERM": "xterm"}, FENRIR, tty="/dev/pts/3"), NOBODY, None),
        (console({"TERM": "xterm"}, Process("brltty", 0), tty="/dev/pts/3"), NOBODY, None),
        (console(BARE_WINDOW, FENRIR, tty="/dev/pts/3"), NOBODY, None),
        # a reader around the terminal
        (place(BARE_WINDOW, "bash", "/usr/bin/python3 /usr/bin/fenrir -x"), READ, "Fenrir"),
        (place({"TERM": "xterm", "TDSR_ACTIVE": "1"}, readers=()), READ, "TDSR"),
        (place({**BARE_WINDOW, "TSDR_ACTIVE": ""}, "xterm", readers=()), NOBODY, None),
        # other systems
        (elsewhere("darwin", "VoiceOver", TERM_PROGRAM="Apple_Terminal"), READ, "VoiceOver"),
        (elsewhere("darwin", "VoiceOver", TERM="xterm-256color"), READ, "VoiceOver"),
        (elsewhere("darwin", "VoiceOver", TERM_PROGRAM="ghostty"), READ, "VoiceOver"),
        (elsewhere("darwin", "VoiceOver", TERM="xterm-kitty"), UNREAD, "kitty"),
        (elsewhere("darwin", "VoiceOver", TERM="alacritty"), UNREAD, "Alacritty"),
        (elsewhere("darwin", "VoiceOver", TERM_PROGRAM="WezTerm"), UNREAD, "WezTerm"),
        (elsewhere("darwin", None, TERM="alacritty"), NOBODY, None),
        (elsewhere("darwin", "VoiceOver", TERM="alacritty", SSH_TTY="/dev/ttys1"), REMOTE, None),
        (elsewhere("win32", "NVDA", WT_SESSION="1"), READ, "NVDA"),
        (elsewhere("win32", "JAWS"), READ, "JAWS"),  # the console says nothing of itself
        (elsewhere("win32", ""), READ, ""),
        (elsewhere("win32", "NVDA", ALACRITTY_WINDOW_ID="7"), UNREAD, "Alacritty"),
        (elsewhere("win32", "JAWS", WEZTERM_PANE="0", TERM_PROGRAM="WezTerm"), UNREAD, "WezTerm"),
        (elsewhere("win32", None, WEZTERM_PANE="0"), NOBODY, None),
    ],
)  # fmt: skip
def test_who_speaks_where(at: Surroundings, speaks: tuple[bool, str], name: str | None) -> None:
    """`name`: the reader's, or the terminal's that it cannot read."""
    found = who_speaks(at)
    assert (found.own, found.why) == speaks
    if found.why == "unread":
        assert found.terminal == name
    elif name != "":
        assert found.reader == name


class Table:
    """A process table as the kernel shows it, with this process's parent as the first ancestor."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.next = 900000
        self.add("systemd", pid=1)
        (folder / "cpuinfo").write_text("not a process")

    def add(
        self,
        comm: str,
        *command: str,
        pid: int | None = None,
        parent: int = 1,
        terminal: int = 0,
        env: Mapping[str, str] | None = None,
    ) -> int:
        number = pid if pid is not None else self.next
        self.next += 1
        place = self.folder / str(number)
        place.mkdir(exist_ok=True)
        (place / "comm").write_text(comm + "\n")
        (place / "cmdline").write_text("\0".join(command or (comm,)) + "\0")
        (place / "stat").write_text(f"{number} ({comm} ) x) S {parent} 1 1 {terminal} 0")
        if env is not None:
            (place / "environ").write_text("\0".join(f"{k}={v}" for k, v in env.items()) + "\0")
        return number

    def look(self, **env: str) -> Surroundings:
        return detect._linux(env, proc=str(self.folder))

    def inside(self, *commands: str) -> int:
        """This process stands in these, the outermost first."""
        above = 1
        for command in commands:
            above = self.add(command.split()[0], *command.split(), parent=above)
        self.add("bash", pid=os.getppid(), parent=above)
        return above


@pytest.fixture
def table(tmp_path: Path) -> Table:
    return Table(tmp_path)


def test_readers_are_found_with_their_owner_and_terminal(table: Table) -> None:
    table.add("orca")
    table.add("fenrir", terminal=136 << 8 | 3)
    table.add("brltty", terminal=4 << 8 | 1)
    table.add("speech-dispatche")
    me = os.getuid()
    assert set(table.look().readers) == {
        Process("orca", me),
        Process("fenrir", me, in_window=True),
        Process("brltty", me),
    }


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
    assert who_speaks(table.look(**env)).reader == reader


def test_a_reader_beside_the_terminal_is_not_around_it(table: Table) -> None:
    table.add("tdsr", "tdsr")
    table.add("bash", pid=os.getppid())
    assert who_speaks(table.look()).reader is None


def test_another_persons_orca_reads_another_persons_screen(table: Table) -> None:
    table.add("orca")
    other = detect._linux(VTE, proc=str(table.folder), uid=os.getuid() + 1)
    assert who_speaks(other).why == "no-reader"
    assert who_speaks(table.look(**VTE)).why == "reader"


def test_a_table_that_goes_round_in_a_circle(table: Table) -> None:
    table.add("bash", pid=os.getppid(), parent=os.getppid())
    assert who_speaks(table.look()).why == "no-reader"


@pytest.fixture
def tmux(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Has a `tmux` that prints what it is told to."""
    folder = tmp_path_factory.mktemp("bin")
    monkeypatch.setenv("PATH", str(folder), prepend=os.pathsep)

    def prints(*lines: str) -> dict[str, str]:
        program = folder / "tmux"
        program.write_text("#!/bin/sh\n" + "".join(f"echo '{line}'\n" for line in lines))
        program.chmod(0o755)
        return {"TMUX": "/tmp/tmux/default,1,0", "TMUX_PANE": "%0", "PATH": os.environ["PATH"]}

    return prints


@pytest.mark.parametrize(
    ("window", "env", "status", "why"),
    [
        ("gnome-terminal-server", VTE, "on", "status-line"),
        ("gnome-terminal-server", VTE, "off", "reader"),
        ("kitty", {"DISPLAY": ":0", "TERM": "xterm-kitty"}, "off", "unread"),
        ("sshd: ana@pts/1", SSH, "on", "remote"),
        ("fenrir", {"TERM": "linux"}, "on", "reader"),
    ],
)
def test_within_tmux_it_is_the_client_used_last_that_counts(
    table: Table, tmux: Any, window: str, env: dict[str, str], status: str, why: str
) -> None:
    """In any session, after any earlier client."""
    table.add("orca")
    table.inside("tmux new")
    outer = table.add(window, *window.split("\0"))
    older = table.add("tmux: client", "tmux", "attach", parent=1, env=SSH)
    client = table.add("tmux: client", "tmux", "attach", parent=outer, env=env)
    asked = tmux(
        f"200 {client} {status} xterm-256color", f"100 {older} {status} xterm", "-SSH_CONNECTION"
    )
    for begun in (VTE, SSH, {"TERM": "linux"}):
        assert who_speaks(table.look(**{**begun, **asked})).why == why


def test_a_window_that_was_opened_from_within_tmux_is_not_within_it(
    table: Table, tmux: Any
) -> None:
    table.add("orca")
    table.inside("tmux new", "bash", "gnome-terminal-server")
    env = tmux("100 4 on xterm-kitty")
    assert who_speaks(table.look(**VTE, **env)).why == "reader"


@pytest.mark.parametrize(
    ("env", "why"),
    [(VTE, "reader"), (SSH, "remote"), ({"DISPLAY": ":0", "TERM": "alacritty"}, "unread")],
)
def test_within_screen_too(table: Table, env: dict[str, str], why: str) -> None:
    table.add("orca")
    table.inside("SCREEN -S cards")
    table.add("screen", "screen", "-r", env=env)
    for begun in (VTE, SSH):
        assert who_speaks(table.look(**begun, STY="7.cards")).why == why


def test_where_no_client_can_be_asked_what_is_known_stays(table: Table, tmux: Any) -> None:
    table.add("orca")
    table.inside("tmux new")
    assert who_speaks(table.look(**VTE, **tmux("no server running"))).why == "reader"
    without = {"TMUX": "/tmp/gone,1,0", "PATH": "/nonexistent"}
    assert look_around({**SSH, **without}).env["SSH_CONNECTION"] == SSH["SSH_CONNECTION"]


@pytest.mark.needs("tmux")
def test_a_real_tmux_is_asked_in_a_few_milliseconds(tmp_path: Path) -> None:
    socket, said = str(tmp_path / "s"), tmp_path / "said"
    code = (
        "import os, pathlib, time; from playroom.speech import look_around;"
        "[time.sleep(.02) for _ in range(500) if not look_around(os.environ).status_line];"
        "s = look_around(os.environ);"
        f"pathlib.Path({str(said)!r}).write_text(s.env['TERM'] + ' ' + s.env.get('MARK', ''))"
    )
    command = shlex.join([sys.executable, "-c", code])
    env = {**os.environ, "TERM": "xterm-256color", "MARK": "client"}
    window = pexpect.spawn("tmux", ["-S", socket, "-f", "/dev/null", "new", command], env=env)
    try:
        window.expect(pexpect.EOF, timeout=30)
    finally:
        window.close(force=True)
        subprocess.run(["tmux", "-S", socket, "kill-server"], capture_output=True, check=False)
    assert said.read_text() == "xterm-256color client"


def test_a_guess_never_raises(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> Surroundings:
        raise PermissionError

    for guess in ("_linux", "_windows", "_macos"):
        monkeypatch.setattr(detect, guess, broken)
    assert who_speaks(look_around({})).why == "no-reader"
    assert who_speaks(look_around(SSH)).why == "remote"


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
        (Windows("wxWindowClassNR"), "NVDA"),
        (Windows("JFWUI2", flag=1), "JAWS"),
        (Windows(flag=1), ""),
        (Windows(narrator=1), "Narrator"),
        (Windows(narrator=0), None),
        (Windows(), None),
    ],
)
def test_readers_of_windows(
    monkeypatch: pytest.MonkeyPatch, windows: Windows, found: str | None
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "windll", windows, raising=False)
    monkeypatch.setitem(sys.modules, "winreg", windows)
    assert look_around({}).reader == found
    assert (who_speaks(look_around({})).why == "reader") is (found is not None)
    unread = who_speaks(look_around({"ALACRITTY_WINDOW_ID": "1"}))
    assert (unread.why == "unread") is (found is not None)


def test_a_reader_known_only_by_the_flag_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    flagged = Surroundings("win32", reader="")
    choice = choose_mode("auto", env={}, stdout_is_tty=True, look=lambda _: flagged)
    assert (choice.mode, choice.why, choice.reader) == ("off", "reader", "")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a table of processes")
def test_a_real_reader_around_a_real_process(tmp_path: Path) -> None:
    reader = tmp_path / "tdsr"
    inner = (
        "import os; from playroom.speech import choose_mode; "
        "print(choose_mode('auto', env={}, stdout_is_tty=True).reader)"
    )
    reader.write_text(
        f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {inner!r}], check=True)\n"
    )
    done = subprocess.run(
        [sys.executable, reader], capture_output=True, text=True, timeout=20, check=True
    )
    assert done.stdout == "TDSR\n"


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
