"""What is heard beside the lines: the sounds that the player wants, from the seats that they come
from.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from playroom.engine.notes import Clean, Note
from playroom.engine.sounds import Sound
from playroom.locale import Listener
from playroom.sound import SILENCE, SoundOutput, place_of
from playroom.sound.told import sound_of_note

AWAY = 10.0
"""Seconds without a key after which the bell may call somebody to their turn."""

SOON = 5.0
"""Seconds that a sound may take which is waited for."""


class Wishes(Protocol):
    """What of the settings counts here."""

    def hears(self, token: str) -> bool:
        """Is this sound wanted?"""
        ...

    def rings(self) -> bool:
        """Is the terminal's bell wanted for one's turn?"""
        ...


class Sounding:
    """Plays the sounds of events and lines. `output` may be exchanged at any time: a page has one
    that sends the names of the sounds to where they are heard.
    """

    def __init__(self, wishes: Wishes, ring: Callable[[], None]) -> None:
        """`ring` rings the terminal's bell."""
        self.output: SoundOutput = SILENCE
        self.asked = False
        """The player has asked for sounds in this run: that there are none is told even when it is
        known.
        """
        self._wishes = wishes
        self._ring = ring
        self.key_at = time.monotonic()
        """When a key was pressed last."""

    def play(self, sound: Sound, listener: Listener) -> None:
        """An event that has this sound is being told."""
        if sound.token == "turn" and self._wishes.rings():
            now = time.monotonic()
            if now - self.key_at > AWAY:
                self.key_at = now
                self._ring()
        if self.output is not SILENCE and self._wishes.hears(sound.token):
            where = place_of(sound.seat, listener.seat, len(listener.names))
            self.output.play(sound.token, where)

    def line(self, line: Note, listener: Listener, answers: bool) -> None:
        """A line of the room is being told, or answers a key."""
        token = sound_of_note(line, answers)
        if token is not None:
            name = line.get("name")
            named = isinstance(name, Clean) and name in listener.names
            self.play(Sound(token, listener.names.index(str(name)) if named else None), listener)

    def try_out(self, token: str) -> None:
        """A sound is heard by itself, whether it is wanted or not, as soon as it can be."""
        self.output.play(token, within=SOON)

    @property
    def on(self) -> bool:
        """Are there sounds, as far as was chosen?"""
        return self.output is not SILENCE
