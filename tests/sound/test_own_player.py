"""The players that systems have themselves, each with a stand-in for it: what is run, and what it
is given to play.
"""

from __future__ import annotations

import io
import sys
import time
import wave
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from playroom.sound.backends import own_player
from playroom.sound.backends.base import LOOKS, DeviceFailure
from playroom.sound.mixing import Bank, Mixer
from playroom.sound.synthesis import RATE

SOUNDS = Bank()
posix = pytest.mark.skipif(sys.platform == "win32", reason="the stand-in is a script of a shell")


def until(there: Callable[[], Any], seconds: float = 20.0) -> Any:
    limit = time.monotonic() + seconds
    while not (found := there()):
        assert time.monotonic() < limit
        time.sleep(0.01)
    return found


def on(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    monkeypatch.setattr(own_player, "sys", SimpleNamespace(platform=platform))


def substitute(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, *lines: str) -> None:
    """The only program that there is."""
    script = folder / name
    script.write_text("\n".join(("#!/bin/sh", f"cd {folder}", *lines, "")))
    script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    found = own_player.shutil.which
    monkeypatch.setattr(
        own_player.shutil, "which", lambda program: found(program, path=str(folder))
    )


def frames_of(data: bytes) -> bytes:
    """The samples of a file that is a whole sound."""
    with wave.open(io.BytesIO(data)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (2, 2, RATE)
        return file.readframes(file.getnframes())


@posix
def test_macos_plays_one_file_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = tmp_path / "played"
    # the sound is there before its name, which is what is waited for
    keep = 'cp "$1" "$(basename "$1").kept" && echo "$# $1" >> played'
    substitute(tmp_path, monkeypatch, "afplay", keep)
    on(monkeypatch, "darwin")
    mixer = Mixer()
    device = own_player.make(mixer)
    assert device.looks > LOOKS, "nothing is asked for while a sound is played"
    for number, name in enumerate(("turn", "card"), 1):
        sound = SOUNDS.sound(name, -0.4, 0.0)
        mixer.add(sound)
        device.wake()
        lines = until(
            lambda number=number: (
                played.exists()
                and len(played.read_text().splitlines()) >= number
                and played.read_text().splitlines()
            )
        )
        count, _, path = lines[-1].partition(" ")
        assert count == "1"
        assert path.endswith(".wav")
        given = frames_of((tmp_path / (Path(path).name + ".kept")).read_bytes())
        assert given[: len(sound)] == sound[: len(given)]
        assert mixer.silent
        until(lambda path=path: not Path(path).exists())


def test_macos_without_its_player_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on(monkeypatch, "darwin")
    monkeypatch.setattr(own_player.shutil, "which", lambda program: None)
    with pytest.raises(DeviceFailure) as found:
        own_player.make(Mixer())
    assert (found.value.code, found.value.why) == ("not-installed", "afplay")


def test_windows_plays_from_memory_to_the_end_and_no_sound_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played: list[tuple[bytes, int]] = []
    winsound = SimpleNamespace(
        SND_MEMORY=4,
        SND_NODEFAULT=2,
        PlaySound=lambda data, flags: played.append((data, flags)),
    )
    monkeypatch.setitem(sys.modules, "winsound", winsound)
    on(monkeypatch, "win32")
    mixer = Mixer()
    device = own_player.make(mixer)
    for name in ("win", "card"):
        sound, before = SOUNDS.sound(name, 0.8, -6.0), len(played)
        mixer.add(sound)
        device.wake()
        until(lambda before=before: len(played) > before)
        assert frames_of(played[-1][0])[: len(sound)] == sound
        assert mixer.silent
    assert {flags for _, flags in played} == {6}, "from memory, and no beep instead of it"


@posix
@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("pacat", ["--raw", "--format=s16le", f"--rate={RATE}", "--channels=2"]),
        ("aplay", ["-q", "-t", "raw", "-f", "S16_LE", "-r", str(RATE), "-c", "2"]),
    ],
)
def test_linux_pipes_samples(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, options: list[str]
) -> None:
    substitute(tmp_path, monkeypatch, name, 'echo "$@" > words', "exec cat > samples")
    on(monkeypatch, "linux")
    mixer = Mixer()
    device = own_player.make(mixer)
    sound = SOUNDS.sound("card", 0.4, 0.0)
    mixer.add(sound)
    device.wake()
    samples = tmp_path / "samples"
    until(lambda: sound in samples.read_bytes())
    device.rest()
    words = (tmp_path / "words").read_text().split()
    assert words[: len(options)] == options
    assert any("time" in word or "latency" in word for word in words), "it keeps few of them"


@posix
def test_a_player_that_finds_no_device_is_no_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    substitute(tmp_path, monkeypatch, "pacat", "exit 1")
    on(monkeypatch, "linux")
    with pytest.raises(DeviceFailure) as found:
        own_player.make(Mixer())
    assert found.value.code == "no-device"
