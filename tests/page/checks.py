"""What holds of the page whatever is played on it: how it says lines, where the focus goes, what
its keys do. Each check sits down at a table of its own and fails by an assertion.

They are functions, and not only tests, so that `test_planted` can see that each of them finds what
it is there for.
"""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, Protocol

from playroom.page.words import words
from playroom.sound.tokens import described
from tests.page import looks, steps
from tests.page.between import Between
from tests.page.room import Room

GAP = 300
"""Milliseconds between two announcements, at least (`gap_in`: in Firefox more)."""
SPEED = 25
"""Characters a second of the pacing by default."""
STAYS = 8_000
"""Milliseconds that an announcement stays in the region, at least."""
TEXT, AHEAD, HELD = 75, 2_000, 900
"""Characters of a text of several lines; milliseconds that it comes before the one before has
ended, and that a line waits, at most.
"""
NOTHING = "\u00a0"
MARKUP = '<img src="x" onerror="watch.errors.push(\'markup\')"><b>Ana</b>'


CLOCK = Path(__file__).with_name("clock.js").read_text(encoding="utf-8")


class Tab(looks.Shown, Protocol):
    """A page of a browser of its own."""

    patience: float

    def go(self, address: str) -> None:
        """Opens an address."""

    def preload(self, script: str) -> None:
        """Runs a script in every page before its own."""

    def hold(self, key: str) -> None:
        """Holds a key down."""

    def rest(self, milliseconds: int) -> None:
        """Lets time pass."""


class Browser(Protocol):
    """A running browser."""

    def tab(self, **more: Any) -> AbstractContextManager[Tab]:
        """A new page."""


class PageSource(Protocol):
    """What serves the files of the page."""

    address: str
    preload: str
    """A script that runs before those of the page."""


class Sat:
    """A page, and the wire between it and its room."""

    def __init__(self, tab: Tab, between: Between, stopped: bool) -> None:
        self.tab = tab
        self.between = between
        self._stopped = stopped

    def pass_time(self, milliseconds: int) -> None:
        """The page's clock goes on so far. The wire keeps real time, so what the page has sent is
        answered first: else the page gives a connection up that is only slow.
        """
        assert self._stopped
        sent = int(self.tab.js("watch.sent.length"))
        self.between.until(lambda: len(self.between.from_page) >= sent, "what the page has sent")
        self.arrived()
        self.tab.js(f"turned.run({milliseconds})")

    def arrived(self) -> None:
        """Until the page has taken everything that was sent to it."""
        count = len(self.between.to_page)
        self.tab.until(f"watch.came.length >= {count}")

    def say(self, *lines: str, kind: str = "event", **more: Any) -> None:
        """Lines come, all at once."""
        self.between.say(*lines, kind=kind, **more)
        self.arrived()

    def forget(self) -> None:
        """What was heard before no longer matters."""
        if self._stopped:
            self.pass_time(30_000)
        self.tab.js("(watch.heard.length = 0, watch.gone.length = 0)")

    def heard(self) -> list[str]:
        """What was announced, as it was written."""
        return looks.heard(self.tab)

    def history(self) -> list[str]:
        """The lines that can be read, the oldest first."""
        found = self.tab.js("[...document.querySelectorAll('#history li')].map(n => n.textContent)")
        return [str(line) for line in reversed(found)]


def welcome_of(language: str) -> dict[str, Any]:
    """How a room greets a page that it knows."""
    told = {"language": language, "words": words(language), "sounds": described()}
    return {**told, "session": "stand-in", "seq": 0}


@contextmanager
def sitting(
    browser: Browser,
    room: PageSource,
    change: Any = None,
    stopped: bool = True,
    language: str = "en",
    **more: Any,
) -> Iterator[Sat]:
    """A page that hears only what the test says. `change`: what is made of its files; `stopped`:
    the page's clock goes only when it is told to; `more`: as a `Tab` takes it.
    """
    with Between(room.address, welcome_of(language)) as between, browser.tab(**more) as tab:
        between.change = change or {}
        tab.preload(room.preload)
        if stopped:
            tab.preload(CLOCK)
        tab.go(between.address + "/")
        tab.until("watch.came.length")
        if stopped:
            tab.js("turned.stop()")
        sat = Sat(tab, between, stopped)
        show(sat, **steps.at_table("a", "b", "c"))
        tab.until("document.querySelector('#hand button')")
        sat.forget()
        yield sat


def pieces(heard: Sequence[str], lines: Sequence[str]) -> list[int]:
    """How many lines each announcement has; they must be all, once, in order, with nothing else."""
    counts, at = [], 0
    for text in heard:
        rest, count = text.rstrip(NOTHING), 0
        while at < len(lines) and (rest == lines[at] or rest.startswith(lines[at] + " ")):
            rest, at, count = rest[len(lines[at]) + 1 :], at + 1, count + 1
        assert not rest, f"{text!r} does not come next; {lines[at : at + 3]} does"
        counts.append(count)
    assert at == len(lines), f"not announced: {lines[at:]}"
    return counts


def gap_in(browser: Browser) -> int:
    """Milliseconds between two announcements there: readers of Firefox skip what comes closer."""
    return GAP + 200 * (type(browser).__name__ == "Firefox")


def burst(count: int) -> list[str]:
    """Lines as they come from a table, of several lengths, some of them equal."""
    names = ("Ana", "Luis", "Bot 1")
    lines = [
        f"{names[n % 3]} plays the {n} of hearts{', for a run' * (n % 4)}." for n in range(count)
    ]
    return [*lines, "Go.", "Go.", "Go."]


# -- how lines are said ----------------------------------------------------------------------------


def every_line_once_in_order(browser: Browser, room: PageSource, change: Any = None) -> None:
    """A burst: all of it, in order, few together, in time for a reader and not much before, and no
    two of four in the same place.
    """
    with sitting(browser, room, change) as sat:
        for count in (5, 20, 40):
            sat.forget()
            lines = burst(count)
            sat.say(*lines)
            sat.pass_time(120_000)
            nodes = sat.tab.js("watch.heard")
            texts = [node["text"] for node in nodes]
            assert max(pieces(texts, lines)) > 1
            assert all(len(text.rstrip(NOTHING)) <= TEXT for text in texts), texts
            came = ends = nodes[0]["at"]
            for first, second in itertools.pairwise(nodes):
                ends += 1000 * len(first["text"].rstrip(NOTHING)) / SPEED
                least = max(first["at"] + gap_in(browser), min(ends - AHEAD, came + HELD))
                assert least - 1 <= second["at"] <= least + 50, (first, second)
            parts = [node["part"] for node in nodes]
            assert all(len(set(parts[at : at + 4])) == 4 for at in range(len(parts) - 3)), parts
            assert all(one != other for one, other in itertools.pairwise(texts))
            assert sat.history()[-len(lines) :] == lines
        assert looks.faults(sat.tab) == {}


def one_region_for_ever(browser: Browser, room: PageSource, change: Any = None) -> None:
    """The region is in the page from the start and stays; every announcement is a new element that
    is never changed, stays for a while and then goes.
    """
    with sitting(browser, room, change) as sat:
        sat.tab.js("(window.region = document.getElementById('events'), 0)")
        sat.say(*burst(5))
        sat.pass_time(60_000)
        assert looks.faults(sat.tab) == {}
        assert sat.tab.js("region.isConnected && region === document.getElementById('events')")
        stayed = sat.tab.js("watch.gone")
        assert stayed, "announcements are never taken away"
        assert min(stayed) >= STAYS - 1
        html = sat.tab.js("document.getElementById('events').cloneNode().outerHTML")
        assert re.search(r'\brole="log"', html), html
        assert re.search(r'\baria-live="polite"', html), html
        assert 'atomic="true"' not in html
        assert "aria-relevant" not in html, "Orca misses lines of Firefox with it"
        style = sat.tab.js(
            "(style => [style.display, style.visibility])"
            "(getComputedStyle(document.getElementById('events')))"
        )
        assert style[0] != "none"
        assert style[1] == "visible"
        spoken = sat.tab.js(
            "[...document.querySelectorAll('[aria-live]:not([aria-live=off]),[role=log],"
            "[role=status],[role=alert],[role=timer],output')].map(node => node.id)"
        )
        assert spoken == ["events"]


def equal_lines_differ(browser: Browser, room: PageSource, change: Any = None) -> None:
    """The same answer again and again is a different text each time, or it would not be heard."""
    with sitting(browser, room, change) as sat:
        for _ in range(4):
            sat.say("15, count.", kind="answer")
            sat.pass_time(4_000)
        sat.say(*["Pass."] * 6)
        sat.pass_time(20_000)
        heard = sat.heard()
        assert pieces(heard, ["15, count."] * 4 + ["Pass."] * 6)
        assert all(one != other for one, other in itertools.pairwise(heard)), heard


def answers_come_first(browser: Browser, room: PageSource, change: Any = None) -> None:
    """An answer goes before everything that waits, at once and alone; what waits follows it."""
    with sitting(browser, room, change) as sat:
        lines = burst(20)
        sat.say(*lines)
        sat.pass_time(800)
        before = len(sat.heard())
        assert 0 < before < 6
        sat.say("15, count.", kind="answer")
        sat.pass_time(gap_in(browser) - 1)
        assert sat.heard()[before:] == ["15, count."]
        sat.pass_time(120_000)
        heard = sat.heard()
        assert heard.count("15, count.") == 1
        heard.remove("15, count.")
        pieces(heard, lines)


def a_later_answer_replaces(browser: Browser, room: PageSource, change: Any = None) -> None:
    """Of the answers to quick keys those that were not begun are left out, but for the last; what
    is no answer is not, nor a second line that answers the same key. An answer that comes when
    another key was sent already is only read.
    """
    with sitting(browser, room, change) as sat:
        sat.say("Ana plays the 5.")
        for number, key in enumerate("vshetlcb", 1):
            sat.say(f"{key}, one.", f"{key}, two.", kind="answer", of=number)
            sat.pass_time(20)
        sat.pass_time(60_000)
        heard = sat.heard()
        assert [text for text in heard if text[0] != "A"][-2:] == ["b, one.", "b, two."], heard
        assert "Ana plays the 5." in heard
        assert len(heard) <= 5, heard
        sat.forget()
        sat.tab.press("v", "s")
        sat.pass_time(0)  # what was pressed has come
        numbers = [m["n"] for _, m in sat.between.from_page if "key" in m][-2:]
        sat.say("3 on the table.", kind="answer", of=numbers[0])
        sat.pass_time(20)
        sat.say("You 0, Ana 0.", kind="answer", of=numbers[1])
        sat.pass_time(60_000)
        assert sat.heard() == ["You 0, Ana 0."]
        assert "3 on the table." in sat.history()
        sat.forget()
        assert sat.history()[-18:-2] == [f"{k}, {n}." for k in "vshetlcb" for n in ("one", "two")]


def what_a_key_cut_is_said_again(browser: Browser, room: PageSource, change: Any = None) -> None:
    """A key silences every reader: an event that it cut is said again, behind the answer; one that
    was heard is not, nor an answer, nor one that Control silenced.
    """
    long = "Ana takes the king of clubs, the 4 of hearts and the 6 of spades with the king."
    spoken = 1000 * len(long) // SPEED
    with sitting(browser, room, change) as sat:
        for waited, key, times in (
            (500, "s", 2),
            (spoken - 100, "s", 1),
            (500, "Control", 1),
            (500, "ArrowRight", 2),
        ):
            sat.forget()
            sat.say(long)
            sat.pass_time(waited)
            sat.tab.press(key)
            if key == "s":
                sat.pass_time(100)  # the way to the room and back
                sat.say("15, count.", kind="answer", of=99)
            sat.pass_time(60_000)
            heard = [text.rstrip(NOTHING) for text in sat.heard()]
            assert heard.count(long) == times, (waited, key, heard)
            if key == "s":
                assert heard.index("15, count.") == 1, heard
        sat.forget()
        answer = "A long answer to a key that somebody pressed."
        sat.say(answer, kind="answer", of=100)
        sat.pass_time(100)
        sat.tab.press("s")  # the room's own answer may come while one listens
        sat.pass_time(60_000)
        assert [text.rstrip(NOTHING) for text in sat.heard()].count(answer) == 1
        sat.forget()
        sat.say(long)
        for _ in range(12):  # typing on does not delay it for ever
            sat.pass_time(400)
            sat.tab.press("s")
        sat.pass_time(60_000)
        heard = [text.rstrip(NOTHING) for text in sat.heard()]
        assert 2 <= heard.count(long) <= 4, heard


def what_is_over_is_not_told(browser: Browser, room: PageSource, change: Any = None) -> None:
    """With one's own play, and with another place, what came before is over; what comes with it is
    told, and chat. All of it can be read.
    """
    long = "Ana takes the king of clubs, the 4 of hearts and the 6 of spades."
    with sitting(browser, room, change) as sat:
        for parts in ({"awaited": ""}, {"here": 2}, {"here": 1}):
            show(sat, awaited="play1", here=1)
            sat.forget()
            sat.say(long)
            sat.pass_time(100)
            sat.say("It is old.")
            sat.say("Luis: hola", kind="chat")
            sat.pass_time(100)
            sat.tab.press("s")
            sat.say("15, count.", kind="answer", of=99)
            sat.say("It is new.")
            show(sat, **parts)
            sat.pass_time(60_000)
            heard = [text.rstrip(NOTHING) for text in sat.heard()]
            if parts == {"here": 1}:
                again = [long, "It is old.", "Luis: hola", "It is new."]
                assert heard == [long, "15, count.", *again]
            else:
                assert heard == [long, "15, count.", "Luis: hola", "It is new."]
            assert sat.history()[-5:-3] == [long, "It is old."]


def the_question_is_in_reach(browser: Browser, room: Room, change: Any = None) -> None:
    """Before the room has said anything the entry is there and has the focus, so that a reader
    stays in it and does not read out the page; and there is little to read.
    """
    with browser.tab() as tab, Between(room.address) as between:
        between.change = change or {}
        tab.preload(
            "addEventListener('load', () => { window.atLoad = [document.activeElement.id,"
            " document.getElementById('line-name').textContent,"
            " document.getElementById('settings').open,"
            " document.getElementById('history-part').hidden]; })"
        )
        tab.go(between.address + "/#" + room.link().partition("#")[2])
        tab.until("window.atLoad")
        assert tab.js("atLoad") == ["typed", "One moment", False, True]
        tab.until("screen.line && screen.line.asks && document.activeElement.id === 'typed'")
        text = str(tab.js("(document.getElementById('latest').remove(), document.body.innerText)"))
        assert len(text.split()) < 40, text


def nothing_twice(browser: Browser, room: PageSource, change: Any = None) -> None:
    """A line that comes again by its number is not said again; one with equal words is."""
    with sitting(browser, room, change) as sat:
        sat.say("First.", "Second.", "Third.")
        again = [message for _, message in sat.between.to_page if message.get("line") == "Second."]
        sat.between.send(*again, *again)
        sat.say("Second.")
        sat.pass_time(20_000)
        pieces(sat.heard(), ["First.", "Second.", "Third.", "Second."])
        assert sat.history()[-4:] == ["First.", "Second.", "Third.", "Second."]


def old_lines_are_only_read(browser: Browser, room: PageSource, change: Any = None) -> None:
    """What is old comes into the history without a word; a summary is said."""
    with sitting(browser, room, change) as sat:
        sat.say("Old one.", "Old two.", old=True)
        sat.between.send({"say": "37 lines while you were away. The last ones:"})
        sat.say("New.")
        sat.pass_time(20_000)
        pieces(sat.heard(), ["37 lines while you were away. The last ones:", "New."])
        assert sat.history()[-3:] == ["Old one.", "Old two.", "New."]


def the_focus_is_told_before_a_line(browser: Browser, room: PageSource, change: Any = None) -> None:
    """A line that comes while the focus moves, or what has it gets another name, waits until that
    was told: a reader that is told both at once keeps one of them.
    """
    with sitting(browser, room, change) as sat:
        sat.tab.js("document.querySelectorAll('#hand button')[1].focus()")
        sat.say("First.")
        sat.pass_time(150)
        assert sat.heard() == []
        sat.pass_time(150)
        assert sat.heard() == ["First."]
        sat.pass_time(5_000)
        sat.say("Second.")
        sat.tab.js("document.querySelectorAll('#hand button')[0].focus()")
        sat.say("Third.")
        sat.pass_time(5_000)
        pieces(sat.heard(), ["First.", "Second.", "Third."])
        named = sat.tab.js("screen.zones")
        for item in named[0]["items"]:
            item["label"] += " in another language"
        show(sat, zones=named)
        sat.say("Fourth.")
        sat.pass_time(150)
        assert "Fourth." not in sat.heard()
        sat.pass_time(150)
        assert "Fourth." in sat.heard()


def languages_are_not_mixed(browser: Browser, room: PageSource, change: Any = None) -> None:
    """A line in another language stands alone and says which."""
    with sitting(browser, room, change) as sat:
        other = "es" if sat.tab.js("document.documentElement.lang") == "en" else "en"
        sat.say("One.")
        sat.say("Dos.", lang=other)
        sat.say("Three.")
        sat.say("Four.")
        sat.tab.js(
            "(window.tongues = [], new MutationObserver(all => all.forEach(one => "
            "one.addedNodes.forEach(node => tongues.push([node.textContent, node.lang]))))"
            ".observe(document.getElementById('events'), {childList: true, subtree: true}), 0)"
        )
        sat.pass_time(20_000)
        assert [text for text, _ in sat.tab.js("tongues")][-2:] == ["Dos.", "Three. Four."]
        assert dict(sat.tab.js("tongues"))["Dos."] == other
        assert sat.tab.js("document.querySelectorAll('#history li')[2].lang") == other


def history_is_kept_short_and_quiet(browser: Browser, room: PageSource, change: Any = None) -> None:
    """The history is a list, the newest first, not spoken, and does not grow for ever."""
    with sitting(browser, room, change) as sat:
        sat.say(*[f"Line {n}." for n in range(300)])
        history = sat.history()
        assert history[-1] == "Line 299."
        assert 150 <= len(history) <= 250
        assert sat.tab.js("document.getElementById('history').matches('ol[reversed]')")
        role = sat.tab.js("document.getElementById('history').getAttribute('role')")
        assert role in (None, "list")
        assert sat.tab.js("document.querySelector('#history li').textContent") == "Line 299."


def words_never_become_elements(browser: Browser, room: PageSource, change: Any = None) -> None:
    """Names and sayings of others are words, wherever they stand on the page."""
    with sitting(browser, room, change, stopped=False) as sat:
        sat.say(f"{MARKUP} says: {MARKUP}")
        sat.between.send({"say": MARKUP})
        sat.between.send(
            {"screen": marked_up(steps.at_table("a", "b", table=("x",)))},
            {"screen": {"list": a_list(MARKUP)}},
        )
        sat.arrived()
        sat.tab.until("watch.heard.length >= 2")
        sat.tab.rest(100)
        made = sat.tab.js("document.querySelectorAll('img, #game b, #history b, #events b').length")
        assert made == 0
        assert "<b>Ana</b>" in sat.tab.js("document.getElementById('history').textContent")
        assert "<b>Ana</b>" in sat.tab.js("document.getElementById('list').textContent")
        assert looks.faults(sat.tab) == {}


def marked_up(shown: Any) -> Any:
    """What is shown, with markup for every word that can be anybody's."""
    if isinstance(shown, dict):
        return {
            name: MARKUP if name in ("label", "name", "title") else marked_up(value)
            for name, value in shown.items()
        }
    return [marked_up(value) for value in shown] if isinstance(shown, list) else shown


def a_list(*labels: str) -> dict[str, Any]:
    """A list in front, as the room describes one."""
    items = [{"key": str(place), "label": label} for place, label in enumerate(labels)]
    return {"id": 77, "title": labels[0], "items": items, "more": False}


# -- where the focus is ----------------------------------------------------------------------------


def at_table(sat: Sat, *keys: str, **more: Any) -> None:
    """A table comes to the front, with these cards, and from now on the focus is watched."""
    sat.between.send({"screen": steps.at_table(*keys, **more)})
    sat.arrived()
    sat.tab.until("document.querySelector('#hand button')")
    sat.tab.js("(document.querySelectorAll('#hand button')[0].focus(), watch.guard = true)")


def show(sat: Sat, **parts: Any) -> None:
    """The room shows something."""
    sat.between.send({"screen": parts})
    sat.arrived()


def on(sat: Sat) -> str:
    """The key of what has the focus; of other things their id."""
    return str(
        sat.tab.js("(at => at.dataset.key || (at.id || at.localName))(document.activeElement)")
    )


def focus_is_never_lost(browser: Browser, room: PageSource, change: Any = None) -> None:
    """Cards go and come, lists open and close, everything is emptied, the wire is cut: there is
    always something in focus, and it is what was in focus as long as that is there.
    """
    with sitting(browser, room, change, stopped=False) as sat:
        at_table(sat, "a", "b", "c", "d")
        sat.tab.js("document.querySelector('#hand [data-key=\"d\"]').focus()")
        show(sat, zones=steps.zones("d", "c", "b", "a"))
        assert on(sat) == "d"
        show(sat, zones=steps.zones("a", "b", "c", "d"))
        sat.tab.js("(window.same = document.querySelector('#hand [data-key=\"c\"]'), same.focus())")
        show(sat, zones=steps.zones("d", "c", "b", "a"))
        assert on(sat) == "c"
        show(sat, zones=steps.zones("e", "d", "c", "b", marked=("c",)))
        assert on(sat) == "c"
        assert sat.tab.js("document.activeElement === same"), "the card was made anew"
        assert sat.tab.js("same.getAttribute('aria-pressed')") == "true"
        show(sat, zones=steps.zones("e", "d", "b"))
        assert on(sat) == "d", "the focus goes to the card before"
        show(sat, zones=steps.zones("e", "d", "b"), actions=steps.actions("enter", "c", "x"))
        assert on(sat) == "d"
        show(sat, **steps.listing("Take it.", "Trail."))
        assert on(sat) == "0", "the focus goes to the list"
        assert sat.tab.js("!!document.activeElement.closest('#list')")
        show(sat, **steps.at_table("e", "d", "b"))
        assert sat.tab.js("!!document.activeElement.closest('#hand,#actions')")
        sat.tab.js("document.querySelector('#hand [data-key=\"d\"]').focus()")
        show(sat, zones=steps.zones())
        assert sat.tab.js("!!document.activeElement.closest('#game')"), on(sat)
        show(sat, zones=steps.zones("k", "q"))
        assert sat.tab.js("!!document.activeElement.closest('#game')")
        sat.tab.js("document.querySelectorAll('#actions [data-key]')[2].focus()")
        kept = on(sat)
        show(sat, actions=steps.actions("enter", "c", kept, "y", "z"))
        assert on(sat) == kept
        show(sat, actions=steps.actions("q"))
        assert sat.tab.js("!!document.activeElement.closest('#game')")
        show(sat, zones=steps.zones("k", "q"), actions=steps.actions("enter", "c", "s"))
        assert looks.faults(sat.tab) == {}


def the_focus_stays_when_the_wire_is_cut(
    browser: Browser, room: PageSource, change: Any = None
) -> None:
    """What was in focus has it still when the page is connected again."""
    with sitting(browser, room, change, stopped=False) as sat:
        at_table(sat, "k", "q")
        sat.tab.js("document.querySelector('#hand [data-key=\"q\"]').focus()")
        wires = len(sat.tab.js("watch.sockets.map(() => 0)"))
        sat.between.cut()
        sat.tab.until(f"watch.sockets.length > {wires} && watch.sockets.at(-1).readyState === 1")
        sat.tab.rest(300)
        assert on(sat) == "q"
        assert looks.faults(sat.tab) == {}


def arrows_walk(browser: Browser, room: PageSource, change: Any = None) -> None:
    """A row of cards has one place for the Tab key; the arrows, Home and End walk in it."""
    with sitting(browser, room, change, stopped=False) as sat:
        at_table(sat, "a", "b", "c", "d", table=("x", "y"))
        walked = []
        for key in ("ArrowRight", "ArrowDown", "End", "ArrowRight", "ArrowLeft", "ArrowUp", "Home"):
            sat.tab.press(key)
            walked.append(on(sat))
            assert looks.stops(sat.tab) == []
        assert "".join(walked) == "bcddcba"
        sat.tab.press("ArrowLeft")
        assert on(sat) == "a"
        sat.tab.press("ArrowRight", "Tab")
        assert not sat.tab.js("!!document.activeElement.closest('#hand')"), "one stop is enough"
        sat.tab.press("Shift+Tab")
        assert on(sat) == "b", "the row remembers its place"
        bars = sat.tab.js(
            "[...document.querySelectorAll('[role=toolbar]')].filter(bar => bar.checkVisibility())"
            ".map(bar => document.getElementById(bar.getAttribute('aria-labelledby'))?.textContent"
            " ?? bar.getAttribute('aria-label'))"
        )
        assert len(bars) >= 3
        assert all(bars), "every row has a name"
        assert looks.faults(sat.tab) == {}


# -- keys ------------------------------------------------------------------------------------------


def sent(sat: Sat) -> list[Any]:
    """What the page has sent since the last time, without its number and where the person is."""
    found = sat.tab.js("watch.sent.splice(0)")
    made = []
    for data in found:
        message = {k: v for k, v in json.loads(data).items() if k not in ("at", "n", "fell")}
        if message:
            made.append(message)
    return made


def keys_go_to_the_room(browser: Browser, room: PageSource, change: Any = None) -> None:
    """Letters, Enter and Space on a card, from every place in the game; none from outside of it,
    none with Control or Alt, and none that is only held down.
    """
    with sitting(browser, room, change, stopped=False) as sat:
        at_table(sat, "a", "b", "c")
        sent(sat)
        for place in ("#hand button", "#actions [data-key]"):
            sat.tab.js(f"document.querySelector('{place}').focus()")
            for key in "cbfvst?,.":
                sat.tab.press(key)
            assert [message.get("key") for message in sent(sat)] == list("cbfvst?,."), place
        sat.tab.press("S")
        assert sent(sat) == [{"key": "S"}]
        sat.tab.press("Control+b", "Alt+b", "Meta+b")
        assert sent(sat) == []
        sat.tab.js("document.querySelector('#hand [data-key=\"b\"]').focus()")
        sat.tab.press("Space")
        assert sent(sat) == [{"choose": ["hand", "b"]}]
        sat.tab.press("Enter")
        assert sent(sat) in ([{"key": "enter"}], [{"do": "enter"}])
        sat.tab.hold("c")
        assert sent(sat) == [{"key": "c"}]
        sat.tab.js("document.querySelector('#line input').focus()")
        sat.tab.press(*"cbf")
        assert sent(sat) == []
        sat.tab.press("Enter")
        assert sent(sat) == [{"text": "cbf"}]
        sat.tab.js("(document.getElementById('settings').open = true)")
        sat.tab.js("document.querySelector('#settings input, #settings select').focus()")
        sat.tab.press("c")
        assert sent(sat) == []
        assert looks.faults(sat.tab) == {}


def letters_can_be_switched_off(browser: Browser, room: PageSource, change: Any = None) -> None:
    """Then no letter is a key (WCAG 2.1.4), and everything can still be pressed."""
    with sitting(browser, room, change, stopped=False) as sat:
        at_table(sat, "a", "b")
        sat.tab.js("document.getElementById('letters').click()")
        sat.tab.js("document.querySelector('#hand button').focus()")
        sent(sat)
        sat.tab.press("c", "t", "?", ",")
        assert sent(sat) == []
        sat.tab.js("document.querySelectorAll('#actions [data-key]')[1].click()")
        assert sent(sat) == [{"do": "c"}]
        sat.tab.js("document.getElementById('letters').click()")
        sat.tab.js("document.querySelector('#hand button').focus()")
        sat.tab.press("t")
        assert sent(sat) == [{"key": "t"}]


# -- the wire --------------------------------------------------------------------------------------


def nothing_is_lost_when_the_wire_is_cut(
    browser: Browser, room: PageSource, change: Any = None
) -> None:
    """A key pressed meanwhile says so; the page comes back by itself, tells by which line it goes
    on, and every line is there once.
    """
    with sitting(browser, room, change, stopped=False) as sat:
        at_table(sat, "a", "b")
        sat.say("First.", "Second.")
        last = sat.between.to_page[-1][1]["seq"]
        sat.tab.until("watch.heard.some(node => node.text.includes('Second.'))")
        sat.between.shut = True
        sat.between.cut()
        sat.tab.until("watch.sockets.at(-1).readyState > 1")
        sat.tab.js("(watch.heard.length = 0)")
        sat.tab.press("c")
        sat.tab.until("watch.heard.length")
        assert sat.heard()[0] == welcome_of("en")["words"]["offline"]
        state = sat.tab.js("document.getElementById('conn').textContent")
        sat.tab.until("ws.readyState > 1 && (clearTimeout(retry), true)")  # nothing else brings it
        sat.between.shut = False
        came = len(sat.between.from_page)
        sat.tab.js("dispatchEvent(new Event('online'))")
        patience = sat.tab.patience
        sat.between.until(lambda: len(sat.between.from_page) > came, "the page", patience)
        assert sat.between.from_page[came][1]["resume"] == last
        sat.tab.until(f"document.getElementById('conn').textContent !== {json.dumps(state)}")
        sat.say("Third.")
        sat.tab.until("watch.heard.some(node => node.text.includes('Third.'))")
        assert [line for line in sat.history() if line in ("First.", "Second.", "Third.")] == [
            "First.",
            "Second.",
            "Third.",
        ]
        assert looks.faults(sat.tab) == {}


CHECKS = (
    every_line_once_in_order,
    one_region_for_ever,
    equal_lines_differ,
    answers_come_first,
    a_later_answer_replaces,
    what_a_key_cut_is_said_again,
    what_is_over_is_not_told,
    nothing_twice,
    old_lines_are_only_read,
    the_focus_is_told_before_a_line,
    languages_are_not_mixed,
    history_is_kept_short_and_quiet,
    words_never_become_elements,
    focus_is_never_lost,
    arrows_walk,
    keys_go_to_the_room,
    letters_can_be_switched_off,
)
"""Those that need no server."""
WITH_ROOM = (
    the_question_is_in_reach,
    the_focus_stays_when_the_wire_is_cut,
    nothing_is_lost_when_the_wire_is_cut,
)
"""Those of a page that a room serves."""
