"""Remote terminal of a guest: prints lines, reads keys or lines."""

from __future__ import annotations

import asyncio
import codecs
import contextlib
from collections import deque
from collections.abc import Callable
from contextlib import AbstractContextManager

from prompt_toolkit.input import Input
from prompt_toolkit.input.vt100_parser import Vt100Parser
from prompt_toolkit.key_binding import KeyPress

from playroom.clock import monotonic
from playroom.engine.overriding import override
from playroom.shell.terminal.line_reader import Lines

LONGEST_LINE = 4096
"""Characters of a line that are kept; the rest of it is dropped."""
LONGEST_KEY = 16_384
"""Characters that may come without making a key: more than any paste that is of use."""


TOGETHER = 0.1
"""Seconds between two lines that were not typed."""


class TooMuch(Exception):
    """More has come than any player sends."""


class ChannelStream:
    """A stream of text for the writer of lines, into whatever takes bytes. `rows` says whether the
    other end is a terminal, which needs to be told to go to the first column.
    """

    encoding = "utf-8"

    def __init__(self, send: Callable[[bytes], None], rows: bool) -> None:
        self._send = send
        self._rows = rows

    def write(self, text: str) -> int:
        """Sends a text at once."""
        shown = text.replace("\n", "\r\n") if self._rows else text
        self._send(shown.encode("utf-8", "replace"))
        return len(text)

    def flush(self) -> None:
        """Everything has been sent."""

    def isatty(self) -> bool:
        """Is a terminal at the other end?"""
        return self._rows


class ChannelKeys(Input):
    """The keys that come from a terminal elsewhere."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._found: list[KeyPress] = []
        self._without = 0
        self._parser = Vt100Parser(self._key)
        self._ready: Callable[[], None] = lambda: None
        self._closed = False

    def _key(self, key: KeyPress) -> None:
        self._without = 0
        self._found.append(key)

    def feed(self, data: bytes) -> None:
        """Takes what has come. Raises `TooMuch`."""
        text = self._decoder.decode(data)
        self._without += len(text)
        self._parser.feed(text)
        if self._without > LONGEST_KEY:
            raise TooMuch
        self._ready()

    def end(self) -> None:
        """Nothing comes any more."""
        self._closed = True
        self._ready()

    @override
    def read_keys(self) -> list[KeyPress]:
        found, self._found = self._found, []
        return found

    @override
    def flush_keys(self) -> list[KeyPress]:
        self._parser.flush()
        return self.read_keys()

    @property
    @override
    def closed(self) -> bool:
        return self._closed

    @override
    def attach(self, input_ready_callback: Callable[[], None]) -> AbstractContextManager[None]:
        """What has come before is there at once."""

        @contextlib.contextmanager
        def attached():  # type: ignore[no-untyped-def]
            self._ready = input_ready_callback
            if self._found or self._closed:
                asyncio.get_running_loop().call_soon(input_ready_callback)
            try:
                yield
            finally:
                self._ready = lambda: None

        return attached()

    @override
    def detach(self) -> AbstractContextManager[None]:
        return contextlib.nullcontext()

    @override
    def raw_mode(self) -> AbstractContextManager[None]:
        """The client has seen to that."""
        return contextlib.nullcontext()

    @override
    def cooked_mode(self) -> AbstractContextManager[None]:
        return contextlib.nullcontext()

    @override
    def fileno(self) -> int:
        """There is no file."""
        raise NotImplementedError

    @override
    def typeahead_hash(self) -> str:
        return f"channel {id(self)}"

    @override
    def close(self) -> None:
        self._closed = True


class ChannelLines(Lines):
    """The lines that come where there is no terminal at the other end."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._begun = ""
        self._after_return = False
        self._lines: deque[tuple[str, float]] = deque()
        self._before = -TOGETHER
        self._arrived = asyncio.Event()
        self._ended = False

    def feed(self, data: bytes) -> None:
        """Takes what has come."""
        for char in self._decoder.decode(data):
            if char == "\n" and self._after_return:
                self._after_return = False
                continue
            self._after_return = char == "\r"
            if char in "\r\n":
                self._lines.append((self._begun, monotonic()))
                self._begun = ""
            elif len(self._begun) < LONGEST_LINE:
                self._begun += char
        self._arrived.set()

    def end(self) -> None:
        """Nothing comes any more."""
        if self._begun:
            self._lines.append((self._begun, monotonic()))
            self._begun = ""
        self._ended = True
        self._arrived.set()

    @override
    async def next(self) -> str | None:
        await self._comes()
        if not self._lines:
            return None
        line, self._before = self._lines.popleft()
        return line

    async def _comes(self) -> None:
        while not self._lines and not self._ended:
            self._arrived.clear()
            await self._arrived.wait()

    async def with_others(self) -> bool:
        """Waits for the next line. Returns whether it came together with others, as from a file."""
        await self._comes()
        if not self._lines:
            return False
        result = self._lines[0][1]
        if result - self._before < TOGETHER:
            return True
        if len(self._lines) == 1 and not self._ended:
            await asyncio.sleep(max(0.0, result + TOGETHER - monotonic()))
        return self._ended or (len(self._lines) > 1 and self._lines[1][1] - result < TOGETHER)
