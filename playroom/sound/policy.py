"""Sound policy without a device: which sounds, volume, panning and order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from playroom.sound.api import Choice
from playroom.sound.tokens import TOKENS

MODES = ("auto", "on", "off")
"""What `--sounds` takes."""
UNASKED = frozenset(("card", "draw", "deal", "roll", "capture", "ok", "edge", "tick"))
"""Sounds of what happens all the time: not heard until they are asked for."""
USUAL_VOLUME = 90
STEP = 0.3
"""Decibels of a hundredth of the volume: ten of them are one step in the settings."""
ALONE = 12.0
"""Decibels by which a sound is louder than it is declared while the room's own voice is silent:
as loud as espeak-ng at its usual volume, and half of what a device takes (`tests.sound.levels`)."""
UNDER_SPEECH = -6.0
"""Decibels by which it is lower than declared while the voice speaks, which it must not cover."""
SHORT = 0.18
"""Seconds of a sound that may be heard while the room's own voice speaks."""
_FALSE = frozenset({"", "0", "false", "no", "off"})


def choose_sounds(
    wanted: str,
    *,
    env: Mapping[str, str],
    stdout_is_tty: bool,
    is_remote: Callable[[], bool] = lambda: False,
) -> Choice:
    """Turns a wish (`auto`, `on`, `off`) into whether there are sounds.

    By itself there are some only at a terminal of this machine: at the other end of a line
    (`is_remote`) the loudspeaker is in another room. Raises `ValueError` for a wish that is none.
    """
    wish = wanted.strip().lower()
    if wish not in MODES:
        raise ValueError(wanted)
    if wish != "auto":
        return Choice(wish == "on", "asked")
    if not stdout_is_tty:
        return Choice(False, "no-terminal")
    if env.get("TERM", "").lower() == "dumb":
        return Choice(False, "dumb-terminal")
    if env.get("CI", "").lower() not in _FALSE:
        return Choice(False, "ci")
    if is_remote():
        return Choice(False, "remote")
    return Choice(True, "terminal")


def place_of(seat: int | None, own: int | None, seats: int) -> float:
    """Where a seat is heard from, between -0.8 and 0.8: oneself and the table in the middle, the
    others in their order from left to right, beginning with the one who plays next.

    >>> [place_of(seat, 0, 3) for seat in (0, 1, 2)], place_of(None, 0, 4)
    ([0.0, -0.6, 0.6], 0.0)
    """
    if seat is None or seat == own or not 0 <= seat < seats:
        return 0.0
    others = seats if own is None else seats - 1
    nth = seat if own is None else (seat - own - 1) % seats
    if others == 1:
        return -0.4
    wide = 0.6 if others == 2 else 0.8
    return round(-wide + 2 * wide * nth / (others - 1), 3)


def decibels(volume: int, speaking: bool) -> float:
    """What a volume between 1 and 100 is, while the room's own voice speaks or not."""
    return (volume - 100) * STEP + (UNDER_SPEECH if speaking else ALONE)


def seconds_of(token: str) -> float:
    """How long a sound is."""
    return max(stroke.at + stroke.ms for stroke in TOKENS[token].strokes) / 1000


class Wanted(NamedTuple):
    """A sound that waits for its moment."""

    token: str
    pan: float
    at: float
    within: float
    """Seconds after which it would come too late."""
    speaking: bool
    """Did the room's own voice speak when it was wanted?"""

    @property
    def until(self) -> float:
        """When it would come too late."""
        late = LATE_LONG if self.speaking and self.long else self.within
        return self.at + max(late, self.within)

    @property
    def long(self) -> bool:
        """Whether it is too long to be heard during speech."""
        return seconds_of(self.token) > SHORT


GAP = 0.08
"""Seconds between the beginnings of two sounds."""
LATE_LONG = 1.5
"""Seconds that a long sound waits for the end of what the room's own voice says."""
MOST = 3
"""So many wait; of more, those of the least weight are dropped."""


class Crowd:
    """Sounds that happen at once, in a row: nothing is heard twice, nothing late, and what matters
    most is heard in any case. The clock is given, so that no time need pass to test it.
    """

    def __init__(self, speaking: Callable[[], bool]) -> None:
        """`speaking`: does the room's own voice speak now?"""
        self._speaking = speaking
        self._waiting: list[Wanted] = []
        self._last = -GAP

    def add(self, wanted: Wanted) -> None:
        """Takes a sound in."""
        if any(waiting.token == wanted.token for waiting in self._waiting):
            return
        self._waiting.append(wanted)
        if len(self._waiting) > MOST:
            self._waiting.remove(
                min(self._waiting, key=lambda waiting: TOKENS[waiting.token].weight)
            )

    def next(self, now: float) -> tuple[Wanted, bool] | None:
        """The next sound and whether speech is on; None when it is not yet time, or the queue is
        empty.
        """
        self._waiting = [waiting for waiting in self._waiting if now <= waiting.until]
        if now < self._last + GAP:
            return None
        for waiting in self._waiting:
            speaking = waiting.speaking and self._speaking()
            if not (speaking and waiting.long):
                self._waiting.remove(waiting)
                self._last = now
                return waiting, speaking
        return None

    def due(self, now: float) -> float | None:
        """Seconds until it is worth asking again; None: until something is added."""
        if not self._waiting:
            return None
        return max(0.01, self._last + GAP - now)

    def clear(self) -> None:
        """Nothing of what waits is heard."""
        self._waiting.clear()
