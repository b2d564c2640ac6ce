"""The demo game with one of the line writer's guards left out (first argument): what readers then
make of it is heard.

first-letter: an answer may begin with its key. repeats: a line may equal the line above.
two-writes: the newline comes a moment after the text. prompt: a prompt is drawn after every line.
half-length: no guard against Fenrir's key echo.
"""

from __future__ import annotations

import sys
import time

from playroom.shell.terminal import line_writer
from tests.terminal import demo

FAULT = sys.argv[1]


class Faulty(line_writer.LineWriter):
    def _guard(self, event: list[str]) -> None:
        before = list(event)
        super()._guard(event)
        if FAULT in ("first-letter", "repeats"):
            event[:] = before

    def _write(self, text: str) -> None:
        if FAULT == "half-length" and text.endswith(" "):
            text = text[:-1]
        if FAULT == "two-writes" and len(text) > 1 and text.endswith("\n"):
            super()._write(text[:-1])
            time.sleep(0.004)
            text = "\n"
        if FAULT == "prompt" and len(text) > 1 and not text.startswith("\x1b"):
            text += "> " if text.endswith("\n") else "\n> "
        super()._write(text)


if __name__ == "__main__":
    demo.LineWriter = Faulty  # type: ignore[misc]
    raise SystemExit(demo.main())
