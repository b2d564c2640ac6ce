"""The platform's own synthesizer through pyttsx3: eSpeak NG on Linux, SAPI on Windows,
NSSpeechSynthesizer on macOS."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playroom.speech.backends.base import (
    Backend,
    BackendFailure,
    Utterance,
    language_tag,
    matching,
    number,
)

# What plays a WAV file until its end and then returns, in the order in which they are tried.
_PLAYERS = (
    ("aplay", "-q"),
    ("paplay",),
    ("pw-play",),
    ("play", "-q"),
    ("ffplay", "-nodisp", "-autoexit", "-loglevel", "quiet"),
)
_QUICKEST = 150  # characters that no voice says in a second
_SHORT = 20  # characters up to which the end may come at once
_BYTES_PER_SECOND = 44100  # 22,050 samples of two bytes, as pyttsx3 writes them


class Player:
    """Plays one WAV file at a time, and can be silenced from another thread.

    pyttsx3's eSpeak driver runs a fixed command for this and cannot be interrupted while it runs;
    with the command's process in our own hands an utterance ends a millisecond after it was told
    to, without starting a synthesizer anew.
    """

    def __init__(self) -> None:
        self._players = [player for player in _PLAYERS if shutil.which(player[0])]
        if not self._players:
            raise BackendFailure("no-player", " ".join(player[0] for player in _PLAYERS))
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self.utterance: Utterance | None = None
        self.failed = False

    def system(self, command: str) -> int:
        """In the place of `os.system`: play the file that the command names.

        0 when it was played or cut off.
        """
        files = [word for word in shlex.split(command) if word.endswith(".wav")]
        while files and self._players:
            if self._play(files[0]) == 0 or self._dead():
                return 0
            self._players.pop(0)  # It has no way to the sound here; the next one may.
        self.failed = True
        return 1

    def silence(self) -> None:
        """End what is being played."""
        with self._lock:
            if self._process is not None:
                self._process.kill()

    def _dead(self) -> bool:
        return self.utterance is not None and self.utterance.dead

    def _play(self, file: str) -> int:
        with self._lock:
            if self._dead():
                return 0
            try:
                self._process = subprocess.Popen(
                    [*self._players[0], file],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                )
            except OSError:
                return 1
            process = self._process
        # A player that is stuck at its device is ended. (`wait` with a time limit looks only every
        # now and then, which an interruption would feel.)
        limit = threading.Timer(5 + Path(file).stat().st_size / _BYTES_PER_SECOND, process.kill)
        limit.daemon = True
        limit.start()
        status = process.wait()
        limit.cancel()
        with self._lock:
            self._process = None
        return status


class Synthesizer(Backend):
    """One engine, one utterance at a time: pyttsx3 forgets all but the last of several, and is
    stopped by nothing but the end of its process, or, with eSpeak, of the player."""

    name = "pyttsx3"

    def __init__(self, tell: Callable[..., None]) -> None:
        try:
            import pyttsx3
        except ImportError as error:
            raise BackendFailure("not-installed", str(error)) from error
        # A killed process leaves its sound files behind: the parent removes their folder.
        tempfile.tempdir = tempfile.mkdtemp(prefix="playroom-voice-")
        tell(scratch=tempfile.tempdir)
        try:
            self._engine: Any = pyttsx3.init()
        except Exception as error:
            raise BackendFailure("no-engine", str(error)) from error
        driver = str(self._engine.driver_name)
        self.name = f"pyttsx3 {driver}"
        self.adjustable = frozenset(
            {"rate", "volume", "voice"} | ({"pitch"} if driver == "espeak" else set())
        )
        self._playing: Callable[[], Any] = _engine_busy if driver == "espeak" else _never
        self._player = Player() if sys.platform.startswith("linux") and driver == "espeak" else None
        if self._player is not None and _plays_through_system():
            # This process does nothing else, and only the driver asks its system for anything.
            os.system = self._player.system  # type: ignore[assignment]
            self.can = frozenset({"cancel", "done"})
        else:
            self.can = frozenset({"kill", "done"})
        self._voices: list[tuple[str, str, Any]] = []
        for voice in self._engine.getProperty("voices") or ():
            languages = [language_tag(tag) for tag in voice.languages or ()]
            self._voices.append(
                (str(voice.name or voice.id), languages[0] if languages else "", voice.id)
            )
        if driver == "sapi5" and not self._voices:
            raise BackendFailure("no-engine", "no voices")  # not said
        self._finished = threading.Event()
        self._errors: list[str] = []
        self._engine.connect("finished-utterance", lambda **_: self._finished.set())
        self._engine.connect("error", self._error)
        self._settle()
        self._rate = int(self._engine.getProperty("rate") or 200)
        self._defaults = {
            "voice": self._engine.getProperty("voice"),
            "rate": self._rate,
            "pitch": 50,
            "volume": 1.0,
        }
        self._set = dict(self._defaults)
        self._own: dict[str, Any] = {}

    def say(self, utterance: Utterance) -> None:
        """Say it to the end."""
        utterance.accept()
        self._settle()
        self._prepare(utterance)
        if self._player is not None:
            self._player.utterance = utterance
        self._finished.clear()
        self._errors.clear()
        begun = time.monotonic()
        self._engine.say(utterance.text)
        self._engine.runAndWait()
        # The loop may return long before the voice does; only the event tells. It may also never
        # come.
        if not self._finished.wait(10 + len(utterance.text) * 0.2):
            raise BackendFailure("no-answer", "no end of the utterance")
        if self._player is not None and self._player.failed:
            raise BackendFailure("no-sound", "no player could play")
        if self._errors:
            raise BackendFailure("error", self._errors[0])
        if self._player is None and not utterance.dead:
            _check_length(utterance.text, time.monotonic() - begun)
        utterance.finish(cut=utterance.dead)

    def cut(self) -> None:
        """End the sound, from the thread that heard of the interruption."""
        if self._player is not None:
            self._player.silence()

    def voices(self) -> list[tuple[str, str]]:
        """Every voice of the engine."""
        return [(name, tag) for name, tag, _id in self._voices]

    def normal(self) -> dict[str, int]:
        """The middle of the scales is the engine's own."""
        return {"rate": 0, "pitch": 0, "volume": 100}

    def _error(self, **about: object) -> None:
        self._errors.append(str(about.get("exception")))
        self._finished.set()

    def _prepare(self, utterance: Utterance) -> None:
        wanted = dict(self._defaults)
        wanted["voice"] = self._voice_for(utterance)
        rate, pitch, volume = (number(utterance.voice, key) for key in ("rate", "pitch", "volume"))
        if rate is not None:
            span = (
                450 - self._rate if rate > 0 else self._rate - 80
            )  # words a minute that eSpeak can do
            wanted["rate"] = round(self._rate + span * rate / 100)
        if pitch is not None:
            wanted["pitch"] = round(50 + pitch * 0.49)
        if volume is not None:
            wanted["volume"] = volume / 100
        for key, value in wanted.items():
            if value is not None and self._set[key] != value:
                self._engine.setProperty(key, value)
                self._set[key] = value
                self._settle()

    def _settle(self) -> None:
        """Wait until eSpeak has nothing to do. It carries out changes in a queue, which the driver
        cancels, together with the text that it is about to say, when it finds it at work at the
        beginning of an utterance."""
        until = time.monotonic() + 1.0
        while self._playing() and time.monotonic() < until:
            time.sleep(0.001)

    def _voice_for(self, utterance: Utterance) -> Any:
        name = utterance.voice.get("voice")
        if name is None and utterance.language:
            if utterance.language not in self._own:
                voices = matching(self.voices(), utterance.language)
                self._own[utterance.language] = voices
                if voices is None:
                    utterance.lacks(utterance.language)
            name = self._own[utterance.language]
        for own, _tag, identifier in self._voices:
            if own == name:
                return identifier
        return self._defaults["voice"]


def _check_length(text: str, seconds: float) -> None:
    """Raises `BackendFailure` for a text that ended sooner than it can have been said, as it does
    without a sound device.
    """
    if len(text) > _SHORT and seconds < len(text) / _QUICKEST:
        raise BackendFailure("not-taken", f"over after {seconds:.2f} s")  # not said


def _engine_busy() -> Any:
    from pyttsx3.drivers import _espeak

    return _espeak.IsPlaying()


def _never() -> bool:
    return False


def _plays_through_system() -> bool:
    """Whether this version of the driver still plays with `os.system`, so that our player gets to
    hear of it.
    """
    import inspect

    from pyttsx3.drivers import espeak

    try:
        return 'os.system(f"aplay' in inspect.getsource(espeak)
    except OSError:
        return False


def make(kind: str, spawn: bool, tell: Callable[..., None]) -> Backend:
    """The synthesizer of the system; `tell` hears how it gets on. Raises `BackendFailure`."""
    return Synthesizer(tell)
