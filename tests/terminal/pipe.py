"""The console in this process: prompt_toolkit's pipe for keys, a stream that keeps every write for
the terminal.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from prompt_toolkit.input import create_pipe_input

from playroom.shell.terminal.console import ESCAPE_WAIT, Console
from playroom.shell.terminal.keynames import written
from playroom.shell.terminal.line_writer import LineWriter


class Screen(io.StringIO):
    """Keeps each write by itself; says it is a terminal (of unknown size) unless told otherwise."""

    def __init__(self, tty: bool = True) -> None:
        super().__init__()
        self.tty = tty
        self.writes: list[str] = []

    def isatty(self) -> bool:
        return self.tty

    def write(self, text: str) -> int:
        self.writes.append(text)
        return super().write(text)


@dataclass
class Recorder:
    """A handler that writes down what it is given and answers every key."""

    writer: LineWriter
    text_starts: str = "0123456789/"
    calls: list[tuple[str, str]] = field(default_factory=list)
    on_key: Callable[[str], None] | None = None
    keys_here: str = "cbfvsthelwzonr,.?;'<> 1234567890"
    unread: Sequence[str] = ()
    """Lines that are not understood."""

    def key_called(self, name: str) -> str | None:
        return written(name)

    def starts_text(self, char: str) -> bool:
        return char in self.text_starts

    def begins_line(self, text: str) -> bool:
        return text[:1] in ("/", "'") or text.split()[:1] in (["play"], ["scores"])

    def is_key(self, char: str) -> bool:
        return char in self.keys_here

    def key(self, key: str) -> None:
        self.calls.append(("key", key))
        if self.on_key is not None:
            self.on_key(key)
        self.writer.say({"c": "Count is 15.", "t": "Ann to play."}.get(key, f"Key {key}."))

    def meanwhile(self, typed: str, char: str) -> bool:
        return False

    def text(self, text: str) -> bool:
        self.calls.append(("text", text))
        self.writer.say(f"Bet {text}.")
        return text not in self.unread

    def cancel(self, typed: str) -> None:
        self.calls.append(("cancel", typed))
        self.writer.say("Cancelled.")

    def full(self) -> None:
        self.writer.say("No more fits.")

    def kept(self) -> None:
        self.calls.append(("kept", ""))

    def lines_wait(self, count: int) -> None:
        self.calls.append(("lines", str(count)))
        self.writer.say(f"{count} lines.")

    def too_many(self) -> None:
        self.calls.append(("too many", ""))
        self.writer.say("Too many keys.")

    def wants_focus(self) -> bool:
        return False

    def focused(self, front: bool) -> None:
        """The console was not asked to find out whether the window is in front."""


@dataclass
class Run:
    """What came of a run of the console."""

    why: str
    calls: list[tuple[str, str]]
    output: str
    writes: list[str]
    times: list[float]  # seconds from each step to the next call of the handler after it


Step = str | bytes | float | Callable[[Recorder, Console], None]


def drive(
    *steps: Step,
    tty: bool = True,
    cursor: str = "on",
    text_starts: str = "0123456789/",
    on_key: Callable[[str], None] | None = None,
    unread: Sequence[str] = (),
) -> Run:
    """Send each step (text is one read of the terminal, a number is a wait, a callable is called)
    and see what comes.
    """

    async def go() -> Run:
        with create_pipe_input() as source:
            screen = Screen(tty)
            writer = LineWriter(screen, cursor=cursor)
            handler = Recorder(writer, text_starts, on_key=on_key, unread=unread)
            console = Console(handler, writer, input=source)
            running = asyncio.ensure_future(console.run())
            loop = asyncio.get_running_loop()
            times: list[float] = []
            await asyncio.sleep(0.01)
            for step in steps:
                if isinstance(step, float):
                    await asyncio.sleep(step)
                    continue
                before, start = len(handler.calls), loop.time()
                if callable(step):
                    step(handler, console)
                elif isinstance(step, bytes):
                    source.send_bytes(step)
                else:
                    source.send_text(step)
                patience = start + (5 * ESCAPE_WAIT if step in ("\x1b", b"\x1b") else 0.01)
                while (
                    len(handler.calls) == before and loop.time() < patience and not running.done()
                ):
                    await asyncio.sleep(0.001)
                times.append(loop.time() - start)
            if not running.done():
                console.stop()
            why = await asyncio.wait_for(running, 5)
            return Run(why, handler.calls, screen.getvalue(), screen.writes, times)

    return asyncio.run(go())


def keys(calls: Sequence[tuple[str, str]]) -> list[str]:
    """The names of the keys among the handler's calls."""
    return [value for kind, value in calls if kind == "key"]
