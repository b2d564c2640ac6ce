"""How lines reach a terminal: one event, one line, one write.

What is kept here was measured with real screen readers:

* nothing is redrawn, no prompt, no cursor position request; the only control characters written are
  newline, backspace, (by the console) bracketed paste on and off and, where the player asked for
  them, reports of the focus and the title of the window;
* ``cursor="after"`` writes the line and then the newline, on a screen that is filled first so that
  it scrolls (graphical terminals); ``cursor="on"`` writes the newline first, so that the cursor,
  the braille display and "read current line" rest on the newest line (text console, and readers
  that run inside the terminal);
* the first character written after a key press is never that key's own letter, and a line never
  repeats the line above to the letter: readers take the first for key echo and do not notice the
  second.

This module is imported before the first spoken line, so it imports nothing but ``os``, ``sys`` and
the clock when it is loaded.
"""

from __future__ import annotations

import os
import sys

from playroom.clock import monotonic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from types import TracebackType
    from typing import Any, TextIO

READERS = (
    "tdsr",
    "yasr",
    "fenrir",
)  # screen readers that run the program inside a terminal of their own
ENDING = ("SIGQUIT", "SIGALRM", "SIGUSR1", "SIGUSR2", "SIGVTALRM", "SIGPROF", "SIGXCPU")
"""Signals besides SIGTERM and SIGHUP that end a program which does not answer them."""
NARROWEST = 20  # columns; below this the terminal breaks lines where it likes
_ANCESTORS = 12  # how far up the processes a reader is looked for
_BLANKS = " \u00a0"
_MISSED = 50  # events that are remembered while nothing is printed
_PATIENCE = 5  # seconds that a terminal which takes nothing (non-blocking, full) is waited for


def terminal_reader() -> str:
    """The terminal screen reader that this program runs inside: "tdsr", "yasr", "fenrir", or "" for
    none that is known.

    Found among the parent processes (Linux) or by what the reader puts into the environment. Best
    effort: a reader at the other end of a connection is not seen from here.
    """
    if os.environ.get("TSDR_ACTIVE") or os.environ.get("TDSR_ACTIVE"):
        return "tdsr"
    try:
        pid = os.getppid()
        for _ in range(_ANCESTORS):
            if pid <= 1:
                break
            # not pathlib, whose import costs more than this module
            with open(f"/proc/{pid}/cmdline", "rb") as file:  # noqa: PTH123
                words = file.read().decode("utf-8", "replace").split("\0")
            for word in words[:4]:  # the program, or an interpreter, its options and the program
                name = word.rsplit("/", 1)[-1].partition(".")[0]
                if name in READERS:
                    return name
            with open(  # noqa: PTH123
                f"/proc/{pid}/stat", encoding="utf-8", errors="replace"
            ) as file:
                pid = int(file.read().rsplit(")", 1)[1].split()[1])
    except (OSError, ValueError, IndexError):
        pass
    return ""


def choose_cursor(wanted: str | None = None) -> str:
    """Where the cursor rests between lines: "on" the newest line or "after" it.

    ``wanted`` is "on", "after", or None or "auto" for the environment's PLAYROOM_CURSOR and then a
    guess: "on" for the Linux text console (Speakup, BRLTTY, Fenrir) and inside a terminal screen
    reader, else "after".
    """
    for value in (wanted, os.environ.get("PLAYROOM_CURSOR")):
        if value is not None and value in ("on", "after"):
            return value
    return "on" if os.environ.get("TERM") == "linux" or terminal_reader() else "after"


def clean(text: str) -> str:
    """One printable line: format characters dropped, other unprintable ones and runs of blanks made
    one space.
    """
    if not text.isprintable():
        import unicodedata

        text = "".join(
            c if c.isprintable() else "" if unicodedata.category(c) == "Cf" else " " for c in text
        )
    return " ".join(text.split())


def cells(text: str) -> int:
    """How many columns of a terminal the text takes."""
    if text.isascii():
        return len(text)
    import unicodedata

    return sum(
        0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1
        for c in text
    )


def wrap(line: str, columns: int) -> list[str]:
    """The line broken at spaces into rows that leave the last column free; 0 columns (unknown)
    breaks nothing.

    A blank at the start (the guard of LineWriter.say) stays. A word longer than a row is cut.
    """
    width = max(columns, NARROWEST) - 1
    if not columns or cells(line) <= width:
        return [line]
    rows: list[str] = []
    row = line[0] if line[0] in _BLANKS else ""
    empty = True
    for word in line.split():
        if not empty and cells(row) + 1 + cells(word) > width:
            rows.append(row)
            row, empty = "", True
        while empty and cells(row) + cells(word) > width:
            cut = 1
            while cells(row) + cells(word[: cut + 1]) <= width:
                cut += 1
            rows.append(row + word[:cut])
            row, word = "", word[cut:]
        row += word if empty else " " + word
        empty = False
    return [*rows, row] if not empty else rows


def encodable(text: str, encoding: str) -> str:
    """The text with what the encoding cannot carry made plain: "tréboles" becomes "treboles", not
    "tr?boles".
    """
    try:
        text.encode(encoding)
        return text
    except (UnicodeEncodeError, LookupError):
        pass
    import unicodedata

    def plain(char: str) -> str:
        forms: list[str] = [char, *unicodedata.normalize("NFKD", char)]
        for form in forms:
            try:
                form.encode(encoding)
                return form
            except (UnicodeEncodeError, LookupError):
                continue
        return "" if unicodedata.category(char) in ("Po", "Mn") and not char.isascii() else "?"

    return "".join(plain(c) for c in text)


class FarTerminal:
    """A terminal at another machine, as far as it has told of itself: its kind (`TERM`, empty when
    it is none), and its size now in columns and lines (0: not known).
    """

    def __init__(self, kind: str, size: Callable[[], tuple[int, int]]) -> None:
        self.env: Mapping[str, str] = {"TERM": kind}
        self.size = size


class LineWriter:
    """Prints events on a terminal (or a pipe), each with one write. Used from one thread: the event
    loop's.

    stream: where to; standard output if None, which is then made safe against characters it cannot
    encode. cursor: "on", "after" or None (see choose_cursor). quiet: when true, say() prints only
    what is forced; for a screen reader that is spoken to directly. far: the terminal at the other
    end of the stream; then nothing of this machine is asked.

    ``closed`` turns true once, for good, when nothing can be written any more (closed pipe,
    terminal gone, disk full); ``when_closed`` is then called. Nothing here raises for such a
    reason.
    """

    def __init__(
        self,
        stream: TextIO | None = None,
        *,
        cursor: str | None = None,
        quiet: bool = False,
        far: FarTerminal | None = None,
    ) -> None:
        self.quiet = quiet
        self.closed = False
        self.when_closed: Callable[[], None] | None = None
        self.paint: Callable[[str], str] | None = (
            None  # puts colours into a row, when a theme is chosen
        )
        self.when_typed: Callable[[str], None] | None = None
        """Called with what was typed, or taken back."""
        self.later: Callable[[float, Callable[[], None]], object] | None = None
        """Calls something after so many seconds, in this thread; None: no line can wait."""
        self._held: list[tuple[float, Sequence[str], bool]] = []
        """Lines that wait for the sound before them: from when on, the lines, forced?"""
        self.missed: list[tuple[float, Sequence[str]]] = []
        """The latest lines that were not printed because of `quiet`, and when."""
        self._far = far
        self.env: Mapping[str, str] = os.environ if far is None else far.env
        """What the terminal is known by."""
        self.reader = terminal_reader() if far is None else ""  # the screen reader around us, and
        self.parent = os.getppid()  # who started us, while both are surely there
        self._stream = prepared_stdout() if stream is None else stream
        self.tty = is_terminal(self._stream) and self.env.get("TERM") != "dumb"
        self.cursor = self._choose_cursor(cursor) if self.tty else "after"
        self._fresh = True  # the cursor is at the start of an empty row
        self._entry = ""  # typed text, as far as it stands on the cursor's row
        self._key = ""  # printable key that nothing has been printed for yet
        self._block: list[str] = []  # the lines of the last event, as they were written
        self._column = 0  # where the cursor rests
        # A screen that does not scroll yet makes some readers keep quiet about answers to arrows
        # and Escape.
        posix = far is not None or os.name == "posix"
        self._fill = self.tty and self.cursor == "after" and posix
        if self._stream is None:
            self.closed = True

    def _choose_cursor(self, wanted: str | None) -> str:
        if self._far is None:
            return choose_cursor(wanted)
        if wanted in ("on", "after"):
            return wanted
        return "on" if self.env.get("TERM") == "linux" else "after"

    @property
    def columns(self) -> int:
        """Width of the terminal in columns; 0 if it is not known."""
        return self._size()[0]

    def say(
        self,
        *lines: str,
        kind: str = "event",
        language: str = "",
        lead: float = 0.0,
        about: str = "",
        force: bool = False,
        last: bool = False,
    ) -> None:
        """Print one event: each line a row of its own, all of them in one write. Empty lines are
        left out.

        lead: so many seconds later, because a sound is heard before it; what is said meanwhile
        comes after it, and an answer or anything typed brings it out at once. force: also when
        quiet. last: nothing comes after it, so the cursor goes to the next row in
        the same write; the newline that close() would write later makes some readers say "blank"
        instead of the last words. kind, language, about: of no use to a terminal.
        """
        if self._held or lead:
            if self.later is not None and kind != "answer" and not last:
                self._hold(lead, lines, force)
                return
            self.release()
        if self.closed:
            return
        if self.quiet and not force:
            self.missed = [*self.missed[1 - _MISSED :], (monotonic(), lines)]
            return
        event = [line for line in map(clean, lines) if line]
        if not event:
            return
        if not self.tty:
            self._write("\n".join(event) + "\n")
            return
        self._guard(event)
        columns = self.columns
        rows = [row for line in event for row in wrap(line, columns)]
        if len(rows) == 1 and self._column == 2 * cells(rows[0]) + 1:
            rows[0] += (
                " "  # Fenrir takes "the cursor moved by the length of the new text" for key echo
            )
        on = self.cursor == "on" and not last
        start = "\n" * self._size()[1] if self._fill else "" if self._fresh else "\n"
        self._fill, self._column = False, cells(rows[-1]) if on else 0
        if self.paint is not None:
            rows = [self.paint(row) for row in rows]
        self._fresh, self._entry = not on, ""
        self._write(start + "\n".join(rows) + ("" if on else "\n"))

    def _hold(self, seconds: float, lines: Sequence[str], force: bool) -> None:
        self._held.append((monotonic() + seconds, lines, force))
        if len(self._held) == 1 and self.later is not None:
            self.later(seconds, self._due)

    def _due(self) -> None:
        """Prints what has waited long enough, in order."""
        now = monotonic() + 0.001  # a timer may be early by as much as its clock tells
        while self._held and self._held[0][0] <= now:
            self._print_held()
        if self._held and self.later is not None:
            self.later(self._held[0][0] - now, self._due)

    def _print_held(self) -> None:
        (_, lines, force), *rest = self._held
        self._held = []  # it waits no more
        self.say(*lines, force=force)
        self._held = rest

    def release(self) -> None:
        """Print at once what waits for a sound."""
        while self._held:
            self._print_held()

    def reveal(self, seconds: float) -> None:
        """No longer quiet, and what was not printed in the last so many seconds is printed now."""
        self.release()
        self.quiet = False
        missed, self.missed = self.missed, []
        since = monotonic() - seconds
        self.say(*(line for when, lines in missed if when >= since for line in lines))

    def _guard(self, event: list[str]) -> None:
        """Make the event differ from the key that caused it and from what stands above it, by a
        blank at its start.
        """
        same = event == self._block or event[:1] == self._block[-1:]
        if same or (self._key and event[0][0].casefold() == self._key.casefold()):
            # A plain space after the space bar would itself be taken for its echo, and said.
            event[0] = _BLANKS[self._key == " "] + event[0]
        for n in range(1, len(event)):
            if event[n] == event[n - 1]:
                event[n] = " " + event[n]
        self._key, self._block = "", event

    def answered(self, key: str) -> None:
        """Tell which key the next line answers ("c", "enter"); whatever was being typed is ended by
        it.
        """
        if self._held:
            self.release()
        self._key = key if len(key) == 1 else ""
        self._entry = ""

    def echo(self, text: str, whole: str) -> None:
        """Show typed text: only the new characters if all before them stands there, else everything
        typed so far.
        """
        if self._held:
            self.release()
        if self.when_typed is not None and text:
            self.when_typed(text)
        if self.closed or not self.tty or not whole:
            return
        goes_on = bool(self._entry) and whole == self._entry + text
        shown = text if goes_on else whole if self._fresh else "\n" + whole
        self._typed(whole)
        self._write(shown)

    def rub_out(self, removed: str, whole: str) -> None:
        """Take the removed characters off the end of what is typed; ``whole`` is what is left."""
        if self._held:
            self.release()
        if self.when_typed is not None:
            self.when_typed(removed)
        if self.closed or not self.tty:
            return
        columns = self.columns
        if not self._entry or (columns and cells(self._entry) % columns == 0):
            self._entry = (
                ""  # an event came between, or the row ends here: backspace cannot go back over it
            )
            self.echo("", whole)
            return
        self._typed(whole)
        self._write("\b \b" * cells(removed))

    def _typed(self, whole: str) -> None:
        self._entry, self._fresh, self._key, self._block, self._column = (
            whole,
            not whole,
            "",
            [],
            cells(whole),
        )
        self._fill = False

    def control(self, sequence: str) -> None:
        """Send a control sequence to a terminal, in a write of its own.

        Only the console needs it.
        """
        if self.tty and not self.closed:
            self._write(sequence)

    def ring(self) -> None:
        """Ring the terminal's bell; it leaves no text."""
        self.control("\a")

    def copy(self, text: str) -> bool:
        """Ask the terminal to put text into its clipboard (OSC 52); whether it does is not known.

        False: nothing was asked, because this is no terminal or the Linux console, which has none.
        """
        if not self.tty or self.closed or self.env.get("TERM") == "linux":
            return False
        from base64 import b64encode

        self.control(f"\x1b]52;c;{b64encode(text.encode()).decode()}\a")
        return True

    def close(self) -> None:
        """Leave the cursor at the start of a row, for whatever is printed by others next.

        May be called again.
        """
        self.release()
        if self.tty and not self._fresh:
            self._fresh, self._entry, self._column = True, "", 0
            self._write("\n")

    def plain(self) -> None:
        """From now on a line is text and newline, nothing else: for a terminal that echoes what is
        typed itself.
        """
        self.close()
        self.tty = False

    def _size(self) -> tuple[int, int]:
        if self._far is not None:
            return self._far.size()
        try:
            size = os.get_terminal_size(self._stream.fileno() if self._stream else -1)
        except (OSError, ValueError, AttributeError):
            return 0, 0
        return size.columns, size.lines

    def _write(self, text: str) -> None:
        # print() makes two writes when Python runs unbuffered, and a reader that wakes up between
        # them says "blank" or cuts the line off: so one write() of everything.
        stream = self._stream
        if stream is None or self.closed:
            return
        if not text.isascii():
            text = encodable(text, getattr(stream, "encoding", None) or "utf-8")
        try:
            try:
                stream.write(text)
                stream.flush()
            except BlockingIOError:
                self._drain(stream)
        except (OSError, ValueError):
            self._lost()

    def _drain(self, stream: TextIO) -> None:
        """Waits for a full terminal that another program has made non-blocking."""
        import select

        for _ in range(_PATIENCE):
            select.select([], [stream.fileno()], [], 1.0)
            try:
                stream.flush()
                return
            except BlockingIOError:
                continue
        raise BrokenPipeError

    def _lost(self) -> None:
        self.closed = True
        try:
            if (
                self._stream is not None and self._stream is sys.stdout
            ):  # or the interpreter complains about unwritten output when it ends
                null = os.open(os.devnull, os.O_WRONLY)
                os.dup2(null, self._stream.fileno())
                os.close(null)
        except (OSError, ValueError):
            pass
        if self.when_closed is not None:
            self.when_closed()


def is_terminal(stream: Any) -> bool:
    """Whether the stream (which may be None, closed or anything with isatty) is a terminal."""
    try:
        return bool(stream.isatty())
    except (AttributeError, OSError, ValueError):
        return False


def prepared_stdout() -> TextIO | None:
    """Standard output, made unable to fail on a character; None if there is none (pythonw)."""
    stream: TextIO | None = sys.stdout
    if stream is None:
        return None
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        try:
            if os.name == "nt":
                reconfigure(
                    encoding="utf-8", errors="replace"
                )  # a pipe there defaults to an old code page
            else:
                reconfigure(
                    errors="replace"
                )  # the encoding is the terminal's own: the locale says which
        except (OSError, ValueError, LookupError):
            pass
    return stream


class EchoOff:
    """Keeps the terminal from echoing keys that are pressed while the program is still starting.

        with EchoOff() as echo_off:
            writer.say(first_line)
            echo_off.arm()
            ...  # slow imports; Console.run()

    Without it a key pressed in the first tenths of a second is printed by the terminal itself, onto
    the first line. The key is not lost: Console.run() gets it. On leaving, the terminal's modes are
    as they were.
    """

    def __init__(self) -> None:
        self._before: list[Any] | None = None
        self._fd = -1
        self._handlers: list[tuple[int, Any]] = []

    def __enter__(self) -> EchoOff:
        if sys.platform != "win32" and is_terminal(sys.stdin) and os.environ.get("TERM") != "dumb":
            import termios

            try:
                self._fd = sys.stdin.fileno()
                before = termios.tcgetattr(self._fd)
                # and Control S is a key of the room: it must not stop what is printed
                quiet = [
                    before[0] & ~(termios.IXON | termios.IXOFF),
                    *before[1:3],
                    before[3] & ~(termios.ECHO | termios.ICANON),
                    *before[4:],
                ]
                termios.tcsetattr(self._fd, termios.TCSANOW, quiet)
                self._before = before
            except (termios.error, OSError, ValueError):
                self._before = None
        return self

    def arm(self, signals: Sequence[str] = ("SIGTERM", "SIGHUP", *ENDING)) -> None:
        """Restore the terminal also when one of these signals ends the program outside
        Console.run().

        Not done at once, because importing ``signal`` takes longer than printing the first line.
        """
        if self._before is None:
            return
        import contextlib
        import signal

        for name in signals:
            number = getattr(signal, name, None)
            if number is not None and signal.getsignal(number) == signal.SIG_DFL:
                with contextlib.suppress(OSError, ValueError):  # not the main thread
                    self._handlers.append((number, signal.signal(number, self.end)))

    def end(self, number: int, _frame: object) -> None:
        """Ends the program by a signal, with the terminal as it was."""
        import signal

        self.restore()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    def restore(self) -> None:
        """Give the terminal its modes back. May be called again."""
        if sys.platform != "win32" and self._before is not None:
            import contextlib
            import termios

            before, self._before = self._before, None
            with contextlib.suppress(termios.error, OSError):
                termios.tcsetattr(self._fd, termios.TCSANOW, before)

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.restore()
        if self._handlers:
            import contextlib
            import signal

            for number, handler in self._handlers:
                with contextlib.suppress(OSError, ValueError):
                    signal.signal(number, handler)
