"""Sound by a program of the system: one that takes samples through a pipe (Linux), or plays a sound
whole (Windows, macOS).
"""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import wave
from pathlib import Path
from queue import SimpleQueue

from playroom.engine.overriding import override
from playroom.sound.backends.base import BLOCK, Device, DeviceFailure, Pump, Sink
from playroom.sound.mixing import FRAME, Mixer
from playroom.sound.synthesis import RATE

_PIPED = {
    "pacat": (
        *("--raw", "--format=s16le", f"--rate={RATE}", "--channels=2"),
        *("--latency-msec=30", "--process-time-msec=10"),
    ),
    "aplay": (
        *("-q", "-t", "raw", "-f", "S16_LE", "-r", str(RATE), "-c", "2"),
        *("--buffer-time=40000", "--period-time=10000"),
    ),
}
"""Players that read samples, and how they are asked to keep few of them."""
_PROOF = 0.3  # seconds in which a player without a device has ended
_LONGEST = RATE // 2  # frames of a sound that is played whole


def make(mixer: Mixer, kind: str = "") -> Device:
    """Starts the player. Raises `DeviceFailure`."""
    if sys.platform == "win32":
        return _Whole(mixer, _winsound)
    if sys.platform == "darwin":
        program = shutil.which("afplay")
        if program is None:
            raise DeviceFailure("not-installed", "afplay")
        return _Whole(mixer, _Afplay(program))
    for name, options in _PIPED.items():
        if kind in ("", name) and (program := shutil.which(name)):
            return Pump(mixer, _Pipe([program, *options]))
    raise DeviceFailure("not-installed", " ".join(_PIPED))


class _Pipe(Sink):
    """A player that reads from a pipe kept short: what waits in it is heard late."""

    def __init__(self, command: list[str]) -> None:
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            bufsize=0,
        )
        assert self._process.stdin is not None
        self._pipe = self._process.stdin
        if sys.platform == "linux":
            import fcntl

            with contextlib.suppress(OSError):
                fcntl.fcntl(self._pipe, fcntl.F_SETPIPE_SZ, 4096)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(_PROOF)
            raise DeviceFailure("no-device", command[0])

    def write(self, block: bytes) -> None:
        left = memoryview(block)
        while left:
            left = left[os.write(self._pipe.fileno(), left) :]


class _Whole(Device):
    """Plays what the mixer has as one sound, up to half a second of it, and then the next."""

    looks = 40  # nothing is asked for while a sound is played, and players take their time to begin

    def __init__(self, mixer: Mixer, play: _Play) -> None:
        self._mixer = mixer
        self._play = play
        self._wanted: SimpleQueue[None] = SimpleQueue()
        threading.Thread(target=self._run, name="whole", daemon=True).start()

    @override
    def wake(self) -> None:
        self._wanted.put(None)

    @override
    def rest(self) -> None:
        pass

    def _run(self) -> None:
        while True:
            self._wanted.get()
            time.sleep(0.002)  # the order to wake comes before the sound itself
            frames = b""
            while not self._mixer.silent and len(frames) < _LONGEST * FRAME:
                frames += self._mixer.pull(BLOCK)
            if frames:
                self._play(_file(frames))


def _file(frames: bytes) -> bytes:
    made = io.BytesIO()
    with wave.open(made, "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(frames)
    return made.getvalue()


class _Play:
    """Plays a file's bytes to their end."""

    def __call__(self, data: bytes) -> None:
        raise NotImplementedError


class _Winsound(_Play):
    def __call__(self, data: bytes) -> None:
        if sys.platform == "win32":
            import winsound

            winsound.PlaySound(data, winsound.SND_MEMORY | winsound.SND_NODEFAULT)


_winsound = _Winsound()


class _Afplay(_Play):
    def __init__(self, program: str) -> None:
        self._program = program

    def __call__(self, data: bytes) -> None:
        with tempfile.NamedTemporaryFile(suffix=".wav") as file:
            Path(file.name).write_bytes(data)
            subprocess.run(
                [self._program, file.name],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                check=False,
            )
