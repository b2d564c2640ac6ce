"""Sound effects: heard before the line, never instead; they print nothing, block nothing, and their
failure does not affect the game.

Importing this costs next to nothing; sound libraries are loaded only in a process of their own.
"""

from __future__ import annotations

from collections.abc import Callable

from playroom.sound.api import SILENCE, Choice, OnTrouble, SoundOutput, Trouble
from playroom.sound.policy import MODES, UNASKED, USUAL_VOLUME, choose_sounds, place_of

__all__ = [
    "MODES",
    "SILENCE",
    "UNASKED",
    "USUAL_VOLUME",
    "Choice",
    "OnTrouble",
    "SoundOutput",
    "Trouble",
    "choose_sounds",
    "open_sounds",
    "place_of",
]


def open_sounds(choice: Choice, speaking: Callable[[], bool], on_trouble: OnTrouble) -> SoundOutput:
    """Opens what `choose_sounds` chose, without waiting for it. `speaking`: does the room's own
    voice speak now? Nothing is started before the first sound is wanted or expected.
    """
    if not choice.on:
        return SILENCE
    from playroom.sound.loudspeaker import Loudspeaker

    return Loudspeaker(speaking, on_trouble)
