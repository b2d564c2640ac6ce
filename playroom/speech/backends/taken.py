"""Watch over an utterance by polling: is what a speech program took being said?

Some programs take every text and say none: a reader that is hung or muted, a synthesizer without a
voice or a sound device. What tells that is `speaking`, asked many times a second.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from playroom.speech.backends.base import BackendFailure, Utterance

BEGINS = 1.2
"""Seconds within which something begins to be heard, even with headphones that have to wake up."""
DOUBTFUL = 0.5
"""Seconds after which what would take its place is started."""
OWN = 0.4
"""Seconds that the newest text has had of these at least, where each cut off the one before."""
SETTLED = 0.15
"""Seconds in which a voice has begun, so that silence afterwards means the end."""
SHORTEST = 8
"""Characters. A shorter text may begin and end between two looks, so one that was not noticed
proves nothing; `MOST_SHORT` of them in a row do."""
MOST_SHORT = 3


class Taken:
    """The utterance that was handed over last.

    `speaking` asks the program whether it is saying anything; `clock` gives seconds.
    """

    def __init__(
        self, speaking: Callable[[], bool], clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._speaking = speaking
        self._clock = clock
        self._utterance: Utterance | None = None
        self._at = 0.0
        self._begun = False
        self._silent_from: float | None = None
        """When the first text was handed over of those since which nothing was heard."""
        self._doubted = False
        self._short = 0

    @property
    def waits(self) -> bool:
        """Whether there is something to look at."""
        return self._utterance is not None

    def leave(self) -> None:
        """Before the program is told something new: how has the last utterance ended?"""
        utterance, self._utterance = self._utterance, None
        if utterance is None:
            return
        speaking = self._speaking()
        if speaking:
            self._heard()
        utterance.finish(cut=speaking or not self._begun)

    def begin(self, utterance: Utterance) -> None:
        """The program has taken an utterance."""
        self._utterance, self._at, self._begun = utterance, self._clock(), False
        if self._silent_from is None:
            self._silent_from = self._at

    def look(self) -> None:
        """Reports the beginning and the end; raises `BackendFailure` when it is not being said."""
        utterance, now = self._utterance, self._clock()
        if utterance is None:
            return
        if self._speaking():
            if not self._begun:
                self._heard()
                utterance.begin()
        elif self._begun:
            self._end(utterance)
        elif len(utterance.text) < SHORTEST:
            if now - self._at >= SETTLED:
                self._short += 1
                if self._short >= MOST_SHORT:
                    self._fail("several short texts were not said")  # not said
                self._silent_from = None
                self._end(utterance)
        elif self._silent_from is not None:
            silence = now - self._silent_from
            if silence >= BEGINS and now - self._at >= OWN:
                self._fail(f"nothing said for {silence:.1f} s")  # not said
            if silence >= DOUBTFUL and not self._doubted:
                self._doubted = True
                utterance.doubt()

    def _heard(self) -> None:
        self._begun, self._doubted, self._silent_from, self._short = True, False, None, 0

    def _end(self, utterance: Utterance) -> None:
        self._utterance = None
        utterance.finish()

    def _fail(self, why: str) -> None:
        self._utterance = None
        raise BackendFailure("not-taken", why)
