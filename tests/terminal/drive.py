"""Drive any program in a pseudo-terminal by keys, and get its lines as a player gets them.

    with Session([sys.executable, "-m", "playroom"]) as s:
        s.until("Choose a game")
        assert s.key("c") == ["15, count."]
        s.keys("tab", "tab", "space")
        s.type("20")
        assert s.key("enter")[0].startswith("You count 20")

Nothing here sleeps for a fixed time: it waits for output, for a text or for quiet, with a deadline.
"""

from __future__ import annotations

import contextlib
import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Any

import pyte

if sys.platform != "win32":
    import fcntl
    import termios

QUIET = 0.04  # seconds without output after which an answer is taken to be complete
DEADLINE = 10.0  # seconds after which waiting for something fails

KEY_BYTES: dict[str, bytes] = {
    "tab": b"\t",
    "s-tab": b"\x1b[Z",
    "enter": b"\r",
    "escape": b"\x1b",
    "space": b" ",
    "backspace": b"\x7f",
    "delete": b"\x1b[3~",
    "insert": b"\x1b[2~",
    "up": b"\x1b[A",
    "down": b"\x1b[B",
    "right": b"\x1b[C",
    "left": b"\x1b[D",
    "home": b"\x1b[H",
    "end": b"\x1b[F",
    "pageup": b"\x1b[5~",
    "pagedown": b"\x1b[6~",
    "s-up": b"\x1b[1;2A",
    "s-down": b"\x1b[1;2B",
    "c-left": b"\x1b[1;5D",
    "c-right": b"\x1b[1;5C",
    **{f"f{n}": code for n, code in enumerate((b"\x1bOP", b"\x1bOQ", b"\x1bOR", b"\x1bOS"), 1)},
    **{
        f"f{n}": b"\x1b[%d~" % code
        for n, code in zip(range(5, 13), (15, 17, 18, 19, 20, 21, 23, 24), strict=True)
    },
    **{f"c-{chr(96 + n)}": bytes([n]) for n in range(1, 27)},
}

PASTE_MODE = re.compile(rb"\x1b\[\?2004[hl]")
_CONTROLS = re.compile(rb"\x1b\[[0-?]*[ -/]*[@-~]")


def key_bytes(key: str | bytes) -> bytes:
    """What a terminal sends for a key of this name; bytes, and text that is no name, are sent as
    they are.
    """
    if isinstance(key, bytes):
        return key
    if key in KEY_BYTES:
        return KEY_BYTES[key]
    if key.startswith("a-") and len(key) > 2:
        return b"\x1b" + key_bytes(key[2:])
    return key.encode()


class Terminal(pyte.HistoryScreen):
    """The screen of the pseudo-terminal. It counts cursor position requests and answers none."""

    def __init__(self, columns: int, rows: int) -> None:
        self.asked_for_position = 0
        super().__init__(columns, rows, history=5000)

    def report_device_status(self, mode: int, **kwargs: Any) -> None:
        self.asked_for_position += mode == 6

    def select_graphic_rendition(self, *attrs: int, **kwargs: Any) -> None:
        if "private" not in kwargs:
            super().select_graphic_rendition(*attrs)

    def rows(self) -> list[str]:
        """What is on the screen, without blanks at the ends and without empty rows."""
        return [row.rstrip() for row in self.display if row.strip()]

    def document(self) -> list[str]:
        """What has scrolled off and what is on the screen."""
        top = [
            "".join(row[x].data for x in range(self.columns)).rstrip() for row in self.history.top
        ]
        return [*top, *(row.rstrip() for row in self.display)]


class Pty:
    """A program at the other end of a pseudo-terminal: bytes in, bytes out, its size, its modes,
    its end.
    """

    def __init__(
        self,
        argv: Sequence[str],
        *,
        rows: int = 24,
        cols: int = 80,
        env: Mapping[str, str | None] | None = None,
        cwd: str | os.PathLike[str] | None = None,
        term: str = "xterm-256color",
    ) -> None:
        self.master, slave = os.openpty()
        self._set_size(slave, rows, cols)
        self.modes_before = termios.tcgetattr(slave)
        self.size = (rows, cols)
        self.raw = b""
        self.ended = False  # the program's side is closed
        environment = {**os.environ, "TERM": term}
        for name in ("COLUMNS", "LINES", "PYTHONUNBUFFERED", "PLAYROOM_CURSOR"):
            environment.pop(name, None)
        for name, value in (env or {}).items():
            if value is None:
                environment.pop(name, None)
            else:
                environment[name] = value
        self.process = subprocess.Popen(
            list(argv),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            cwd=cwd,
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        self._slave = slave  # kept open, so that the modes can be read when the program has gone

    @staticmethod
    def _set_size(fd: int, rows: int, cols: int) -> None:
        fcntl.ioctl(fd, termios.TIOCSWINSZ, struct.pack("HHHH", rows, cols, 0, 0))

    def read(self, seconds: float) -> bytes:
        """What comes within so many seconds, as soon as something comes; b"" if nothing did or the
        program is over.
        """
        limit = time.monotonic() + seconds
        while not self.ended:
            ready, _, _ = select.select(
                [self.master], [], [], max(0.0, min(limit - time.monotonic(), 0.05))
            )
            if ready:
                try:
                    data = os.read(self.master, 65536)
                except OSError:
                    data = b""
                if not data:
                    self.ended = True
                self.raw += data
                return data
            if self.process.poll() is not None:
                self.ended = not select.select([self.master], [], [], 0)[0]
            elif time.monotonic() >= limit:
                break
        return b""

    def write(self, data: bytes) -> None:
        with contextlib.suppress(OSError):
            while data:
                data = data[os.write(self.master, data) :]

    def resize(self, rows: int, cols: int) -> None:
        self.size = (rows, cols)
        self._set_size(self.master, rows, cols)

    def modes(self) -> list[Any]:
        """The terminal's modes now (see termios.tcgetattr)."""
        return termios.tcgetattr(self._slave)

    def signal(self, number: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(number)

    def hang_up(self) -> None:
        """Close the terminal under the program."""
        self.ended = True
        for fd in (self.master, self._slave):
            with contextlib.suppress(OSError):
                os.close(fd)
        self.master = self._slave = -1

    def close(self) -> None:
        """End the program if it still runs, and give everything back."""
        for number in (signal.SIGHUP, signal.SIGTERM, signal.SIGKILL):
            if self.process.poll() is not None:
                break
            self.signal(signal.SIGCONT)
            self.signal(number)
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(1.0)
        if self.master >= 0:
            self.hang_up()


def _take_terminal() -> None:
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Session:
    """A program driven by keys. ``lines`` has everything it printed so far, one event row a line,
    ``raw`` the bytes.

    Rows are taken as the program wrote them: make the terminal wide (``cols``) to have every event
    on one row. The guard spaces at a line's ends are taken off; empty rows are left out.
    """

    def __init__(
        self,
        argv: Sequence[str],
        *,
        rows: int = 24,
        cols: int = 80,
        env: Mapping[str, str | None] | None = None,
        cwd: str | os.PathLike[str] | None = None,
        term: str = "xterm-256color",
        deadline: float = DEADLINE,
    ) -> None:
        self.pty = Pty(argv, rows=rows, cols=cols, env=env, cwd=cwd, term=term)
        self.deadline = deadline
        self._screen = Terminal(cols, rows)
        self._stream = pyte.ByteStream(self._screen)
        self._shown = 0  # bytes that are on the screen
        self._rows: list[str] = []  # the lines that are ended
        self._ended = 0  # bytes that these lines are
        self._typed = (
            ""  # what this session typed and has not ended: its echo is no line of the program
        )
        self._given = 0  # lines already returned

    def __enter__(self) -> Session:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    @property
    def raw(self) -> bytes:
        return self.pty.raw

    @property
    def screen(self) -> Terminal:
        """What a terminal shows of all that has come. It is drawn when a test asks for it, because
        drawing is slow and most tests never do.
        """
        new, self._shown = self.raw[self._shown :], len(self.raw)
        self._stream.feed(new)
        return self._screen

    @property
    def lines(self) -> list[str]:
        end = self.raw.rfind(b"\n") + 1
        self._rows += lines_of(self.raw[self._ended : end])  # no sequence goes on in another row
        self._ended = end
        return [*self._rows, *lines_of(self.raw[end:])]

    def close(self) -> None:
        self.pty.close()

    # Output

    def quiet(self, seconds: float = QUIET) -> list[str]:
        """Wait until nothing has come for so long; the lines that are new since lines were returned
        last.
        """
        limit = time.monotonic() + self.deadline
        while time.monotonic() < limit:
            if not self.pty.read(seconds):
                break
        return self.new_lines()

    def until(
        self, wanted: str | Callable[[list[str]], object], deadline: float | None = None
    ) -> list[str]:
        """Wait for a text in a new line (or for a condition on the new lines) and quiet; the new
        lines.
        """
        limit = time.monotonic() + (deadline or self.deadline)

        def there(lines: list[str]) -> bool:
            return (
                any(wanted in line for line in lines)
                if isinstance(wanted, str)
                else bool(wanted(lines))
            )

        while not there(self.lines[self._given :]):
            left = limit - time.monotonic()
            if left <= 0 or self.pty.ended:
                raise AssertionError(
                    f"waited in vain for {wanted!r}; last lines: {self.lines[-12:]}"
                )
            self.pty.read(left)
        return self.quiet()

    def new_lines(self) -> list[str]:
        """The lines since lines were returned last, without the echo of what this session typed."""
        lines = self.lines
        new, self._given = lines[self._given :], len(lines)
        if self._typed and new and self._typed.startswith(new[-1]):
            self._given -= 1  # it may still grow
        return [line for line in new if not (self._typed and self._typed.startswith(line))]

    # Input

    def send(self, data: str | bytes) -> None:
        """Send bytes or text as they are."""
        self.pty.write(data if isinstance(data, bytes) else data.encode())

    def key(self, key: str | bytes, *, answer: bool = True, quiet: float = QUIET) -> list[str]:
        """Press one key; the lines that are new since lines were returned last, so that nothing is
        lost between keys.

        answer: wait until something comes, and fail if nothing does, because silence to a key is an
        error.
        """
        self.pty.read(0)
        mark = len(self.raw)
        self.send(key_bytes(key))
        limit = time.monotonic() + self.deadline
        while answer and len(self.raw) == mark and not self.pty.ended:
            if time.monotonic() > limit:
                raise AssertionError(f"no answer to {key!r}; last lines: {self.lines[-12:]}")
            self.pty.read(0.1)
        lines = self.quiet(quiet)
        if self._typed and key in ("enter", "escape", "c-g", "c-c", "c-d"):
            lines = [line for line in lines if line != self._typed]
            self._typed = ""
        return lines

    def keys(self, *keys: str) -> list[str]:
        """Press keys one after another, each when the one before is answered; all new lines."""
        return [line for key in keys for line in self.key(key)]

    def type(self, text: str) -> list[str]:
        """Type text that the program echoes, character by character, each when the one before is
        answered; returns lines that came between.
        """
        found: list[str] = []
        for n, char in enumerate(text, 1):
            self._typed += char
            found += self.key(char, quiet=QUIET if n == len(text) else 0.0)
        return found

    def paste(self, text: str) -> list[str]:
        """Paste text as a terminal does that was asked to mark pastes."""
        self._typed += " ".join(text.split())
        return self.key(b"\x1b[200~" + text.encode() + b"\x1b[201~")

    def resize(self, rows: int, cols: int) -> None:
        self.screen.resize(rows, cols)  # with all that came before
        self.pty.resize(rows, cols)

    def signal(self, number: int) -> None:
        self.pty.signal(number)

    # The end

    def wait(self, deadline: float | None = None) -> int:
        """Wait until the program has ended; its exit status (negative: the signal that
        ended it).
        """
        limit = time.monotonic() + (deadline or self.deadline)
        while self.pty.process.poll() is None:
            if time.monotonic() > limit:
                raise AssertionError(f"it does not end; last lines: {self.lines[-12:]}")
            self.pty.read(0.05)
        if self.pty.master >= 0:
            self.quiet(0)
        return self.pty.process.returncode


def focus_modes(session: Session) -> str:
    """How often reports of the focus were switched on (h) and off (l), in order."""
    return b"".join(re.findall(rb"\x1b\[\?1004([hl])", session.raw)).decode()


def lines_of(raw: bytes) -> list[str]:
    """The rows that these bytes put on a terminal, top to bottom, in the order in which they were
    printed.
    """
    rows: list[str] = []
    for row in _CONTROLS.sub(b"", raw).decode("utf-8", "replace").replace("\r", "").split("\n"):
        text = row
        if "\b" in row:
            text = ""
            for char in row:
                text = text[:-1] if char == "\b" else text + char
        if text.strip():
            rows.append(text.strip())
    return rows
