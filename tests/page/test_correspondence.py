"""Tables by correspondence on the page, in a real browser: time per turn, vacations, and the way
to the tables that wait.
"""

from __future__ import annotations

import sys

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from tests.page.chromium import Chromium, Tab
from tests.page.room import Room

HEARD = "watch.heard.map(o => o.text).join(' ')"
"""All that came into the one place that readers speak (`watch.js`)."""
HAND = "document.querySelector('#hand [data-key]')?.getClientRects().length > 0"
WORDS = {
    "en": (
        "en-GB", "name?", "with a free seat", "when you are ready", "/pace 3 days",
        "Pace: 3 days a turn", "Cribbage for 2", "/vacation 5 days", "You are on vacation until",
        "/hall", "Your seat is kept, 3 days a turn", "/turns", "1 table waits for you",
    ),
    "es": (
        "es-MX", "llamas?", "con asiento libre", "cuando quieras empezar", "/ritmo 3 días",
        "Ritmo: 3 días por turno", "La cuna para 2", "/vacaciones 5 días", "Estás de vacaciones",
        "/vestíbulo", "Tu asiento se guarda, 3 días por turno", "/turnos", "1 mesa te espera",
    ),
}  # fmt: skip


def heard(tab: Tab, text: str) -> None:
    tab.until(f"{HEARD}.includes({text!r})", 20)


def types(tab: Tab, text: str, answer: str) -> None:
    tab.page.keyboard.type(text)
    tab.press("Enter")
    heard(tab, answer)


@pytest.mark.parametrize("language", WORDS)
def test_one_goes_from_the_hall_to_the_table_that_waits(chromium: Chromium, language: str) -> None:
    locale, asks, free, ready, pace, paced, begins, rest, rests, hall, kept, turns, waits = WORDS[
        language
    ]
    with (
        Room("cribbage", ",", more=("--public",)) as room,
        chromium.tab(locale=locale) as ana,
        chromium.tab(locale=locale) as ben,
    ):
        for tab, name in ((ana, "Ana"), (ben, "Ben")):
            tab.go(room.address)
            heard(tab, asks)
            types(tab, name, free)
            tab.press("Enter")
            heard(tab, ready)
        types(ana, pace, paced)
        for tab in (ana, ben):
            tab.press("Home", "Enter")
        heard(ana, begins)
        types(ana, rest, rests)
        types(ana, hall, kept)
        heard(ana, waits)
        ana.until(f"!({HAND})")
        ana.page.keyboard.type(turns)
        ana.press("Enter")
        ana.until(HAND, 20)
