"""An output module for Speech Dispatcher that makes no sound and records what it is given, as JSON
lines.

Run by the daemon, speaking its module protocol on standard input and output. Environment:

* `SPEECH_RECORD`: the file to append to (required)
* `SPEECH_MS_PER_WORD`: how long to pretend to speak, default 0
"""

from __future__ import annotations

import html
import json
import os
import re
import select
import sys
import time
from typing import Any, NoReturn

_SETTINGS = ("language", "rate", "pitch", "volume", "voice", "synthesis_voice", "punctuation_mode")


class Recorder:
    """Serves the daemon until it closes the pipe."""

    def __init__(self, record: str, ms_per_word: float) -> None:
        self._record = os.open(record, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
        self._ms_per_word = ms_per_word
        self._input = sys.stdin.fileno()
        self._buffer = b""
        self._settings: dict[str, str] = {}
        self._text: str | None = None
        self._end = 0.0

    def note(self, event: str, **about: Any) -> None:
        """Record something."""
        entry = {"t": time.time(), "event": event, **about}
        os.write(self._record, (json.dumps(entry, ensure_ascii=False) + "\n").encode())

    def serve(self) -> NoReturn:
        """Answer every command."""
        while True:
            command = self._line(
                None if self._text is None else max(0.0, self._end - time.monotonic())
            )
            if command is None:
                self._finish("702 END", "end")
            else:
                self._answer(command)

    def _answer(self, command: str) -> None:
        if command == "INIT":
            self._send("299-recorder ready", "299 OK LOADED SUCCESSFULLY")
        elif command == "AUDIO":
            self._send("207 OK RECEIVING AUDIO SETTINGS")
            if "audio_output_method=server" in self._block():
                self._send(
                    "300-no audio", "300 MODULE ERROR"
                )  # we have no samples to send; the daemon goes on asking
            else:
                self._send("203 OK AUDIO INITIALIZED")
        elif command == "LOGLEVEL":
            self._send("207 OK RECEIVING LOGLEVEL SETTINGS")
            self._block()
            self._send("203 OK LOG LEVEL SET")
        elif command == "SET":
            self._send("203 OK RECEIVING SETTINGS")
            for line in self._block():
                key, _, value = line.partition("=")
                self._settings[key] = value
            self._send("203 OK SETTINGS RECEIVED")
        elif command in ("SPEAK", "CHAR", "KEY", "SOUND_ICON"):
            self._send("202 OK RECEIVING MESSAGE")
            text = html.unescape(re.sub(r"<[^>]*>", "", "\n".join(self._block()))).strip()
            self._send("200 OK SPEAKING", "701 BEGIN")
            about = {key: self._settings.get(key) for key in _SETTINGS}
            self.note("begin", command=command.lower(), text=text, **about)
            self._text = text
            self._end = time.monotonic() + len(text.split()) * self._ms_per_word / 1000
        elif command == "STOP":
            self._finish("703 STOP", "stop")
        elif command == "PAUSE":
            self._finish("704 PAUSE", "pause")
        elif command.startswith("LIST VOICES"):
            self._send(
                "200-Recorder English\ten\tnone",
                "200-Recorder Español\tes\tnone",
                "200 OK VOICE LIST SENT",
            )
        elif command.startswith("DEBUG"):
            self._send("200 OK DEBUGGING " + command.split()[1])
        elif command == "QUIT":
            self._send("210 OK QUIT")
            self._leave()
        else:
            self.note("unknown", command=command)
            self._send("300 ERR UNKNOWN COMMAND")

    def _finish(self, answer: str, event: str) -> None:
        if self._text is not None:
            self.note(event, text=self._text)
            self._text = None
            self._send(answer)

    def _leave(self) -> NoReturn:
        self.note("quit")
        os._exit(0)

    @staticmethod
    def _send(*lines: str) -> None:
        os.write(1, "".join(line + "\n" for line in lines).encode())

    def _line(self, timeout: float | None = None) -> str | None:
        """The next line of the daemon; None when there was none in time."""
        while b"\n" not in self._buffer:
            if not select.select([self._input], [], [], timeout)[0]:
                return None
            data = os.read(self._input, 65536)
            if not data:
                self._finish("703 STOP", "stop")
                self._leave()
            self._buffer += data
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line.decode("utf-8").rstrip("\r")

    def _block(self) -> list[str]:
        """The lines up to a single full stop."""
        lines = []
        while (line := self._line() or "") != ".":
            lines.append(line[1:] if line.startswith("..") else line)
        return lines


if __name__ == "__main__":
    Recorder(os.environ["SPEECH_RECORD"], float(os.environ.get("SPEECH_MS_PER_WORD", "0"))).serve()
