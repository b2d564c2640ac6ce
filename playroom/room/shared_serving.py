"""A process among others that serve the same room; they know of each other by their database."""

# messages: store-engine-<key>

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from playroom.engine.record import Record
from playroom.engine.wire import PLAIN, written
from playroom.store import Engine, Gateway, StoreError
from playroom.store.postgres.engine import EngineError
from playroom.store.postgres.gateways import BEAT, HANGS

SILENT = 1.0
"""Seconds without an answer of the database after which whoever runs the room hears of it."""


class About(Record):
    """What a process says to the others: where it listens."""

    place: str


class SharedServing:
    """One of several: a `Serving` that gives signs of life from a thread of its own."""

    def __init__(self, engine: Engine, answers: Callable[[bool], None]) -> None:
        """`answers` is called from that thread: with False once the database has been silent for a
        while, with True when it answers again.

        Raises `EngineError`.
        """
        self._engine = engine
        self._gateway = Gateway(engine, "")
        self._answers = answers
        self._elsewhere: tuple[str, ...] = ()
        self._stop = threading.Event()
        self._beating = threading.Thread(target=self._beat, name="serving", daemon=True)
        self._beating.start()

    def must_be_alone(self) -> None:
        """Waits until no other process serves the room any more, for as long as one that was killed
        may seem to live. Raises `EngineError` (`served`).
        """
        until = time.monotonic() + HANGS / 1_000 + BEAT
        while self._gateway.others():
            if time.monotonic() > until:
                raise EngineError("served", engine=self._engine.place)
            time.sleep(0.05)

    def listens(self, place: str) -> None:
        """See `Serving`. Raises `EngineError`."""
        self._gateway.say(written(About(place)))

    def elsewhere(self) -> tuple[str, ...]:
        """See `Serving`."""
        return self._elsewhere

    def close(self) -> None:
        """See `Serving`."""
        self._stop.set()
        self._beating.join()
        self._gateway.close()

    def _beat(self) -> None:
        heard, silent = time.monotonic(), False
        while not self._stop.wait(BEAT):
            try:
                self._gateway.beat()
                self._elsewhere = tuple(filter(None, map(_place, self._gateway.others())))
            except StoreError:
                if not silent and time.monotonic() > heard + SILENT:
                    silent = True
                    self._answers(False)
                continue
            heard = time.monotonic()
            if silent:
                silent = False
                self._answers(True)


def _place(about: str) -> str:
    """Where a process listens, by what it says; nothing when it does not, or not yet."""
    try:
        return PLAIN.decode(about.encode(), About).place
    except ValueError:
        return ""
