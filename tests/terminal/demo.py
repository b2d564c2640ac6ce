"""A tiny game on the console, for the tests of the terminal layer.

Events come in through a named pipe (DEMO_EVENTS).
"""

from __future__ import annotations

from playroom.shell.terminal.keynames import written
from playroom.shell.terminal.line_writer import EchoOff, LineWriter

HAND = ("5 of hearts", "jack of spades", "10 of clubs", "ace of diamonds")
ANSWERS = {
    "c": "15, count.",
    "b": "Your crib.",
    "f": "Jack of hearts, starter.",
    "v": "5 of clubs and king of spades on the table.",
    "s": "You 34, Ann 28.",
    "t": "Turn is yours.",  # begins with its own key: the writer must guard it
    "e": "eight of spades.",
    "i": "¿Cuántos puntos? Tréboles, corazón, año.",
}
HELP = (
    "Keys: C count, B crib, F starter.",
    "V table, S scores, T turn.",
    "Tab next card, Space marks it, Enter plays it.",
)
LONG = (
    "Ann captures 9 of spades, 5 of clubs and 4 of hearts with the 9 of diamonds, "
    "and that is a sweep for her."
)
WELCOME = "Cribbage for 2, to 121. Question mark for help."


class Demo:
    """Answers every key; digits and "/" begin a typed line."""

    def __init__(self, writer: LineWriter) -> None:
        self.writer = writer
        self.card = -1
        self.watches = False
        self.stop = lambda: None

    def key_called(self, name: str) -> str | None:
        return written(name)

    def starts_text(self, char: str) -> bool:
        return char.isdigit() or char == "/"

    def begins_line(self, text: str) -> bool:
        return text[:1] == "/"

    def is_key(self, char: str) -> bool:
        return char in ANSWERS or char in "?wxq "

    def key(self, key: str) -> None:
        say = self.writer.say
        if key in ANSWERS:
            say(ANSWERS[key])
        elif key in ("tab", "right", "down", "s-tab", "left", "up"):
            step = -1 if key in ("s-tab", "left", "up") else 1
            self.card = max(0, min(len(HAND) - 1, self.card + step))
            say(f"{HAND[self.card]}, {self.card + 1} of {len(HAND)}.")
        elif key == "space":
            say("Nothing to mark.")
        elif key == "enter":
            say(f"You play {HAND[self.card]}." if self.card >= 0 else "No card chosen.")
            self.card = -1
        elif key in ("?", "f1"):
            say(*HELP)
        elif key == "w":
            say(LONG)
        elif key == "x":
            raise RuntimeError("a broken handler")
        elif key in ("q", "c-d", "c-c"):
            say("Goodbye.", last=True)
            self.stop()
        elif key in ("escape", "c-g"):
            say("Nothing to leave.")
        else:
            say(f"Nothing on the key {key if len(key) > 1 else 'pressed'}.")

    def meanwhile(self, typed: str, char: str) -> bool:
        return False

    def text(self, text: str) -> bool:
        self.writer.say(f"Bet {text}." if text.isdigit() else f"Unknown: {text}.")
        return text.isdigit()

    def cancel(self, typed: str) -> None:
        self.writer.say(f"{typed} thrown away.")

    def full(self) -> None:
        self.writer.say("No more fits.")

    def kept(self) -> None:
        """The line can be taken up again; nothing more is said of it."""

    def lines_wait(self, count: int) -> None:
        self.writer.say(f"{count} lines.")

    def too_many(self) -> None:
        self.writer.say("Too many keys.")

    def wants_focus(self) -> bool:
        return self.watches

    def focused(self, front: bool) -> None:
        if not front:
            self.writer.say("Behind.")


def main() -> int:
    writer = LineWriter()
    with EchoOff() as echo_off:
        writer.say(WELCOME)
        echo_off.arm()

        import asyncio
        import os
        import time
        from pathlib import Path

        from playroom.shell.terminal.console import Console

        demo = Demo(writer)
        console = Console(demo, writer)
        demo.stop = console.stop
        demo.watches = "DEMO_FOCUS" in os.environ

        def events(fd: int) -> None:
            for line in os.read(fd, 65536).decode().splitlines():
                writer.say(line)

        async def run() -> str:
            if "DEMO_EVENTS" in os.environ:
                fd = os.open(os.environ["DEMO_EVENTS"], os.O_RDWR | os.O_NONBLOCK)
                asyncio.get_running_loop().add_reader(fd, events, fd)
            time.sleep(float(os.environ.get("DEMO_SLOW", "0")))
            return await console.run()

        try:
            why = asyncio.run(run())
        except RuntimeError as error:
            why = f"error: {error}"
        if "DEMO_WHY" in os.environ:
            Path(os.environ["DEMO_WHY"]).write_text(why, encoding="utf-8")
    return 1 if why.startswith("error") else 0


if __name__ == "__main__":
    raise SystemExit(main())
