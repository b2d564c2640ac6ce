"""prismatoid (`import prism`): screen readers and synthesizers of all platforms through one native
library.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from playroom.speech.backends.base import (
    Backend,
    BackendFailure,
    Utterance,
    language_tag,
    matching,
    number,
)
from playroom.speech.backends.taken import Taken

_VOICES = {"win32": ("ONE_CORE", "SAPI"), "darwin": ("AV_SPEECH",)}
_VOICES_ELSEWHERE = ("SPEECH_DISPATCHER",)
_READERS = (
    "NVDA",
    "JAWS",
    "ZDSR",
    "ZOOM_TEXT",
    "PC_TALKER",
    "SENSE_READER",
    "BOY_PC_READER",
    "SYSTEM_ACCESS",
    "WINDOW_EYES",
    "ORCA",
)
_SCALES = (
    ("rate", 1 / 200, 0.5),
    ("pitch", 1 / 200, 0.5),
    ("volume", 1 / 100, 0.0),
)  # its scales are 0 to 1


class Prism(Backend):
    """One of prism's backends: a reader that is running, or a voice of our own."""

    def __init__(self, reader: bool) -> None:
        try:
            import prism
        except ImportError as error:
            raise BackendFailure("not-installed", str(error)) from error
        try:
            self._context = prism.Context()
        except Exception as error:
            raise BackendFailure("error", repr(error)) from error
        names = _READERS if reader else _VOICES.get(sys.platform, _VOICES_ELSEWHERE)
        self._backend: Any = None
        for name in names:
            try:
                backend = self._context.create(getattr(prism.BackendId, name))
                if _usable(backend):
                    self._backend = backend
                    break
            except Exception:  # It is not running, or this build of the library does not have it.
                continue
        if self._backend is None:
            raise BackendFailure("no-reader" if reader else "no-engine")
        features = self._backend.features
        self._features = features
        self.name = f"prism {self._backend.name}"
        can = set()
        if (
            self._backend.name != "Speech Dispatcher"
        ):  # There, only the message being said is stopped; the queue goes on.
            can.add("cancel")
        if features.supports_is_speaking:
            can.add("done")
        if features.supports_braille:
            can.add("braille")
        self.can = frozenset(can)
        keys = ("rate", "pitch", "volume", "voice")
        self.adjustable = frozenset(key for key in keys if getattr(features, f"supports_set_{key}"))
        self._listed: list[tuple[str, str]] | None = None
        self._taken = Taken(self._is_speaking)
        self._defaults: dict[str, Any] = {}
        self._set: dict[str, Any] = {}

    def say(self, utterance: Utterance) -> None:
        """Hand it over. What raises has taken nothing."""
        try:
            self._taken.leave()
            self._prepare(utterance)
            self._backend.speak(utterance.text, utterance.interrupt)
        except Exception as error:
            gone = not self._backend.features.is_supported_at_runtime
            raise BackendFailure("died" if gone else "not-taken", repr(error)) from error
        utterance.accept()
        if "done" in self.can:
            self._taken.begin(utterance)
        self.polling = self._taken.waits

    def stop(self) -> None:
        """Silence it."""
        self._taken.leave()
        if self._features.supports_stop:
            self._backend.stop()

    def braille(self, text: str) -> None:
        """Show it on the reader's display."""
        self._backend.braille(text)

    def voices(self) -> list[tuple[str, str]]:
        """Every voice, asked for once: there may be thousands."""
        if self._listed is None:
            self._listed = []
            if self._features.supports_count_voices and self._features.supports_get_voice_language:
                for index in range(self._backend.voices_count):
                    tag = language_tag(self._backend.get_voice_language(index))
                    self._listed.append((self._backend.get_voice_name(index), tag))
        return self._listed

    def normal(self) -> dict[str, int]:
        """As the library gives them, where it does, on our scales."""
        settings = {}
        for key, factor, shift in _SCALES:
            if key in self._defaults:
                value = self._defaults[key]
            elif getattr(self._features, f"supports_get_{key}"):
                value = getattr(self._backend, key)
            else:
                continue
            settings[key] = round((value - shift) / factor)
        return settings

    def tick(self) -> None:
        """Look whether the voice has ended, and whether the reader is still there."""
        if not self._backend.features.is_supported_at_runtime:
            raise BackendFailure("died", "not supported any more")
        self._taken.look()
        self.polling = self._taken.waits

    def _is_speaking(self) -> bool:
        return bool(self._backend.speaking)

    def _prepare(self, utterance: Utterance) -> None:
        if self._features.supports_set_voice:
            self._choose_voice(utterance)
        for key, factor, shift in _SCALES:
            wanted = number(utterance.voice, key)
            if not getattr(self._features, f"supports_set_{key}") or (
                wanted is None and key not in self._defaults
            ):
                continue
            if key not in self._defaults:
                readable = getattr(self._features, f"supports_get_{key}")
                self._defaults[key] = getattr(self._backend, key) if readable else shift or 1.0
            value = self._defaults[key] if wanted is None else wanted * factor + shift
            if self._set.get(key) != value:
                setattr(self._backend, key, value)
                self._set[key] = value

    def _choose_voice(self, utterance: Utterance) -> None:
        names = [name for name, _tag in self.voices()]
        name = utterance.voice.get("voice")
        if name not in names:
            name = matching(self.voices(), utterance.language) if utterance.language else None
            if (
                name is None
                and utterance.language
                and self._set.get("missing") != utterance.language
            ):
                self._set["missing"] = utterance.language
                utterance.lacks(utterance.language)
        if name is not None and self._set.get("voice") != name:
            self._backend.voice = names.index(str(name))
            self._set["voice"] = name


def _usable(backend: Any) -> bool:
    """Whether it is there; a synthesizer without voices is not."""
    features = backend.features
    voiceless = features.supports_count_voices and not backend.voices_count
    return bool(features.is_supported_at_runtime) and not voiceless


def make(kind: str, spawn: bool, tell: Callable[..., None]) -> Backend:
    """What prism finds: a screen reader that runs, or a voice. Raises `BackendFailure`."""
    return Prism(kind == "prism-reader")
