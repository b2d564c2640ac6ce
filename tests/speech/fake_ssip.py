"""A small Speech Dispatcher for tests: speaks SSIP, makes no sound, needs no package, records
everything.

    with FakeSpeechd(ms_per_word=20) as daemon:  # sets SPEECHD_ADDRESS meanwhile
        ...speak with any client...
        assert daemon.wait_spoken("El as de copas")
        daemon.events  # everything that happened, each a dict with "event" and "t"

Its rules of interruption are those of Speech Dispatcher 0.11.4 as measured: which priority cuts
off, drops or waits for which. It can be frozen (no answers, as a stopped process), killed and
revived at the same address.

As a program: python -m tests.speech.fake_ssip SOCKET LOG.jsonl [MS_PER_WORD]
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO

Event = dict[str, Any]

_ORDER = {"important": 0, "message": 1, "text": 2, "notification": 3, "progress": 4}
_SETTINGS = {
    "language": "en",
    "rate": "0",
    "pitch": "0",
    "volume": "100",
    # what a player's configuration may make the default, and the worst for a client that relies on
    # it
    "priority": "text",
    "punctuation": "none",
    "synthesis_voice": "NULL",
    "voice_type": "male1",
    "output_module": "fake",
    "client_name": "?",
}
_RECORDED = ("client_name", "priority", "language", "rate", "pitch", "volume", "synthesis_voice")


class _Message:
    def __init__(
        self, number: int, client: int, priority: int, about: Event, send: Callable[..., None]
    ) -> None:
        self.number = number
        self.client = client
        self.priority = priority
        self.about = about
        self.send = send
        self.dead = False

    @property
    def text(self) -> str:
        return str(self.about["text"])

    def notify(self, code: int, name: str) -> None:
        with contextlib.suppress(OSError):
            self.send(f"{code}-{self.number}", f"{code}-{self.client}", f"{code} {name}")


class FakeSpeechd:
    """The daemon. `ms_per_word` is how long it takes to say a word."""

    def __init__(
        self,
        path: str | None = None,
        ms_per_word: float = 0.0,
        log: str | None = None,
        voices: tuple[tuple[str, str], ...] = (("Fake English", "en"), ("Fake Español", "es")),
    ) -> None:
        self._folder = (
            None if path else tempfile.mkdtemp(prefix="ssip-", dir="/tmp")
        )  # short: 107 bytes at most
        self.path = path or f"{self._folder}/s"
        self.address = f"unix_socket:{self.path}"
        self.ms_per_word = ms_per_word
        self.voices = voices
        self.events: list[Event] = []
        self.connections = 0
        self._log = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644) if log else None
        self._lock = threading.Condition()
        self._queue: list[_Message] = []
        self._now: _Message | None = None
        self._numbers = 0
        self._awake = threading.Event()
        self._awake.set()
        self._over = False
        self._links: list[socket.socket] = []
        self._listener: socket.socket | None = None
        self._old: str | None = None
        self.revive()
        threading.Thread(target=self._speak, daemon=True).start()

    # Control from the test
    # -------------------------------------------------------------------------------------

    def __enter__(self) -> FakeSpeechd:
        self._old = os.environ.get("SPEECHD_ADDRESS")
        os.environ["SPEECHD_ADDRESS"] = self.address
        return self

    def __exit__(self, *_: object) -> None:
        if self._old is None:
            os.environ.pop("SPEECHD_ADDRESS", None)
        else:
            os.environ["SPEECHD_ADDRESS"] = self._old
        self.close()

    def close(self) -> None:
        """End it for good."""
        self._over = True
        self._awake.set()
        self.die()
        if self._log is not None:
            os.close(self._log)
            self._log = None
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)

    def die(self) -> None:
        """As after SIGKILL: connections break, the socket's file stays and refuses."""
        if self._listener is not None:
            # A thread inside accept() keeps a closed socket alive; shutting it down wakes the
            # thread.
            with contextlib.suppress(OSError):
                self._listener.shutdown(socket.SHUT_RDWR)
            self._listener.close()
            self._listener = None
        with self._lock:
            for link in self._links:
                with contextlib.suppress(OSError):
                    link.shutdown(socket.SHUT_RDWR)
            self._links.clear()
            self._queue.clear()
            if self._now is not None:
                self._now.dead = True
            self._lock.notify_all()

    def revive(self) -> None:
        """Listen (again)."""
        Path(self.path).unlink(missing_ok=True)
        self._listener = socket.socket(socket.AF_UNIX)
        self._listener.bind(self.path)
        self._listener.listen(16)
        threading.Thread(target=self._accept, args=(self._listener,), daemon=True).start()

    def freeze(self) -> None:
        """As after SIGSTOP: connections are accepted, nothing is answered."""
        self._awake.clear()

    def thaw(self) -> None:
        """As after SIGCONT."""
        self._awake.set()

    def texts(self, *kinds: str) -> list[str]:
        """The texts of the events of these kinds (default "begin"), in order."""
        with self._lock:
            return [e["text"] for e in self.events if e["event"] in (kinds or ("begin",))]

    def begun(self) -> list[Event]:
        """Every beginning of an utterance, with the settings it was spoken with."""
        with self._lock:
            return [e for e in self.events if e["event"] == "begin"]

    def wait(self, condition: Callable[[], bool], seconds: float = 5.0) -> bool:
        """Wait until the condition holds, looking whenever something happens here;
        whether it does.
        """
        until = time.monotonic() + seconds
        while not condition():
            left = until - time.monotonic()
            if left <= 0:
                return False
            with self._lock:
                self._lock.wait(min(left, 0.02))
        return True

    def wait_spoken(self, *texts: str, seconds: float = 5.0) -> bool:
        """Wait until each of the texts was said to its end."""
        return self.wait(lambda: set(texts) <= set(self.texts("end")), seconds)

    def wait_begun(self, text: str, seconds: float = 5.0) -> bool:
        """Wait until the saying of a text has begun."""
        return self.wait(lambda: text in self.texts("begin"), seconds)

    # The daemon
    # ----------------------------------------------------------------------------------------------

    def _record(self, event: str, **about: Any) -> None:
        entry = {"t": time.monotonic(), "event": event, **about}
        self.events.append(entry)
        if self._log is not None:
            os.write(self._log, (json.dumps(entry, ensure_ascii=False) + "\n").encode())
        self._lock.notify_all()

    def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                link, _ = listener.accept()
            except OSError:
                return
            with self._lock:
                self.connections += 1
                number = self.connections
                self._links.append(link)
            threading.Thread(target=self._serve, args=(link, number), daemon=True).start()

    def _speak(self) -> None:
        while not self._over:
            with self._lock:
                self._lock.wait_for(lambda: bool(self._queue) or self._over, timeout=0.5)
                if not self._queue or self._over:
                    continue
                message = self._now = self._queue.pop(0)
                self._record("begin", **message.about)
                message.notify(701, "BEGIN")
                end = time.monotonic() + len(message.text.split()) * self.ms_per_word / 1000
                while not message.dead and (left := end - time.monotonic()) > 0:
                    self._lock.wait(left)
                self._record("cancelled" if message.dead else "end", text=message.text)
                message.notify(*((703, "CANCELED") if message.dead else (702, "END")))
                self._now = None
                self._lock.notify_all()

    def _silence(
        self,
        client: int | None,
        which: Callable[[int], bool] = lambda priority: True,
        queued: bool = True,
        current: bool = True,
    ) -> None:
        """Cancels messages of a client (None: of all) with a priority that satisfies `which`."""
        for message in list(self._queue) if queued else []:
            if client in (None, message.client) and which(message.priority):
                self._queue.remove(message)
                self._record("dropped", text=message.text)
                message.notify(703, "CANCELED")
        now = self._now
        if current and now is not None and client in (None, now.client) and which(now.priority):
            now.dead = True
        self._lock.notify_all()

    def _enqueue(self, name: str, message: _Message) -> None:
        priority = message.priority
        speaking = self._now.priority if self._now is not None else None
        if name == "notification" and (self._now or self._queue) and speaking != priority:
            self._record("dropped", text=message.text)
            return
        own_kind = name in ("text", "notification")
        self._silence(
            None, lambda p: p > priority or (p == priority and own_kind), queued=priority <= 2
        )
        at = next((i for i, m in enumerate(self._queue) if m.priority > priority), len(self._queue))
        self._queue.insert(at, message)
        self._lock.notify_all()

    def _lines(self, file: BinaryIO) -> Iterator[str]:
        for raw in file:
            self._awake.wait()
            yield raw.decode("utf-8").rstrip("\r\n")

    def _serve(self, link: socket.socket, number: int) -> None:
        settings = dict(_SETTINGS)
        sending = threading.Lock()

        def send(*lines: str) -> None:
            with sending:
                link.sendall("".join(line + "\r\n" for line in lines).encode())

        try:
            with link, link.makefile("rb") as file:
                lines = self._lines(file)
                for line in lines:
                    if not self._answer(number, line, lines, settings, send):
                        break
        except (OSError, ValueError, KeyError, IndexError):
            pass
        with self._lock:
            self._record("disconnect", client=number)

    def _answer(
        self,
        number: int,
        line: str,
        lines: Iterator[str],
        settings: dict[str, str],
        send: Callable[..., None],
    ) -> bool:
        words = line.split()
        command = words[0].upper() if words else ""
        if command == "SPEAK":
            send("230 OK RECEIVING DATA")
            data = []
            for more in lines:
                if more == ".":
                    break
                data.append(more[1:] if more.startswith("..") else more)
            with self._lock:
                self._numbers += 1
                about = {key: settings[key] for key in _RECORDED} | {
                    "client": number,
                    "text": "\n".join(data),
                }
                self._record("queued", **about)
                send(f"225-{self._numbers}", "225 OK MESSAGE QUEUED")
                priority = settings["priority"]
                self._enqueue(
                    priority, _Message(self._numbers, number, _ORDER[priority], about, send)
                )
        elif command in ("CANCEL", "STOP"):
            whom = None if words[1].lower() == "all" else number
            with self._lock:
                self._record(command.lower(), client=number, whom=words[1].lower())
                self._silence(whom, queued=command == "CANCEL")
            send("210 OK CANCELED")
        elif command == "SET":
            key, value = words[2].lower(), " ".join(words[3:])
            settings[key] = value.lower() if key == "priority" else value
            if key == "voice_type":
                settings["synthesis_voice"] = "NULL"
            if key != "notification":
                with self._lock:
                    self._record("set", client=number, whom=words[1].lower(), key=key, value=value)
            send("200 OK SET")
        elif command == "HISTORY":
            send(f"245-{number}", "245 OK CLIENT ID SENT")
        elif command == "GET":
            send(f"251-{settings[words[1].lower()]}", "251 OK GET RETURNED")
        elif command == "LIST" and words[1].upper() == "OUTPUT_MODULES":
            send("250-fake", "250 OK MODULE LIST SENT")
        elif command == "LIST" and words[1].upper() == "VOICES":
            send("249-MALE1", "249-FEMALE1", "249 OK VOICE LIST SENT")
        elif command == "LIST":
            send(
                *(f"249-{name}\t{tag}\tnone" for name, tag in self.voices), "249 OK VOICE LIST SENT"
            )
        elif command == "QUIT":
            send("231 HAPPY HACKING")
            return False
        else:
            send("500 ERR INVALID COMMAND")
        return True


def main() -> None:
    daemon = FakeSpeechd(sys.argv[1], float(sys.argv[3]) if len(sys.argv) > 3 else 0.0, sys.argv[2])
    print("ready", flush=True)
    try:
        threading.Event().wait()
    finally:
        daemon.close()


if __name__ == "__main__":
    main()
