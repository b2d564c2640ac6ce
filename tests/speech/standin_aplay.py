"""A stand-in for `aplay`: plays a WAV file by sleeping for its length, and records what it was
given.

    with StandInAplay() as player:  # first on PATH meanwhile
        ...
        player.plays()  # [Play(seconds=1.2, digest="...", ended=True)]

A play without an end was killed. `card=False` behaves like aplay on a machine without a sound card:
noise on both outputs, status 1.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

_SCRIPT = """\
#!{python} -IS
import hashlib, json, os, sys, time, wave
def note(**about):
    with open({log!r}, "a") as log:
        log.write(json.dumps(dict(about, pid=os.getpid(), t=time.monotonic())) + "\\n")
if not {card}:
    print("ALSA lib confmisc.c: cannot find card '0'", flush=True)
    print(
        "aplay: main:831: audio open error: No such file or directory",
        file=sys.stderr,
        flush=True,
    )
    note(event="refused")
    sys.exit(1)
with wave.open(next(a for a in sys.argv[1:] if a.endswith(".wav"))) as sound:
    frames = sound.readframes(sound.getnframes())
    seconds = sound.getnframes() / sound.getframerate()
note(event="start", seconds=seconds, digest=hashlib.sha256(frames).hexdigest())
time.sleep(seconds * {speed})
note(event="end")
"""


class Play(NamedTuple):
    """One call of the player."""

    seconds: float
    digest: str
    ended: bool
    started: float
    """Monotonic clock."""


class StandInAplay:
    """Puts the stand-in first on PATH. `speed`: seconds of sleep for a second of sound."""

    def __init__(self, card: bool = True, speed: float = 1.0) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="aplay-"))
        self.log = self.folder / "log.jsonl"
        script = self.folder / "aplay"
        script.write_text(
            _SCRIPT.format(python=sys.executable, log=str(self.log), card=card, speed=speed)
        )
        script.chmod(0o755)
        self._old = ""

    def __enter__(self) -> StandInAplay:
        self._old = os.environ.get("PATH", "")
        os.environ["PATH"] = f"{self.folder}{os.pathsep}{self._old}"
        return self

    def __exit__(self, *_: object) -> None:
        os.environ["PATH"] = self._old
        shutil.rmtree(self.folder, ignore_errors=True)

    def plays(self) -> list[Play]:
        """Every play that has begun, in order."""
        entries = (
            [json.loads(line) for line in self.log.read_text().splitlines()]
            if self.log.exists()
            else []
        )
        ended = {e["pid"] for e in entries if e["event"] == "end"}
        return [
            Play(e["seconds"], e["digest"], e["pid"] in ended, e["t"])
            for e in entries
            if e["event"] == "start"
        ]

    def wait(self, condition: Callable[[list[Play]], bool], seconds: float = 5.0) -> bool:
        """Wait until the plays are as wanted; whether they are."""
        until = time.monotonic() + seconds
        while not condition(self.plays()):
            if time.monotonic() > until:
                return False
            time.sleep(0.005)
        return True
