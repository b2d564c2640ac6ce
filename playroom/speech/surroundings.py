"""Who speaks in which surroundings: a pure function over what `detect` finds of the machine."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

DESKTOP = {"orca": "Orca", "cthulhu": "Cthulhu"}
"""Readers of a desktop, by the name of their process."""
CONSOLE = {
    "fenrir": "Fenrir",
    "espeakup": "espeakup",
    "speechd-up": "speechd-up",
    "brltty": "BRLTTY",
    "sbl": "SBL",
}
"""Readers of the text console, by the name of their process."""
# Readers that run the terminal inside themselves: one of our ancestors, whatever else is running.
_AROUND = {"tdsr": "TDSR", "tdsr.py": "TDSR", "yasr": "yasr", "fenrir": "Fenrir"}
# What TDSR puts into the environment, in its two spellings.
_ACTIVE = ("TDSR_ACTIVE", "TSDR_ACTIVE")
_REMOTE = ("sshd", "sshd-session", "dropbear", "mosh-server")
# Terminals that draw their text as pixels, by process, `TERM_PROGRAM`, or the start of `TERM`.
_UNREAD = {
    "xterm": "xterm",
    "uxterm": "xterm",
    "kitty": "kitty",
    "xterm-kitty": "kitty",
    "alacritty": "Alacritty",
    "wezterm": "WezTerm",
    "wezterm-gui": "WezTerm",
    "foot": "foot",
    "cosmic-term": "COSMIC-Term",
    "ghostty": "Ghostty",
    "xterm-ghostty": "Ghostty",
    "rxvt": "rxvt",
    "urxvt": "rxvt",
    "urxvtd": "rxvt",
    "st": "st",
    "rio": "Rio",
    "contour": "Contour",
    "mlterm": "mlterm",
    "zutty": "Zutty",
    "warp": "Warp",
    "warpterminal": "Warp",
    "hyper": "Hyper",
    "tabby": "Tabby",
}
_UNREAD_VARIABLES = {
    "KITTY_WINDOW_ID": "kitty",
    "KITTY_PID": "kitty",
    "ALACRITTY_WINDOW_ID": "Alacritty",
    "ALACRITTY_SOCKET": "Alacritty",
    "ALACRITTY_LOG": "Alacritty",
    "WEZTERM_PANE": "WezTerm",
    "WEZTERM_EXECUTABLE": "WezTerm",
    "GHOSTTY_RESOURCES_DIR": "Ghostty",
    "XTERM_VERSION": "xterm",
}
_READ = frozenset(
    (
        "gnome-terminal-server",
        "kgx",
        "ptyxis-agent",
        "xfce4-terminal",
        "mate-terminal",
        "lxterminal",
        "tilix",
        "terminator",
        "guake",
        "tilda",
        "konsole",
        "yakuake",
        "code",
        "codium",
    )
)
_READ_VARIABLES = ("VTE_VERSION", "KONSOLE_VERSION", "WT_SESSION")
_READ_PROGRAMS = ("vscode", "apple_terminal", "iterm.app")
_SYSTEM = 1000  # user ids below it are the system's and its services'


class Process(NamedTuple):
    """A process with a reader's name: its user, and whether it runs in a pseudo-terminal."""

    name: str
    owner: int | None
    in_window: bool = False


class Surroundings(NamedTuple):
    """What is known of the place where the player sits; within tmux or screen that is where its
    client runs that was used last.
    """

    platform: str = "linux"
    env: Mapping[str, str] = {}
    around: tuple[tuple[str, ...], ...] = ()
    """The command lines of the processes around, the innermost first."""
    people: frozenset[int | None] = frozenset((None,))
    """Whose screen it is: the users of this process and of those around."""
    tty: str = ""
    readers: tuple[Process, ...] = ()
    """Running processes with a reader's name (Linux)."""
    reader: str | None = None
    """The running reader of a system that has one for the whole screen (Windows, macOS)."""
    status_line: bool = False
    """Does tmux draw its status line below the program?"""


class Speaks(NamedTuple):
    """Whether the own voice speaks, why (see `Choice`), the reader's name and the terminal's."""

    own: bool
    why: str
    reader: str | None = None
    terminal: str = ""


def is_remote(at: Surroundings) -> bool:
    """Is the player at another machine? A voice here would not be heard there."""
    if at.env.get("SSH_CONNECTION") or at.env.get("SSH_TTY"):
        return True
    known = (name for name in _programs(at) if name in _REMOTE or is_terminal(name))
    return next(known, "") in _REMOTE  # `sudo -i` takes the variables away


def who_speaks(at: Surroundings) -> Speaks:
    """The own voice speaks only at a terminal of this machine that no screen reader reads."""
    if is_remote(at):
        return Speaks(False, "remote")
    if at.env.get("WSL_DISTRO_NAME") or at.env.get("WSL_INTEROP"):
        # The terminal window, and the reader that may be reading it, belong to Windows and cannot
        # be seen from here.
        return Speaks(False, "wsl")
    if any(at.env.get(name) for name in _ACTIVE):
        return Speaks(False, "reader", "TDSR")
    for words in at.around:
        for word in words[:4]:  # the program, or what an interpreter runs: "python3 -u /opt/tdsr"
            if reader := _AROUND.get(word.rsplit("/", 1)[-1]):
                return Speaks(False, "reader", reader)
    on_console = re.fullmatch(r"/dev/tty\d+", at.tty) or at.env.get("TERM") == "linux"
    reader = _console_reader(at) if on_console else _desktop_reader(at)
    if reader is None:
        return Speaks(True, "no-reader")
    if on_console:
        return Speaks(False, "reader", reader)
    readable, terminal = terminal_of(at)
    if readable is False or (readable is None and at.platform == "linux"):
        return Speaks(True, "unread", reader, terminal)
    if at.status_line:
        return Speaks(True, "status-line", reader, "tmux")
    return Speaks(False, "reader", reader)


def terminal_of(at: Surroundings) -> tuple[bool | None, str]:
    """Whether a reader of the desktop can read the terminal (None: not known), and its name where
    it cannot. A process tells more than a variable, which a terminal begun in another inherits.
    """
    for name in _programs(at):
        if name in _READ:
            return True, ""
        if name in _UNREAD:
            return False, _UNREAD[name]
    if kind := _unread_kind(at.env.get("TERM", "")):
        return False, kind
    program = at.env.get("TERM_PROGRAM", "").lower()
    unread = _UNREAD.get(program, "") or next(
        (kind for name, kind in _UNREAD_VARIABLES.items() if at.env.get(name)), ""
    )
    if at.platform == "darwin" and unread == "Ghostty":
        return None, ""  # it tells VoiceOver its text there
    if unread:
        return False, unread
    read = program in _READ_PROGRAMS or any(at.env.get(name) for name in _READ_VARIABLES)
    return (True if read else None), ""


def _unread_kind(term: str) -> str:
    first = term.partition("-")[0]
    return _UNREAD.get(term if first == "xterm" else first, "") if term != "xterm" else ""


def program_of(words: Sequence[str]) -> str:
    """The name of a program by its command line; a daemon calls itself "sshd: ana@pts/0"."""
    return re.split(r"[ :]", words[0] if words else "", maxsplit=1)[0].rsplit("/", 1)[-1].lower()


def is_terminal(program: str) -> bool:
    """Is it the name of a program that opens terminal windows?"""
    return program in _READ or program in _UNREAD


def _programs(at: Surroundings) -> list[str]:
    return [program_of(words) for words in at.around]


def _console_reader(at: Surroundings) -> str | None:
    """One that a person or the system has started for the console, not one within a window."""
    for process in at.readers:
        mine = process.owner in at.people or (process.owner or 0) < _SYSTEM
        if process.name in CONSOLE and mine and not process.in_window:
            return CONSOLE[process.name]
    return None


def _desktop_reader(at: Surroundings) -> str | None:
    if at.platform != "linux":
        return at.reader
    window = at.env.get("DISPLAY") or at.env.get("WAYLAND_DISPLAY")
    if not window and not any(map(is_terminal, _programs(at))):
        return None
    for process in at.readers:
        # Another person's Orca reads another person's screen.
        if process.name in DESKTOP and process.owner in at.people:
            return DESKTOP[process.name]
    return None
