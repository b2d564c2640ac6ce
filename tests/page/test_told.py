"""What the page of a public room tells, in a real browser: there without scripts and before a name
is asked for, part of what the entry is described by, and gone once one is in.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from tests.page.chromium import Chromium
from tests.page.room import Room

FREE = {
    "en": ("en-GB", "Cribbage, in one sitting: 1 free seat", "your name?"),
    "es": ("es-MX", "La cuna, de una sentada: 1 asiento libre", "te llamas?"),
}
BOXES = "[...document.querySelectorAll('#told *')].every(n => n.getClientRects().length)"


@pytest.fixture(scope="module")
def public_room() -> Iterator[Room]:
    with Room("cribbage", ",Ana:easy", more=("--public",)) as opened:
        yield opened


@pytest.mark.parametrize("language", FREE)
def test_it_is_there_without_scripts_and_gone_once_one_is_in(
    chromium: Chromium, public_room: Room, language: str
) -> None:
    locale, free, asked = FREE[language]
    with chromium.tab(locale=locale, java_script_enabled=False) as tab:
        tab.go(public_room.address)
        tree = tab.page.locator("#told").aria_snapshot()
        assert tree.count("heading") >= 2
        assert f'listitem: "{free}"' in tree
        assert tab.page.locator("#told").get_attribute("lang") == language
    with chromium.tab(locale=locale) as tab:
        tab.size(320, 256)
        tab.go(public_room.address)
        tab.until(f"document.getElementById('line-name').textContent.includes('{asked}')")
        assert free in tab.js("document.getElementById('told').innerText")
        assert tab.js(BOXES)
        assert tab.js("document.documentElement.scrollWidth <= innerWidth")
        described = tab.js("document.getElementById('typed').getAttribute('aria-describedby')")
        assert tab.js(f"document.getElementById({described!r}).textContent.length > 10")
        tab.page.keyboard.type(f"Eva {language}")
        tab.press("Enter")
        tab.until("!document.getElementById('told')")
        assert tab.js("document.getElementById('typed').getAttribute('aria-describedby')") is None
