"""Speech Dispatcher, through accessible-output2 and its SSIP client."""

from __future__ import annotations

import contextlib
import io
import os
import shutil
import threading
from collections.abc import Callable
from functools import partial
from typing import Any

from playroom.speech.backends.base import Backend, BackendFailure, Utterance, matching, number
from playroom.speech.daemon_watch import listens

_NOWHERE = "/nonexistent/speech-dispatcher"


class Dispatcher(Backend):
    """One connection to the daemon.

    The daemon's own interruption rules are kept out of it: every message has the priority
    `message`, which waits its turn and cuts nothing off (`important` would silence the player's
    screen reader, and `text`, which a configuration may make the default, would make each of our
    messages cut off the one before). Silence is `CANCEL self`, which leaves others alone.
    """

    can = frozenset({"cancel", "done"})
    adjustable = frozenset({"rate", "pitch", "volume", "voice"})
    lists_beside = True

    def __init__(self, spawn: bool, tell: Callable[..., None]) -> None:
        if not spawn:
            # The client starts a daemon when it finds none. The player may have stopped it on
            # purpose.
            os.environ["SPEECHD_CMD"] = _NOWHERE
        printed = io.StringIO()
        try:
            import speechd
            from accessible_output2.outputs.speech_dispatcher import SpeechDispatcher
        except ImportError as error:
            raise BackendFailure("not-installed", str(error)) from error
        with contextlib.redirect_stdout(printed):
            output = SpeechDispatcher()
        if not output.is_active():
            refused = spawn and shutil.which("speech-dispatcher") is not None
            code = "daemon-refused" if refused else "no-daemon"
            if listens(os.environ):
                code = "error"  # it is there and running, and does not do what it is told
            raise BackendFailure(code, printed.getvalue().strip())
        self.name = str(output.name)
        self._tell = tell
        self._connect = speechd.SSIPClient
        self._output = output
        self._client: Any = output._client
        self._lost: tuple[type[Exception], ...] = (
            speechd.SSIPCommunicationError,
            OSError,
            IndexError,
        )
        self._lock = threading.Lock()
        self._said: dict[int, Utterance] = {}
        self._early: dict[
            int, bool
        ] = {}  # ends that came before the number of their message: was it cut off?
        self._language: str | None = None
        self._voice: str | None = None
        self._defaults: dict[str, int] = {}
        self._settings: dict[str, int] = {}
        self._unproved: dict[str, Utterance] = {}  # languages not looked up yet
        self._proved: set[str] = set()
        self._client.set_priority("message")
        # The client's own callbacks are registered after the text was sent and may miss a short
        # message's end.
        self._client._conn.set_callback(self._event)
        threading.Thread(target=self._watch, name="watch", daemon=True).start()

    def _watch(self) -> None:
        """Tells at once that the daemon has gone, before anything is said in vain."""
        self._client._conn._communication_thread.join()
        self._tell(error="died", why="", id=0)

    def say(self, utterance: Utterance) -> None:
        """Queue it at the daemon."""
        try:
            if utterance.interrupt:
                self._output.silence()
            self._prepare(utterance)
            answer = self._client.speak(utterance.text)
            message = int(answer[2][0])
        except self._lost as error:
            raise BackendFailure("died", repr(error)) from error
        utterance.accept()
        if utterance.language and utterance.language not in self._proved:
            self._unproved[utterance.language] = utterance
        with self._lock:
            cut = self._early.pop(message, None)
            if cut is None:
                self._said[message] = utterance
                return
        utterance.finish(cut)

    def stop(self) -> None:
        """Cancels our own messages, and no others."""
        try:
            self._output.silence()
        except self._lost as error:
            raise BackendFailure("died", repr(error)) from error

    def voices(self) -> list[tuple[str, str]]:
        """Those of the language that is spoken now."""
        return self._voices_of(self._language)

    def _voices_of(self, language: str | None) -> list[tuple[str, str]]:
        """The voices of the output module in use, which may be thousands: over a connection of
        their own, so that what is said meanwhile need not wait for all of them.
        """
        client = self._connect("playroom", component="voices", autospawn=False)
        try:
            if language:
                client.set_language(language)
            return [
                (str(name), str(tag or "").lower())
                for name, tag, _variant in client.list_synthesis_voices()
            ]
        finally:
            client.close()

    def normal(self) -> dict[str, int]:
        """As the player's own configuration has it."""
        for key in ("rate", "pitch", "volume"):
            self._own(key)
        return self._defaults | {"volume": (self._defaults["volume"] + 100) // 2}

    def tick(self) -> None:
        """Notice that the daemon has gone before the next message does. And while nothing is to be
        said: is there a voice for the languages that were spoken?"""
        if not self._client._conn._communication_thread.is_alive():
            raise BackendFailure("died", "connection lost")
        while self._unproved:
            language, utterance = self._unproved.popitem()
            self._proved.add(language)
            prove = partial(self._prove, language, utterance)
            threading.Thread(target=prove, name="prove", daemon=True).start()

    def _prove(self, language: str, utterance: Utterance) -> None:
        """Tells when no voice speaks a language; each may be the business of another module."""
        self._tell(listing=True)
        with contextlib.suppress(Exception):
            voices = self._voices_of(language)
            if voices and matching(voices, language) is None:
                utterance.lacks(language)
        self._tell(listing=False)

    def _event(self, message: int, client: int, kind: str, **_more: object) -> None:
        """Runs in the client's thread: nothing may be sent from here."""
        if kind not in ("end", "cancel"):
            return
        with self._lock:
            utterance = self._said.pop(message, None)
            if utterance is None:
                self._early[message] = kind == "cancel"
                return
        utterance.finish(kind == "cancel")

    def _prepare(self, utterance: Utterance) -> None:
        client = self._client
        if utterance.language:
            self._speak_in(utterance.language)
        name = utterance.voice.get("voice")
        name = name if isinstance(name, str) else None
        if name != self._voice:
            client.set_synthesis_voice(name or "NULL")  # "NULL": the language's own voice again
            self._voice = name
        volume = number(utterance.voice, "volume")
        self._adjust("rate", number(utterance.voice, "rate"))
        self._adjust("pitch", number(utterance.voice, "pitch"))
        self._adjust("volume", None if volume is None else volume * 2 - 100)

    def _speak_in(self, language: str) -> None:
        if language != self._language:
            self._client.set_language(language)
            self._language = language

    def _adjust(self, key: str, wanted: int | None) -> None:
        """Change a number only when asked to, and back to what the player's own
        configuration had.
        """
        if wanted is None and key not in self._settings:
            return
        own = self._own(key)
        target = own if wanted is None else max(-100, min(100, wanted))
        if target != self._settings.get(key, own):
            getattr(self._client, f"set_{key}")(target)
        self._settings[key] = target

    def _own(self, key: str) -> int:
        """What the daemon had before anything was changed."""
        if key not in self._defaults:
            try:
                self._defaults[key] = int(getattr(self._client, f"get_{key}")())
            except Exception:  # An older daemon does not tell.
                self._defaults[key] = 100 if key == "volume" else 0
        return self._defaults[key]


def make(kind: str, spawn: bool, tell: Callable[..., None]) -> Backend:
    """The speech dispatcher, started with `spawn` where none runs. Raises `BackendFailure`."""
    return Dispatcher(spawn, tell)
