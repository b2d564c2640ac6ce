"""What a page is told: lines by number, kept for a page that comes back, and what is in front, part
by part, as far as it has changed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Protocol

from playroom.engine.overriding import override
from playroom.page.messages import Line, Played, encode
from playroom.shell.announcer import Lines
from playroom.shell.terminal.line_writer import clean

KEPT = 200
"""Lines that are kept for a page that comes back."""
LAST = 3
"""Lines that are said again to a page that was away, when more were missed."""
COALESCED = 0.02
"""Seconds in which changes of what is in front are gathered."""


class Pipe(Protocol):
    """The way to one page."""

    def send(self, data: bytes) -> None:
        """Sends a frame soon; never waits."""
        ...


class LineBuffer(Lines):
    """Line buffer: everything that one person's page is told. It is the `Lines` of their shell."""

    def __init__(
        self, describe: Callable[[], Mapping[str, Any]], here: Callable[[], int] = lambda: 0
    ) -> None:
        """`describe` gives the parts of what is in front now, `here` the number of the place."""
        self.paint: Callable[[str], str] | None = None
        self.when_typed: Callable[[str], None] | None = None
        self.env: Mapping[str, str] = {}
        self.tty = False
        self.seq = 0
        """The number of the last line."""
        self.of = 0
        """The number of what the person did last, for the lines that answer it."""
        self._describe = describe
        self._here = here
        self._kept: deque[Line] = deque(maxlen=KEPT)
        self._pipe: Pipe | None = None
        self._shown: dict[str, bytes] = {}
        self._timer: asyncio.TimerHandle | None = None

    # -- lines -------------------------------------------------------------------------------------

    @override
    def say(
        self,
        *lines: str,
        kind: str = "event",
        language: str = "",
        lead: float = 0.0,
        about: str = "",
    ) -> None:
        """One event, one message. Sounds are made by the page, and no line waits."""
        text = " ".join(cleaned for cleaned in map(clean, lines) if cleaned)
        if text:
            self.seq += 1
            of = self.of if kind == "answer" else 0
            line = Line(text, self.seq, kind, language, False, of, about, self._here())
            self._kept.append(line)
            self._send(line)
        self.changed()

    def sound(self, played: Played) -> None:
        """A sound, for the page that is here: who is away misses it."""
        self._send(played)

    def hand_over(self, name: str, text: str) -> None:
        """A text, for the page that is here to keep as a file."""
        self._send({"file": name, "text": text})

    @override
    def answered(self, key: str) -> None:
        """The page knows which key it sent."""

    @override
    def ring(self) -> None:
        """A page has no bell."""

    # -- what is in front --------------------------------------------------------------------------

    def changed(self) -> None:
        """What is in front may look different now."""
        if self._pipe is not None and self._timer is None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(COALESCED, self.show)

    def show(self) -> None:
        """Sends what has changed of what is in front."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._pipe is None:
            return
        parts = {name: encode(part) for name, part in self._parts().items()}
        new = {name: part for name, part in parts.items() if self._shown.get(name) != part}
        if new:
            self._shown |= new
            inner = b",".join(b'"%s":%s' % (name.encode(), part) for name, part in new.items())
            self._pipe.send(b'{"screen":{%s}}' % inner)

    def _parts(self) -> Mapping[str, Any]:
        parts = self._describe()
        return {**parts, "here": self._here()} if parts else parts

    # -- pages come and go -------------------------------------------------------------------------

    def attach(self, pipe: Pipe) -> None:
        """From now on everything goes to this page; nothing has been sent to it yet."""
        self._pipe = pipe
        self._shown.clear()

    def detach(self) -> None:
        """There is no page now; lines are kept."""
        self._pipe = None
        self._shown.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def catch_up(self, since: int, summary: Callable[[int], str]) -> int:
        """Tells a page what it has missed since the line of that number: a few lines as they are;
        of more their number, the last ones, and the rest only to be read. Gives how many they are.
        """
        missed = [line for line in self._kept if line.seq > since]
        count = self.seq - since
        if count <= LAST:
            for line in missed:
                self._send(line)
            return count
        for line in missed[:-LAST]:
            self._send(Line(line.line, line.seq, line.kind, line.lang, True))
        self._send({"say": summary(count)})
        for line in missed[-LAST:]:
            self._send(Line(line.line, line.seq, "event", line.lang))
        return count

    def show_old(self) -> None:
        """Gives a page that begins anew all that was said, to be read."""
        for line in self._kept:
            self._send(Line(line.line, line.seq, line.kind, line.lang, True))

    def _send(self, message: object) -> None:
        if self._pipe is not None:
            self._pipe.send(encode(message))
