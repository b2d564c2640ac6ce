"""PulseAudio's (and PipeWire's) own simple library, which is on every Linux desktop."""

from __future__ import annotations

import ctypes

from playroom.sound.backends.base import BLOCK, Device, DeviceFailure, Pump, Sink
from playroom.sound.mixing import FRAME, Mixer
from playroom.sound.synthesis import RATE

_LIBRARY = "libpulse-simple.so.0"
_PLAYBACK, _SIGNED_16 = 1, 3  # as its headers number them
_USUAL = 0xFFFF_FFFF
_BUFFER = RATE * 30 // 1000 * FRAME  # bytes: 30 ms
_BEFORE = BLOCK * FRAME  # bytes that must be there before it plays on: else it would play the past


class _Format(ctypes.Structure):
    _fields_ = (
        ("format", ctypes.c_int),
        ("rate", ctypes.c_uint32),
        ("channels", ctypes.c_uint8),
    )


class _Buffer(ctypes.Structure):
    _fields_ = (
        ("longest", ctypes.c_uint32),
        ("target", ctypes.c_uint32),
        ("before", ctypes.c_uint32),
        ("least", ctypes.c_uint32),
        ("fragment", ctypes.c_uint32),
    )


def make(mixer: Mixer, kind: str = "") -> Device:
    """Opens a stream to the sound server. Raises `DeviceFailure`."""
    try:
        library = ctypes.CDLL(_LIBRARY)
    except OSError as why:
        raise DeviceFailure("not-installed", str(why)) from None
    return Pump(mixer, _Stream(library))


class _Stream(Sink):
    def __init__(self, library: ctypes.CDLL) -> None:
        library.pa_simple_new.restype = ctypes.c_void_p
        library.pa_simple_write.argtypes = [
            ctypes.c_void_p,
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.c_void_p,
        ]
        why = ctypes.c_int()
        form = _Format(_SIGNED_16, RATE, 2)
        buffer = _Buffer(_USUAL, _BUFFER, _BEFORE, _USUAL, _USUAL)
        self._stream = library.pa_simple_new(
            None,
            b"playroom",
            _PLAYBACK,
            None,
            b"sounds",
            ctypes.byref(form),
            None,
            ctypes.byref(buffer),
            ctypes.byref(why),
        )
        if not self._stream:
            raise DeviceFailure("no-device", str(why.value))
        self._library = library

    def write(self, block: bytes) -> None:
        why = ctypes.c_int()
        if self._library.pa_simple_write(self._stream, block, len(block), ctypes.byref(why)) < 0:
            raise OSError(why.value)
