"""Desktop notification: the system's own program shows a line beside whatever is in front."""

# not said: scripts for programs of the system

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Mapping
from os import environ
from typing import NamedTuple

PATIENCE = 5.0
"""Seconds that the program may take."""
_MAC = "on run argv\ndisplay notification (item 2 of argv) with title (item 1 of argv)\nend run"
_WINDOWS = (
    "Add-Type -AssemblyName System.Windows.Forms;"
    "$n = New-Object System.Windows.Forms.NotifyIcon;"
    "$n.Icon = [System.Drawing.SystemIcons]::Information; $n.Visible = $true;"
    "$n.ShowBalloonTip(5000, $env:PLAYROOM_TITLE, $env:PLAYROOM_TEXT, 'None');"
    "Start-Sleep 4; $n.Dispose()"
)


class Command(NamedTuple):
    """A program with its arguments, and what stands in its environment besides."""

    arguments: tuple[str, ...]
    environment: Mapping[str, str] = {}


def command_for(title: str, text: str, platform: str = sys.platform) -> Command | None:
    """What shows a notification on this system; None where nothing does. The texts are arguments of
    the program or variables, never part of a script.
    """
    if platform == "win32":
        program = shutil.which("powershell")
        arguments = ("-NoProfile", "-NonInteractive", "-Command", _WINDOWS)
        told = {"PLAYROOM_TITLE": title, "PLAYROOM_TEXT": text}
        return None if program is None else Command((program, *arguments), told)
    if platform == "darwin":
        program = shutil.which("osascript")
        return None if program is None else Command((program, "-e", _MAC, title, text))
    program = shutil.which("notify-send")
    if program is None or not (environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY")):
        return None
    return Command((program, "--app-name=playroom", "--", title, text))


def notify(title: str, text: str) -> None:
    """Shows a notification, or nothing where that fails. Blocks: for a thread."""
    command = command_for(title, text)
    if command is None:
        return
    try:
        subprocess.run(
            command.arguments,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**environ, **command.environment},
            timeout=PATIENCE,
            check=False,
        )
    except (OSError, subprocess.SubprocessError):
        return
