"""Sounds that a page makes: the room names them, and has told it once what they are made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import msgspec

from playroom.engine.overriding import override
from playroom.page.messages import Played, encode
from playroom.sound import USUAL_VOLUME, SoundOutput
from playroom.sound.api import LATE
from playroom.sound.policy import STEP, UNDER_SPEECH
from playroom.sound.tokens import described

OF_THE_WIRE = ("lost", "back")


def loudness(volume: int, quiet: bool) -> float:
    """How loud sounds are at a volume, in decibels; `quiet`: as low as under speech."""
    return round((volume - 100) * STEP + (UNDER_SPEECH if quiet else 0.0), 1)


@cache
def sound_table() -> msgspec.Raw:
    """What every sound is made of, as JSON."""
    return msgspec.Raw(encode(described()))


class PageSounds(SoundOutput):
    """Sends the names of sounds; what becomes of too many at once the page decides, which knows
    when they come. It is a `SoundOutput`.
    """

    def __init__(self, send: Callable[[Played], None], quiet: bool) -> None:
        """`quiet`: always as low as under speech, since it is unknown when a reader speaks."""
        self._send = send
        self._quiet = quiet
        self._volume, self._mono = USUAL_VOLUME, False

    @property
    def loud(self) -> float:
        """How loud sounds are now, in decibels."""
        return loudness(self._volume, self._quiet)

    def alone(self, hears: Callable[[str], bool]) -> dict[str, float]:
        """Sounds that the page plays by itself, with volume: those of its lost connection, as far
        as they are wanted.
        """
        return {name: self.loud for name in OF_THE_WIRE if self._volume and hears(name)}

    @override
    def play(self, token: str, pan: float = 0.0, within: float = LATE) -> float:
        """Whether a page lets it be heard is not known here."""
        if self._volume:
            self._send(Played(token, 0.0 if self._mono else pan, self.loud))
        return 0.0

    @property
    @override
    def ready(self) -> bool:
        """Whether a page has a loudspeaker is not known here."""
        return False

    @override
    def warm(self) -> None:
        """The page may play sounds, after a first key or press there."""

    @override
    def set(self, *, volume: int | None = None, mono: bool | None = None) -> None:
        self._volume = self._volume if volume is None else volume
        self._mono = self._mono if mono is None else mono

    @override
    def close(self) -> None:
        pass
