"""Mixer: several sounds as the one stream that a device asks for."""

from __future__ import annotations

import threading
from array import array
from operator import add

from playroom.sound.synthesis import placed, rendered
from playroom.sound.tokens import TOKENS

VOICES = 4
"""So many sounds at once; one more takes the place of the oldest."""
FULL = 32_767
"""The loudest sample there is."""
FRAME = 4
"""Bytes of a frame: two channels of 16 bits."""


class Bank:
    """The samples of the tokens, made when they are first wanted and kept as they were played."""

    def __init__(self) -> None:
        self._plain: dict[str, array[int]] = {}
        self._placed: dict[tuple[str, int, int], bytes] = {}

    def samples(self, name: str) -> array[int]:
        """One channel of a token. Raises `KeyError`."""
        if name not in self._plain:
            self._plain[name] = rendered(TOKENS[name])
        return self._plain[name]

    def sound(self, name: str, pan: float, decibels: float) -> bytes:
        """A token at a place, so much louder. Raises `KeyError`."""
        key = (name, round(pan * 10), round(decibels))
        if key not in self._placed:
            self._placed[key] = placed(self.samples(name), key[1] / 10, key[2])
        return self._placed[key]


class Mixer:
    """Adds up what sounds; `pull` is called by the device, whenever it wants more."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[tuple[memoryview, int]] = []
        self.pulled = 0
        """Frames that were asked for so far."""

    def add(self, sound: bytes) -> None:
        """Begins a sound with the next frame."""
        with self._lock:
            self._voices = [*self._voices[1 - VOICES :], (memoryview(sound), 0)]

    def pull(self, frames: int) -> bytes:
        """The next frames."""
        size = frames * FRAME
        with self._lock:
            voices, self._voices = self._voices, []
            self.pulled += frames
            blocks = []
            for sound, at in voices:
                blocks.append(bytes(sound[at : at + size]).ljust(size, b"\0"))
                if at + size < len(sound):
                    self._voices.append((sound, at + size))
        if not blocks:
            return bytes(size)
        sums = array("i", array("h", blocks[0]))
        for block in blocks[1:]:
            sums = array("i", map(add, sums, array("h", block)))
        if len(blocks) > 1 and (peak := max(max(sums), -min(sums))) > FULL:
            # lower as a whole: tops cut off would be heard as a crackle
            sums = array("i", [value * FULL // peak for value in sums])
        return array("h", sums).tobytes()

    @property
    def silent(self) -> bool:
        """Does nothing sound?"""
        return not self._voices
