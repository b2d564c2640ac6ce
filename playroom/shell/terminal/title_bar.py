"""Title bar of a terminal window (OSC 2): a line for eyes that stays and that no reader tells."""

from __future__ import annotations

from playroom.shell.terminal.line_writer import LineWriter, clean

PUSH, POP = "\x1b[22;2t", "\x1b[23;2t"
"""Keeps the title that the terminal has, and brings it back."""


class TitleBar:
    """The title of the window that a terminal is in, while the program has something to show."""

    def __init__(self, writer: LineWriter) -> None:
        self._writer = writer
        self._shown = ""

    @property
    def is_seen(self) -> bool:
        """Is there a window with a title? Not on a text console, nor inside a terminal reader."""
        return self._writer.env.get("TERM") != "linux" and not self._writer.reader

    def show(self, text: str) -> None:
        """Shows a text; an empty one gives the terminal its own title back."""
        text = clean(text) if self.is_seen else ""
        if text == self._shown:
            return
        before, after = "" if self._shown else PUSH, "" if text else POP
        self._writer.control(f"{before}\x1b]2;{text}\x07{after}")
        self._shown = text
