"""What a real browser says when it is not let in, or never gets through; in both languages."""

from __future__ import annotations

import sys
import time

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from playroom.doors.page.page_door import ALLOWED
from tests.page.chromium import Chromium
from tests.page.raw import RawPage
from tests.page.room import Room

HEARD = "watch.heard.map(o => o.text).join(' ')"
"""All that came into the one place that readers speak (`watch.js`)."""


@pytest.mark.parametrize(
    ("language", "crowd", "code"),
    [("en-US", "Try again in a minute", "Type the code"), ("es-MX", "Prueba dentro", "Escribe el")],
)
def test_one_too_many_hears_why_and_comes_back_by_the_button(
    chromium: Chromium, language: str, crowd: str, code: str
) -> None:
    with Room("cribbage") as room:
        wires = [RawPage(room.address).hello() for _ in range(ALLOWED.connections)]
        try:
            with chromium.tab(locale=language) as tab:
                tab.go(room.address)
                tab.until(f"{HEARD}.includes('{crowd}')")
                for wire in wires:
                    wire.close()
                tab.until("document.activeElement.dataset.back === 'yes'")
                time.sleep(3)  # all of them have knocked, and one knock a second comes back
                tab.press("Enter")
                tab.until(f"{HEARD}.includes('{code}')")
        finally:
            for wire in wires:
                wire.close()


@pytest.mark.parametrize(
    ("language", "told"), [("en-US", "No connection"), ("es-MX", "Sin conexión")]
)
def test_behind_a_proxy_that_passes_no_socket_on(
    chromium: Chromium, room: Room, language: str, told: str
) -> None:
    with chromium.tab(locale=language) as tab:
        tab.page.route_web_socket("**/game", lambda wire: wire.close())
        tab.go(room.address)
        tab.until(f"{HEARD}.includes('{told}')")
