"""A sound server of one's own with a virtual card, recorded: what was played, when and on which
side.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from tests.sound.hearing import RATE, Wave

PACKAGES = ("pulseaudio", "pulseaudio-utils")
LONGEST = 10.0
"""Seconds in which the server must be up."""


class Server:
    """A PulseAudio with two null sinks, in a folder of its own that is also its home: `null`, where
    everything goes, and `voice`, for what is told to go there (`PULSE_SINK`).
    """

    def __init__(self) -> None:
        # the path of a socket must be short
        self.folder = Path(tempfile.mkdtemp(prefix="snd"))
        self.socket = self.folder / "s"
        self.address = f"unix:{self.socket}"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def env(self) -> dict[str, str]:
        """What a client needs to come here and nowhere else."""
        home = str(self.folder)
        return {"PULSE_SERVER": self.address, "HOME": home, "XDG_RUNTIME_DIR": home}

    def start(self) -> None:
        """Starts it and waits until it answers."""
        self.socket.unlink(missing_ok=True)
        script = self.folder / "null.pa"
        script.write_text(
            f"load-module module-native-protocol-unix socket={self.socket} auth-anonymous=1 "
            f"auth-cookie-enabled=0\n"
            f"load-module module-null-sink sink_name=null rate={RATE} channels=2\n"
            f"load-module module-null-sink sink_name=voice rate={RATE} channels=2\n"
            "set-default-sink null\nset-default-source null.monitor\n"
        )
        home = str(self.folder)
        self._process = subprocess.Popen(
            [
                *("pulseaudio", "-n", "-F", str(script), "--daemonize=no", "--exit-idle-time=-1"),
                *("--use-pid-file=no", "--disable-shm=yes", "--realtime=no", "--high-priority=no"),
            ],
            env={**os.environ, **self.env, "PULSE_RUNTIME_PATH": home, "PULSE_STATE_PATH": home},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        until = time.monotonic() + LONGEST
        while not self.socket.exists():
            assert time.monotonic() < until, "no sound server"
            time.sleep(0.02)
        time.sleep(0.3)  # the sink comes after the socket

    def signal(self, number: int) -> None:
        """Stops it (SIGSTOP), lets it go on (SIGCONT), or ends it (SIGKILL)."""
        assert self._process is not None
        os.killpg(self._process.pid, number)
        if number == signal.SIGKILL:
            self._process.wait(5)

    def close(self) -> None:
        """Ends it and removes all that it has left."""
        with contextlib.suppress(ProcessLookupError):
            self.signal(signal.SIGKILL)
        shutil.rmtree(self.folder, ignore_errors=True)

    def clients(self) -> int:
        """How many connections it has."""
        assert self._process is not None
        return len(list(Path(f"/proc/{self._process.pid}/fd").iterdir()))


@contextlib.contextmanager
def server() -> Iterator[Server]:
    """A running server."""
    made = Server()
    try:
        made.start()
        yield made
    finally:
        made.close()


class Recording:
    """What was heard: two channels, and the moment (of `time.monotonic`) of the first sample."""

    def __init__(self, left: Wave, right: Wave, began: float) -> None:
        self.left, self.right, self.began = left, right, began

    def loud(self, floor: float = 0.003, step: float = 0.005) -> list[tuple[float, float]]:
        """Where something was heard: from when to when (of `time.monotonic`), in steps of 5 ms;
        what is less than 40 ms apart is one.
        """
        size = int(step * RATE)
        both = np.maximum(np.abs(self.left), np.abs(self.right))
        blocks = both[: len(both) // size * size].reshape(-1, size)
        found: list[tuple[float, float]] = []
        for place in np.flatnonzero(np.sqrt((blocks**2).mean(1)) > floor):
            at = self.began + float(place) * step
            if found and at - found[-1][1] < 0.04:
                found[-1] = (found[-1][0], at + step)
            else:
                found.append((at, at + step))
        return found

    def level(self, since: float, until: float) -> tuple[float, float]:
        """The peak and the mean power between two moments, in decibels of the loudest there is."""
        part = slice(int((since - self.began) * RATE), int((until - self.began) * RATE))
        both = np.stack([self.left[part], self.right[part]])
        power = float((both**2).mean(1).max())
        return 20 * np.log10(float(np.abs(both).max()) + 1e-9), 10 * np.log10(power + 1e-12)

    def onsets(self, quiet: float = 0.25, floor: float = 0.0005) -> list[tuple[float, float]]:
        """When sounds began after so much quiet, and how much louder they are on the left (dB)."""
        loud = np.maximum(np.abs(self.left), np.abs(self.right)) > floor
        places = np.flatnonzero(loud)
        found = []
        last = -RATE
        for place in places:
            if place - last > quiet * RATE:
                part = slice(place, place + RATE // 5)
                left, right = (self.left[part] ** 2).sum(), (self.right[part] ** 2).sum()
                side = float(10 * np.log10((left + 1e-12) / (right + 1e-12)))
                found.append((self.began + place / RATE, side))
            last = place
        return found


class Recorder:
    """Writes down what a sink plays."""

    def __init__(self, server: Server, sink: str = "null") -> None:
        self._process = subprocess.Popen(
            [
                *("parec", "-d", f"{sink}.monitor", "--format=s16le", f"--rate={RATE}"),
                *("--channels=2", "--latency-msec=5", "--raw"),
            ],
            env={**os.environ, **server.env},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        self._blocks: list[bytes] = []
        self._marks: list[tuple[float, int]] = []
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        until = time.monotonic() + LONGEST
        while not self._marks:
            assert time.monotonic() < until, "nothing is recorded"
            time.sleep(0.02)

    def _run(self) -> None:
        assert self._process.stdout is not None
        count = 0
        while block := os.read(self._process.stdout.fileno(), 65_536):
            count += len(block)
            self._blocks.append(block)
            self._marks.append((time.monotonic(), count // 4))

    def finish(self) -> Recording:
        """Ends it; what was heard."""
        time.sleep(0.3)
        self._process.terminate()
        self._process.wait(5)
        self._thread.join(2)
        data = b"".join(self._blocks)
        samples = np.frombuffer(data[: len(data) // 4 * 4], "<i2").reshape(-1, 2) / 32_768
        # a sample has left the card when it could arrive at the earliest
        began = min(when - count / RATE for when, count in self._marks)
        return Recording(samples[:, 0], samples[:, 1], began)
