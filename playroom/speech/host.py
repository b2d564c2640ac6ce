"""The process that owns one speech program: `python -m playroom.speech.host BACKEND [--no-spawn]`.

Speech libraries print, block for as long as a daemon is frozen, deadlock when it dies, and can
often be silenced only by the end of their process; here they may. Orders come as JSON lines on
standard input, news leave as JSON lines on standard output:

    {"op": "say", "id": 7, "text": "...", "language": "es", "interrupt": true,
     "voice": {"rate": 20}}
    {"op": "stop", "id": 8}
    {"op": "braille", "text": "..."}
    {"op": "voices", "id": 3, "language": "es"}
    {"scratch": "/tmp/..."}   a folder to remove when the process had to be killed
    {"ready": "Linux Speech Dispatcher", "can": ["cancel", "done"], "adjustable": ["rate"]}
    {"fatal": "no-daemon", "why": "..."}
    {"ack": 7}   {"done": 7, "cut": false}   {"missing": "es"}
    {"voices": [["Spanish", "es"]], "normal": {"rate": 20}, "id": 3}
    {"listing": true}   voices are being listed (until false); answers may take longer
    {"error": "died", "why": "...", "id": 7}

The process ends when its standard input does, so it never outlives the game. It ends without the
interpreter's farewell, which some of the libraries turn into a deadlock.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import threading
from collections.abc import Callable
from functools import partial
from importlib import import_module
from queue import Empty, SimpleQueue
from typing import Any

from playroom.speech.backends.base import Backend, BackendFailure, Utterance, language_tag
from playroom.speech.order import PROGRAMS

_TICK = 0.5  # seconds between looks at a speech program that has nothing to do
_TICK_WHILE_POLLING = 0.05  # seconds, while its end has to be asked for


class Host:
    """Orders from one thread, carried out by another: the main thread, which some libraries insist
    on.
    """

    def __init__(self, orders: int, news: int) -> None:
        self._input = orders
        self._output = news
        self._lock = threading.Lock()
        self._orders: SimpleQueue[tuple[int, dict[str, Any]]] = SimpleQueue()
        self._cut_at = 0
        self._backend: Backend | None = None
        self._parent = os.getppid()
        self._scratch: str | None = None

    def tell(self, **news: object) -> None:
        """Sends a line to the parent; ends the process when the parent is gone."""
        if "scratch" in news:
            self._scratch = str(news["scratch"])
        data = (json.dumps(news) + "\n").encode("ascii")
        with self._lock:
            try:
                while data:
                    data = data[os.write(self._output, data) :]
            except OSError:
                self.leave()

    def leave(self, status: int = 0) -> None:
        """End the process now, in whatever state its libraries are."""
        self._cut_at = sys.maxsize
        if self._backend is not None:
            self._backend.cut()
        if self._scratch is not None:
            shutil.rmtree(self._scratch, ignore_errors=True)
        os._exit(status)

    def run(self, kind: str, spawn: bool) -> None:
        """Create the backend and serve it for as long as there are orders."""
        threading.Thread(target=self._listen, name="orders", daemon=True).start()
        try:
            backend = make_backend(kind, spawn, self.tell)
        except BackendFailure as failure:
            self.tell(fatal=failure.code, why=failure.why[:500])
            self.leave(1)
            return
        except BaseException as error:
            self.tell(fatal="error", why=repr(error)[:500])
            self.leave(1)
            return
        self._backend = backend
        self.tell(
            ready=backend.name, can=sorted(backend.can), adjustable=sorted(backend.adjustable)
        )
        while True:
            try:
                number, order = self._orders.get(
                    timeout=_TICK_WHILE_POLLING if backend.polling else _TICK
                )
            except Empty:
                number, order = 0, {"op": "tick"}
            try:
                self._carry_out(backend, number, order)
            except BackendFailure as failure:
                self.tell(error=failure.code, why=failure.why[:500], id=order.get("id", 0))
            except BaseException as error:
                self.tell(error="error", why=repr(error)[:500], id=order.get("id", 0))

    def _listen(self) -> None:
        """Hear orders at once, even while the main thread is held up by a library."""
        with os.fdopen(self._input, "r", encoding="utf-8", errors="replace") as lines:
            for number, line in enumerate(lines, start=1):
                try:
                    order = json.loads(line)
                    op = order["op"]
                except (ValueError, KeyError, TypeError):
                    continue
                if op == "stop" or (op == "say" and order.get("interrupt")):
                    self._cut_at = number
                    if self._backend is not None:
                        self._backend.cut()
                self._orders.put((number, order))
        self.leave()

    def _carry_out(self, backend: Backend, number: int, order: dict[str, Any]) -> None:
        op = order["op"]
        if op == "say":
            utterance = Utterance(
                order["id"],
                order["text"],
                order.get("language") or "",
                bool(order.get("interrupt")),
                order.get("voice") or {},
                self.tell,
                partial(self._overtaken, number),
            )
            if not utterance.dead:
                backend.say(utterance)
                utterance.accept()
            else:
                utterance.accept()
                utterance.finish(cut=True)
        elif op == "stop":
            backend.stop()
            self.tell(ack=order.get("id", 0))
        elif op == "braille":
            backend.braille(order["text"])
        elif op == "voices":
            normal = backend.normal()
            if backend.lists_beside:
                listing = partial(self._list, backend, order, normal)
                threading.Thread(target=listing, name="voices", daemon=True).start()
            else:
                self._list(backend, order, normal)
        elif op == "tick":
            if os.getppid() != self._parent:
                # The pipe may be kept open by a process that the game has left behind.
                self.leave()
            backend.tick()

    def _list(self, backend: Backend, order: dict[str, Any], normal: dict[str, int]) -> None:
        """Tells the voices; thousands of them take a while."""
        wanted = language_tag(order.get("language") or "").partition("-")[0]
        self.tell(listing=True)
        try:
            # Without a language, a voice may be of any.
            voices = [
                voice
                for voice in backend.voices()
                if wanted in ("", voice[1].partition("-")[0]) or not voice[1]
            ]
        except Exception:  # the caller need not wait
            voices = []
        self.tell(listing=False)
        self.tell(voices=voices, normal=normal, id=order["id"])

    def _overtaken(self, number: int) -> bool:
        return self._cut_at > number


def make_backend(kind: str, spawn: bool, tell: Callable[..., None]) -> Backend:
    """The program of that name (a row of `playroom.speech.order`); raises `BackendFailure`.

    `spawn`: a daemon may be started for it. `tell` sends news while it speaks.
    """
    program = PROGRAMS.get(kind)
    if program is None:
        raise BackendFailure("not-installed", kind)
    module = import_module(f"playroom.speech.backends.{program.module(sys.platform)}")
    backend: Backend = module.make(kind, spawn, tell)
    return backend


def main(arguments: list[str]) -> None:
    """Take the two pipes for ourselves and leave nothing to print on, not even for C libraries;
    then serve.
    """
    orders, news = os.dup(0), os.dup(1)
    nothing = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nothing, descriptor)
    Host(orders, news).run(arguments[0] if arguments else "", "--no-spawn" not in arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
