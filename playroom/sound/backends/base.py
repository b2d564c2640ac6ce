"""Backend protocol of a sound output, and an adapter for one that only takes samples."""

from __future__ import annotations

import threading
import time
from typing import Protocol

from playroom.engine.overriding import override
from playroom.sound.mixing import Mixer
from playroom.sound.synthesis import RATE

BLOCK = RATE // 100
"""Frames that are handed over at a time: 10 ms."""
LOOKS = 20
"""Looks in vain that are enough where samples are taken all the time: a card that slept takes its
first ones more than a second late.
"""
AHEAD = 0.06
"""Most seconds written ahead of the clock: a device without a clock would take any amount."""


class DeviceFailure(Exception):
    """There is no sound to be had in this way: `code` is `not-installed` or `no-device`."""

    def __init__(self, code: str, why: str = "") -> None:
        super().__init__(code, why)
        self.code = code
        self.why = why


class Device(Protocol):
    """One device, opened once and kept; samples come from the mixer that it was made with."""

    looks: int
    """So many looks in a row (of `host.LOOK`) at something that waits and is not asked for, and the
    device is taken for lost: no library says so. Looks are counted, because a busy machine keeps
    them waiting as well.
    """

    def wake(self) -> None:
        """Something is about to sound."""

    def rest(self) -> None:
        """Nothing has sounded for a while."""


class Sink(Protocol):
    """Something that takes samples, as fast as they are played."""

    def write(self, block: bytes) -> None:
        """Writes a block; raises `OSError` when the device is gone."""


class Pump(Device):
    """A device out of a sink: a thread that hands over what the mixer has, block by block."""

    looks = LOOKS

    def __init__(self, mixer: Mixer, sink: Sink) -> None:
        self._mixer = mixer
        self._sink = sink
        self._wanted = threading.Event()
        threading.Thread(target=self._run, name="pump", daemon=True).start()

    @override
    def wake(self) -> None:
        self._wanted.set()

    @override
    def rest(self) -> None:
        self._wanted.clear()

    def _run(self) -> None:
        began, written = time.monotonic(), 0.0
        while True:
            if not self._wanted.is_set():
                self._wanted.wait()
                began, written = time.monotonic(), 0.0
            try:
                self._sink.write(self._mixer.pull(BLOCK))
            except OSError:
                return  # the watchdog notices that no samples are asked for
            written += BLOCK / RATE
            ahead = began + written - time.monotonic()
            if ahead > AHEAD:
                time.sleep(ahead - AHEAD)
            elif ahead < -AHEAD:
                began, written = time.monotonic(), 0.0
