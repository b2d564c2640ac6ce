"""A player of a whole game on the page, choosing from the log that the room keeps: by keys, or by
pressing what the page shows, as a finger does.
"""

from __future__ import annotations

import time
from typing import Any

from playroom.engine.match import Match
from playroom.engine.registry import find_game
from tests.page import looks
from tests.page.looks import Shown
from tests.page.room import Room
from tests.shell.by_keys import KeyPlayer

KEYS = {
    "enter": "Enter",
    "space": "Space",
    "down": "ArrowDown",
    "up": "ArrowUp",
    "left": "ArrowLeft",
    "right": "ArrowRight",
    "escape": "Escape",
    "home": "Home",
    "end": "End",
}
"""The shell's keys that browsers call otherwise."""
AGAIN = ("Again to do it.", "Otra vez para hacerlo.")
"""How a line ends that tells what the next Enter does."""


class PagePlayer(KeyPlayer):
    """Plays the newest match of a room through a page."""

    def __init__(self, page: Shown, room: Room, lang: str = "en", **more: Any) -> None:
        super().__init__(None, room.data, language=lang, **more)  # type: ignore[arg-type]
        self.page = page
        self.room = room
        self.faults: list[str] = []

    # -- what is otherwise than in a terminal ------------------------------------------------------

    def match(self) -> Match[Any, Any]:
        """The match as far as it is stored."""
        if self._store is None:
            self._store = self.room.store()
        return super().match()

    def wait(self, deadline: float = 30.0) -> Match[Any, Any]:
        """Waits until only the person is awaited, or the game is over."""
        limit = time.monotonic() + deadline
        while True:
            match = self.match()
            awaited = {request.seat for request in match.awaited()}
            if match.outcome is not None or awaited == {self.me}:
                self.quiet()
                return match
            assert time.monotonic() < limit, f"it does not go on: {match.awaited()}"
            time.sleep(0.01)

    def quiet(self) -> None:
        """Until the page shows all that has happened; nothing may be wrong with it then."""
        if found := looks.settled(self.page):
            raise AssertionError(f"after {self.script[-3:]}: {found}")

    def collect(self) -> None:
        """Nothing: what came is on the page."""

    def press(self, key: str) -> list[str]:
        """One key, wherever the focus is; Enter again where the first one told what it would do."""
        for _ in range(2):
            self.page.press(KEYS.get(key, key))
            self.script.append((key, []))
            self.quiet()
            if key != "enter" or not self._asked_again():
                break
        return []

    def _asked_again(self) -> bool:
        told = str(self.page.js("document.getElementById('latest').textContent"))
        return told.endswith(AGAIN)

    def type(self, text: str) -> list[str]:
        """A typed line and Enter, in the one place for it; and back to the cards."""
        self.page.js("document.querySelector('#line input').focus()")
        self.page.press(*("Space" if letter == " " else letter for letter in text), "Enter")
        self.script.append((text, []))
        self.quiet()
        self.to_hand()
        return []

    def to_hand(self) -> None:
        """The focus on the cards, or on whatever can be pressed."""
        self.page.js(
            "(document.querySelector('#hand [tabindex=\"0\"]') ?? "
            "document.querySelector('#actions-now [tabindex=\"0\"]')).focus()"
        )


class Finger(PagePlayer):
    """Presses what the page shows, as a finger does, and uses no keyboard but for what is typed."""

    def __init__(self, page: Shown, room: Room, lang: str = "en", **more: Any) -> None:
        super().__init__(page, room, lang, **more)
        self._before = 0
        self._card: int | None = None
        self._place = 0
        self._marked = False

    def decide(self) -> Any:
        """See `KeyPlayer`."""
        self._before = self.match().acts
        return super().decide()

    def press(self, key: str) -> list[str]:
        """What that key would do, by pressing buttons; nothing when it is done already: a card that
        was touched is chosen, or what it can do was told.
        """
        if self.match().acts > self._before:
            return []
        listed = self._has_list()
        if key.isdigit():
            self._card, self._place, self._marked = (int(key) - 1) % 10, 0, False
            return []
        if key == "down":
            self._place += 1
            return []
        if key == "space":
            self._mark()
        elif key == "enter" and listed:
            self.click("#list button", self._place)
        elif key == "enter":
            if self._card is not None and not self._marked:
                self._touch()
            if not self._has_list():
                self.click("#actions [data-key=enter]")
                if self._asked_again():
                    self.click("#actions [data-key=enter]")
            self._card = None
        else:
            self.click(f'#actions [data-key="{key}"]')
        self.script.append((f"finger {key}", []))
        return []

    def _has_list(self) -> bool:
        return bool(
            self.page.js("document.querySelectorAll('#list-part:not([hidden]) button').length")
        )

    def _touch(self) -> None:
        """A press on a card tells what it would do; one on a die chooses it, so the focus alone
        goes there.
        """
        if self.match().game.id == "farkle":
            self.page.js(f"document.querySelectorAll('#hand button')[{self._card}].focus()")
        else:
            self._mark()

    def _mark(self) -> None:
        assert self._card is not None
        self.click("#hand button", self._card)
        self._marked = True

    def click(self, selector: str, place: int = 0) -> None:
        """Presses one of these."""
        node = f"document.querySelectorAll('{selector}')[{place}]"
        self.page.until(f"!!{node}")
        self.page.js(f"({node}.focus(), {node}.click())")
        self.quiet()


def game_of(room: Room) -> str:
    """Which game is played in a room."""
    with_store = room.store()
    try:
        newest = max(with_store.all(), key=lambda kept: kept.created)
        return find_game(newest.game).id
    finally:
        with_store.close()
