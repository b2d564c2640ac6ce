"""A play in a real browser at a real table: told by the first press, done by the second, and no
card is laid by a key that is held or a tap that strays.
"""

from __future__ import annotations

import sys
import time

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from tests.page.chromium import Chromium
from tests.page.journey import quiet, sit_down
from tests.page.player import AGAIN, PagePlayer
from tests.page.room import Room

CARD = "#hand [data-key]"


def test_no_card_is_laid_by_a_stray_key(chromium: Chromium) -> None:
    with Room("escoba") as room, chromium.tab(has_touch=True) as tab:
        tab.go(room.link())
        sit_down(tab, "Eva")
        player = PagePlayer(tab, room)

        def laid() -> int:
            return player.match().acts

        def told() -> str:
            return str(tab.js("document.getElementById('latest').textContent"))

        def confirm(act: object) -> None:
            """The second press: of the card, or of the first of its plays."""
            assert callable(act)
            count, limit = laid(), time.monotonic() + 30
            if tab.js("!!screen.list"):
                tab.press("Enter")
            else:
                assert told().endswith(AGAIN), told()
                act()
            while laid() == count:
                assert time.monotonic() < limit, "it was not done"
                time.sleep(0.01)
            player.wait()

        player.wait()
        before = laid()
        tab.press("Enter")
        quiet(tab)
        assert laid() == before
        confirm(lambda: tab.press("Enter"))
        after = laid()
        assert after > before
        assert tab.js(f"!!document.activeElement.closest('{CARD}')"), "the focus is on another card"
        for _ in range(8):
            tab.page.keyboard.down("Enter")
        tab.page.keyboard.up("Enter")
        quiet(tab, 200)
        assert laid() == after, "a held key laid a card"
        tab.press("Escape")
        quiet(tab)
        box = tab.page.locator(CARD).last.bounding_box()
        assert box is not None
        for _ in range(2):
            tab.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        quiet(tab, 200)
        assert laid() == after, "the first tap tells, and two quick taps are one"
        confirm(lambda: tab.page.locator(CARD).last.evaluate("card => card.click()"))
        assert laid() > after
        player.close()
        assert not room.errors()
