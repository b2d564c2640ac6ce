"""Speaker: the text-to-speech output of the shell. Every call costs microseconds; the work is done
in the speech thread.

That thread also imports what it needs, so that opening a voice does not keep the first line
waiting.
"""

from __future__ import annotations

import atexit
import sys
import threading
import time
from collections.abc import Sequence
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, Unpack

from playroom.engine.overriding import override
from playroom.speech.api import (
    Abilities,
    Cue,
    Manner,
    Many,
    OnTrouble,
    SpeechOutput,
    Urgency,
    Voice,
)
from playroom.speech.shared import Limits, State
from playroom.speech.waiting import Message

if TYPE_CHECKING:
    from playroom.speech.conductor import Conductor, Order
    from playroom.speech.process import HostCommand

_CLOSE = 0.5  # seconds that `close` waits, at most twice
_LOOK = 0.005  # seconds between two looks of `drain`
_RANGES = {"rate": (-100, 100), "pitch": (-100, 100), "volume": (0, 100)}


class Speaker(SpeechOutput):
    """Implements `SpeechOutput` with a chain of backends, each in a host process of its own.

    `chain` holds the names of backends, best first (`playroom.speech.order`); `language` is that of
    messages that name none; `many` gives what is said in place of a long backlog (None: all of it
    is said). `limits`, `command` and `daemon_backend` (the backend to try again when
    a Speech Dispatcher answers) are for tests.
    """

    def __init__(
        self,
        chain: Sequence[str],
        language: str,
        on_trouble: OnTrouble,
        *,
        many: Many | None = None,
        limits: Limits | None = None,
        command: HostCommand | None = None,
        daemon_backend: str | None = None if sys.platform in ("win32", "darwin") else "ao2",
    ) -> None:
        self._language = language
        self._lock = threading.Lock()
        self._given = 0
        self._mail: SimpleQueue[Order] = SimpleQueue()
        self._conductor: Conductor | None = None
        limits = limits or Limits()
        self._state = State(limits)
        self._thread = threading.Thread(
            target=self._conduct,
            args=(tuple(chain), on_trouble, limits, command, daemon_backend, many),
            name="speech",
            daemon=True,
        )
        self._thread.start()
        atexit.register(self.close)

    @property
    def backend(self) -> str:
        """The name of the backend that speaks; "" while none does."""
        return self._state.backend

    @property
    @override
    def abilities(self) -> Abilities:
        return self._state.abilities if self._state.backend else Abilities()

    @property
    def host_pid(self) -> int | None:
        """The number of the process that spoke last, for tests and reports."""
        return self._state.host_pid

    @override
    def say(
        self,
        text: str,
        urgency: Urgency = Urgency.EVENT,
        language: str | None = None,
        topic: str | None = None,
        cue: Cue | None = None,
    ) -> None:
        with self._lock:
            if self._state.closed:
                return
            self._given += 1
            message = Message(
                text, urgency, language or self._language, topic, time.monotonic(), self._given, cue
            )
            self._mail.put(lambda conductor: conductor.add(message))

    @override
    def braille(self, text: str) -> None:
        self._post(lambda conductor: conductor.braille(text))

    @override
    def silence(self) -> None:
        self._post(lambda conductor: conductor.interrupt())

    @override
    def busy(self) -> bool:
        """While no backend is ready yet, True for three seconds at most."""
        state = self._state
        if state.closed or state.muted or self._given <= state.settled:
            return False
        return bool(state.backend) or time.monotonic() < state.hopeful_until

    @property
    @override
    def sounding(self) -> bool:
        return self._state.sounding

    @override
    def drain(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        state = self._state
        while not state.closed and not state.muted and self._given > state.settled:
            left = until - time.monotonic()
            if left <= 0:
                return
            time.sleep(min(_LOOK, left))

    @override
    def set(
        self,
        *,
        language: str | None = None,
        backend: str | None = None,
        **manner: Unpack[Manner],
    ) -> None:
        values: dict[str, Any] = {**manner}
        for name, (low, high) in _RANGES.items():
            if isinstance(value := values.get(name), int):
                values[name] = max(low, min(high, value))
        self._post(lambda conductor: conductor.set(backend, language, values))

    @override
    def voices(self, language: str | None = None, seconds: float = 2.0) -> tuple[Voice, ...]:
        """The first call for a language may have to ask the speech
        program; later ones cost nothing. Voices of unknown language belong to every language.
        """
        answers: list[tuple[Voice, ...]] = []
        arrived = threading.Event()

        def answer(voices: tuple[Voice, ...]) -> None:
            answers.append(voices)
            arrived.set()

        if self._state.closed or self._state.muted:
            return ()
        wanted = (language or "").lower().partition("-")[0]
        self._post(lambda conductor: conductor.ask_voices(wanted, answer))
        arrived.wait(seconds)
        return answers[0] if answers else ()

    @override
    def retry(self) -> None:
        self._post(lambda conductor: conductor.retry())

    @override
    def close(self) -> None:
        """Also called at the end of the program."""
        with self._lock:
            if self._state.closed:
                return
            self._state.closed = True
            self._mail.put(lambda conductor: conductor.close())
        atexit.unregister(self.close)
        if threading.current_thread() is not self._thread:
            self._thread.join(_CLOSE)
        if self._conductor is not None:
            self._conductor.wait_for_hosts(_CLOSE)

    def _post(self, order: Order) -> None:
        with self._lock:
            if not self._state.closed:
                self._mail.put(order)

    def _conduct(
        self,
        chain: Sequence[str],
        on_trouble: OnTrouble,
        limits: Limits,
        command: HostCommand | None,
        daemon_backend: str | None,
        many: Many | None,
    ) -> None:
        from playroom.speech.conductor import Conductor
        from playroom.speech.process import host_command

        self._conductor = Conductor(
            self._mail,
            self._state,
            chain,
            on_trouble,
            limits,
            command or host_command,
            daemon_backend,
            many,
        )
        self._conductor.run()
