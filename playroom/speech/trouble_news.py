"""Notices about the voice for the player: each once, as codes."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from playroom.speech.api import OnTrouble, Trouble
from playroom.speech.order import THROUGH_READER

# Reasons, the one nearest to working first: what is worth telling a player who hears nothing.
_NEAREST = (
    "no-sound",
    "no-player",
    "not-taken",
    "daemon-refused",
    "no-answer",
    "died",
    "error",
    "no-daemon",
    "no-engine",
    "no-reader",
    "not-installed",
)


class Reports:
    """Remembers what the player believes and tells what is new."""

    def __init__(self, chain: Sequence[str], on_trouble: OnTrouble) -> None:
        self._chain = list(chain)
        self._on_trouble = on_trouble
        self._speaks: str | None = (
            None  # "" when the player knows that nothing does, None at the beginning
        )
        self._reasons: dict[str, str] = {}
        self._missing: set[tuple[str, str]] = set()
        self._asked = False

    def failed(self, backend: str, reason: str) -> None:
        """Remember why a backend does not speak."""
        self._reasons[backend] = reason

    def reason(self, backend: str) -> str:
        """Why a backend does not speak; "" when it was not tried or is not known to fail."""
        return self._reasons.get(backend, "")

    def asked(self) -> None:
        """The player has asked for another try, and is told its result even if nothing
        has changed.
        """
        self._asked = True

    def settled(self) -> None:
        """Nothing came of the try because nothing better was to be had."""
        self._asked = False

    def speaks(self, backend: str) -> None:
        """`backend` is in use from now on. The first one of all is no news, but for a voice of our
        own in the place of a reader.
        """
        before, self._speaks = self._speaks, backend
        self._asked = False
        if before is None and "ao2-reader" in self._chain and backend not in THROUGH_READER:
            before = self._chain[0]
        if before is None or before == backend:
            return
        if before == "" or self._chain.index(backend) < self._chain.index(before):
            self._tell(Trouble("speech-returned", backend=backend))
        else:
            self._tell(
                Trouble("backend-replaced", self._reasons.get(before, "error"), before, backend)
            )

    def mute(self) -> None:
        """Nothing speaks."""
        if self._speaks == "" and not self._asked:
            return
        self._speaks = ""
        self._asked = False
        found = set(self._reasons.values())
        nearest = next((reason for reason in _NEAREST if reason in found), "error")
        reasons = tuple(
            (name, self._reasons[name]) for name in self._chain if name in self._reasons
        )
        self._tell(Trouble("no-speech", nearest, reasons=reasons))

    def fault(self, error: Exception) -> None:
        """The speech thread itself has failed."""
        self._tell(Trouble("no-speech", "error", reasons=(("speech", repr(error)),)))

    def missing(self, backend: str, language: str) -> None:
        """`backend` has no voice for `language`."""
        if (backend, language) not in self._missing:
            self._missing.add((backend, language))
            self._tell(Trouble("language-missing", language, backend))

    def _tell(self, trouble: Trouble) -> None:
        # A room that is just being closed may not be able to take it, and the voice goes on
        # whatever it does.
        with contextlib.suppress(Exception):
            self._on_trouble(trouble)
