"""A host process that does as it is told, in the place of `playroom.speech.host`: voices that no
machine here has.
has.

`fake_command(log, **behaviour)` gives the command for `Speaker(command=...)`. Behaviour, for one
backend or all of them:

* `can`: what it says it can ("cancel", "done", "kill", "braille"); `ms_per_word`: how long a word
  takes
* `fatal`: a reason to refuse the start; `silent_start`: never ready; `start`: seconds before it is
  ready
* `deaf`: takes orders and answers nothing; `dies_on`: a word in a text at which the process ends
* `late_done`: seconds between the end of an utterance and the news of it
* `noise`: prints on every channel it has, before, between and after its lines
* `missing`: languages that it says it has no voice for; `voices`: [name, tag] pairs

It appends what happens to the log as JSON lines: {"backend", "pid", "event", "text", ...}; events
are "start", "say", "end", "cut", "stop", "braille".
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any


def fake_command(log: Path, **behaviour: Any) -> Callable[[str, bool], Sequence[str]]:
    """`behaviour` may have dicts by the names of backends ("ao2", ...), which come on top of the
    rest.
    """

    def command(backend: str, spawn: bool) -> Sequence[str]:
        own = {key: value for key, value in behaviour.items() if not isinstance(value, dict)}
        own |= behaviour.get(backend, {})
        return [
            sys.executable,
            "-IS",
            __file__,
            backend,
            str(log),
            json.dumps(own | {"spawn": spawn}),
        ]

    return command


def events(log: Path) -> list[dict[str, Any]]:
    """What was recorded so far."""
    if not log.exists():
        return []
    return [json.loads(line) for line in log.read_text(encoding="utf-8").split("\n")[:-1]]


def texts(log: Path, event: str = "say") -> list[str]:
    """The texts of the events of one kind, in order."""
    return [e["text"] for e in events(log) if e["event"] == event]


class _FakeHost:
    def __init__(self, backend: str, log: str, behaviour: dict[str, Any]) -> None:
        self.backend = backend
        self.behaviour = behaviour
        self.can: list[str] = behaviour.get("can", ["cancel", "done"])
        self.queue: list[dict[str, Any]] = []
        self.cut = 0
        self.lock = threading.Condition()
        self.log = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        self.out = threading.Lock()

    def note(self, event: str, **about: Any) -> None:
        entry = {
            "backend": self.backend,
            "pid": os.getpid(),
            "event": event,
            "t": time.monotonic(),
            **about,
        }
        os.write(self.log, (json.dumps(entry) + "\n").encode())

    def tell(self, **news: Any) -> None:
        if self.behaviour.get("deaf") and "ready" not in news:
            return
        with self.out:
            self.noise()
            os.write(1, (json.dumps(news) + "\n").encode())
            self.noise()

    def noise(self) -> None:
        if self.behaviour.get("noise"):
            os.write(1, b"Cannot find espeak.core.\n[1, 2]\n{broken\n")
            os.write(2, b"ALSA lib pcm.c: NOISE\n")
            try:
                terminal = os.open("/dev/tty", os.O_WRONLY)
                os.write(terminal, b"NOISE ON THE TERMINAL")
            except OSError:
                pass

    def run(self) -> None:
        self.note("start", spawn=self.behaviour["spawn"], session=os.getsid(0))
        self.noise()
        time.sleep(self.behaviour.get("start", 0))
        if self.behaviour.get("fatal"):
            self.tell(fatal=self.behaviour["fatal"], why="as told")
            return
        threading.Thread(target=self.listen, daemon=True).start()
        if not self.behaviour.get("silent_start"):
            self.tell(ready=f"fake {self.backend}", can=self.can)
        while True:
            with self.lock:
                self.lock.wait_for(lambda: bool(self.queue))
                order = self.queue.pop(0)
            self.say(order)

    def listen(self) -> None:
        for number, line in enumerate(sys.stdin, start=1):
            order = json.loads(line) | {"number": number}
            op = order["op"]
            if op == "say":
                with self.lock:
                    if order["interrupt"]:
                        self.cut = number
                        self.queue.clear()
                    self.queue.append(order)
                    self.lock.notify_all()
                self.tell(ack=order["id"])
            elif op == "stop":
                self.note("stop")
                with self.lock:
                    self.cut = number
                    self.queue.clear()
                    self.lock.notify_all()
                self.tell(ack=order["id"])
            elif op == "braille":
                self.note("braille", text=order["text"])
            elif op == "voices":
                voices = self.behaviour.get("voices", [])
                wanted = order.get("language", "")
                self.tell(
                    voices=[v for v in voices if v[1][:2] in ("", wanted) or not wanted],
                    id=order["id"],
                )
        os._exit(0)

    def say(self, order: dict[str, Any]) -> None:
        text = order["text"]
        self.note(
            "say",
            text=text,
            language=order["language"],
            voice=order.get("voice", {}),
            interrupt=order["interrupt"],
        )
        if self.behaviour.get("dies_on", "\0") in text:
            os._exit(3)
        if order["language"] in self.behaviour.get("missing", []):
            self.tell(missing=order["language"])
        end = time.monotonic() + len(text.split()) * self.behaviour.get("ms_per_word", 0) / 1000
        with self.lock:
            while (left := end - time.monotonic()) > 0 and self.cut <= order["number"]:
                self.lock.wait(left)
            cut = self.cut > order["number"]
        self.note("cut" if cut else "end", text=text)
        if "done" in self.can:
            time.sleep(self.behaviour.get("late_done", 0))
            self.tell(done=order["id"], cut=cut)


if __name__ == "__main__":
    _FakeHost(sys.argv[1], sys.argv[2], json.loads(sys.argv[3])).run()
