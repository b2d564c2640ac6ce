"""Sound events beside the lines: filtered by the player's choice, panned by seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playroom.clock import monotonic
from playroom.engine.notes import Clean, Note
from playroom.engine.sounds import Sound
from playroom.locale import Listener
from playroom.shell.preferences import Preferences
from playroom.sound import SILENCE, SoundOutput, place_of
from playroom.sound.told import sound_of_note
from playroom.speech import Cue

AWAY = 10.0
"""Seconds without a key after which bell and desktop may announce the player's turn."""

SOON = 5.0
"""Seconds that a sound may take which is waited for."""


class Sounding:
    """Plays the sounds of events and lines. `output` may be exchanged at any time: a page has one
    that sends the names of the sounds to where they are heard.
    """

    def __init__(self, wishes: Preferences, ring: Callable[[], None]) -> None:
        """`ring` rings the terminal's bell."""
        self.output: SoundOutput = SILENCE
        self.asked = False
        """The player has asked for sounds in this run: that there are none is told even when it is
        known.
        """
        self._wishes = wishes
        self._ring = ring
        self.notify: Callable[[], None] = lambda: None
        """Shows on the desktop that it is the player's turn."""
        self.key_at = monotonic()
        """When a key was pressed last."""

    def cue(self, sound: Sound, listener: Listener) -> Cue | None:
        """An event that has this sound is about to be told: what plays it, None when it is not
        wanted. The bell is rung at once.
        """
        self._call(sound)
        if self.output is SILENCE or not self._wishes.hears(sound.token):
            return None
        return self._played(sound, listener)

    def in_place_of_words(self, sound: Sound, listener: Listener) -> Cue | None:
        """What plays a sound that says what is not spoken; None when it was turned off or would not
        be heard. It sounds even where such sounds are not heard until they are asked for.
        """
        if not self.output.ready or self._wishes.mutes(sound.token):
            return None
        self._call(sound)
        return self._played(sound, listener)

    def _call(self, sound: Sound) -> None:
        if sound.token != "turn" or (now := monotonic()) - self.key_at <= AWAY:
            return
        if self._wishes.rings():
            self.key_at = now
            self._ring()
        if self._wishes.notifies():
            self.key_at = now
            self.notify()

    def _played(self, sound: Sound, listener: Listener) -> Cue:
        where = place_of(sound.seat, listener.seat, len(listener.names))
        return partial(self.output.play, sound.token, where)

    def cue_of(self, line: Note, listener: Listener, answers: bool) -> Cue | None:
        """The same for a line of the room, which is about to be told or answers a key."""
        token = sound_of_note(line, answers)
        if token is None:
            return None
        name = line.get("name")
        named = isinstance(name, Clean) and name in listener.names
        seat = listener.names.index(str(name)) if named else None
        return self.cue(Sound(token, seat), listener)

    def try_out(self, token: str) -> None:
        """A sound is heard by itself, whether it is wanted or not, as soon as it can be."""
        self.output.play(token, within=SOON)

    @property
    def on(self) -> bool:
        """Are there sounds, as far as was chosen?"""
        return self.output is not SILENCE
