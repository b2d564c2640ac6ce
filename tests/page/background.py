"""What holds of a page that waits for its player: the title, the badge, a notification and a ring
tell that it is their turn, and what came while the page was hidden is told afterwards.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.page import looks, steps
from tests.page.checks import Browser, PageSource, Sat, pieces, sent, show, sitting, welcome_of
from tests.page.sounding import HIDE, SPY, begun, press, sound

STAND_IN = """(() => {
  window.notes = []; window.badges = []; window.asked = 0; window.fronts = 0;
  window.Notification = class {
    static permission = 'default';
    static answer = 'granted';
    static async requestPermission() { asked += 1; return this.permission = this.answer; }
    constructor(title, more) {
      notes.push([title, more.body, more.lang]);
      window.newest_note = this;
    }
    close() { this.closed = true; }
  };
  window.focus = () => { fronts += 1; };
  navigator.setAppBadge = async (...given) => { badges.push('on'); };
  navigator.clearAppBadge = async () => { badges.push('off'); };
})()"""
"""Notifications and badges that are only written down."""


@contextmanager
def waiting(
    browser: Browser, room: PageSource, change: Any = None, language: str = "en"
) -> Iterator[Sat]:
    """A page at a table whose player is not awaited."""
    with sitting(browser, room, change, language=language) as sat:
        sat.tab.js(STAND_IN)
        sat.tab.js(SPY)
        sat.tab.js("document.querySelector('#hand button').focus()")
        settings = {"language": language, "length": "normal", "sounds": "on", "volume": 40}
        show(sat, settings={**settings, "wire": {}, "ding": -18.0}, awaited="")
        sat.tab.js("(document.getElementById('settings').open = true)")
        sat.tab.js("(badges.length = 0)")
        yield sat


def hide(sat: Sat, hidden: bool) -> None:
    """Another page comes to the front, or goes."""
    sat.tab.js(HIDE % ("true" if hidden else "false"))


def the_title_and_the_badge_say_whose_turn(
    browser: Browser, room: PageSource, change: Any = None
) -> None:
    """As long as the player is awaited and no longer, in their language; also of a hidden page."""
    for language, words in (("en", "Your turn · Cribbage"), ("es", "Te toca · Cribbage")):
        with waiting(browser, room, change, language) as sat:
            assert sat.tab.js("document.title") == "Cribbage"
            for hidden in (False, True):
                hide(sat, hidden)
                sat.tab.js("(badges.length = 0)")
                show(sat, awaited="play1")
                assert sat.tab.js("document.title") == words
                for other in ("es", language):
                    sat.between.send({"welcome": welcome_of(other)})
                    sat.arrived()
                assert sat.tab.js("document.title") == words
                assert sat.tab.js("badges") == ["on"]
                show(sat, awaited="")
                assert sat.tab.js("document.title") == "Cribbage"
                assert sat.tab.js("badges") == ["on", "off"]


def a_notification_is_shown_where_it_is_wanted(
    browser: Browser, room: PageSource, change: Any = None
) -> None:
    """It is asked for by its setting alone, shown once for each turn of a hidden page, with the
    game and no card; a click brings the page to the front; it goes when the turn does.
    """
    with waiting(browser, room, change) as sat:
        hide(sat, True)
        show(sat, awaited="play1")
        show(sat, awaited="")
        assert sat.tab.js("[asked, notes.length]") == [0, 0]
        hide(sat, False)
        sat.tab.js("document.getElementById('notify').click()")
        sat.tab.until("asked === 1")
        show(sat, awaited="play2")
        assert sat.tab.js("notes.length") == 0, "the page is seen"
        show(sat, awaited="")
        hide(sat, True)
        for _ in range(2):
            show(sat, awaited="play3", zones=steps.zones("k", "q"))
        sat.tab.until("notes.length")
        assert sat.tab.js("notes") == [["Your turn", "Cribbage", "en"]]
        sat.tab.js("(newest_note.onclick(), 0)")
        assert sat.tab.js("[fronts, newest_note.closed]") == [1, True]
        show(sat, awaited="")
        show(sat, awaited="play4")
        sat.tab.until("notes.length === 2")
        show(sat, awaited="")
        sat.tab.until("newest_note.closed")
        assert looks.faults(sat.tab) == {}
    with waiting(browser, room, change) as sat:
        sat.tab.js("(Notification.answer = 'denied')")
        sat.forget()
        sat.tab.js("document.getElementById('notify').click()")
        sat.tab.until("!document.getElementById('notify').checked")
        sat.pass_time(1_000)
        assert sat.heard() == [welcome_of("en")["words"]["notify-refused"]]


def a_ring_of_its_own(browser: Browser, room: PageSource, change: Any = None) -> None:
    """Where it is wanted my turn rings once, also of a hidden page and where the sounds of the game
    are off; else nothing does.
    """
    with waiting(browser, room, change) as sat:
        press(sat)
        show(sat, awaited="play1")
        sat.pass_time(1_000)
        assert begun(sat) == []
        show(sat, awaited="")
        sat.tab.js("document.getElementById('ding').click()")
        press(sat)
        sound(sat, "turn", "points")
        show(sat, awaited="play2")
        sat.tab.until("spy.begun.length > 1")
        sat.pass_time(1_000)
        assert sorted(begun(sat)) == ["points", "turn"], "the turn is heard once"
        show(sat, awaited="")
        hide(sat, True)
        sat.tab.until("spy.last.state === 'suspended'")
        sound(sat, "points")
        show(sat, awaited="play3")
        sat.tab.until("spy.begun.length > 2")
        sat.pass_time(1_000)
        assert begun(sat)[2:] == ["turn"]
        assert abs(sat.tab.js("spy.begun.at(-1)[2]") - 10 ** (-18 / 20)) < 1e-6
        assert sent(sat)[-1] == {"key": "t"}, "the setting is the page's own"


def a_hidden_page_loses_nothing(browser: Browser, room: PageSource, change: Any = None) -> None:
    """Nothing is said of a hidden page; afterwards how much it was, and the last three lines; all
    of it is in the history, in order. Of three lines or fewer each is said.
    """
    with waiting(browser, room, change) as sat:
        away = str(welcome_of("en")["words"]["away"])
        for count in (40, 3):
            sat.forget()
            hide(sat, True)
            lines = [f"Line {number} of {count}." for number in range(count)]
            sat.say(*lines)
            sat.pass_time(120_000)
            assert sat.heard() == []
            hide(sat, False)
            sat.pass_time(60_000)
            told = [away.replace("#", "40"), *lines[-3:]] if count > 3 else lines
            pieces(sat.heard(), told)
            assert sat.history()[-count:] == lines
        assert looks.faults(sat.tab) == {}


WAKE_LOCK = """(() => {
  window.locks = []; window.low = false;
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: {
    async request(kind) {
      locks.push(low ? 'refused' : kind);
      if (low) throw new DOMException('a low battery', 'NotAllowedError');
      const lock = new EventTarget();
      lock.release = async () => {
        if (!lock.released) locks.push('released');
        lock.released = true; lock.dispatchEvent(new Event('release'));
      };
      addEventListener('sleeps', () => lock.release());
      return lock;
    },
  } });
})()"""
"""Wake locks that are only written down."""


def a_telephone_stays_awake_in_a_game(
    browser: Browser, room: PageSource, change: Any = None
) -> None:
    """From the first press at a table until it is left, its game is over or the page is hidden; it
    is asked for again when the page is back, and by the next press after it was refused or taken.
    """
    with waiting(browser, room, change) as sat:

        def locks(*wanted: str) -> None:
            sat.tab.until(f"locks.join() === {','.join(wanted)!r}")
            sat.tab.js("(locks.length = 0)")

        def sleep() -> None:
            hide(sat, True)
            sat.tab.js("(dispatchEvent(new Event('sleeps')), 0)")

        sat.tab.js(WAKE_LOCK)
        show(sat, playing=True)
        assert sat.tab.js("locks") == [], "nothing before a press"
        sat.tab.press("t")
        sat.tab.press("t")
        locks("screen")
        sleep()
        locks("released")
        hide(sat, False)
        locks("screen")
        sat.tab.js("(dispatchEvent(new Event('sleeps')), 0)")
        sat.tab.press("t")
        locks("released", "screen")
        show(sat, playing=False)
        sat.tab.press("t")
        locks("released")
        show(sat, playing=True)
        assert sat.tab.js("locks") == [], "nothing of a new game before a press"
        sat.tab.js("(low = true)")
        sat.tab.press("t")
        locks("refused")
        sat.tab.js("(low = false)")
        sat.tab.press("t")
        locks("screen")
        sat.between.send({"bye": "Come back"})
        sat.arrived()
        locks("released")
        assert looks.faults(sat.tab) == {}


SILENT = (
    the_title_and_the_badge_say_whose_turn,
    a_notification_is_shown_where_it_is_wanted,
    a_hidden_page_loses_nothing,
    a_telephone_stays_awake_in_a_game,
)
"""Those without a loudspeaker."""
CHECKS = (*SILENT, a_ring_of_its_own)
"""All of them."""
