"""miniaudio: the sound system of every platform, through one small library (an optional extra)."""

from __future__ import annotations

import sys
from collections.abc import Generator

from playroom.engine.overriding import override
from playroom.sound.backends.base import LOOKS, Device, DeviceFailure
from playroom.sound.mixing import Mixer
from playroom.sound.synthesis import RATE

BUFFER = 20
"""Milliseconds; the library's own choice would be heard a fifth of a second late."""


def make(mixer: Mixer, kind: str = "") -> Device:
    """Opens the device, or the one that has no sound and keeps time (`null`, for tests).

    Raises `DeviceFailure`.
    """
    try:
        import miniaudio
    except (ImportError, OSError) as why:
        raise DeviceFailure("not-installed", repr(why)) from None
    ways = miniaudio.Backend
    # named one by one: the library's own list ends with a device that takes all and plays nothing
    systems = {
        "win32": [ways.WASAPI, ways.DSOUND, ways.WINMM],
        "darwin": [ways.COREAUDIO],
    }.get(sys.platform, [ways.PULSEAUDIO, ways.ALSA])
    try:
        device = miniaudio.PlaybackDevice(
            nchannels=2,
            sample_rate=RATE,
            buffersize_msec=BUFFER,
            backends=[ways.NULL] if kind == "null" else systems,
            app_name="playroom",
        )
    except miniaudio.MiniaudioError as why:
        raise DeviceFailure("no-device", repr(why)) from None
    return _Miniaudio(device, mixer)


class _Miniaudio(Device):
    """One device for as long as the process lives: the library leaks a connection to the sound
    system with every one that is closed.
    """

    looks = LOOKS

    def __init__(self, device: object, mixer: Mixer) -> None:
        self._device = device
        self._mixer = mixer
        self._runs = False

    @override
    def wake(self) -> None:
        if not self._runs:
            self._runs = True
            samples = self._samples()
            next(samples)
            self._device.start(samples)  # type: ignore[attr-defined]

    @override
    def rest(self) -> None:
        if self._runs:
            self._runs = False
            self._device.stop()  # type: ignore[attr-defined]

    def _samples(self) -> Generator[bytes, int, None]:
        frames = yield b""
        while True:
            frames = yield self._mixer.pull(frames)
