"""Outputs without a voice: silence, and a file with a line for every utterance."""

from __future__ import annotations

import errno
import os
import threading
from typing import Unpack

from playroom.speech.api import (
    Abilities,
    Cue,
    Manner,
    OnTrouble,
    SpeechError,
    SpeechOutput,
    Trouble,
    Urgency,
    Voice,
)


class Off(SpeechOutput):
    """Says nothing: the terminal's own reader reads the lines, or speech is off."""

    @property
    def backend(self) -> str:
        """Nothing speaks."""
        return ""

    @property
    def abilities(self) -> Abilities:
        """There is no voice to change."""
        return Abilities()

    def say(
        self,
        text: str,
        urgency: Urgency = Urgency.EVENT,
        language: str | None = None,
        topic: str | None = None,
        cue: Cue | None = None,
    ) -> None:
        """Nothing is said, and the sound heard at once."""
        if cue is not None:
            cue()

    def braille(self, text: str) -> None:
        """Nothing is shown: the terminal's own reader brailles the terminal."""

    def silence(self) -> None:
        """It is silent."""

    def busy(self) -> bool:
        """Never."""
        return False

    @property
    def sounding(self) -> bool:
        """Never."""
        return False

    def drain(self, seconds: float) -> None:
        """There is nothing to wait for."""

    def set(
        self,
        *,
        language: str | None = None,
        backend: str | None = None,
        **manner: Unpack[Manner],
    ) -> None:
        """There is no voice to change."""

    def voices(self, language: str | None = None, seconds: float = 2.0) -> tuple[Voice, ...]:
        """No voices."""
        return ()

    def retry(self) -> None:
        """There is nothing to try."""

    def close(self) -> None:
        """There is nothing to close."""


class FileSpeech(Off):
    """Appends every utterance to a file at once, one line each, UTF-8, in the order in which they
    were given.

    Nothing is left out, joined or cut off: the file is for tests and for keeping. Opening raises
    `SpeechError` when the file cannot be written; if that happens later, one trouble "file-failed"
    is reported and nothing more is written.
    """

    def __init__(self, path: str, on_trouble: OnTrouble) -> None:
        # Not blocking, so that a named pipe without a reader is refused instead of holding up the
        # game for ever.
        flags = (
            os.O_WRONLY
            | os.O_APPEND
            | os.O_CREAT
            | getattr(os, "O_NONBLOCK", 0)
            | getattr(os, "O_BINARY", 0)
        )
        try:
            from pathlib import Path

            self._handle = os.open(Path(path).expanduser(), flags, 0o600)
        except (OSError, ValueError, RuntimeError) as error:
            raise SpeechError("speech-file-refused", path=path, reason=_reason(error)) from error
        self._on_trouble = on_trouble
        self._lock = threading.Lock()
        self._open = True

    @property
    def backend(self) -> str:
        """`file`."""
        return "file"

    def say(
        self,
        text: str,
        urgency: Urgency = Urgency.EVENT,
        language: str | None = None,
        topic: str | None = None,
        cue: Cue | None = None,
    ) -> None:
        """Append the line; a sound before it is heard at once."""
        from playroom.speech.text import speakable

        if cue is not None:
            cue()
        line = speakable(text)
        if not line:
            return
        data = (line + "\n").encode("utf-8")
        with self._lock:
            if not self._open:
                return
            try:
                if os.write(self._handle, data) == len(data):
                    return
                reason = "full"
            except OSError as error:
                reason = _reason(error)
            self._shut()
        self._on_trouble(Trouble("file-failed", reason, "file"))

    def close(self) -> None:
        """Close the file."""
        with self._lock:
            self._shut()

    def _shut(self) -> None:
        if self._open:
            self._open = False
            os.close(self._handle)


_REASONS = {
    errno.ENOENT: "missing-folder",
    errno.ENOTDIR: "missing-folder",
    errno.EISDIR: "is-folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EROFS: "denied",
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EFBIG: "full",
    errno.EAGAIN: "no-reader",
    errno.ENXIO: "no-reader",
    errno.EPIPE: "no-reader",
    errno.ENAMETOOLONG: "impossible-name",
    errno.EINVAL: "impossible-name",
}


def _reason(error: Exception) -> str:
    if isinstance(error, OSError):
        return _REASONS.get(error.errno or 0, "other")
    return "impossible-name"  # a NUL in the name, or a home folder that does not exist
