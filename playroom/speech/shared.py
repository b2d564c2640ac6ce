"""State shared by the player's thread and the speech thread."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from playroom.speech.api import Abilities, Voice

Answer: TypeAlias = Callable[[tuple[Voice, ...]], None]
"""Takes the voices; called in the speech thread."""


class Limits(NamedTuple):
    """How long a host may take, in seconds."""

    start: float = 8.0
    """From the start of the process to its being ready. prismatoid alone needs two on a usual
    Linux.
    """
    answer: float = 0.8
    """From an order to its acknowledgement. At half of it, what would take its place is started."""
    listing: float = 2.5
    """The same while the voices are listed, which keeps a daemon busy."""
    silence: float = 1.8
    """From the failure of a voice to its being told, while no other has taken its place."""
    back: float = 5.0
    """Until it is looked for the first time whether a reader that was closed is back; the looks
    grow rarer.
    """
    hope: float = 3.0
    """For how long messages that wait for a host count as about to be said (see
    `SpeechOutput.busy`).
    """


class State:
    """Written by the conductor (`closed` by the output), read by anybody, one value at a time."""

    __slots__ = (
        "abilities",
        "backend",
        "closed",
        "hopeful_until",
        "host_pid",
        "muted",
        "settled",
        "sounding",
    )

    def __init__(self, limits: Limits) -> None:
        self.closed = False
        self.backend = ""
        """The backend that speaks; "" while none does."""
        self.abilities = Abilities()
        """What can be chosen of it; of the last one, while none speaks."""
        self.host_pid: int | None = None
        """The process that spoke last."""
        self.muted = False
        """Nothing can speak."""
        self.settled = 0
        """The number of the last message up to which everything was said or dropped."""
        self.sounding = False
        """An utterance was handed over and its end is not reported yet."""
        self.hopeful_until = time.monotonic() + limits.hope
        """While nothing speaks yet, messages count as about to be said until this moment."""
