"""A player on the page with Orca, and what is heard: every line that the room says, once, in its
order.

`python -m tests.page.listening BROWSER [GAME...]` plays a hand of each game (or of those named),
with bursts and all the rest, and prints what was heard; BROWSER is chromium or firefox.
`python -m tests.page.listening BROWSER arrivals` arrives 20 times and waits 0 to 30 s before the
name is typed.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any

from playroom.engine.registry import game_ids
from tests.page.between import Between
from tests.page.brisk import plays
from tests.page.orca import Utterance, WebDesk, Window, utterances
from tests.page.player import AGAIN
from tests.page.room import Room
from tests.readers.orca import keysym
from tests.shell.by_keys import KeyPlayer

PATIENCE = 25.0
"""Seconds without a word after which nothing more comes: a busy machine is late."""


@dataclass
class Heard:
    """What came of listening."""

    missed: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    disordered: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)
    lines: int = 0

    def faults(self) -> list[str]:
        """Everything that is wrong."""
        named = ("missed", "twice", "disordered", "cut")
        return [f"{name}: {what}" for name in named for what in getattr(self, name)]


class Listening:
    """A browser on a desk, at a room, with the wire between them watched."""

    def __init__(self, runner: WebDesk, browser: str, room: Room) -> None:
        self.room = room
        self.runner = runner
        self.between = Between(room.address)
        self.heard = Heard()
        self.transcript: list[str] = []
        self._from = len(runner.speech.events)
        self._sent = 0
        self._pending: list[dict[str, Any]] = []
        self._done: list[str] = []
        self._last = 0
        link = self.between.address + "/#" + room.link().partition("#")[2]
        try:
            self.window = Window(runner, browser, link)
        except BaseException:
            self.between.close()
            raise

    # -- what is heard -----------------------------------------------------------------------------

    def listen(self, what: str = "", still: float = 0.6, cut: bool = False) -> list[str]:
        """Waits until all that the room has said was heard, and a little more; everything that was
        heard since the last time. `cut`: a key may have cut something off.
        """
        began = time.monotonic()
        while True:
            self._take()
            events = self.runner.speech.events
            quiet = time.monotonic() - max(began, events[-1]["t"] if events else 0.0)
            speaking = self.runner.speech._now is not None
            if not speaking and quiet > (PATIENCE if self._waits() else still):
                break
            time.sleep(0.03)
        self._take()
        events = self.runner.speech.events
        new, self._from = events[self._from :], len(events)
        said = utterances(new, began)
        texts = []
        for utterance in said:
            self._match(utterance, cut)
            texts.append(utterance.text)
        for message in self._pending:
            self.heard.missed.append(f"{what}: {message['line']}")
        self._pending.clear()
        self.transcript.append(f"{what:>24}  {said}")
        return texts

    def _take(self) -> None:
        new = [message for _, message in self.between.to_page[self._sent :]]
        self._sent += len(new)
        for message in new:
            if "say" in message:
                self._pending.append({"line": message["say"], "seq": 0})
            elif "line" in message and not message.get("old"):
                self._pending.append(message)
                self.heard.lines += 1

    def _waits(self) -> bool:
        """Whether a line that came was not said yet."""
        events = self.runner.speech.events[self._from :]
        said = " ".join(u.text.replace("\u00a0", "") for u in utterances(events, 0.0))
        return any(said.count(m["line"]) == 0 for m in self._pending)

    def _match(self, utterance: Utterance, cut: bool) -> None:
        text = utterance.text.replace("\u00a0", " ").strip()
        found = self._consumed(text)
        if not found:
            if text in self._done[-6:] and len(text.split()) > 2:
                self.heard.twice.append(text)
            return
        if utterance.part < 0.9 and not cut:
            self.heard.cut.append(repr(utterance))
        for message in found:
            self._done.append(message["line"])
            if message.get("kind") != "answer" and message["seq"]:
                if message["seq"] < self._last:
                    self.heard.disordered.append(message["line"])
                self._last = message["seq"]

    def _consumed(self, text: str) -> list[dict[str, Any]]:
        for one in self._pending:
            if text == one["line"]:
                self._pending.remove(one)
                return [one]
        for first in range(len(self._pending)):
            for end in range(first + 2, len(self._pending) + 1):
                found = [one for one in self._pending[first:end] if one.get("kind") != "answer"]
                if text == " ".join(one["line"] for one in found):
                    self._pending = [one for one in self._pending if one not in found]
                    return found
        return []

    # -- what is done ------------------------------------------------------------------------------

    def do(self, what: str, act: Callable[[], object], still: float = 0.6) -> list[str]:
        """Does something and listens."""
        act()
        return self.listen(what, still)

    def key(self, *keys: str) -> list[str]:
        """Keys, by the harness' names, and what is heard."""
        return self.do(" ".join(keys), lambda: self.window.key(*(keysym(key) for key in keys)))

    def sent(self, act: Callable[[], object], seconds: float = 3.0) -> list[dict[str, Any]]:
        """What the page sends the room because of an act."""
        before = len(self.between.from_page)
        act()
        limit = time.monotonic() + seconds
        while len(self.between.from_page) == before and time.monotonic() < limit:
            time.sleep(0.02)
        return [message for _, message in self.between.from_page[before:]]

    def asked(self, waits: float = 2.0) -> None:
        """Until the name was asked for by ear, and so many seconds of silence more: a reader that
        reads the page out meanwhile must still be in the entry.
        """
        self.between.until(lambda: self.between.wires, "the page", 60)
        self.runner.until(
            lambda: "your name" in " ".join(self.runner.speech.said()), "the question"
        )
        self.listen("the page", still=waits, cut=True)
        self.heard = Heard()  # what a reader says of a page that is new is its own affair

    def names(self) -> list[str]:
        """What was typed and came to the room."""
        return [message["text"] for _, message in self.between.from_page if "text" in message]

    def arrive(self, name: str = "Eva", waits: float = 2.0) -> None:
        """Comes in, says a name, and begins the game."""
        self.asked(waits)
        self.window.type(name)
        self.listen(name, cut=True)
        self.key("enter")
        assert self.names() == [name], self.told()
        self.key("enter")
        self.between.until(self._is_dealt, "the cards", 60)
        self.listen("the cards")

    def _is_dealt(self) -> bool:
        return any(message.get("screen", {}).get("zones") for _, message in self.between.to_page)

    def told(self) -> str:
        """Everything that was done and heard, and what is wrong with it."""
        return "\n".join([*self.transcript, *self.heard.faults()])

    def close(self) -> None:
        """Ends the browser and the wire."""
        self.window.close()
        self.between.close()

    def __enter__(self) -> Listening:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


class ListeningPlayer(KeyPlayer):
    """Plays on the page by what is heard, choosing from the log that the room keeps."""

    def __init__(self, listening: Listening) -> None:
        super().__init__(None, listening.room.data)  # type: ignore[arg-type]
        self.listening = listening

    def match(self) -> Any:
        """The match as far as it is stored."""
        if self._store is None:
            self._store = self.listening.room.store()
        return super().match()

    def collect(self) -> None:
        """What comes is heard."""

    def wait(self, deadline: float = 60.0) -> Any:
        """Until the person is awaited, and has heard everything."""
        match = super().wait(deadline)
        self.listening.listen("comes")
        return match

    def press(self, key: str) -> list[str]:
        """One key; Enter again where the first one told what it would do."""
        lines = self.listening.key(key)
        told = self.listening.between.lines()
        if key == "enter" and told and told[-1].endswith(AGAIN):
            lines += self.listening.key(key)
        self.script.append((key, lines))
        return lines

    def type(self, text: str) -> list[str]:
        """A typed line: its first character goes to the entry by itself."""
        self.listening.window.type(text)
        self.listening.listen(f"typed {text}", cut=True)
        return self.press("enter")


def hand_of(listening: Listening, actions: int) -> None:
    """Plays so many actions."""
    player = ListeningPlayer(listening)
    try:
        for _ in range(actions):
            if not player.step():
                break
    finally:
        player.close()


def bursts(listening: Listening, *sizes: int) -> None:
    """Lines come all at once, so many, as they do when bots play."""
    for size in sizes:
        lines = [f"Luis plays the {n} of clubs." for n in range(1, size + 1)]
        listening.do(f"a burst of {size}", lambda lines=lines: listening.between.say(*lines))


def same_key_twice(listening: Listening, key: str = "s") -> list[str]:
    """A key whose answer is the same each time; how often it is heard."""
    return [
        text
        for _ in range(4)
        for text in listening.key(key)
        if text.replace("\u00a0", " ").strip() in listening.between.lines()
    ]


def quick_keys(listening: Listening, keys: str, milliseconds: int) -> list[str]:
    """Presses keys so close together; what was heard of their answers. As in a terminal each cuts
    the one before, and the last one is heard whole.
    """
    before = len(listening.between.to_page)
    began, old = time.monotonic(), len(listening.runner.speech.events)
    for key in keys:
        listening.runner.xdotool("key", keysym(key))
        time.sleep(milliseconds / 1000)
    listening.runner.still(1.5)
    answers = [m["line"] for _, m in listening.between.to_page[before:] if m.get("of")]
    said = utterances(listening.runner.speech.events[old:], began)
    heard = [u for u in said if u.text.replace("\u00a0", " ").strip() in answers]
    listening.transcript.append(f"{keys} {milliseconds:>3} ms  {said}")
    listening._take()
    listening._pending.clear()
    listening._from = len(listening.runner.speech.events)
    assert heard, listening.told()
    assert heard[-1].text.replace("\u00a0", " ").strip() == answers[-1], listening.told()
    assert heard[-1].part > 0.9, listening.told()
    return [u.text for u in heard]


def brisk(listening: Listening, every: float, count: int) -> tuple[list[float], int]:
    """Plays without waiting for a word: how many seconds after it came each line that answers no
    key was begun by ear, sorted, and how many such lines there were.
    """
    start, old = len(listening.between.to_page), len(listening.runner.speech.events)
    began = time.monotonic()

    def rest(milliseconds: int) -> None:
        time.sleep(milliseconds / 1000)

    plays(lambda key: listening.window.key(keysym(key.lower())), rest, every, count)
    listening.runner.still(1.0)
    said = utterances(listening.runner.speech.events[old:], began)
    lines = [(at, m) for at, m in listening.between.to_page[start:] if "seq" in m]
    came = [(at - began, m["line"]) for at, m in lines if m["kind"] != "answer"]
    waited = []
    for at, line in came:
        heard = [u.time - at for u in said if line in u.text and u.time >= at - 0.1]
        waited += heard[:1]
    listening.transcript.append(f"brisk  {said}")
    listening._take()
    listening._pending.clear()
    listening._from = len(listening.runner.speech.events)
    return sorted(waited), len(came)


def arrivals(browser: str, waits: Sequence[float]) -> int:
    """A player arrives repeatedly and waits so many seconds before typing a name; how often it
    reached the room changed.
    """
    wrong = 0
    for wait in waits:
        with (
            Room("casino") as room,
            WebDesk() as runner,
            Listening(runner, browser, room) as listening,
        ):
            listening.asked(wait)
            listening.window.type("Hugo")
            listening.key("enter")
            wrong += listening.names() != ["Hugo"]
            print(f"{browser}, {wait:.0f} s: {listening.names()}", flush=True)
    return wrong


def key_from_everywhere(listening: Listening, key: str = "t") -> tuple[int, int]:
    """Walks all stops of Tab in the game and presses a letter at each: how many rows there are, and
    from how many of them the key came to the room.
    """
    rows = sum(1 for role, _ in listening.window.tree() if role == "tool bar")
    came = 0
    for _ in range(rows + 4):
        if any(
            "key" in message for message in listening.sent(lambda: listening.window.key(key), 1.0)
        ):
            came += 1
        listening.listen(f"{key} here")
        listening.key("tab")
    return rows, came


def main() -> int:
    """Plays a hand of each game and the rest; prints what was heard."""
    browser, *games = sys.argv[1:]
    if games == ["arrivals"]:
        return arrivals(browser, [n * 30 / 19 for n in range(20)])
    status = 0
    for game in games or game_ids():
        began = time.monotonic()
        with Room(game) as room, WebDesk() as runner, Listening(runner, browser, room) as listening:
            listening.arrive()
            hand_of(listening, 8)
            if game == "cribbage":
                bursts(listening, 5, 20, 40)
            again = same_key_twice(listening)
            rows, came = key_from_everywhere(listening)
            faults = listening.heard.faults()
            print("\n".join(listening.transcript))
            print(
                f"{browser}, {game}: {listening.heard.lines} lines, {faults or 'all heard'}; the "
                f"same key {len(again)} of 4; keys from {came} of {rows} rows; "
                f"{time.monotonic() - began:.0f} s",
                flush=True,
            )
            status |= bool(faults or len(again) < 4 or came < rows)
    return status


if __name__ == "__main__":
    sys.exit(main())
