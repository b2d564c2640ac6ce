"""Lines of a stream that is not read key by key, without holding up the event loop.

A daemon thread reads, and only when a line is asked for. It reads below Python's buffer objects,
because a thread that is waiting inside one of those makes the interpreter abort when the program
ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import deque
from typing import Any, Protocol, TextIO

LONGEST = 4096  # characters of a line that are kept; the rest of it is dropped
_CHUNK = 4096  # bytes a read
_SOURCES: dict[int, LineSource] = {}


def line_source(stream: TextIO | None) -> LineSource:
    """The one source of this stream: a later reader continues where the earlier one stopped, and no
    line is lost.
    """
    source = _SOURCES.get(id(stream))
    if source is None or source.stream is not stream:
        source = _SOURCES[id(stream)] = LineSource(stream)
    return source


class Lines(Protocol):
    """Where lines come from in line mode."""

    async def next(self) -> str | None:
        """The next line without its line end, or None after the last."""


class LineSource(Lines):
    """The lines of one stream, in order. ``next()`` of one caller at a time."""

    def __init__(self, stream: TextIO | None) -> None:
        self.stream = stream
        buffer = getattr(stream, "buffer", None)
        self._raw: Any = getattr(buffer, "raw", buffer)
        self._encoding = getattr(stream, "encoding", None) or "utf-8"
        self._bytes = b""
        self._ready: deque[str] = deque()
        self._ended = stream is None
        self._asked = False  # the thread has been asked for a line and has not brought it yet
        self._lock = threading.Lock()
        self._wanted = threading.Semaphore(0)
        self._thread: threading.Thread | None = None
        self._waiter: tuple[asyncio.AbstractEventLoop, asyncio.Event] | None = None

    async def next(self) -> str | None:
        """The next line without its line end, or None after the last.

        If cancelled, the line comes to the next call.
        """
        while True:
            arrived = asyncio.Event()
            with self._lock:
                if self._ready:
                    return self._ready.popleft()
                if self._ended:
                    return None
                self._waiter = (asyncio.get_running_loop(), arrived)
                if not self._asked:
                    self._asked = True
                    self._wanted.release()
                if self._thread is None:
                    self._thread = threading.Thread(target=self._work, name="lines", daemon=True)
                    self._thread.start()
            await arrived.wait()

    def _work(self) -> None:
        while True:
            self._wanted.acquire()
            try:
                line = self._read()
            except (OSError, ValueError):  # a terminal that has gone, a closed file
                line = None
            with self._lock:
                self._asked = False
                if line is None:
                    self._ended = True
                else:
                    self._ready.append(line)
                waiter, self._waiter = self._waiter, None
            if waiter is not None:
                with contextlib.suppress(
                    RuntimeError
                ):  # that loop is closed: the line waits for another
                    waiter[0].call_soon_threadsafe(waiter[1].set)
            if line is None:
                return

    def _read(self) -> str | None:
        if self._raw is None:  # some stand-in for a file
            assert self.stream is not None
            text = self.stream.readline()
            return text.rstrip("\r\n")[:LONGEST] if text else None
        while b"\n" not in self._bytes:
            chunk = self._raw.read(_CHUNK)
            if not chunk:
                last, self._bytes = self._bytes, b""
                return self._text(last) if last else None
            self._bytes += chunk
            if b"\n" not in self._bytes and len(self._bytes) > 8 * LONGEST:
                self._bytes = self._bytes[: 4 * LONGEST]  # not a line that anybody typed
        line, _, self._bytes = self._bytes.partition(b"\n")
        return self._text(line)

    def _text(self, line: bytes) -> str:
        try:
            text = line.decode(self._encoding, "replace")
        except LookupError:
            text = line.decode("utf-8", "replace")
        return text.removeprefix("\ufeff").rstrip("\r")[:LONGEST]
