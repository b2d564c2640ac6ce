"""A voice: the output that the shell holds. Every call costs microseconds; the work is done in the speech
thread."""

from __future__ import annotations

import atexit
import sys
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial
from queue import SimpleQueue

from playroom.speech.api import KEEP, Keep, OnTrouble, Urgency, Voice
from playroom.speech.conductor import Conductor, Limits, Mail, VoicesRequest
from playroom.speech.process import HostCommand, host_command
from playroom.speech.waiting import Message

_CLOSE = 0.5  # seconds that `close` waits, at most twice
_LOOK = 0.005  # seconds between two looks of `drain`


class Speaker:
    """Implements `SpeechOutput` with a chain of backends, each in a host process of its own.

    `chain` holds the names of backends, best first (`playroom.speech.chain`); `language` is that of messages
    that name none. `limits`, `command` and `daemon_backend` are for tests.
    """

    def __init__(
        self,
        chain: Sequence[str],
        language: str,
        on_trouble: OnTrouble,
        *,
        limits: Limits | None = None,
        command: HostCommand = host_command,
        daemon_backend: str | None = None if sys.platform in ("win32", "darwin") else "ao2",
    ) -> None:
        self._language = language
        self._lock = threading.Lock()
        self._given = 0
        self._closed = False
        self._mail: Mail = SimpleQueue()
        self._conductor = Conductor(self._mail, chain, on_trouble, limits or Limits(), command, daemon_backend)
        self._thread = threading.Thread(target=self._conductor.run, name="speech", daemon=True)
        self._thread.start()
        atexit.register(self.close)

    @property
    def backend(self) -> str:
        """The name of the backend that speaks; "" while none does."""
        return self._conductor.backend

    @property
    def host_pid(self) -> int | None:
        """The number of the process that speaks now, for tests and reports."""
        return self._conductor.host_pid

    def say(
        self,
        text: str,
        urgency: Urgency = Urgency.EVENT,
        language: str | None = None,
        topic: str | None = None,
    ) -> None:
        """See `SpeechOutput.say`."""
        with self._lock:
            if self._closed:
                return
            self._given += 1
            message = Message(text, urgency, language or self._language, topic, time.monotonic(), self._given)
            self._mail.put(partial(self._conductor.add, message))

    def braille(self, text: str) -> None:
        """See `SpeechOutput.braille`."""
        self._post(partial(self._conductor.braille, text))

    def silence(self) -> None:
        """See `SpeechOutput.silence`."""
        self._post(self._conductor.hush)

    def busy(self) -> bool:
        """See `SpeechOutput.busy`. While no backend is ready yet, True for three seconds at most."""
        conductor = self._conductor
        if self._closed or conductor.muted or self._given <= conductor.settled:
            return False
        return bool(conductor.backend) or time.monotonic() < conductor.hopeful_until

    def drain(self, seconds: float) -> None:
        """See `SpeechOutput.drain`."""
        until = time.monotonic() + seconds
        conductor = self._conductor
        while not self._closed and self._given > conductor.settled and not conductor.muted:
            left = until - time.monotonic()
            if left <= 0:
                return
            time.sleep(min(_LOOK, left))

    def set(
        self,
        *,
        language: str | None = None,
        backend: str | None = None,
        rate: int | Keep | None = KEEP,
        pitch: int | Keep | None = KEEP,
        volume: int | Keep | None = KEEP,
        voice: str | Keep | None = KEEP,
    ) -> None:
        """See `SpeechOutput.set`."""
        values = {
            "rate": _within(rate, -100, 100),
            "pitch": _within(pitch, -100, 100),
            "volume": _within(volume, 0, 100),
            "voice": voice,
        }
        self._post(partial(self._conductor.set, backend, language, values))

    def use_language(self, language: str) -> None:
        """See `SpeechOutput.use_language`."""
        self._language = language

    def voices(self, language: str | None = None, seconds: float = 2.0) -> tuple[Voice, ...]:
        """See `SpeechOutput.voices`. The first call may have to ask the speech program; later ones cost
        nothing."""
        answers: list[tuple[Voice, ...]] = []
        arrived = threading.Event()

        def answered(voices: tuple[Voice, ...]) -> None:
            answers.append(voices)
            arrived.set()

        self._post(partial(self._conductor.ask_voices, VoicesRequest(answered)))
        arrived.wait(seconds)
        found = answers[0] if answers else ()
        if language is None:
            return found
        wanted = language.lower().partition("-")[0]
        return tuple(voice for voice in found if voice.language.partition("-")[0] == wanted)

    def retry(self) -> None:
        """See `SpeechOutput.retry`."""
        self._post(self._conductor.retry)

    def close(self) -> None:
        """See `SpeechOutput.close`. Also called at the end of the program."""
        with self._lock:
            if self._closed:
                return
            self._closed = True
            self._mail.put(self._conductor.close)
        atexit.unregister(self.close)
        if threading.current_thread() is not self._thread:
            self._thread.join(_CLOSE)
        self._conductor.wait_for_hosts(_CLOSE)

    def _post(self, call: Callable[[], None]) -> None:
        with self._lock:
            if not self._closed:
                self._mail.put(call)


def _within(value: int | Keep | None, low: int, high: int) -> int | Keep | None:
    return max(low, min(high, value)) if isinstance(value, int) else value
