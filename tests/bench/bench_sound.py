"""Does a key wait for its sound? Key to line with a sound for every key and without, in turn in the
same run; and what `play` costs the room's own thread. The sounds go to a real sound server where
there is one, else to miniaudio's device that only keeps time.
"""

from __future__ import annotations

import contextlib
import json
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playroom.sound.loudspeaker import Loudspeaker
from tests.bench.bench_shell import _milliseconds
from tests.shell.by_keys import prepare
from tests.sound import rig
from tests.terminal.drive import Pty

KEYS = 600
PLAYS = 2_000
HEARD = 100


def _open(folder: Path, sounds: str, env: dict[str, str | None]) -> Pty:
    """A table of escoba whose every Space has the sound of a chosen card."""
    data = prepare(folder / sounds, pace=0)
    with (data / "settings.toml").open("a", encoding="utf-8") as file:
        file.write("[sound]\nok = true\n")
    words = ["play", "escoba", "--seed", "1", "--data", str(data), "--lang", "en"]
    argv = [sys.executable, "-m", "playroom", *words, "--sounds", sounds, "--speech", "off"]
    pty = Pty(argv, cols=300, env=env)
    end = time.monotonic() + 10
    seen = b""
    while time.monotonic() < end and b"urn" not in seen:
        seen += pty.read(0.5)
    time.sleep(2.0)  # the host is up
    while pty.read(0.1):
        pass
    return pty


def _press(pty: Pty) -> float:
    began = time.perf_counter()
    pty.write(b" ")
    while b"\n" not in pty.read(2.0) and time.perf_counter() - began < 2:
        pass
    return time.perf_counter() - began


def key_to_line(folder: Path, env: dict[str, str | None]) -> dict[str, Any]:
    """Milliseconds from Space to its line, with and without, and the difference of the medians."""
    silent, sounding = _open(folder, "off", env), _open(folder, "on", env)
    took: dict[str, list[float]] = {"off": [], "on": []}
    for number in range(KEYS):
        took["off"].append(_press(silent))
        took["on"].append(_press(sounding))
        if number % 20 == 0:
            time.sleep(0.3)
    for pty in (silent, sounding):
        pty.process.kill()
        pty.close()
    more = statistics.median(took["on"]) - statistics.median(took["off"])
    return {
        "key_to_line_without_sound_ms": _milliseconds(took["off"]),
        "key_to_line_with_sound_ms": _milliseconds(took["on"]),
        "a_sound_adds_ms": round(1000 * more, 3),
    }


def plays(way: str) -> dict[str, Any]:
    """Milliseconds that `play` keeps its thread."""
    loudspeaker = Loudspeaker(lambda: False, lambda trouble: None, ways=(way,))
    loudspeaker.warm()
    end = time.monotonic() + 10
    while not loudspeaker.way and time.monotonic() < end:
        time.sleep(0.01)
    took = []
    for _ in range(PLAYS):
        began = time.perf_counter()
        loudspeaker.play("ok")
        took.append(time.perf_counter() - began)
        time.sleep(0.001)
    loudspeaker.close()
    return {"play_ms": _milliseconds(took)}


def heard(way: str, server: rig.Server) -> dict[str, Any]:
    """Milliseconds from `play` to the sound at the card, and how many were not heard."""
    loudspeaker = Loudspeaker(lambda: False, lambda trouble: None, ways=(way,))
    loudspeaker.set(volume=100)
    loudspeaker.warm()
    time.sleep(3.0)
    recorder = rig.Recorder(server)
    wanted = []
    for number in range(HEARD):
        time.sleep(0.35 + number % 7 / 100)
        wanted.append(time.monotonic())
        loudspeaker.play("turn")
    onsets = [at for at, _ in recorder.finish().onsets(quiet=0.1)]
    loudspeaker.close()
    late = []
    for at in wanted:
        late += [onset - at for onset in onsets if 0 <= onset - at < 0.3][:1]
    return {f"heard_{way}_ms": _milliseconds(late), f"not_heard_{way}": HEARD - len(late)}


def main() -> None:
    """Prints the measurements."""
    with tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        env: dict[str, str | None] = {}
        if rig.is_there():
            server = stack.enter_context(rig.server())
            env |= server.env
            os.environ.update(server.env)
            for way in ("miniaudio", "libpulse"):
                print(json.dumps(heard(way, server)), flush=True)
        print(json.dumps({**key_to_line(Path(name), env), **plays("miniaudio:null")}))


if __name__ == "__main__":
    main()
