"""What two Windows readers would say, worked out from what a terminal shows: models of one part of
each, no more.

NVDA compares the whole text of the console before and after a change and says what is new; Windows
Terminal tells Narrator every piece of text that is written, less the keys that were just pressed.
"""

from __future__ import annotations

import codecs
import difflib
import importlib.util
import re
from collections.abc import Callable
from typing import Any

Log = Callable[[str, str], None]  # ("say" | "char", text)

_SEQUENCE = re.compile(
    r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[ -/]*[0-~]|[\x00-\x1f\x7f]"
)


class Model:
    """Fed with keys, bytes and time; calls ``log``."""

    wait = 0.03  # seconds that changes are collected for

    def __init__(self, log: Log) -> None:
        self.log = log
        self.due: float | None = None

    def key(self, data: bytes) -> None:
        """A key was sent to the program."""

    def output(self, data: bytes, now: float) -> None:
        """The program has written."""
        if self.due is None:
            self.due = now + self.wait

    def tick(self, document: Callable[[], list[str]], now: float) -> None:
        """Say what is due; ``document`` gives the rows of the terminal with those that have
        scrolled off.
        """
        if self.due is not None and now >= self.due:
            self.due = None
            self.speak(document)

    def speak(self, document: Callable[[], list[str]]) -> None:
        raise NotImplementedError


class Nvda(Model):
    """NVDA's live text: characters typed are echoed when the text changes; one short new piece is
    taken for that echo.
    """

    def __init__(self, log: Log, by_characters: bool = True) -> None:
        super().__init__(log)
        self.by_characters = by_characters
        self.old = ""
        self.typed: list[str] = []
        self.word = 0

    def key(self, data: bytes) -> None:
        text = data.decode("utf-8", "ignore")
        if len(text) == 1 and text.isprintable():
            self.typed.append(text)
            self.word = self.word + 1 if text.isalnum() else 0
        elif text in ("\r", "\t", "\x03", "\x04"):
            self.typed, self.word = [], 0

    def speak(self, document: Callable[[], list[str]]) -> None:
        new = "\n".join(document()).rstrip() + "\n"
        if new == self.old:
            return
        for char in self.typed:
            self.log("char", char)
        self.typed = []
        pieces = self._characters(new) if self.by_characters else self._lines(new)
        self.old = new
        if len(pieces) == 1 and len(pieces[0].strip()) < max(self.word + 1, 3):
            return
        self.word = 0
        for piece in pieces:
            self.log("say", piece.strip())

    def _characters(self, new: str) -> list[str]:
        """The default way: a difference by characters; blanks that stayed keep the new pieces
        apart.
        """
        diff: Any = importlib.import_module("fast_diff_match_patch").diff
        fresh = "".join(
            text
            for op, text in diff(self.old, new, counts_only=False)
            if op == "+" or (op == "=" and text.isspace())
        )
        return [line for line in fresh.splitlines() if line.strip()]

    def _lines(self, new: str) -> list[str]:
        """The other way: a difference by lines; a line changed in its middle is said in full or
        only its small change.
        """
        pieces: list[str] = []
        removed: str | None = None
        for entry in difflib.ndiff(self.old.splitlines(), new.splitlines()):
            sign, text = entry[0], entry[2:]
            if sign == "-":
                removed = text
            elif sign == "+":
                if text.strip():
                    pieces.append(_change(removed, text))
                removed = None
            elif sign == " ":
                removed = None
        return [piece for piece in pieces if piece.strip()]


def _change(before: str | None, after: str) -> str:
    """What of ``after`` is new against ``before``: less than 15 characters of it are said alone,
    else the whole line.
    """
    if not before:
        return after
    start = 0
    while start < min(len(before), len(after)) and before[start] == after[start]:
        start += 1
    end = len(after)
    if len(before) == len(after):
        while end > start and before[end - 1] == after[end - 1]:
            end -= 1
    return after[start:end] if end - start < 15 else after


class WindowsTerminal(Model):
    """Windows Terminal's notifications: the text of each frame, without the leading characters that
    were just typed.
    """

    wait = 1 / 60

    def __init__(self, log: Log) -> None:
        super().__init__(log)
        self.pending = ""
        self.keys: list[str] = []
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def key(self, data: bytes) -> None:
        text = data.decode("utf-8", "ignore")
        if len(text) == 1 and text > " " and text != "\x7f":
            self.keys.append(text.upper())

    def output(self, data: bytes, now: float) -> None:
        self.pending += "".join(
            run + "\n" for run in _SEQUENCE.split(self.decoder.decode(data)) if run
        )
        super().output(data, now)

    def speak(self, document: Callable[[], list[str]]) -> None:
        text, self.pending = self.pending, ""
        while self.keys and text.strip():
            if text[0].upper() != self.keys[0]:
                self.keys.clear()
                break
            text = text[1:]
            self.keys.pop(0)
        for line in text.split("\n"):
            if line.strip():
                self.log("say", line.strip())


MODELS: dict[str, tuple[Callable[[Log], Model], str]] = {
    "nvda": (Nvda, "fast_diff_match_patch"),
    "nvda-lines": (lambda log: Nvda(log, by_characters=False), ""),
    "windows-terminal": (WindowsTerminal, ""),
}


def missing(name: str) -> str:
    """Why this model cannot run here, or ""."""
    module = MODELS[name][1]
    if module and importlib.util.find_spec(module) is None:
        return f"the package {module.replace('_', '-')}"
    return ""
