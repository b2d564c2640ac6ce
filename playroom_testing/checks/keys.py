"""Silence is a bug: every key of the table, and of the screens that open over it, pressed in every
phase of a game, is answered each time, and what only asks changes nothing.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playroom.engine.contract import Turn
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.shell.shell import Screen
from playroom.shell.table.table_screen import TableScreen
from playroom_testing.cases import Case
from playroom_testing.room import Inside, inside, match_of

ALL_KEYS = (
    *"abcdefghijklmnopqrstuvwxyzñABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,.<>?+-;:!'*=\"()&%$#@[]{}_",
    *[
        "tab",
        "s-tab",
        "enter",
        "space",
        "escape",
        "backspace",
        "delete",
        "insert",
        "up",
        "down",
        "left",
        "right",
        "home",
        "end",
    ],
    *["pageup", "pagedown"],
    *(f"f{number}" for number in range(1, 13)),
    *(f"c-{letter}" for letter in "abdefgklnopqrstuvwxyz"),
    *["c-left", "s-up", "a-x", "unknown"],
)
"""Every key that a terminal may send, and one that none does."""

MORE_KEYS = (
    "a-a",
    "a-h",
    "s-f1",
    "s-f12",
    "c-f4",
    "c-home",
    "c-end",
    "c-pageup",
    "c-pagedown",
    "s-left",
    *"ß²₂①",
)
LEAVING = ("c-d", "c-c", "c-s")
"""Keys that leave the table."""
CANCELLING = ("escape", "c-g")
"""Keys that leave it when the game is over."""
SCREENS = ("?", "f2", "o", "f6", "f7", "f8", "c-f")
"""What opens a screen over the table."""


def phase_of(table: TableScreen) -> tuple[Any, ...]:
    """What tells one phase from another for the player: what is asked of whom, which rows there
    are, numbers or not.
    """
    view = table.view()
    requests = tuple(
        sorted(
            (request.mode.value, *sorted(kind.__name__ for kind in request.kinds))
            for request in table.chair.requests
        )
    )
    zones = tuple((zone.id, bool(zone.items)) for zone in table.zones())
    return requests, zones, table.table.wants_number(view), table.chair.outcome is None


def back_to(room: Inside, table: Screen) -> None:
    """Closes whatever is open over the table."""
    while room.app.screens and room.app.screens[-1] is not table:
        room.app.pop(room.app.screens[-1])


def press_all(room: Inside, table: TableScreen, opener: str = "") -> int:
    """Presses every key that does not leave, on the table or on the screen that `opener` opens;
    each is answered. How many were pressed.
    """
    own = {key.key for key in table.table.keys}
    over = table.chair.outcome is not None
    pressed = 0
    for key in (*ALL_KEYS, *MORE_KEYS):
        back_to(room, table)
        if opener:
            room.press(opener)
        screen = room.app.screens[-1]
        acts = key == "enter" or key in own or (key.lower() in own and len(key) == 1)
        leaves = key in LEAVING or (key in CANCELLING and screen is table and over)
        if leaves or screen.starts_text(key) or (acts and screen is table):
            continue
        digest, problems = match_of(table).digest(), len(room.app.announcer.teller.problems)
        lines = room.press(key)
        where = f"{key} on {type(screen).__name__}"
        assert lines, f"silence after {where}"
        assert not room.faults(), f"{where} failed: {room.faults()}"
        assert all(len(line.strip()) >= 3 for line in lines), (
            f"{where} says only {lines}: readers swallow a line under 3 characters, so say what it "
            'is ("die 5", not "5.")'
        )
        if key != "r":
            new = room.app.announcer.teller.problems[problems:]
            assert not new, f"words are missing for {where}: {'; '.join(new)}"
        assert match_of(table).digest() == digest, f"{where} changed the game"
        pressed += 1
    back_to(room, table)
    return pressed


def press_acting(room: Inside, table: TableScreen) -> None:
    """The keys that may play: they are answered too, whatever comes of them."""
    for key in ("enter", *(key.key for key in table.table.keys)):
        back_to(room, table)
        if table.chair.outcome is not None:
            return
        assert room.press(key), f"silence after {key}, which may play"
        assert not room.faults(), f"{key}, which may play, failed: {room.faults()}"
    back_to(room, table)


def check_every_key(case: Case, inputs: int, every_screen: bool, language: str = "en") -> int:
    """Plays so many inputs and presses every key in every phase that comes; over the table every
    screen once, or in every phase. How many phases there were.
    """
    with TemporaryDirectory(prefix="playroom") as folder:
        walker = _Walker(case, inputs, every_screen)
        inside(walker.run, Path(folder), language)
    return len(walker.seen)


class _Walker:
    """A player who presses everything and then does what a bot would do."""

    def __init__(self, case: Case, inputs: int, every_screen: bool) -> None:
        self.case = case
        self.inputs = inputs
        self.every_screen = every_screen
        self.seen: set[tuple[Any, ...]] = set()
        self._opened: set[str] = set()
        self._done = 0
        levels = list(case.game.bots)
        self._level = next((name for name in levels if name != "random"), levels[0])

    async def run(self, room: Inside) -> None:
        """Plays one match after the other until all inputs are made."""
        while self._done < self.inputs:
            before = self._done
            setup = Setup.of(self.case.setup.seats, self.case.setup.given())
            room.open_table(self.case.game, setup, f"keys {self._done}", [self._level] * 8)
            await self._play(room, room.table)
            room.app.pop(room.table)
            if self._done == before:  # a game in which this seat has nothing to do
                return

    async def _play(self, room: Inside, table: TableScreen) -> None:
        match = match_of(table)
        bot, dice = match.game.bots[self._level](), Rng("every key")
        while match.outcome is None and self._done < self.inputs:
            await room.settle()
            if match.outcome is not None:
                break
            self._press(room, table)
            if self._done % 9 == 8:
                press_acting(room, table)
                await room.settle()
            requests = tuple(request for request in match.requests_of(0) if request.awaited)
            if match.outcome is None:
                if not requests:
                    return
                rng = dice.stream(str(self._done))
                table.do(bot.decide(Turn(match.view(0), requests, match.seen(0), rng)))
            self._done += 1
        if match.outcome is not None:
            press_all(room, table)

    def _press(self, room: Inside, table: TableScreen) -> None:
        phase = phase_of(table)
        if phase in self.seen:
            return
        self.seen.add(phase)
        press_all(room, table)
        for opener in SCREENS:
            if self.every_screen or opener not in self._opened:
                self._opened.add(opener)
                press_all(room, table, opener)
