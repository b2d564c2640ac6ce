"""Backend protocol: what a host asks of a speech program."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Setting = str | int | None


class BackendFailure(Exception):
    """The speech program cannot be used (any more).

    `code` is one of the reasons listed at `Trouble.detail`.
    """

    def __init__(self, code: str, why: str = "") -> None:
        super().__init__(code, why)
        self.code = code
        self.why = why


class Utterance:
    """One text to be said."""

    def __init__(
        self,
        number: int,
        text: str,
        language: str,
        interrupt: bool,
        voice: Mapping[str, Setting],
        tell: Callable[..., None],
        overtaken: Callable[[], bool],
    ) -> None:
        self.number = number
        self.text = text
        self.language = language
        self.interrupt = interrupt
        self.voice = voice
        self._tell = tell
        self._overtaken = overtaken
        self._acknowledged = False
        self._over = False

    @property
    def dead(self) -> bool:
        """Whether an interruption that came after it has already made it pointless."""
        return self._overtaken()

    def accept(self) -> None:
        """Report that the speech program has the text. Backends that hold on to the text until it
        is said call it early."""
        if not self._acknowledged:
            self._acknowledged = True
            self._tell(ack=self.number)

    def doubt(self) -> None:
        """Report that it should have begun to be heard by now."""
        self._tell(doubt=self.number)

    def begin(self) -> None:
        """Report that it is being heard."""
        self._tell(begun=self.number)

    def finish(self, cut: bool = False) -> None:
        """Report that nothing of it will be heard any more; `cut`: and that it was not heard to its
        end. Only backends that can "done"."""
        if not self._over:
            self._over = True
            self._tell(done=self.number, cut=cut)

    def lacks(self, language: str) -> None:
        """Report that there is no voice for its language, so that it is said by another."""
        self._tell(missing=language)


class Backend:
    """A speech program, created, used and asked in the main thread of its process.

    `can` holds what the parent process relies on: "cancel" (an interrupting utterance and `stop`
    silence everything older), "kill" (only killing the process silences it), "done"
    (`Utterance.finish` is reported), "braille".
    """

    name = ""
    can: frozenset[str] = frozenset()
    adjustable: frozenset[str] = frozenset()
    """Which of "rate", "pitch", "volume" and "voice" can be set."""
    lists_beside = False
    """Whether `voices` may be called from another thread than the rest, while something is said."""
    polling = False
    """Whether `tick` should be called many times a second, because the end of an utterance can only
    be found by asking."""

    def say(self, utterance: Utterance) -> None:
        """Begin to say it; raise `BackendFailure` when that is impossible."""
        raise NotImplementedError

    def stop(self) -> None:
        """Silence everything."""

    def cut(self) -> None:
        """As `stop`, but called at once from another thread, while `say` may be running; most have
        nothing to do here."""

    def braille(self, text: str) -> None:
        """Show a line on the braille display."""

    def voices(self) -> list[tuple[str, str]]:
        """(name, language tag) of every voice."""
        return []

    def normal(self) -> dict[str, int]:
        """The rate, pitch and volume that are in force without being asked for, where they are
        known.
        """
        return {}

    def tick(self) -> None:
        """Called now and then while there is nothing to do; raises `BackendFailure` when the speech
        program is gone."""


def language_tag(value: Any) -> str:
    """A language as the libraries give it ("es_ES.UTF-8", b"\\x05en", "ES"), as a plain lower-case
    tag.
    """
    if isinstance(value, bytes):
        value = value.decode("utf-8", "ignore")
    tag = "".join(c for c in str(value) if c.isprintable()).strip()
    return tag.partition(".")[0].replace("_", "-").lower()


def matching(voices: list[tuple[str, str]], language: str) -> str | None:
    """The first voice of exactly this language, else of the same language in any region; None when
    there is none."""
    wanted = language_tag(language)
    base = wanted.partition("-")[0]
    for name, tag in voices:
        if tag == wanted:
            return name
    for name, tag in voices:
        if tag.partition("-")[0] == base:
            return name
    return None


def number(voice: Mapping[str, Setting], key: str) -> int | None:
    """A numeric setting, or None when it is left to the speech program."""
    value = voice.get(key)
    return value if isinstance(value, int) else None
