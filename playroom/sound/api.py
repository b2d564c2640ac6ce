"""Public API of sound: the output protocol, choices and troubles.

Nothing here is text for a player. Troubles are codes; the shell turns them into sentences.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from playroom.engine.overriding import override


class Trouble(NamedTuple):
    """Something about sound that the player may be told: `code` is `none` (there is none here, as
    far as was tried; `detail`: `not-installed`, `no-device`, `no-answer`, `error`) or `stopped` (it
    was there and is not any more; it is tried again by itself).
    """

    code: str
    detail: str = ""


LATE = 0.25
"""Seconds after which a sound is not heard any more: it would lie about the time."""

OnTrouble = Callable[[Trouble], None]
"""Called from the sound thread; it must be quick and hand the news over."""


class SoundOutput(Protocol):
    """A way to hear sounds. No method waits for one, prints, or raises."""

    def play(self, token: str, pan: float = 0.0, within: float = LATE) -> float:
        """Plays a sound at `pan` (-1 left to 1 right). Drops it if it would start later than
        `within` seconds, or among too many others. Returns its duration in seconds; 0 when it is
        not heard or that is unknown.
        """

    @property
    def ready(self) -> bool:
        """Is a sound surely heard now, so that it can stand for words?"""

    def warm(self) -> None:
        """Sounds are to be expected soon."""

    def set(self, *, volume: int | None = None, mono: bool | None = None) -> None:
        """How loud (0 to 100) and whether from one place, from now on."""

    def close(self) -> None:
        """Ends it, in less than a second."""


class Choice(NamedTuple):
    """Whether there are sounds, and why: `asked`, `no-terminal`, `dumb-terminal`, `ci`, `remote`,
    `terminal`.
    """

    on: bool
    why: str


class Silence(SoundOutput):
    """No sounds at all."""

    @override
    def play(self, token: str, pan: float = 0.0, within: float = LATE) -> float:
        return 0.0

    @property
    def ready(self) -> bool:
        """Never."""
        return False

    @override
    def warm(self) -> None:
        pass

    @override
    def set(self, *, volume: int | None = None, mono: bool | None = None) -> None:
        pass

    @override
    def close(self) -> None:
        pass


SILENCE = Silence()
"""The shared null output."""
