"""Loudspeaker: sounds through a host process. A call costs microseconds, the work is done in the
sound thread.

Silence is never for ever: a host that dies, hangs or finds no device is ended, and another one is
tried after a while, as long as sounds are wanted.
"""

from __future__ import annotations

import atexit
import threading
import time
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Any, NamedTuple

from playroom.engine.overriding import override
from playroom.sound.api import LATE, OnTrouble, SoundOutput, Trouble
from playroom.sound.policy import USUAL_VOLUME, Crowd, Wanted, decibels, seconds_of
from playroom.sound.tokens import TOKENS

if TYPE_CHECKING:
    from playroom.process import Process

WAYS = ("miniaudio", "libpulse", "player")
"""The ways to the loudspeaker, best first."""
_CLOSE = 0.5  # seconds that `close` waits at most


class Limits(NamedTuple):
    """How long a host may take, and how long is waited for another, in seconds."""

    start: float = 4.0
    answer: float = 2.0
    pause: float = 1.0
    """After the first failure; twice as long after each one that follows."""
    longest: float = 3.0
    """The longest pause where there was a device before."""
    hopeless: float = 60.0
    """The longest one where there never was."""
    tries: int = 5
    """How often in a row a host is tried without a sound being wanted anew."""
    health: float = 60.0
    """A host that has lived so long has not failed."""


class Loudspeaker(SoundOutput):
    """Implements `SoundOutput`. `limits` and `command` are for tests."""

    def __init__(
        self,
        speaking: Callable[[], bool],
        on_trouble: OnTrouble,
        *,
        limits: Limits | None = None,
        command: Sequence[str] | None = None,
        ways: Sequence[str] = WAYS,
    ) -> None:
        self._speaking = speaking
        self._on_trouble = on_trouble
        self._limits = limits or Limits()
        self._command = command
        self._ways = tuple(ways)
        self._mail: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._crowd = Crowd(speaking)
        self._volume, self._mono = USUAL_VOLUME, False
        self._host: Process[Any] | None = None
        self._unanswered: float | None = None  # since when an order was not acknowledged
        self._number = 0
        self._failures = 0
        self._tries = 0
        self._next_try = 0.0
        self._worked = False
        self._told = False
        self._closed = False
        self.way = ""
        """The way that leads to the loudspeaker now; empty while none does."""
        self._thread: threading.Thread | None = None
        self._lock = threading.Lock()

    # -- what the room asks for --------------------------------------------------------------------

    @override
    def play(self, token: str, pan: float = 0.0, within: float = LATE) -> float:
        if token not in TOKENS or not self._volume or self._closed:
            return 0.0
        wanted = Wanted(token, pan, time.monotonic(), within, self._speaking())
        self._post(lambda: self._want(wanted))
        return seconds_of(token) if self.way else 0.0

    @property
    @override
    def ready(self) -> bool:
        return bool(self.way and self._volume) and not self._closed

    @override
    def warm(self) -> None:
        if self._volume:
            self._post(self._expect)

    @override
    def set(self, *, volume: int | None = None, mono: bool | None = None) -> None:
        self._volume = self._volume if volume is None else max(0, min(100, volume))
        self._mono = self._mono if mono is None else mono

    @override
    def close(self) -> None:
        with self._lock:
            if self._closed:
                return
            self._closed = True
            thread = self._thread
        if thread is not None:
            atexit.unregister(self.close)
            self._mail.put(lambda: None)
            thread.join(_CLOSE)

    def _post(self, act: Callable[[], None]) -> None:
        """Has something done in the sound thread, which begins with the first of it."""
        if self._thread is None:
            with self._lock:
                if self._closed:
                    return
                self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
                self._thread.start()
                atexit.register(self.close)
        self._mail.put(act)

    # -- the sound thread --------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._closed:
            try:
                self._mail.get(timeout=self._patience())()
            except Empty:
                pass
            except Exception:  # nothing of this is worth ending the game for
                self._failed("error")
            if not self._closed:
                self._look()
        if self._host is not None:
            self._host.kill()
            self._host.wait(0.2)

    def _patience(self) -> float:
        """Seconds until there is something to look after."""
        now, host = time.monotonic(), self._host
        times = [60.0]
        if host is None:
            if self._tries:
                times.append(self._next_try - now)
        elif not host.ready:
            times.append(host.started + self._limits.start - now)
        else:
            if self._unanswered is not None:
                times.append(self._unanswered + self._limits.answer - now)
            if (due := self._crowd.due(now)) is not None:
                times.append(due)
        return max(0.001, min(times))

    def _want(self, wanted: Wanted) -> None:
        self._crowd.add(wanted)
        self._expect()

    def _expect(self) -> None:
        self._tries = self._limits.tries

    def _look(self) -> None:
        now, host = time.monotonic(), self._host
        if host is None:
            if self._tries and now >= self._next_try:
                self._launch()
        elif not host.ready:
            if now > host.started + self._limits.start:
                self._failed("no-answer")
        elif self._unanswered is not None and now > self._unanswered + self._limits.answer:
            self._failed("no-answer")
        else:
            self._hand_over(host, now)

    def _hand_over(self, host: Process[Any], now: float) -> None:
        while (next_sound := self._crowd.next(now)) is not None:
            wanted, speaking = next_sound
            self._number += 1
            order = {
                "op": "play",
                "token": wanted.token,
                "pan": 0.0 if self._mono else wanted.pan,
                "db": decibels(self._volume, speaking),
                "id": self._number,
            }
            if self._unanswered is None:
                self._unanswered = now
            if reason := host.send(order):
                self._failed(reason)
                return

    # -- hosts -------------------------------------------------------------------------------------

    def _launch(self) -> None:
        from playroom.process import Process, module_command  # here: silence needs no process

        self._tries -= 1
        command = self._command or module_command("playroom.sound.host", *self._ways)
        try:
            self._host = Process(command, self._news, self._end, "news")
        except OSError:
            self._failed("error")

    def _news(self, host: Process[Any], news: dict[str, Any]) -> None:
        self._mail.put(lambda: self._heard(host, news))

    def _end(self, host: Process[Any]) -> None:
        self._mail.put(lambda: self._heard(host, {"fatal": "died"}))

    def _heard(self, host: Process[Any], news: dict[str, Any]) -> None:
        if host is not self._host:
            return
        if "ready" in news:
            host.ready = True
            self._worked, self._told, self._tries = True, False, 0
            self.way = str(news["ready"])
        elif "ack" in news:
            self._unanswered = None
        elif "fatal" in news:
            self._failed(str(news["fatal"]))

    def _failed(self, reason: str) -> None:
        """The host is no good: it is ended, and another one may be tried later."""
        now, host, limits = time.monotonic(), self._host, self._limits
        self._host, self._unanswered, self.way = None, None, ""
        if host is not None:
            host.kill()
            if host.ready:
                if now - host.started > limits.health:
                    self._failures = 0
                self._tries = limits.tries
        pause = limits.pause * 2.0 ** min(self._failures, 10)
        self._next_try = now + min(pause, limits.longest if self._worked else limits.hopeless)
        self._failures += 1
        if not self._told:
            self._told = True
            self._on_trouble(Trouble("stopped" if self._worked else "none", reason))
