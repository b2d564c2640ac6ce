"""What comes while a browser sleeps: nothing of it is lost, nothing comes twice, and the page is
back soon after it wakes.

`python -m tests.page.sleep BROWSER [SECONDS]`: sleeps so long (600) with the room's own patience;
BROWSER is chromium or firefox.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, ClassVar

from tests.page import looks
from tests.page.chromium import WATCH, StoppableChromium
from tests.page.firefox import Firefox
from tests.page.journey import quiet
from tests.page.raw import RawPage
from tests.page.room import Room

LINES = 40
BROWSERS = ("chromium", "firefox")


@dataclass(frozen=True)
class Slept:
    """What came of it. `back`: seconds from waking to the page's first frame; `said`: what was
    announced since; `lost`, `twice`: numbers of lines; `history`: what is read there
    otherwise than it was told.
    """

    SOON: ClassVar[float] = 2.0
    """Seconds in which a page is back."""

    given_up: bool
    back: float
    missed: int
    said: list[str]
    lost: list[int]
    twice: list[int]
    history: list[str]


def sleep(browser: Any, page: Any, room: Room, name: str, seconds: float) -> Slept:
    """A player sits at the page as `name`; the browser stands still, while a friend leaves and
    returns until so many lines have come.
    """
    with RawPage(room.link(2)).hello() as friend:
        friend.quiet()
        friend.send({"text": "Berta"})
        friend.quiet(0.5)
        page.until(
            "watch.heard.some(node => node.text.includes('Berta')) && !speaking.waiting.length", 30
        )
        page.js("(watch.heard.length = 0)")
        came = page.js("watch.came.length")
        before = len(friend.said)
        browser.stop()
        began = time.monotonic()
        given_up = any(_is_away(line, name) for line in friend.lines()[before:])
        while time.monotonic() - began < seconds or not given_up:
            friend.take(0.2)
            given_up = any(_is_away(line, name) for line in friend.lines()[before:])
            assert time.monotonic() - began < seconds + 90, "the room does not notice"
        for _ in range(LINES // 2 + 4):  # it leaves and returns: two lines for the sleeping page
            friend = _again(room, friend)
        browser.go_on()
        woke = time.monotonic()
        page.until(f"watch.came.slice({came}).some(data => data.includes('welcome'))", 30)
        back = time.monotonic() - woke
        page.until("watch.heard.length >= 2", 30)
        time.sleep(8.0)
        taken, shown = page.js(
            "[watch.came, [...document.querySelectorAll('#history li')].map(n => n.textContent)]"
        )
        frames = [json.loads(data) for data in taken]
        friend.close()
    numbers = [frame["seq"] for frame in frames if "seq" in frame]
    told = [frame["line"] for frame in frames if "line" in frame]
    own = [frame["say"] for frame in frames if "say" in frame]
    words = next(frame["welcome"]["words"] for frame in frames if "welcome" in frame)
    own += [words["off"], words["on"], words["offline"]]
    return Slept(
        given_up,
        back,
        sum(1 for frame in frames[came:] if "seq" in frame),
        looks.heard(page),
        sorted(set(range(1, max(numbers) + 1)) - set(numbers)),
        sorted({number for number in numbers if numbers.count(number) > 1}),
        [
            f"{one!r}, not {other!r}"
            for one, other in zip_longest(
                (line for line in reversed(shown) if line not in own), told
            )
            if one != other
        ],
    )


def _is_away(line: str, name: str) -> bool:
    return name in line and "away" in line


def _again(room: Room, friend: RawPage) -> RawPage:
    friend.close()
    time.sleep(0.15)  # the room has taken notice
    back = RawPage(room.link(2))
    back.token, back.session = friend.token, friend.session
    back.hello(resume=friend.said[-1]["seq"])
    back.quiet(0.05)
    back.said = [*friend.said, *back.said]
    return back


def slept(browser: str, seconds: float, keepalive: float = 0.0) -> Slept:
    """One sleep of a browser, at a table with a friend."""
    with Room("escoba", ",,Ana:easy", keepalive=keepalive) as room:
        if browser == "chromium":
            with StoppableChromium() as chromium, chromium.tab() as tab:
                return _sleep(chromium, tab, room, seconds)
        with Firefox(WATCH) as firefox:
            return _sleep(firefox, firefox, room, seconds)


def _sleep(browser: Any, page: Any, room: Room, seconds: float) -> Slept:
    page.go(room.link())
    page.until("screen.line?.asks && document.activeElement === document.getElementById('typed')")
    page.press(*"Eva", "Enter")
    page.until("screen.list && document.querySelector('#list button')")
    page.js("(document.getElementById('speed').value = 'at-once')")
    quiet(page)
    return sleep(browser, page, room, "Eva", seconds)


def main() -> int:
    """Sleeps, and prints what came of it."""
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 600.0
    found = slept(sys.argv[1], seconds)
    print(f"{sys.argv[1]}, {seconds:.0f} s: {found}")
    return int(bool(found.lost or found.twice or found.back > Slept.SOON))


if __name__ == "__main__":
    sys.exit(main())
