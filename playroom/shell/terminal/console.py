"""Console input: passes keys and typed lines of a terminal, or lines of a pipe, to a handler.

On a terminal keys are read one by one in raw mode: while nothing is typed every key is a command of
the handler, except the characters that begin a line of text. Several that come at once may be a
line (see `bursts`); what is marked as pasted is text. Elsewhere (a pipe, TERM=dumb, Emacs) one line
is one command. Nothing is printed from here but the echo of typed text.

prompt_toolkit is imported by run(), not before: the first spoken line does not wait for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from playroom.clock import monotonic
from playroom.shell.terminal import keynames
from playroom.shell.terminal.bursts import MOST_KEYS, MOST_LINES, keys_before_line, lines_of_paste
from playroom.shell.terminal.keynames import Press
from playroom.shell.terminal.line_reader import Lines, line_source
from playroom.shell.terminal.line_writer import ENDING, EchoOff, LineWriter, is_terminal

if TYPE_CHECKING:
    from prompt_toolkit.input import Input

ESCAPE_WAIT = (
    0.1  # seconds until an Escape is a key of its own and not the start of another key's sequence
)
FAR_ESCAPE_WAIT = 0.5  # the same where the pieces of a key come over a network
PIECE_WAIT = 0.05  # seconds in which the rest of a piece follows its first read
PARENT_WATCH = 1.0  # seconds between two looks whether the reader around us is still there
PASTE_ON, PASTE_OFF = "\x1b[?2004h", "\x1b[?2004l"
FOCUS_ON, FOCUS_OFF = "\x1b[?1004h", "\x1b[?1004l"

LEFT, EOF, HANGUP, TERMINATED, CLOSED = "left", "eof", "hangup", "terminated", "closed"


class Handler(Protocol):
    """What the console drives.

    Every call is made in the event loop and should answer with a line, soon.
    """

    def starts_text(self, char: str) -> bool:
        """Whether this printable character begins a typed line now (a digit where a number is
        wanted, "/").
        """
        ...

    def key_called(self, name: str) -> str | None:
        """The key that players call so (`shift h`, `coma`), or None."""
        ...

    def key(self, key: str) -> None:
        """A key, by its name (see keynames), while nothing is typed; also one that cannot be typed
        while something is.
        """
        ...

    def begins_line(self, text: str) -> bool:
        """Whether a text that came at once begins as a line does: with the slash or the key of
        talk (of a single character that alone is asked), with a word of a command or of a move.
        """
        ...

    def is_key(self, char: str) -> bool:
        """Whether this character does something now, as a key of its own."""
        ...

    def text(self, text: str) -> bool:
        """A typed or pasted line, ended with Enter: one line, no blanks around it, never empty, at
        most `TEXT_LIMIT` characters. False when it was not understood (which has been said).
        """
        ...

    def meanwhile(self, typed: str, char: str) -> bool:
        """Answers a character that asks something while ``typed`` stands, which stays as it is;
        False when the character is typed.
        """
        ...

    def cancel(self, typed: str) -> None:
        """Escape, Ctrl-G or Ctrl-C while ``typed`` was being typed; it has been thrown away."""
        ...

    def full(self) -> None:
        """A character was typed or pasted that the line has no room for."""
        ...

    def kept(self) -> None:
        """The line that was not understood can be taken up again with Backspace."""
        ...

    def lines_wait(self, count: int) -> None:
        """So many lines were pasted at once; each waits for an Enter of its own."""
        ...

    def too_many(self) -> None:
        """More keys came at once than anybody presses; the rest of them is left out."""
        ...

    def wants_focus(self) -> bool:
        """Whether the terminal shall report that its window goes behind or comes to the front."""
        ...

    def focused(self, front: bool) -> None:
        """The window is in front now, or behind. A key comes to a window in front."""
        ...


class Console:
    """Reads keys or lines for one handler until it is stopped or the terminal goes away.

    input: prompt_toolkit's, for tests; the terminal itself if None. line_mode: one command a line
    (True), key by key (False), or as the terminal is (None). pace: awaited before each line when
    lines come from a pipe or a file, so that a script waits for its game. lines: where they come
    from; standard input if None. far: the terminal is at another machine. Then the rest of a key is
    waited for longer, and nothing here is asked about this machine.
    """

    def __init__(
        self,
        handler: Handler,
        writer: LineWriter,
        *,
        input: Input | None = None,  # noqa: A002 - prompt_toolkit's own name for it
        line_mode: bool | None = None,
        pace: Callable[[], Awaitable[None]] | None = None,
        signals: bool = True,
        lines: Lines | None = None,
        far: bool = False,
    ) -> None:
        self.handler = handler
        self.writer = writer
        self.typed = ""
        if line_mode is None:
            line_mode = input is None and not (is_terminal(sys.stdin) and writer.tty)
        self.line_mode = line_mode
        self._input = input
        self._pace = pace
        self._answers_signals = signals
        self._lines = lines
        self._far = far
        self._done: asyncio.Future[str] | None = None
        self._ended: str | None = None  # why, if it was stopped before it ran
        self._held = False  # the terminal sent an Escape and what follows is waited for
        self._guesses = os.name == "nt" and input is None and not far
        """Windows reports any burst of keys as an unmarked paste."""
        self._piece_until = 0.0
        self._returned = False  # the last key of the piece is a carriage return
        self._pressed = 0  # printable keys of the piece that were pressed
        self._last = ""  # the last of them, by its name
        self._opener = ""  # the key of talk was pressed; where it opens nothing, a line may follow
        self._loose = False  # what is typed began with nothing that begins a line
        self._over = False  # what is typed has been cut
        self._kept = ""  # the line that was not understood
        self._kept_now = False  # it came with the piece that is handled
        self._waiting: list[str] = []  # the lines of a paste behind the one that is typed
        self._rest: list[
            Press
        ] = []  # read together with the key that stopped us: for the next run()
        self._suspend: Callable[[], bool] | None = None
        self._own = False  # keys are read from this machine's own terminal
        self._reports_focus = False  # the terminal was asked to

    def stop(self) -> None:
        """End run(), which then returns "left"."""
        self._end(LEFT)

    def _end(self, why: str) -> None:
        if self._done is None:
            self._ended = self._ended or why
        elif not self._done.done():
            self._done.set_result(why)

    def _fail(self, error: BaseException) -> None:
        if self._done is not None and not self._done.done():
            self._done.set_exception(error)

    async def run(self) -> str:
        """Serve keys until the end; returns why it ended.

        "left": stop() was called. "eof": no more input. "hangup": the terminal went away.
        "terminated": SIGTERM. "closed": nothing can be printed any more. What the handler raises is
        raised from here. In every case the terminal's modes are restored first.
        """
        loop = asyncio.get_running_loop()
        self._done = loop.create_future()
        if self._ended is not None:
            self._done.set_result(self._ended)
            self._ended = None
        self.writer.when_closed = lambda: self._end(CLOSED)
        if self.writer.closed:
            self._end(CLOSED)
        try:
            with self._signals(loop) if self._answers_signals else contextlib.nullcontext():
                return await (self._serve_lines() if self.line_mode else self._serve_keys(loop))
        finally:
            self._done, self._held = None, False
            self._clear()
            self.writer.when_closed = None

    # Keys

    async def _serve_keys(self, loop: asyncio.AbstractEventLoop) -> str:
        from prompt_toolkit.input import create_input

        assert self._done is not None
        source = self._input or create_input()
        timer: asyncio.TimerHandle | None = None

        def escape() -> None:
            keys, held = source.flush_keys(), self._held
            self._held = False
            self._take(keys, held)

        def ready() -> None:
            nonlocal timer
            if timer is not None:
                timer.cancel()
            keys, held = source.read_keys(), self._held
            self._held = not keys
            self._take(keys, held)
            if source.closed:
                self._end(EOF if self._input and not self._far else HANGUP)
            elif (
                not keys
                and self._input is None
                and os.name == "posix"
                and not is_terminal(sys.stdin)
            ):
                self._end(
                    HANGUP
                )  # reading a terminal that is gone gives nothing, at once, for ever
            else:
                timer = loop.call_later(FAR_ESCAPE_WAIT if self._far else ESCAPE_WAIT, escape)

        own = os.name == "posix" and self._input is None
        marked = own or self._far
        stops = own and self._answers_signals
        watch = self._watch_parent(loop) if own else contextlib.nullcontext()
        with source.raw_mode(), source.attach(ready), watch:
            self._suspend = _suspender(source, self.writer) if stops else None
            if marked:
                self.writer.control(PASTE_ON)
            self._own = own
            try:
                self._ask_for_focus(self.handler.wants_focus())
                self._press_rest()
                return await self._done
            finally:
                self._suspend = None
                if timer is not None:
                    timer.cancel()
                self._ask_for_focus(False)
                if marked:
                    self.writer.control(PASTE_OFF)
                self.writer.close()

    def _ask_for_focus(self, wanted: bool) -> None:
        if self._own and wanted != self._reports_focus:
            self._reports_focus = wanted
            self.writer.control(FOCUS_ON if wanted else FOCUS_OFF)

    def _take(self, keys: Sequence[Any], held: bool) -> None:
        """Handle the keys of one read; prompt_toolkit's callbacks would only log what the handler
        raises.
        """
        try:
            if not keys:
                return
            now = monotonic()
            goes_on = now < self._piece_until
            self._piece_until = now + PIECE_WAIT
            if not goes_on:
                self._pressed, self._last, self._kept_now = 0, "", False
            named = [(str(getattr(k.key, "value", k.key)), k.data) for k in keys]
            reports: list[bool] = []
            presses = keynames.presses(
                keynames.one_line_end(named, self._returned and goes_on), held, reports.append
            )
            if presses:
                self.handler.focused(True)
            if reports and self._reports_focus:
                self.handler.focused(reports[-1])
            if reports and not presses:
                return
            self._returned = named[-1][0] == "c-m"
            if self._guesses:
                presses = [each for press in presses for each in keynames.unmarked(press)]
            opener, self._opener = self._opener if goes_on else "", ""
            if opener and _types(presses[0]) and not self.handler.starts_text(presses[0].text):
                self.typed = opener
            if len(presses) == 1 and not (goes_on and self._over):
                self._press_all(presses)
            else:
                self._take_piece(presses, goes_on)
            if self._done is not None and not self._done.done():
                self._ask_for_focus(self.handler.wants_focus())
        except BaseException as error:
            self._fail(error)

    def _take_piece(self, presses: Sequence[Press], goes_on: bool) -> None:
        """Handles a burst: keys, and lines with the Enter that ends them.

        `goes_on`: the rest of a burst after its start has been handled.
        """
        at, ended = 0, False
        while at < len(presses):
            if self._done is None or self._done.done():
                self._rest += presses[at:]
                return
            press = presses[at]
            if not _types(press):
                at += 1
                if press.name == "enter" and self.typed and not self._over:
                    ended = True
                    self._enter()
                elif press.name == "enter" and (ended or self._over):
                    pass  # an empty line behind a line; or a line that was cut, which waits
                else:
                    self.press(press)
                continue
            end = _end_of_text(presses, at)
            text = "".join(each.text or " " for each in presses[at:end])
            if self._is_new_line(text, goes_on and at == 0):
                self._cancel()
            if self.typed or self.handler.starts_text(text[0]):
                self._type_piece(text)
                at = end
                continue
            enters = end < len(presses) and presses[end].name == "enter"
            handler = self.handler
            keys = keys_before_line(text, enters, handler.begins_line, handler.is_key)
            if keys == 0:
                self._loose = not handler.begins_line(text)
                self._type_piece(text)
                at = end
            else:
                ended = False
                at = self._press_rush(presses, at, at + keys)

    def _press_rush(self, presses: Sequence[Press], at: int, end: int) -> int:
        """Press keys that came at once, until one of them opens an entry; returns where it got."""
        while at < end and self._done is not None and not self._done.done():
            press = presses[at]
            if self.typed or (press.text and self.handler.starts_text(press.text)):
                break
            at += 1
            if press.text and self._pressed >= MOST_KEYS:
                if self._pressed == MOST_KEYS:
                    self._pressed += 1
                    self.handler.too_many()
                continue
            # a key without a use that is held down is answered once
            if press.name != self._last or not press.text or self.handler.is_key(press.text):
                self._pressed += bool(press.text)
                self.press(press)
            self._last = press.name
        return at

    def _press_all(self, presses: Sequence[Press]) -> None:
        for n, press in enumerate(presses):
            if self._done is None or self._done.done():
                self._rest += presses[n:]
                return
            self.press(press)

    def _press_rest(self) -> None:
        rest, self._rest = self._rest, []
        self._press_all(rest)

    def press(self, press: Press) -> None:
        """Handle one key press."""
        name = press.name
        if name == keynames.PASTE:
            self._paste(press.text)
        elif name == "c-z" and self._suspended():
            pass
        elif self.typed:
            self._press_while_typing(press)
        elif name == "backspace" and len(self._kept) > 1:
            self._take_up()
        elif press.text and self.handler.starts_text(press.text):
            self._type(press.text)
        else:
            if name in ("enter", "escape", "c-g"):
                self._kept = ""
            self.writer.answered(press.text or name)
            self.handler.key(name)
            if press.text and self.handler.begins_line(press.text):
                self._opener = press.text

    def _suspended(self) -> bool:
        """Whether the program was stopped for a while; then the terminal reports nothing."""
        if self._suspend is None:
            return False
        self._ask_for_focus(False)
        return self._suspend()

    def _press_while_typing(self, press: Press) -> None:
        name = press.name
        if press.text and self.handler.meanwhile(self.typed, press.text):
            pass
        elif press.text:
            self._type_piece(press.text, again=True)
        elif name == "c-d":  # the way out is open at every moment; what was typed is nothing yet
            self._clear()
            self.writer.answered(name)
            self.handler.key(name)
        elif name in ("escape", "c-g", "c-c"):
            self.writer.answered(name)
            self._cancel()
        elif name == "enter":
            self._enter()
        elif name in ("backspace", "delete"):
            self._over = False
            removed, self.typed = self.typed[-1], self.typed[:-1]
            self.writer.rub_out(removed, self.typed)
            if not self.typed:
                self._type_next()
        else:
            self.handler.key(name)

    def _enter(self) -> None:
        text, self.typed = keynames.clean_text(self.typed), ""
        self._loose = self._over = False
        self.writer.answered("enter")
        if not self._kept_now:
            self._kept = ""
        if not text:
            self.handler.key("enter")
        elif not self.handler.text(text):
            self._kept, self._kept_now = text, True
            if not self._waiting:
                self.handler.kept()
        self._type_next()

    def _cancel(self) -> None:
        typed = self.typed
        self._clear()
        self.handler.cancel(typed)

    def _clear(self) -> None:
        """Nothing is typed any more, and nothing waits."""
        self.typed = self._kept = ""
        self._loose = self._over = False
        self._waiting.clear()

    def _take_up(self) -> None:
        """The line that was not understood is what is typed again, without its end."""
        self.typed, self._kept = self._kept[:-1], ""
        self.writer.echo(self.typed, self.typed)

    def _type(self, text: str) -> None:
        self.typed += text
        self.writer.echo(text, self.typed)

    def _type_piece(self, text: str, again: bool = False) -> None:
        """Type what came at once, as much of it as the line has room for; that there is no more is
        told once, or ``again``.
        """
        room = keynames.TEXT_LIMIT - len(self.typed)
        if text[:room]:
            self._type(text[:room])
        if len(text) > room:
            if again or not self._over:
                self.handler.full()
            self._over = True

    def _type_next(self) -> None:
        """The next line of a paste is what is typed now."""
        if self._waiting and not self.typed and self._done is not None and not self._done.done():
            self._type_piece(self._waiting.pop(0))

    def _is_new_line(self, text: str, goes_on: bool) -> bool:
        """Does a piece begin another line, where what is typed was none?"""
        opens = len(text) > 1 and self.handler.begins_line(text[0])
        return bool(self.typed) and self._loose and opens and not goes_on

    def _paste(self, text: str) -> None:
        """Put what was marked as pasted where typing would put it.

        It is never keys, and sends nothing: each of its lines waits for an Enter of its own.
        """
        limit = keynames.TEXT_LIMIT * MOST_LINES
        rows = [keynames.clean_piece(row, limit) for row in text[: 4 * limit].splitlines()]
        rows = [row for row in rows if row.strip()]
        if not rows:
            if text and not text.strip() and self.typed:
                self._type_piece(" ")
            return
        handler, opens = self.handler, self.handler.begins_line(rows[0].lstrip()[0])
        takes_text = handler.starts_text("a")  # everything is text here
        if self._is_new_line(rows[0], False):
            self._cancel()
        if takes_text or (self.typed and not (opens and not self.typed.endswith(" "))):
            whole = " ".join(rows)
            self._type_piece(whole if self.typed else whole.lstrip(), again=True)
            return
        lines = lines_of_paste([row.lstrip() for row in rows], handler.begins_line)
        count = len(lines) + len(self._waiting) + bool(self.typed)
        self._waiting += lines
        cut = count > MOST_LINES
        del self._waiting[MOST_LINES:]
        if count > 1:
            handler.lines_wait(min(count, MOST_LINES))
        if not self.typed:
            first = self._waiting[0]
            self._loose = not (handler.starts_text(first[0]) or handler.begins_line(first))
            self._type_next()
        if cut and not self._over:
            self._over = True
            handler.full()

    # Lines

    async def _serve_lines(self) -> str:
        assert self._done is not None
        typed = self._lines is None and is_terminal(sys.stdin)
        if typed or self._far:
            # the terminal echoes what is typed and moves to the next row itself
            self.writer.plain()
        reading = asyncio.ensure_future(self._read_lines(paced=not typed))
        try:
            return await self._done
        finally:
            reading.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await reading
            self.writer.close()

    async def _read_lines(self, paced: bool) -> None:
        source = self._lines or line_source(sys.stdin)
        assert self._done is not None
        try:
            self._press_rest()
            while not self._done.done():
                if paced and self._pace is not None:
                    await self._pace()
                line = await source.next()
                if line is None:
                    self._end(EOF)
                    return
                self._line(line)
                await asyncio.sleep(
                    0
                )  # what the line has set going gets its turn before the next one
        except asyncio.CancelledError:
            raise
        except BaseException as error:
            self._fail(error)

    def _line(self, line: str) -> None:
        """Handle one line of input: the keys it names, one after another, or text."""
        assert self._done is not None
        if "\x1b" in line and (pressed := _pressed(line)):  # the terminal passes a key on as it is
            self._press_all(pressed)
            return
        line = keynames.clean_text(line, keynames.TEXT_LIMIT)
        keys = keynames.keys_of_line(line, self.handler.starts_text, self.handler.key_called)
        if keys is None:
            self.handler.text(line)
            return
        self._press_all(
            [Press(key, key if len(key) == 1 else " " if key == "space" else "") for key in keys]
        )
        if self.typed and not self._done.done():
            self._enter()

    # Signals

    @contextlib.contextmanager
    def _signals(self, loop: asyncio.AbstractEventLoop) -> Iterator[None]:
        """Answer signals while running: SIGTERM, SIGHUP, SIGINT, and the others that would end the
        program and leave the terminal raw; SIGWINCH keeps its default, which is to do nothing.
        """
        actions: dict[str, Callable[[], None]] = {
            "SIGTERM": lambda: self._end(TERMINATED),
            "SIGHUP": lambda: self._end(HANGUP),
            "SIGBREAK": lambda: self._end(TERMINATED),
            "SIGINT": lambda: self._take_signal("c-c"),
            **dict.fromkeys(ENDING, lambda: self._end(TERMINATED)),
        }
        before: list[tuple[int, Any]] = []
        for name, action in actions.items():
            number = getattr(signal, name, None)
            if number is None:
                continue
            old = signal.getsignal(number)
            ours = old == signal.SIG_DFL or isinstance(getattr(old, "__self__", None), EchoOff)
            if name in ENDING and not ours:
                continue  # a handler that is set means something else by it
            try:
                if sys.platform == "win32":
                    signal.signal(number, lambda *_, act=action: loop.call_soon_threadsafe(act))
                else:
                    loop.add_signal_handler(number, action)
            except (ValueError, RuntimeError, NotImplementedError, OSError):  # not the main thread
                continue
            before.append((number, old))
        try:
            yield
        finally:
            for number, old in before:
                if sys.platform != "win32":
                    loop.remove_signal_handler(number)
                with contextlib.suppress(ValueError, TypeError, OSError):
                    signal.signal(number, old)

    def _take_signal(self, key: str) -> None:
        try:
            self.press(Press(key))
        except BaseException as error:
            self._fail(error)

    @contextlib.contextmanager
    def _watch_parent(self, loop: asyncio.AbstractEventLoop) -> Iterator[None]:
        """Notice the end of a reader that hands its own end of the terminal on to us, as yasr does.

        The terminal then never hangs up, because we hold it open ourselves, and the game would run
        on unheard.
        """
        if self.writer.reader != "yasr":
            yield
            return
        timer: asyncio.TimerHandle | None = None

        def look() -> None:
            nonlocal timer
            if os.getppid() != self.writer.parent:
                self._end(HANGUP)
            else:
                timer = loop.call_later(PARENT_WATCH, look)

        look()
        try:
            yield
        finally:
            if timer is not None:
                timer.cancel()


def _pressed(line: str) -> Sequence[Press]:
    """The key that a line is the sequence of, as one that names it."""
    from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES  # here: it loads all

    key = getattr(ANSI_SEQUENCES.get(line.strip()), "value", None)
    return () if key is None else keynames.presses([(str(key), "")])


def _types(press: Press) -> bool:
    return bool(press.text) and press.name != keynames.PASTE


def _end_of_text(presses: Sequence[Press], at: int) -> int:
    """Index after the characters that begin at ``at``; a Tab between two of them is a blank."""
    while at < len(presses):
        between = presses[at].name == "tab" and at + 1 < len(presses) and _types(presses[at + 1])
        if not (_types(presses[at]) or between):
            break
        at += 1
    return at


def _suspender(source: Input, writer: LineWriter) -> Callable[[], bool] | None:
    """What Ctrl-Z does: stop the program as the terminal itself would; it returns whether that was
    possible.
    """
    if sys.platform == "win32":
        return None

    def suspend() -> bool:
        resumed: list[int] = []
        before = signal.signal(signal.SIGCONT, lambda *_: resumed.append(1))
        try:
            with source.cooked_mode():
                writer.control(PASTE_OFF)
                writer.close()
                # The whole job, or the shell would not notice. Without a parent to continue it, the
                # system ignores it.
                os.kill(0, signal.SIGTSTP)
            writer.control(PASTE_ON)
        finally:
            signal.signal(signal.SIGCONT, before)
        return bool(resumed)

    return suspend
