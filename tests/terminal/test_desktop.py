"""Desktop notification: once the player is elsewhere, by the system's own program, and never in the
way of a key.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from playroom.engine.sounds import Sound
from playroom.locale import Listener
from playroom.shell.preferences import Preferences
from playroom.shell.sounding import AWAY, Sounding
from playroom.shell.terminal.desktop import command_for, notify
from playroom.store import Settings
from tests import clock

LISTENER = Listener(0, ("Ana", "Eva"), ())
NASTY = "$(id); \"'`\n--help"


def sounding(folder: Path, notified: Callable[[], None], rung: Callable[[], None]) -> Sounding:
    made = Sounding(Preferences(Settings(folder / "settings.toml"), folder), rung)
    made.notify = notified
    return made


@pytest.mark.parametrize(("bell", "desktop"), [(False, False), (True, False), (False, True)])
def test_it_tells_of_a_turn_once_no_key_was_pressed_for_a_while(
    tmp_path: Path, bell: bool, desktop: bool
) -> None:
    held = clock.HeldClock()
    told = list[str]()
    with clock.on(held):
        made = sounding(tmp_path, lambda: told.append("desktop"), lambda: told.append("bell"))
        made._wishes.set("bell", bell)
        made._wishes.set("desktop", desktop)
        made.cue(Sound("turn", 0), LISTENER)
        assert not told  # a key was pressed a moment ago
        held.now += AWAY + 1
        made.cue(Sound("card", 1), LISTENER)
        assert not told
        made.cue(Sound("turn", 0), LISTENER)
        made.cue(Sound("turn", 0), LISTENER)
    assert told == ["bell"] * bell + ["desktop"] * desktop


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_a_text_is_never_part_of_a_script(
    platform: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("notify-send", "osascript", "powershell"):
        program = tmp_path / name
        program.write_text("#!/bin/sh\n")
        program.chmod(0o700)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("DISPLAY", ":0")
    command = command_for("Title", NASTY, platform)
    assert command is not None
    told = [*command.arguments, *command.environment.values()]
    assert NASTY in told
    assert not [one for one in told if NASTY in one and one != NASTY]


@pytest.mark.skipif(sys.platform != "linux", reason="runs the program of Linux")
def test_the_program_gets_the_texts_and_its_failure_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "out"
    program = tmp_path / "notify-send"
    program.write_text(f'#!/bin/sh\nprintf "%s\\n" "$@" > {out}\nexit 3\n')
    program.chmod(0o700)
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    notify("Te toca.", "La cuna.")
    assert out.read_text() == "--app-name=playroom\n--\nTe toca.\nLa cuna.\n"
    program.write_text("not a program")
    notify("Te toca.", "La cuna.")
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert command_for("a", "b") is None
