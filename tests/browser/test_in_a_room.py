"""A playroom in a browser at the table of a room: joined by a link, dealt with a number of its own,
proved, and kept at home.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest

from tests.browser.cut import Cut
from tests.browser.exported import exported
from tests.browser.test_in_chromium import HISTORY, LIST, lines
from tests.page.chromium import Chromium, Tab
from tests.page.conftest import need_chromium
from tests.page.room import Room


@pytest.fixture(scope="module")
def chromium() -> Iterator[Chromium]:
    need_chromium()
    with Chromium() as browser:
        yield browser


@contextlib.contextmanager
def hosted() -> Iterator[Room]:
    """A room whose page is the playroom itself, with a table of Escoba for one person and a bot."""
    files = ("--page-files", str(exported()))
    with Room("escoba", ",Ana:easy", more=files) as room:
        yield room


def named(tab: Tab, name: str) -> None:
    """Says how one is called."""
    tab.until("document.querySelector('#latest').textContent.includes('call')")
    tab.js("document.querySelector('#typed').focus()")
    tab.page.keyboard.type(name)
    tab.press("Enter")


def sit(tab: Tab) -> None:
    """Is ready; the cards are dealt."""
    tab.until("document.querySelector('#list').textContent.includes('ready') "
              "|| document.querySelector('#hand button')")  # fmt: skip
    if tab.js(LIST):
        tab.page.locator("#list button").first.click()
    tab.until("document.querySelector('#hand button')")


def finish(tab: Tab) -> None:
    """Plays whatever comes first, to the end; the deal is proved with one's own number."""
    for _ in range(160):
        if any("proved" in line for line in lines(tab)):
            break
        tab.press("Enter")
        tab.page.wait_for_timeout(150)
    tab.until(f"{HISTORY}.some(line => line.includes('proved'))")
    assert "with the numbers from you" in next(line for line in lines(tab) if "proved" in line)
    assert not [line for line in lines(tab) if "went wrong" in line]


def test_a_browser_joins_by_its_link_plays_and_proves_the_deal(chromium: Chromium) -> None:
    with hosted() as room, chromium.tab(locale="en-US") as tab:
        tab.go(room.link(1))
        named(tab, "Bea")
        sit(tab)
        assert any("Sealed." in line for line in lines(tab))
        finish(tab)


def test_two_browsers_play_with_each_other_and_both_prove_the_deal(chromium: Chromium) -> None:
    files = ("--page-files", str(exported()))
    with Room("escoba", ",", more=files) as room, chromium.tab() as ana, chromium.tab() as ben:
        for tab, name, seat in ((ana, "Ana", 1), (ben, "Ben", 2)):
            tab.go(room.link(seat))
            named(tab, name)
            tab.until("document.querySelector('#list').textContent.includes('ready')")
        for tab in (ana, ben):
            tab.page.locator("#list button").first.click()
        for tab in (ana, ben):
            tab.until("document.querySelector('#hand button')")
            said = " ".join(lines(tab))
            assert "Sealed." in said
        for _ in range(200):
            if all(any("proved" in line for line in lines(tab)) for tab in (ana, ben)):
                break
            for tab in (ana, ben):
                tab.press("Enter")
                tab.page.wait_for_timeout(80)
        for tab in (ana, ben):
            tab.until(f"{HISTORY}.some(line => line.includes('The deal is proved'))")
            assert not [line for line in lines(tab) if "went wrong" in line]


def test_a_connection_that_was_cut_is_there_again_and_nothing_is_lost(chromium: Chromium) -> None:
    """The room plays on meanwhile, and what was missed is told; the game goes on to its end."""
    with hosted() as room, chromium.tab(locale="en-US") as tab:
        wire = Cut(int(room.address.rpartition(":")[2]))
        tab.go(f"http://127.0.0.1:{wire.port}/#{room.link(1).partition('#')[2]}")
        named(tab, "Bea")
        sit(tab)
        tab.press("Enter", "Enter")
        wire.cut()
        tab.until(f"{HISTORY}.some(line => line.includes('does not answer'))")
        before = tab.js(f"{HISTORY}.length")
        tab.press("c")  # what one has can still be asked for
        tab.until(f"{HISTORY}.length > {before}")
        wire.mend()
        finish(tab)
        wire.close()


def test_the_thin_page_is_still_there_and_strangers_get_no_socket(chromium: Chromium) -> None:
    with hosted() as room, chromium.tab(locale="en-US") as tab:
        tab.page.route("**/site.zip", lambda route: None)  # it goes on loading
        tab.go(room.link())
        tab.page.get_by_role("link", name="without loading").click()
        tab.until("document.querySelector('#line-name').textContent.includes('name')")
        assert tab.page.url.endswith("/thin/"), "the code of the invitation has been taken"
        assert "/thin/#" in room.ready["own_page"]
        assert not tab.js("!!window.playroomSocket")
        refused = tab.js(
            "new Promise(done => { const s = new WebSocket('ws://127.0.0.1:"
            f"{room.address.rpartition(':')[2]}/other'); s.onerror = () => done(true); }})"
        )
        assert refused
