"""What holds of the page's actions and of what stands in sight: groups with headings and their
keys, keys that are held or pressed without a connection, the line with the scores.
"""

from __future__ import annotations

from typing import Any

from tests.page import looks, steps
from tests.page.between import Between
from tests.page.checks import Sat, at_table, on, sent, show, sitting, welcome_of
from tests.page.chromium import Chromium
from tests.page.room import Room

GROUPED = [
    {"do": "enter", "label": "Play", "group": "now", "key": "enter", "shown": "Enter"},
    {"do": "s", "label": "The scores", "group": "ask", "key": "s", "shown": "S"},
    {"do": "S", "label": "The scores in detail", "group": "ask", "key": "S", "shown": "Shift S"},
    {"do": "c-s", "label": "Leave the table", "group": "room", "key": "c-s", "shown": "Control S"},
    {"do": "f2", "label": "The rules", "group": "more", "key": "f2", "shown": "F2"},
    {"do": "/resign", "label": "Leave the game", "group": "more"},
]


def hold(sat: Sat, key: str) -> None:
    """A key is pressed, and held until it has repeated itself five times."""
    for _ in range(6):
        sat.tab.page.keyboard.down(key)
    sat.tab.page.keyboard.up(key)


def a_held_key_plays_nothing(browser: Chromium, room: Room, change: Any = None) -> None:
    """A key counts once, however long it is held, on a card, in a list, on a button and in the
    entry.
    """
    with sitting(browser, room, change, stopped=False) as sat:
        at_table(sat, "a", "b")
        sent(sat)
        hold(sat, "Enter")
        assert sent(sat) == [{"key": "enter"}]
        hold(sat, "Space")
        assert sent(sat) == [{"choose": ["hand", "a"]}]
        sat.tab.js("document.querySelector('#actions-now button').focus()")
        hold(sat, "Enter")
        assert sent(sat) == [{"do": "enter"}]
        sat.tab.js("document.querySelector('#typed').focus()")
        hold(sat, "Enter")
        assert sent(sat) == [{"text": ""}]
        show(sat, **steps.listing("Take it.", "Trail."))
        assert on(sat) == "0"
        hold(sat, "Enter")
        assert sent(sat) == [{"choose": ["list", "0"]}]


def a_double_tap_is_one_tap(browser: Chromium, room: Room, change: Any = None) -> None:
    """Two quick taps of one card are one, and so is one that meets a list which has just come where
    the finger is, but not one in another place; a tap says that it is one, and a card to which the
    focus fell is told as such.
    """
    with sitting(browser, room, change, stopped=False) as sat:
        at_table(sat, "a", "b", "c")
        sent(sat)
        sat.tab.js("(window.real = performance.now, window.now = 0, 0)")
        sat.tab.js("(performance.now = () => now += 1000, 0)")  # a slow double click
        sat.tab.page.locator('#hand [data-key="b"]').dblclick()
        assert sent(sat) == [{"touch": ["hand", "b"]}]
        sat.tab.js("(performance.now = () => 1000)")
        sat.tab.js("(addEventListener('click', e => { window.tap = e; }, { once: true }), 0)")
        sat.tab.page.locator('#hand [data-key="c"]').click()
        again = (
            "document.querySelector('#list button:last-child').dispatchEvent(new MouseEvent("
            "'click', { bubbles: true, detail: 1, clientX: tap.clientX, clientY: tap.clientY }))"
        )
        sat.tab.js(again.replace("#list button:last-child", '#hand [data-key="c"]'))
        assert sent(sat) == [{"touch": ["hand", "c"]}]
        sat.tab.js(again.replace("#list button:last-child", '#hand [data-key="a"]'))
        assert sent(sat) == [{"touch": ["hand", "a"]}], (
            "its neighbour, quickly: cards are chosen so"
        )
        show(sat, **steps.listing("Take it.", "Trail."))
        sat.tab.js(again)
        assert sent(sat) == []
        sat.tab.page.locator('#list [data-key="0"]').click()
        assert sent(sat) == [{"choose": ["list", "0"]}]
        sat.tab.js("(performance.now = () => 1500)")
        sat.tab.js(again)
        assert sent(sat) == [{"choose": ["list", "1"]}]
        sat.tab.js("(performance.now = real)")
        at_table(sat, "a", "b", "c")
        sat.tab.js("document.querySelector('#hand [data-key=\"b\"]').focus()")
        sat.tab.js("watch.sent.splice(0)")
        sat.tab.press("s")
        show(sat, zones=steps.zones("a", "c"))
        assert on(sat) == "a"
        sat.tab.press("s", "ArrowRight", "s")
        found = sat.tab.js("watch.sent.map(data => JSON.parse(data))")
        told = [[message["at"][1], message.get("fell", False)] for message in found]
        assert told == [["b", False], ["a", True], ["c", False]]


def a_reader_that_keeps_letters_is_found_out(
    browser: Chromium, room: Room, change: Any = None
) -> None:
    """A press without a key or a pointer comes from a reader in its browse mode: at a table, and as
    long as no letter has come, how letters come through is told, once.
    """
    press = "document.querySelector('#hand [data-key=\"b\"]').click()"
    for letter, told in (("", 1), ("s", 0)):
        with sitting(browser, room, change) as sat:
            at_table(sat, "a", "b")
            sat.forget()
            if letter:
                sat.tab.press(letter)
            sat.tab.page.locator('#hand [data-key="a"]').click()
            sat.tab.press("Enter")
            sat.pass_time(5_000)
            assert not [line for line in sat.heard() if "NVDA" in line], "a key, and a pointer"
            for _ in range(2):
                sat.tab.js(press)
                sat.pass_time(5_000)
            assert len([line for line in sat.heard() if "NVDA" in line]) == told


def actions_stand_in_groups(browser: Chromium, room: Room, change: Any = None) -> None:
    """What can be done now is there; questions, the room and more open by a button in their heading
    and stay as they were left. Every button shows its key, and names it as browsers do.
    """
    with sitting(browser, room, change, stopped=False) as sat:
        at_table(sat, "a", "b")
        show(sat, actions=GROUPED)
        headings = sat.tab.js(
            "[...document.querySelectorAll('h2')].filter(head => head.checkVisibility())"
            ".map(head => head.textContent)"
        )
        assert headings[:7] == ["Your hand", "Table", "Play", "Ask", "Room", "More", headings[6]]
        seen = "[...document.querySelectorAll('#actions [data-key]')].filter(b => {})"
        visible = seen.format("b.checkVisibility()") + ".map(b => b.dataset.key)"
        assert sat.tab.js(visible) == ["enter"]
        sat.tab.js("document.getElementById('actions-ask-name').focus()")
        sat.tab.press("Enter")
        assert sat.tab.js(visible) == ["enter", "s", "S"]
        assert looks.stops(sat.tab) == []
        shown = sat.tab.js(
            "[...document.querySelectorAll('#actions [data-key]')].map(b => [b.dataset.key,"
            " b.getAttribute('aria-keyshortcuts'), getComputedStyle(b, '::after').content])"
        )
        assert [row[1] for row in shown] == ["Enter", "S", "Shift+S", "Control+S", "F2", None]
        assert [row[2].split("/")[0].strip(' "') for row in shown][:5] == [
            action["shown"] for action in GROUPED[:5]
        ]
        assert sat.tab.js("document.querySelector('#actions-ask').textContent") == (
            "The scoresThe scores in detail"
        ), "a reader hears the key by its own setting"
        sat.tab.page.reload()
        sat.tab.until("watch.came.length")
        sat.between.send({"screen": {**steps.at_table("a", "b"), "actions": GROUPED}})
        sat.tab.until("document.querySelector('#hand button')")
        assert sat.tab.js(visible) == ["enter", "s", "S"], "it stays as it was left"
        sat.tab.js("document.querySelector('#actions-ask [data-key=S]').focus()")
        sat.between.send({"screen": {"actions": GROUPED[:1]}})
        sat.tab.until("document.querySelectorAll('#actions [data-key]').length === 4")
        assert sat.tab.js("!!document.activeElement.closest('#game')")
        assert looks.faults(sat.tab) == {}


def what_stands_in_sight_is_not_said(browser: Chromium, room: Room, change: Any = None) -> None:
    """Whose turn, scores, cards: there for eyes, gone with the table, and no reader is told."""
    with sitting(browser, room, change) as sat:
        told = [{"what": "turn", "text": "Your turn"}, {"what": "scores", "text": "You 3, Ana 5"}]
        show(sat, standing=told)
        seen = "[...document.querySelectorAll('#standing [data-what]')].map(e => e.textContent)"
        assert sat.tab.js(seen) == ["Your turn", "You 3, Ana 5"]
        assert sat.tab.js("document.getElementById('standing').checkVisibility()")
        assert sat.tab.js("document.getElementById('standing').ariaHidden") == "true"
        show(sat, standing=[{"what": "turn", "text": "Ana plays now"}])
        assert sat.tab.js(seen) == ["Ana plays now"]
        show(sat, standing=[])
        assert not sat.tab.js("document.getElementById('standing').checkVisibility()")
        sat.pass_time(20_000)
        assert sat.heard() == []
        assert looks.faults(sat.tab) == {}


def a_key_waits_for_its_connection(browser: Chromium, room: Room, change: Any = None) -> None:
    """A key pressed while there is no connection goes off when there is one, once; not when that is
    seconds later, and not to something else that came to the front meanwhile.
    """
    with sitting(browser, room, change) as sat:
        at_table(sat, "a", "b")
        for waited, comes, keys in (
            (2_000, steps.at_table("a", "b"), ["c"]),
            (5_000, steps.at_table("a", "b"), []),
            (1_000, steps.listing("Take it.", "Trail."), []),
        ):
            sat.between.shut = True
            sat.between.cut()
            sat.tab.until("watch.sockets.at(-1).readyState > 1")
            sat.tab.press("v", "c")
            sat.tab.page.clock.run_for(waited)
            sat.tab.until("ws.readyState > 1 && (clearTimeout(retry), true)")
            sat.between.shut = False
            came = len(sat.between.from_page)
            sat.tab.js("dispatchEvent(new Event('online'))")
            sat.between.until(
                lambda came=came: len(sat.between.from_page) > came, "the page", sat.tab.patience
            )
            show(sat, **comes)
            sat.tab.js("send({ping: true}, true)")
            sat.between.until(lambda: "ping" in sat.between.from_page[-1][1], "all of it")
            told = [m["key"] for _, m in sat.between.from_page[came:] if "key" in m]
            assert told == keys, (waited, told)


def a_line_waits_for_the_first_connection(
    browser: Chromium, room: Room, change: Any = None
) -> None:
    """What is typed before there is a connection answers the question that comes with it."""
    with Between(room.address, welcome_of("en")) as between, browser.tab() as tab:
        given = (change or {}).get("/page.js", str)

        def shut(text: str) -> str:
            between.shut = True
            return str(given(text))

        between.change = {**(change or {}), "/page.js": shut}
        tab.go(between.address + "/")
        tab.until("document.activeElement.id === 'typed'")
        tab.press(*"Eva", "Enter")
        assert tab.js("document.getElementById('typed').value") == "Eva", "it stays in the entry"
        between.shut = False
        tab.js("dispatchEvent(new Event('online'))")
        tab.until("watch.came.length")
        between.send({"screen": {"zones": [], "line": {"label": "Name?", "asks": 7, "starts": ""}}})
        between.until(
            lambda: any("text" in m for _, m in between.from_page), "the line", tab.patience
        )
        tab.until("document.getElementById('typed').value === ''")
        assert [m["text"] for _, m in between.from_page if "text" in m] == ["Eva"]


CHECKS = (
    a_held_key_plays_nothing,
    a_double_tap_is_one_tap,
    a_reader_that_keeps_letters_is_found_out,
    actions_stand_in_groups,
    what_stands_in_sight_is_not_said,
    a_key_waits_for_its_connection,
    a_line_waits_for_the_first_connection,
)
"""All of them."""
