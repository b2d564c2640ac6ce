"""The page as it is seen: cards side by side at every width, no part over another, nothing too
small or too faint, nothing that moves when a line comes. `PLAYROOM_PICTURES=FOLDER` keeps pictures.
"""

from __future__ import annotations

import json
import sys

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from playroom.engine.registry import game_ids
from tests.page import looks, pictures
from tests.page.checks import show, sitting
from tests.page.chromium import Chromium, Tab
from tests.page.journey import LANGUAGES, choose_language, sit_down
from tests.page.room import Room

SIZES = ("large", "very-large", "huge")


@pytest.mark.parametrize("game", game_ids())
def test_every_table_is_in_order_at_every_width(game: str, chromium: Chromium) -> None:
    found = []
    with Room(game) as room, chromium.tab() as tab:
        tab.go(room.link())
        sit_down(tab, "Eva")
        for language in LANGUAGES:
            choose_language(tab, language)
            found += pictures.look(tab, f"{game}-{language}")
    assert found == [], "\n".join(found)


def set_size(tab: Tab, size: str) -> None:
    """By the setting of the page, as a person does."""
    tab.js("(document.getElementById('settings').open = true)")
    tab.page.select_option("#size", size)
    tab.js("(document.getElementById('settings').open = false)")


def test_a_hand_of_thirteen(chromium: Chromium, room: Room) -> None:
    with sitting(chromium, room, stopped=False) as sat:
        show(sat, **pictures.thirteen())
        found = pictures.look(sat.tab, "thirteen")
        sat.tab.size(390, 844)
        bottom = sat.tab.js("document.querySelector('#hand').getBoundingClientRect().bottom")
        assert bottom < 844, "the hand is not within one screen"
        rows = "new Set([...document.querySelectorAll('#hand button:not([aria-pressed=true])')]"
        rows += ".map(card => Math.round(card.getBoundingClientRect().top))).size"
        assert sat.tab.js(rows) == 2
        for size in SIZES:
            set_size(sat.tab, size)
            found += pictures.look(sat.tab, f"thirteen-{size}")
        assert looks.axe(sat.tab) == []
    assert found == [], "\n".join(found)


def test_wider_spacing_of_the_text(chromium: Chromium, room: Room) -> None:
    with sitting(chromium, room, stopped=False) as sat:
        show(sat, **pictures.thirteen())
        sat.tab.js(
            "(sheet => (sheet.replaceSync(" + json.dumps(looks.SPACING) + "),"
            " document.adoptedStyleSheets = [sheet], 0))(new CSSStyleSheet())"
        )
        found = pictures.look(sat.tab, "spacing")
    assert found == [], "\n".join(found)


FAULTS = {
    "px too wide": ("body{", "body{min-width:1400px;"),
    "30x": ("minmax(var(--wide),1fr)", "30px"),
    "overlaps": ("gap:.8rem .25rem", "gap:0;row-gap:-9px;margin:0} .cards>button{margin:-4px"),
    "is clipped": ("max-width:6rem", "max-height:3rem;overflow:hidden"),
    "sticks out": ("#latest-line{", "#hand{margin-left:-9rem}#latest-line{"),
    "<span id": ("#latest-line{", "#latest-line{color:#888;"),
}
"""What is planted into the style, by what is then found."""


@pytest.mark.parametrize("found", FAULTS)
def test_what_is_wrong_is_found(found: str, chromium: Chromium, room: Room) -> None:
    old, new = FAULTS[found]
    changed = list[bool]()

    def change(style: str) -> str:
        changed.append(old in style)
        return style.replace(old, new, 1)

    with sitting(chromium, room, {"/style.css": change}, stopped=False) as sat:
        show(sat, **pictures.thirteen())
        sat.say("Your turn.")
        sat.tab.size(390, 844)
        faults = pictures.faults_of(sat.tab)
    assert changed == [True]
    assert any(found in fault for fault in faults), faults


def test_the_size_of_everything_is_kept(chromium: Chromium, room: Room) -> None:
    high = "document.querySelector('#hand button').getBoundingClientRect().height"
    letters = "parseFloat(getComputedStyle(document.querySelector('#latest')).fontSize)"
    with sitting(chromium, room, stopped=False) as sat:
        usual = (sat.tab.js(high), sat.tab.js(letters))
        set_size(sat.tab, "huge")
        assert sat.tab.js(high) > 1.9 * usual[0]
        assert sat.tab.js(letters) > 1.9 * usual[1]
        sat.tab.page.reload()
        sat.tab.until("document.documentElement.dataset.size === 'huge'")
        assert sat.tab.js("document.getElementById('size').value") == "huge"


def test_nothing_moves_when_a_line_comes(chromium: Chromium, room: Room) -> None:
    top = "document.querySelector('#hand').getBoundingClientRect().top"
    with sitting(chromium, room, stopped=False) as sat:
        sat.tab.size(390, 844)
        show(sat, **pictures.thirteen())
        before = sat.tab.js(top)
        long = "Ana takes the king of clubs, the 4 of hearts and the 6 of spades with the king."
        for line in ("Ana: 5 of hearts, 11.", "Your turn.", long, long):
            sat.say(line)
            assert sat.tab.js(top) == before, line
            shown = "document.querySelector('#latest-line')"
            assert sat.tab.js(f"{shown}.textContent") == line
            assert sat.tab.js(
                f"{shown}.scrollHeight <= document.querySelector('#latest').clientHeight"
            )


def test_a_chosen_card_is_told_by_more_than_color(chromium: Chromium, room: Room) -> None:
    with sitting(chromium, room, stopped=False) as sat:
        show(sat, **pictures.thirteen())
        for forced in ("none", "active"):
            sat.tab.media(forced_colors=forced, reduced_motion="reduce")
            chosen, other = sat.tab.js(
                "['2', '3'].map(key => document.querySelector(`#hand [data-key=\"${key}\"]`))"
                ".map(card => [card.getBoundingClientRect().top,"
                " getComputedStyle(card, '::after').content,"
                " parseFloat(getComputedStyle(card).borderTopWidth)])"
            )
            assert chosen[0] < other[0] - 4
            assert "\u2713" in chosen[1]
            assert other[1] == "none"
            assert chosen[2] > other[2]


def test_nothing_moves_by_itself_where_that_is_not_wanted(chromium: Chromium, room: Room) -> None:
    lasts = "getComputedStyle(document.querySelector('#hand button')).transitionDuration"
    with sitting(chromium, room, stopped=False) as sat:
        sat.tab.media(reduced_motion="reduce")
        assert sat.tab.js(lasts) in ("0s", "")
        sat.tab.media()
        assert sat.tab.js(lasts) != "0s"
