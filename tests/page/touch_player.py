"""A player of a whole game by gestures on a telephone: swipes walk cards and rows, taps choose and
play; what is no card is a button that swipes come to. Only numbers are typed.
"""

from __future__ import annotations

from typing import Any

from tests.page.chromium import Tab
from tests.page.gestures import APART, Fingers
from tests.page.player import PagePlayer
from tests.page.room import Room

ASKS = {"t": 2, "s": 3}
"""Questions that have a gesture, by the number of fingers."""
ROWS = (
    "[...document.querySelectorAll('#game [role=toolbar], #game .opens')]"
    ".filter(row => row.firstChild && row.checkVisibility())"
)
"""Rows of buttons, and the headings that open one."""


class TouchPlayer(PagePlayer):
    """Plays by gestures alone."""

    def __init__(self, page: Tab, room: Room, lang: str = "en", **more: Any) -> None:
        super().__init__(page, room, lang, **more)
        self.fingers = Fingers(page, page.rest)
        self.made: dict[str, int] = {}
        """How often each gesture was made."""

    def press(self, key: str) -> list[str]:
        """What a key does, by gestures."""
        listed = self.page.js("!document.getElementById('list-part').hidden")
        if key.isdigit():
            self._go("hand", (int(key) - 1) % 10)
        elif key == "space":
            self._made("tap", self.fingers.tap_once)
        elif key == "enter":
            if self._at()[0] != ("list" if listed else "hand"):
                self._go("list" if listed else "hand")
            self._tap_twice()
            if self._asked_again():
                self._tap_twice()
        elif key in ("down", "up"):
            self.swipe("right" if key == "down" else "left")
        elif key in ASKS:
            self._made(f"{ASKS[key]} fingers", lambda: self.fingers.tap(fingers=ASKS[key]))
        else:
            row, place, closed = self.page.js(
                "(b => [b.parentNode.id, [...b.parentNode.children].indexOf(b), "
                "b.parentNode.hidden])"
                f"(document.querySelector('#actions [data-key=\"{key}\"]'))"
            )
            if closed:
                self._go(f"{row}-name")
                self._tap_twice()
            self._go(row, place)
            self._tap_twice()
        self.script.append((f"by touch {key}", []))
        self.quiet()
        return []

    def _tap_twice(self) -> None:
        """What Enter does."""
        self._made("tap tap", self.fingers.tap_twice)
        self.page.rest(APART)  # the next tap is another gesture
        self.quiet()

    def hold(self) -> None:
        """A finger that stays."""
        self._made("hold", self.fingers.hold)
        self.quiet()

    def swipe(self, way: str) -> None:
        """Walks one step; there must be one."""
        before = self._at()
        self._made(way, lambda: self.fingers.swipe(way))
        assert self._at() != before, f"a swipe {way} does nothing at {before}"

    def _at(self) -> tuple[str, int]:
        """The row and the place in it that have the focus."""
        row, place = self.page.js(
            "(b => [b.closest('[role=toolbar], .opens')?.id, "
            "[...b.parentNode.children].indexOf(b)])(document.activeElement)"
        )
        return row, place

    def _made(self, name: str, make: Any) -> None:
        make()
        self.made[name] = self.made.get(name, 0) + 1

    def _go(self, row: str, place: int | None = None) -> None:
        """To a row, and to a place in it."""
        ids = self.page.js(f"{ROWS}.map(row => row.id)")
        while (here := self._at()[0]) != row:
            if here in ids:
                self.swipe("down" if ids.index(here) < ids.index(row) else "up")
            else:  # the focus is nowhere in the game: the first gesture brings it there
                self._made("right", lambda: self.fingers.swipe("right"))
        while place is not None and (at := self._at()[1]) != place:
            self.swipe("right" if at < place else "left")
