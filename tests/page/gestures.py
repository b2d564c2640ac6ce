"""What holds of gestures on a touch screen, and fingers that make them: touches that Chromium takes
for those of a hand (CDP), so that it scrolls, zooms and clicks by them as on a telephone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.page import looks, steps
from tests.page.checks import PageSource, Sat, on, sent, show, sitting, welcome_of
from tests.page.chromium import Chromium, Tab

PHONE: dict[str, Any] = {
    "has_touch": True,
    "is_mobile": True,
    "viewport": {"width": 390, "height": 760},
}
"""A telephone, as Playwright imitates it."""
HELD = 700
"""Milliseconds after which a finger counts as held."""
APART = 400
"""Milliseconds between two taps that are not one gesture."""
WAYS = {"right": (1, 0), "left": (-1, 0), "down": (0, 1), "up": (0, -1)}
Point = tuple[float, float]


class Fingers:
    """Fingers on the glass of a page. `pass_time` lets the time of the page go on."""

    def __init__(self, tab: Tab, pass_time: Any) -> None:
        self.tab = tab
        self._pass_time = pass_time
        self._wire = tab.context.new_cdp_session(tab.page)

    def _touch(self, kind: str, *points: Point) -> None:
        told = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})

    def middle(self, selector: str) -> Point:
        """The middle of an element as it is shown."""
        self.tab.js(f"document.querySelector('{selector}').scrollIntoView({{block: 'nearest'}})")
        x, y = self.tab.js(
            f"(box => [box.x + box.width / 2, box.y + box.height / 2])"
            f"(document.querySelector('{selector}').getBoundingClientRect())"
        )
        return x, y

    def swipe(self, way: str, on: str = "#pad", far: int = 80) -> None:
        """One finger goes a way."""
        x, y = self.middle(on)
        dx, dy = (far * part for part in WAYS[way])
        x, y = x - dx / 2, y - dy / 2
        self._touch("touchStart", (x, y))
        for part in (0.3, 0.6, 1.0):
            self._touch("touchMove", (x + dx * part, y + dy * part))
        self._touch("touchEnd")

    def tap(self, on: str = "#pad", fingers: int = 1) -> None:
        """Fingers touch the glass, and go."""
        self._tap(self.middle(on), fingers)

    def _tap(self, point: Point, fingers: int = 1) -> None:
        x, y = point
        points = [(x + 30 * number, y) for number in range(fingers)]
        for count in range(1, fingers + 1):  # they never come at once
            self._touch("touchStart", *points[:count])
        for count in range(fingers - 1, -1, -1):
            self._touch("touchEnd", *points[:count])

    def tap_twice(self, on: str = "#pad") -> None:
        """Two quick taps."""
        point = self.middle(on)
        self._tap(point)
        self._tap(point)

    def tap_once(self, on: str = "#pad") -> None:
        """A tap that no other follows."""
        self.tap(on)
        self._pass_time(APART)

    def hold(self, milliseconds: int = HELD, on: str = "#pad") -> None:
        """A finger stays."""
        point = self.middle(on)
        self._touch("touchStart", point)
        self._pass_time(milliseconds)
        self._touch("touchEnd")


@contextmanager
def held(
    browser: Chromium, room: PageSource, change: Any = None, language: str = "en"
) -> Iterator[tuple[Sat, Fingers]]:
    """A telephone at a table with four cards in hand and two on the table."""
    with sitting(browser, room, change, language=language, **PHONE) as sat:
        show(sat, **steps.at_table("a", "b", "c", "d", table=("x", "y")))
        sat.tab.js("(document.querySelector('#hand button').focus(), watch.guard = true)")
        sent(sat)
        yield sat, Fingers(sat.tab, sat.pass_time)


def gestures_do_what_keys_do(browser: Chromium, room: PageSource, change: Any = None) -> None:
    """Each of the eight, on the touch area: it walks, or sends exactly one thing, and the focus is
    where it was.
    """
    with held(browser, room, change) as (sat, fingers):
        walked = []
        for way in ("right", "right", "left", "down", "right", "up", "up", "right"):
            fingers.swipe(way)
            walked.append(on(sat))
        assert walked == ["b", "c", "b", "x", "y", "b", "b", "c"], walked
        assert sent(sat) == []
        for make, wanted in (
            (fingers.tap_once, {"choose": ["hand", "c"]}),
            (fingers.tap_twice, {"key": "enter"}),
            (lambda: fingers.tap(fingers=2), {"key": "t"}),
            (lambda: fingers.tap(fingers=3), {"key": "s"}),
            (fingers.hold, {"key": "w"}),
        ):
            make()
            sat.pass_time(2 * APART)
            assert sent(sat) == [wanted]
            assert on(sat) == "c"
        fingers.tap()
        fingers.hold(APART)  # the first has become one tap before this is known to be another
        sat.pass_time(APART)
        assert sent(sat) == [{"choose": ["hand", "c"]}] * 2
        show(sat, **steps.listing("Take it.", "Trail."))
        fingers.swipe("right")
        fingers.tap_twice()
        assert sent(sat) == [{"choose": ["list", "1"]}]
        fingers.tap_once()
        assert sent(sat) == [], "one tap takes nothing of a list"
        assert looks.faults(sat.tab) == {}


def a_gesture_is_never_without_an_answer(
    browser: Chromium, room: PageSource, change: Any = None
) -> None:
    """At the end of a row, and where nothing can be chosen, it says where one is."""
    with held(browser, room, change) as (sat, fingers):
        sat.forget()
        fingers.swipe("left")
        sat.pass_time(1_000)
        assert sat.heard() == ["a of hearts"]
        sat.tab.js("document.querySelector('#actions button').focus()")
        sat.pass_time(30_000)
        sat.tab.js("(watch.heard.length = 0)")
        fingers.tap_once()
        sat.pass_time(1_000)
        assert sat.heard() == ["Do enter"]
        assert sent(sat) == []


def the_page_scrolls_and_zooms(browser: Chromium, room: PageSource, change: Any = None) -> None:
    """A finger that goes up over the cards scrolls the page, two that part zoom it; a swipe to the
    side over the cards walks them; a tap on a card is a click and nothing else.
    """
    with held(browser, room, change) as (sat, fingers):
        fingers.swipe("right", "#hand")
        fingers.swipe("right", "#zones")
        assert on(sat) == "c"
        fingers.tap("#hand", 2)
        assert sent(sat) == [{"key": "t"}]
        fingers.tap_twice("#hand [data-key=b]")
        fingers.hold(on="#hand [data-key=b]")
        sat.pass_time(1_000)
        pressed = sent(sat)
        assert pressed
        assert all("touch" in message for message in pressed), pressed
        top = sat.tab.js("(scrollTo(0, 0), scrollY)")
        fingers.swipe("up", "#hand", 200)
        sat.tab.until(f"scrollY > {top}")
        assert sent(sat) == []
        x, y = fingers.middle("#hand")
        pinch = {"x": x, "y": y, "scaleFactor": 2, "relativeSpeed": 2000}
        fingers._wire.send("Input.synthesizePinchGesture", pinch)
        sat.tab.until("visualViewport.scale > 1.5")
        assert sent(sat) == []
        assert looks.faults(sat.tab) == {}


def a_click_is_no_gesture(browser: Chromium, room: PageSource, change: Any = None) -> None:
    """A reader takes gestures for itself and sends clicks: none counts on the touch area, which no
    reader reaches; and everything that gestures do has a button.
    """
    with held(browser, room, change) as (sat, fingers):
        sat.tab.js("[1, 2, 3].forEach(() => document.getElementById('pad').click())")
        for _ in range(2):
            fingers.tab.page.mouse.click(*fingers.middle("#pad"))
        sat.pass_time(2_000)
        assert sent(sat) == []
        assert on(sat) == "a"
        assert sat.tab.js("document.getElementById('pad').matches('[aria-hidden=true]')")
        reached = "a[href], button, input, select, [tabindex]"
        assert sat.tab.js(f"document.querySelectorAll('#pad :is({reached})').length") == 0
        sat.tab.js(
            "[...document.querySelectorAll('#hand button, #actions button')]"
            ".filter(b => b.checkVisibility()).forEach(b => b.click())"
        )
        names = [message.get("do") or message["touch"][1] for message in sent(sat)]
        assert names == ["a", "b", "c", "d", "enter", "c", "s", "t"]
    with sitting(browser, room, change, stopped=False, **PHONE) as sat:
        for language in ("en", "es"):
            sat.tab.js(f"(learn({json.dumps(welcome_of(language)['words'])}), 0)")
            sat.tab.js(f"(document.documentElement.lang = '{language}')")
            sat.tab.js("(document.getElementById('settings').open = true)")
            assert looks.axe(sat.tab) == []
            assert looks.small_targets(sat.tab) == []
            assert looks.sideways(sat.tab) <= 0


def gestures_can_be_switched_off(browser: Chromium, room: PageSource, change: Any = None) -> None:
    """Then there is no touch area, and nothing that a finger does is a gesture; where no finger is
    the first pointer there is neither the area nor the setting.
    """
    with held(browser, room, change) as (sat, fingers):
        assert sat.tab.js("[...document.querySelectorAll('#gestures, #vibration')].length") == 2
        sat.tab.js("document.getElementById('gestures').click()")
        assert not sat.tab.js("document.getElementById('pad').checkVisibility()")
        sat.tab.js("document.querySelectorAll('#hand button')[1].focus()")
        fingers.swipe("left", "#hand")  # to the right a browser goes back
        fingers.tap("#hand", 2)
        sat.pass_time(1_000)
        assert sent(sat) == []
        assert on(sat) == "b"
        sat.tab.go(sat.between.address + "/")
        assert not sat.tab.js("document.getElementById('gestures').checked"), "it is kept"
    with sitting(browser, room, change) as sat:
        there = "document.getElementById('{}').closest('p, div').hidden"
        assert all(sat.tab.js(there.format(id)) for id in ("pad", "gestures", "vibration"))
        hello = sat.between.from_page[0][1]
        assert hello["touch"] is False


def it_vibrates(browser: Chromium, room: PageSource, change: Any = None) -> None:
    """For my turn, for points and for what is refused, each in its own way; not when that is
    switched off, and not for anything else.
    """
    with held(browser, room, change) as (sat, _):
        assert sat.between.from_page[0][1]["touch"] is True
        sat.tab.js("(window.buzzes = [], navigator.vibrate = how => buzzes.push(String(how)))")
        sat.say("Ana plays the 5.")
        sat.say("Ana plays the 10, 15 for 2.", about="points")
        sat.say("That is 32, too much.", kind="answer", about="refusal")
        show(sat, awaited="play1")
        show(sat, awaited="play1")
        show(sat, awaited="")
        show(sat, awaited="play2")
        assert sat.tab.js("buzzes") == ["40", "250", "80,80,80", "80,80,80"]
        sat.tab.js("document.getElementById('vibration').click()")
        show(sat, awaited="play3")
        sat.say("Ana plays the 10, 15 for 2.", about="points")
        assert len(sat.tab.js("buzzes")) == 4
        assert json.loads(sat.tab.js("JSON.stringify(watch.errors)")) == []


CHECKS = (
    gestures_do_what_keys_do,
    a_gesture_is_never_without_an_answer,
    the_page_scrolls_and_zooms,
    a_click_is_no_gesture,
    gestures_can_be_switched_off,
    it_vibrates,
)
"""All of them."""
