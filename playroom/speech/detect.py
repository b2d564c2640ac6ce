"""What is found of the machine around the program, for `surroundings`.

A guess within a few milliseconds that never raises.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress

from playroom.speech.surroundings import (
    CONSOLE,
    DESKTOP,
    Process,
    Surroundings,
    is_terminal,
    program_of,
)

Look = Callable[[Mapping[str, str]], Surroundings]
"""See `look_around`."""

_SERVERS = {"tmux": "tmux", "screen": "screen"}  # processes that hold a terminal without a window
_CLIENTS = {"tmux": "tmux: client", "screen": "screen"}  # not said
_SSH = ("SSH_CONNECTION", "SSH_TTY")
_PSEUDO = range(136, 144)  # major numbers of pseudo-terminals


def look_around(env: Mapping[str, str]) -> Surroundings:
    """The surroundings of this process, as far as they can be found.

    A running Speech Dispatcher is no sign of a reader. On Windows a reader may be known only by
    the system's flag: its name is then "".
    """
    with suppress(Exception):  # A guess must never keep anybody from playing.
        if sys.platform == "win32":
            return Surroundings(sys.platform, env, reader=_windows())
        if sys.platform == "darwin":
            return Surroundings(sys.platform, _seen_through_tmux(env), reader=_macos())
        return _linux(env)
    return Surroundings(sys.platform, env)


def _linux(env: Mapping[str, str], proc: str = "/proc", uid: int | None = None) -> Surroundings:
    """`proc` and `uid` stand in for the real process table in tests."""
    me = uid
    if me is None and sys.platform != "win32":
        me = os.getuid()
    around, owners = _ancestors(proc, os.getppid())
    tty, status_line = _own_tty(), False
    if within := _multiplexer(env, around):
        pid, term, status_line = _client(within, env, proc, {me, *owners})
        if pid:
            further, others = _ancestors(proc, pid)
            own = next(
                (at for at, words in enumerate(around) if program_of(words) in _SERVERS),
                len(around),
            )
            around, owners = (*around[:own], *further), owners | others
            env = _environment(proc, pid) or {**env, "TERM": term or env.get("TERM", "")}
            with suppress(OSError):
                tty = os.readlink(f"{proc}/{pid}/fd/0")  # noqa: PTH115
    people = frozenset((me, *(owners - {0})))
    return Surroundings(
        "linux", env, around, people, tty, tuple(_processes(proc)), status_line=status_line
    )


def _multiplexer(env: Mapping[str, str], around: tuple[tuple[str, ...], ...]) -> str:
    """ "tmux" or "screen" where the program runs within one; their variables are also seen in a
    window that was opened from there.
    """
    for words in around:
        if is_terminal(name := program_of(words)):
            return ""
        if name in _SERVERS:
            return _SERVERS[name]
    return "tmux" if env.get("TMUX") else "screen" if env.get("STY") else ""


def _client(
    within: str, env: Mapping[str, str], proc: str, people: set[int | None]
) -> tuple[int, str, bool]:
    """The client that was used last: its process (0: none), its `TERM`, and whether a status line
    is drawn.
    """
    if within == "tmux" and env.get("TMUX"):
        clients, _ = _tmux(env)
        return clients[-1] if clients else (0, "", False)
    found = [
        pid
        for pid, comm, owner in _comms(proc)
        if comm == _CLIENTS[within] and owner in people and _command(proc, pid)[:1] != ("SCREEN",)
    ]
    return max(found, default=0), "", within == "tmux"


def _tmux(env: Mapping[str, str]) -> tuple[list[tuple[int, str, bool]], bool]:
    """The clients of the session, the one used last at the end, and whether the last was attached
    over SSH.
    """
    import shutil
    import subprocess

    pane = env.get("TMUX_PANE", "")
    asked = ["list-clients", *(("-t", pane) if pane else ())]
    asked += ["-F", "#{client_activity} #{client_pid} #{status} #{client_termname}"]
    more = [";", "show-environment", *(("-t", pane) if pane else ()), _SSH[0]]
    done = subprocess.run(
        [shutil.which("tmux") or "/usr/bin/tmux", *asked, *more],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        env=dict(env),
        timeout=1,
        check=False,
    )
    rows = [line.split(" ", 3) for line in done.stdout.splitlines()]
    clients = sorted((int(row[0]), row) for row in rows if len(row) == 4 and row[0].isdigit())
    far = any(line.startswith(f"{_SSH[0]}=") for line in done.stdout.splitlines())
    return [(int(row[1]), row[3], row[2] != "off") for _, row in clients], far


def _seen_through_tmux(env: Mapping[str, str]) -> Mapping[str, str]:
    """What can be known of the terminal around tmux without a table of processes."""
    if not env.get("TMUX"):
        return env
    clients, far = _tmux(env)
    return {"TERM": clients[-1][1] if clients else "", _SSH[0]: "tmux" if far else ""}


def _own_tty() -> str:
    if sys.platform == "win32":
        return ""
    try:
        return os.ttyname(1)
    except OSError:
        return ""


def _read(path: str, most: int = 4096) -> tuple[bytes, int | None]:
    """The beginning of a small file and its owner; (b"", None) when it is gone or not
    ours to read.
    """
    try:
        handle = os.open(path, os.O_RDONLY)
    except OSError:
        return b"", None
    try:
        return os.read(handle, most), os.fstat(handle).st_uid
    except OSError:
        return b"", None
    finally:
        os.close(handle)


def _comms(proc: str) -> Iterator[tuple[int, str, int | None]]:
    with os.scandir(proc) as entries:
        for entry in entries:
            if entry.name.isdigit():
                comm, owner = _read(f"{proc}/{entry.name}/comm")
                yield int(entry.name), comm.decode("utf-8", "replace").strip(), owner


def _processes(proc: str) -> Iterator[Process]:
    """Those with a reader's name."""
    for pid, name, owner in _comms(proc):
        if name in CONSOLE or name in DESKTOP:
            fields = _stat(proc, pid)
            terminal = int(fields[4]) if len(fields) > 4 else 0
            yield Process(name, owner, terminal >> 8 in _PSEUDO)


def _command(proc: str, pid: int) -> tuple[str, ...]:
    line, _owner = _read(f"{proc}/{pid}/cmdline")
    return tuple(line.decode("utf-8", "replace").split("\0"))


def _stat(proc: str, pid: int) -> list[bytes]:
    """From the state on: the parent is the second, the terminal the fifth."""
    line, _owner = _read(f"{proc}/{pid}/stat")
    return line.rpartition(b")")[2].split()


def _environment(proc: str, pid: int) -> dict[str, str]:
    text, _owner = _read(f"{proc}/{pid}/environ", 65_536)
    pairs = (item.partition("=") for item in text.decode("utf-8", "replace").split("\0"))
    return {name: value for name, _, value in pairs if name}


def _ancestors(proc: str, pid: int) -> tuple[tuple[tuple[str, ...], ...], set[int | None]]:
    """The command lines of a process and those above it, and whose they are."""
    lines, owners = [], set[int | None]()
    for _ in range(
        64
    ):  # A table that changes while it is read could otherwise lead round in a circle.
        if pid <= 1:
            break
        line, owner = _read(f"{proc}/{pid}/cmdline")
        lines.append(tuple(line.decode("utf-8", "replace").split("\0")))
        owners.add(owner)
        fields = _stat(proc, pid)
        if len(fields) < 2:
            break
        pid = int(fields[1])
    return tuple(lines), owners


def _macos() -> str | None:
    import subprocess

    result = subprocess.run(
        ["/usr/bin/pgrep", "-x", "VoiceOver"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=1,
        check=False,
    )
    return "VoiceOver" if result.returncode == 0 else None


def _windows() -> str | None:
    if sys.platform != "win32":
        return None
    import ctypes

    user = ctypes.windll.user32
    # A window first, because it gives the name; readers without a known one still raise the
    # system's flag.
    for kind, title, name in (("wxWindowClassNR", "NVDA", "NVDA"), ("JFWUI2", "JAWS", "JAWS")):
        if user.FindWindowW(kind, title):
            return name
    if _narrator():
        return "Narrator"
    flag = ctypes.c_int(0)
    user.SystemParametersInfoW(0x0046, 0, ctypes.byref(flag), 0)  # SPI_GETSCREENREADER
    return "" if flag.value else None


def _narrator() -> bool:
    """Windows' own reader raises no flag; it leaves a note in the registry while it runs."""
    if sys.platform != "win32":
        return False
    import winreg

    try:
        with winreg.OpenKey(winreg.HKEY_CURRENT_USER, r"Software\Microsoft\Narrator\NoRoam") as key:
            return bool(winreg.QueryValueEx(key, "RunningState")[0] == 1)
    except OSError:
        return False
