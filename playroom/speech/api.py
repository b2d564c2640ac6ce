"""Public API of speech: urgencies, the output protocol, choices, troubles and errors.

Nothing here is text for a player. Troubles and reasons are codes; the shell turns them into
sentences.
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import NamedTuple, Protocol, TypedDict, Unpack

HAND = "hand"
"""The topic of what only the listener is told, of the cards of their own."""


class Urgency(enum.IntEnum):
    """How a message stands against the others."""

    CHATTER = 0
    """Clocks, flavour: said only when nothing else waits, and never later than three seconds after
    it was given."""
    EVENT = 1
    """What happened: queued in order, several waiting ones joined into one utterance, cut off for
    good by a reply (with a topic: said once more)."""
    ALERT = 2
    """What must be heard (your turn, game over): queued in order, never dropped, said again when a
    reply cut it off."""
    REPLY = 3
    """The answer to a key of the player: cuts off what is being said; of several waiting replies
    only the newest is said."""


class Manner(TypedDict, total=False):
    """How a speech program shall speak. What is not there stays as it is; None leaves it to the
    speech program again, where the player has perhaps chosen it already.
    """

    rate: int | None
    """From -100 to 100, the speech program's middle at 0."""
    pitch: int | None
    """Likewise."""
    volume: int | None
    """From 0 to 100."""
    voice: str | None
    """A name from `SpeechOutput.voices`."""


class Voice(NamedTuple):
    """A voice that the speech program in use offers."""

    name: str
    """What `set(voice=...)` takes, and unique in one speech program."""
    language: str
    """Its language tag in lower case ("es", "en-gb"), or "" when it is not known."""


class Abilities(NamedTuple):
    """What the speech program in use lets be chosen."""

    backend: str = ""
    """The name that settings are given by; "" while nothing speaks."""
    name: str = ""
    """What the speech program calls itself."""
    adjustable: frozenset[str] = frozenset()
    """Which of "rate", "pitch", "volume" and "voice" it takes. A screen reader speaks as its owner
    has set it up, and takes none."""
    normal: tuple[tuple[str, int], ...] = ()
    """The rate, pitch and volume it has without being asked, on the scales of `Manner`,
    where it tells (it does when its voices have been asked for)."""


class Choice(NamedTuple):
    """What `choose_mode` decided."""

    mode: str
    """"off", "tts", "screen-reader" or "file"."""
    quiet_print: bool
    """Print only the prompt and the player's own input, because the reader's speech interface
    carries the lines. The printer must print everything again as soon as a trouble "no-speech"
    arrives.
    """
    why: str
    """"asked", "no-terminal", "dumb-terminal", "ci", "remote", "wsl", "reader", "no-reader",
    "unread" (a reader runs that cannot read `terminal`) or "status-line" (it reads that of tmux in
    place of the lines)."""
    reader: str | None
    """The screen reader that was found, by its own name ("Orca"); None when none was looked for or
    found.
    """
    path: str | None = None
    """Only for "file"."""
    terminal: str = ""
    """Only for "unread", where it is known."""


class Trouble(NamedTuple):
    """Something about speech that the player should be told once."""

    code: str
    """"backend-replaced": `backend` failed (why: `detail`) and `replacement` speaks now.
    "no-speech": nothing can speak; `reasons` has a (backend, reason) pair for each that was
    tried, `detail` the one that is nearest to working. "speech-returned": after "no-speech" or a
    replacement, `backend` speaks (again). "language-missing": `backend` has no voice for the
    language in `detail`, and speaks with the one it has. "file-failed": the speech file cannot
    be written any more (`detail`: "full", "denied", ...)."""
    detail: str = ""
    """A reason: "not-installed", "no-daemon", "daemon-refused", "no-engine", "no-player",
    "no-sound", "no-reader", "no-answer", "not-taken" (a line was not said, or was refused), "died",
    "error"; for the codes above also a language or
    a file reason."""
    backend: str = ""
    replacement: str = ""
    reasons: tuple[tuple[str, str], ...] = ()


class SpeechError(Exception):
    """Speech cannot be opened as asked.

    `key` is "speech-mode-unknown" (details: value) or "speech-file-refused" (details: path, reason;
    the reason is one of "missing-folder", "is-folder", "denied", "full", "no-reader" for a named
    pipe without a reader, "impossible-name", "other").
    """

    def __init__(self, key: str, **details: str) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details


Cue = Callable[[], float]
"""Plays the sound that goes before a text, and tells the seconds until the words may begin. Called
once, when it is the text's turn, from any thread; it must be quick.
"""

Many = Callable[[int, str], str]
"""Gives the sentence that stands for so many lines, in a language: where to read them. Called from
the speech thread; it must be quick.
"""

OnTrouble = Callable[[Trouble], None]
"""Called from the speech thread (for a file: from within `say`). It must be quick, hand the news
over and not call the output back."""


class SpeechOutput(Protocol):
    """A way to be heard. No method waits for a voice, except `drain`, `voices` and `close`, which
    are bounded."""

    @property
    def backend(self) -> str:
        """The name of what speaks now ("ao2", "pyttsx3", "file"); "" while nothing does."""

    @property
    def abilities(self) -> Abilities:
        """What can be chosen now, as far as it is known without waiting."""

    def say(
        self,
        text: str,
        urgency: Urgency = Urgency.EVENT,
        language: str | None = None,
        topic: str | None = None,
        cue: Cue | None = None,
    ) -> None:
        """Queue one utterance in `language` (default: the language in force).

        An event with a `topic`, and a reply with that of `HAND`, that a key cuts off or overtakes
        is said after the answer, once more at most, unless a reply with a topic comes. A text of
        several lines is one utterance, so that the answer to a key may have more than one line and
        still be cut off as a whole. `cue` is called when nothing else is being said any more and
        the text is next, and the text begins as many seconds later as it tells; the answer to a
        key, which waits for no sound, overtakes it. An empty text with a cue is a sound that has
        its turn.
        """

    def braille(self, text: str) -> None:
        """Show a line on the braille display, where the backend has a way to it; the newest line
        wins.
        """

    def silence(self) -> None:
        """Stops speaking: cuts off the current utterance and drops the queue, except alerts not yet
        heard.
        """

    def busy(self) -> bool:
        """Whether something is still being said or waits to be. False when that cannot be known."""

    @property
    def sounding(self) -> bool:
        """Whether something is being said in this moment. False when that cannot be known."""

    def drain(self, seconds: float) -> None:
        """Wait until everything given so far was said (or handed over, where the end cannot be
        known), `seconds` at most."""

    def set(
        self,
        *,
        language: str | None = None,
        backend: str | None = None,
        **manner: Unpack[Manner],
    ) -> None:
        """Change how everything is spoken from now on: in one language or all, by one backend or
        any. Numbers out of range are brought into it.

        The more particular setting wins: backend and language, then backend, then language, then
        all.
        """

    def voices(self, language: str | None = None, seconds: float = 2.0) -> tuple[Voice, ...]:
        """The voices of the backend in use, all or those of a language; () when it has none or does
        not say in time."""

    def retry(self) -> None:
        """Try everything again from the best backend on, for the player who has just repaired or
        started something."""

    def close(self) -> None:
        """Stop for good, in less than a second.

        `drain` first lets the last words be heard.
        """
