"""The room without a terminal: keys go in as names, lines and utterances come out as lists.

For everything but raw bytes.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar, Unpack

from playroom.background import THREADS, Background
from playroom.engine.contract import Game
from playroom.engine.header import Player
from playroom.engine.match import Match
from playroom.engine.notes import Clean
from playroom.engine.options import Setup
from playroom.match.local_chair import LocalChair
from playroom.shell.app import App
from playroom.shell.capabilities import HOME, Capabilities
from playroom.shell.preferences import Preferences
from playroom.shell.screens.first_menu import room
from playroom.shell.terminal.line_writer import LineWriter
from playroom.speech import Abilities, Cue, Manner, Urgency, Voice
from playroom.store import Settings, Store

R = TypeVar("R", bound="Inside")
WAITS = 20.0
"""Seconds that a key waits for the disk here, so that it is always answered at once."""
OTHERS = ("Berta", "Luis", "Ana", "Marta", "Hugo", "Inés", "Carlos")
"""Who sits at the table beside you."""


@dataclass
class Recorder:
    """A voice that writes down what it is given."""

    said: list[tuple[str, Urgency, str | None]] = field(default_factory=list)
    brailled: list[str] = field(default_factory=list)
    backend: str = "recorder"
    closed: bool = False
    settings: list[dict[str, object]] = field(default_factory=list)
    known: tuple[Voice, ...] = ()
    abilities: Abilities = field(default_factory=Abilities)
    retries: int = 0
    sounding: bool = False

    def say(
        self,
        text: str,
        urgency: Urgency = Urgency.EVENT,
        language: str | None = None,
        topic: str | None = None,
        cue: Cue | None = None,
    ) -> None:
        if cue is not None:
            cue()
        if text:
            self.said.append((text, urgency, language))

    def braille(self, text: str) -> None:
        self.brailled.append(text)

    def silence(self) -> None: ...

    def set(
        self,
        *,
        language: str | None = None,
        backend: str | None = None,
        **manner: Unpack[Manner],
    ) -> None:
        self.settings.append({"language": language, "backend": backend, **manner})

    def voices(self, language: str | None = None, seconds: float = 2.0) -> tuple[Voice, ...]:
        return tuple(
            voice for voice in self.known if language is None or voice.language.startswith(language)
        )

    def retry(self) -> None:
        self.retries += 1

    def busy(self) -> bool:
        return False

    def drain(self, seconds: float) -> None: ...

    def close(self) -> None:
        self.closed = True


background: Background = THREADS
"""What the rooms of tests run in the background."""


class Inside:
    """An App with a real store, a printed stream and a recording voice."""

    def __init__(
        self, folder: Path, language: str = "en", may: Capabilities = HOME, **settings: object
    ) -> None:
        """`may`: what is allowed on this machine; the rest are settings."""
        self.stream = io.StringIO()
        self.voice = Recorder()
        self.store = Store.open(folder)
        values: dict[str, Any] = {"pace": 0, "wait_for_voice": False, "speech": "off", **settings}
        kept = Settings(folder / "settings.toml")
        for name, value in values.items():
            kept.set(name, value)
        self.preferences = Preferences(kept, folder)
        writer = LineWriter(self.stream)
        self.app = App(
            self.preferences,
            self.store,
            writer,
            self.voice,
            language,
            False,
            lambda _: Recorder(),
            WAITS,
            may,
            background,
        )
        self.stopped = False
        self.app.on_stop(self._stop)

    def _stop(self) -> None:
        self.stopped = True

    @property
    def lines(self) -> list[str]:
        """Everything printed so far."""
        return [line.strip() for line in self.stream.getvalue().splitlines() if line.strip()]

    def faults(self) -> str:
        """What went wrong inside the room, as it was noted; nothing when nothing did."""
        file = self.preferences.folder / "faults.log"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def press(self, *keys: str) -> list[str]:
        """Keys; the lines that answer them at once."""
        before = len(self.lines)
        for key in keys:
            self.app.key(key)
        return self.lines[before:]

    def text(self, text: str) -> list[str]:
        """A typed line."""
        before = len(self.lines)
        self.app.text(text)
        return self.lines[before:]

    async def settle(self) -> list[str]:
        """Lets the bots play until the person is awaited; the lines that came."""
        before = len(self.lines)
        await asyncio.wait_for(self.app.settled(), 20)
        return self.lines[before:]

    def open_room(self) -> list[str]:
        """The first menu."""
        before = len(self.lines)
        self.app.push(room(self.app))
        return self.lines[before:]

    def open_table(
        self, game: Game[Any, Any], setup: Setup, seed: str = "7", levels: Sequence[str] = ()
    ) -> None:
        """A new game of you in seat 0 and bots of these levels (the weakest unless given)."""
        weakest = next(iter(game.bots))
        players = [Player(Clean.of("You"), "person")]
        for seat in range(1, setup.seats):
            level = levels[seat - 1] if seat <= len(levels) else weakest
            players.append(Player(Clean.of(OTHERS[(seat - 1) % len(OTHERS)]), level))
        self.app.tables.new_game(game, setup, tuple(players), seed)

    @property
    def table(self) -> Any:
        """The table in front."""
        return self.app.table()

    @property
    def match(self) -> Match[Any, Any]:
        """The match at the table in front, which no screen knows."""
        return match_of(self.table)

    def close(self) -> None:
        """Leaves everything as it is."""
        self.app.close()
        self.store.close()


def match_of(table: Any) -> Match[Any, Any]:
    """The match behind the chair of a table."""
    assert isinstance(table.chair, LocalChair)
    return table.chair.runner.match


def inside(
    test: Callable[[Inside], Coroutine[Any, Any, None]],
    folder: Path,
    language: str = "en",
    **more: Any,
) -> None:
    """Runs an asynchronous test in a room of its own."""
    run_in(lambda: Inside(folder, language, **more), test)


def run_in(make: Callable[[], R], test: Callable[[R], Coroutine[Any, Any, None]]) -> None:
    """Runs an asynchronous test in the room that `make` gives, and closes it."""

    async def run() -> None:
        made = make()
        try:
            await test(made)
        finally:
            made.close()

    asyncio.run(run())
