"""Diagnosis of speech for `playroom doctor`: what can speak here, what is missing, and the command
that installs it.

Every backend is tried in a host process of its own, all at the same time, exactly as the game would
start it; nothing is spoken.
"""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from playroom.engine.record import Record
from playroom.optional_packages import command_for
from playroom.speech.order import PROGRAMS, order_for
from playroom.speech.process import HostCommand, HostProcess, host_command


class Probe(Record):
    """What came of trying one backend."""

    backend: str
    """See `playroom.speech.order`."""
    ok: bool
    code: str
    """"ok", or a reason as at `Trouble.detail`."""
    name: str = ""
    """What the speech program calls itself, when it was reached."""
    braille: bool = False
    """Whether it can show lines on a braille display."""
    languages: tuple[str, ...] = ()
    """The languages it has voices for ("en", "es"), sorted; () when it does not tell."""
    optional: bool = False
    """Not needed where another backend speaks."""
    missing: tuple[str, ...] = ()
    """Packages whose installation would help."""
    command: str = ""
    """The command that installs them; "" when none is known for this system."""
    detail: str = ""
    """The library's own words, for a bug report."""


class Used(NamedTuple):
    """The program that speaks, and those that come before it and do not work."""

    backend: str
    before: tuple[str, ...]


_PLAYERS = ("aplay", "paplay", "pw-play", "play", "ffplay")
# Package managers in the order in which they are looked for, with the packages of each.
_INSTALL = {
    "apt-get": "apt-get install",  # not said
    "dnf": "dnf install",  # not said
    "pacman": "pacman -S",  # not said
    "zypper": "zypper install",  # not said
}
_DAEMON = {
    "apt-get": ("speech-dispatcher", "speech-dispatcher-espeak-ng"),  # not said
    "dnf": ("speech-dispatcher", "speech-dispatcher-espeak-ng"),  # not said
    "pacman": ("speech-dispatcher", "espeak-ng"),
    "zypper": ("speech-dispatcher", "espeak-ng"),
}
_ENGINE = {"": ("espeak-ng",)}
_PLAYER = {"": ("alsa-utils",)}


def probe(
    seconds: float = 5.0,
    *,
    platform: str = sys.platform,
    backends: Sequence[str] | None = None,
    command: HostCommand = host_command,
    which: Callable[[str], str | None] = shutil.which,
) -> list[Probe]:
    """Try every backend of this platform (or those named), in `seconds` altogether, best first.

    A Speech Dispatcher that is installed but not running is started, once, as the game would do it.
    """
    if backends is None:
        backends = list(
            dict.fromkeys(order_for("tts", platform) + order_for("screen-reader", platform))
        )
    results = _try_all(backends, seconds, command)
    return [_judge(backend, results[backend], platform, which) for backend in backends]


def used_program(tried: Sequence[Probe], platform: str = sys.platform) -> Used | None:
    """Which program speaks in the playroom's own voice, of those that were tried; None without
    any. What is optional and not installed is not missed.
    """
    found = {one.backend: one for one in tried}
    order = [found[name] for name in order_for("tts", platform) if name in found]
    works = next((i for i, one in enumerate(order) if one.ok), None)
    if works is None:
        return None
    missed = [
        one.backend for one in order[:works] if one.code != "not-installed" or not one.optional
    ]
    return Used(order[works].backend, tuple(missed))


def _try_all(
    backends: Sequence[str], seconds: float, command: HostCommand
) -> dict[str, dict[str, Any]]:
    """What each host said, until it failed, told its voices, or the time was up."""
    said: dict[str, dict[str, Any]] = {backend: {} for backend in backends}
    news: SimpleQueue[tuple[HostProcess, dict[str, Any]]] = SimpleQueue()

    def heard(host: HostProcess, line: dict[str, Any]) -> None:
        news.put((host, line))

    def gone(host: HostProcess) -> None:
        news.put((host, {"gone": True}))

    hosts = []
    until = time.monotonic() + seconds
    for backend in backends:
        try:
            hosts.append(HostProcess(backend, command(backend, True), heard, gone))
        except OSError as error:
            said[backend] = {"fatal": "error", "why": repr(error)}
    open_hosts = set(hosts)
    while open_hosts and (left := until - time.monotonic()) > 0:
        try:
            host, line = news.get(timeout=left)
        except Empty:
            break
        said[host.backend].update(line)
        if "ready" in line:
            host.send({"op": "voices", "id": 1})
        elif "fatal" in line or "voices" in line or "error" in line or "gone" in line:
            open_hosts.discard(host)
    for host in hosts:
        host.kill()
    for host in hosts:
        host.wait(0.2)
    return said


def _judge(
    backend: str, said: dict[str, Any], platform: str, which: Callable[[str], str | None]
) -> Probe:
    program = PROGRAMS.get(backend)
    optional = program is not None and program.optional(platform)
    if "ready" in said:
        tags = {str(tag).partition("-")[0] for _name, tag in said.get("voices") or ()} - {""}
        can = said.get("can") or ()
        return Probe(
            backend, True, "ok", str(said["ready"]), "braille" in can, tuple(sorted(tags)), optional
        )
    code = str(said.get("fatal") or ("died" if said.get("gone") else "no-answer"))
    missing, command = _remedy(backend, code, platform, which)
    return Probe(
        backend,
        False,
        code,
        optional=optional,
        missing=missing,
        command=command,
        detail=str(said.get("why") or ""),
    )


def _remedy(
    backend: str, code: str, platform: str, which: Callable[[str], str | None]
) -> tuple[tuple[str, ...], str]:
    if code == "not-installed":
        program = PROGRAMS.get(backend)
        packages = () if program is None else program.packages
        return packages, command_for(packages)
    if platform in ("win32", "darwin"):
        return (), ""
    manager = next((name for name in _INSTALL if which(name)), "")
    wanted: list[str] = []
    if code in ("no-daemon", "daemon-refused") or (backend == "prism" and code == "no-engine"):
        wanted += _packages(_DAEMON, manager)
    elif backend == "pyttsx3" and code in ("no-engine", "no-player"):
        if code == "no-engine":
            wanted += _packages(_ENGINE, manager)
        if not any(which(player) for player in _PLAYERS):
            wanted += _packages(_PLAYER, manager)
    if not wanted or not manager:
        return tuple(wanted), ""
    prefix = "sudo " if which("sudo") else ""
    return tuple(wanted), f"{prefix}{_INSTALL[manager]} {' '.join(wanted)}"


def _packages(table: Mapping[str, tuple[str, ...]], manager: str) -> tuple[str, ...]:
    return table.get(manager) or table.get("") or ("speech-dispatcher",)
