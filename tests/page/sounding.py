"""What holds of the sounds of a page: nothing before a first key or press, nothing of a page behind
another, each at once, from its side, and as the room itself makes it. No loudspeaker is needed:
what is begun is counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playroom.sound.policy import place_of
from playroom.sound.synthesis import placed, rendered
from playroom.sound.tokens import TOKENS
from tests.page import looks
from tests.page.checks import Browser, PageSource, Sat, sent, show, sitting, welcome_of

SPY = """(() => {
  const spy = window.spy = { begun: [], contexts: 0, resumed: 0, loud: [], side: [] };
  const Context = window.AudioContext, start = AudioBufferSourceNode.prototype.start;
  window.AudioContext = class extends Context {
    constructor(...given) { super(...given); spy.contexts += 1; spy.last = this; }
    resume() { spy.resumed += 1; return super.resume(); }
    createGain() { spy.loud.push(super.createGain()); return spy.loud.at(-1); }
    createStereoPanner() { spy.side.push(super.createStereoPanner()); return spy.side.at(-1); }
  };
  AudioBufferSourceNode.prototype.start = function (...given) {
    const names = Object.keys(made).filter(name => made[name] === this.buffer);
    spy.begun.push([names[0], spy.side.at(-1).pan.value, spy.loud.at(-1).gain.value]);
    return start.apply(this, given);
  };
})()"""
HIDE = (
    "(Object.defineProperty(document, 'hidden', {value: %s, configurable: true}),"
    " document.dispatchEvent(new Event('visibilitychange')), 0)"
)
EARS = """(async () => {
  const to = new OfflineAudioContext(2, 4410, RATE), from = to.createBufferSource();
  const side = to.createStereoPanner();
  const buffer = to.createBuffer(1, 4410, RATE);
  buffer.copyToChannel(samples('turn').slice(0, 4410), 0);
  from.buffer = buffer;
  side.pan.value = PLACE;
  from.connect(side).connect(to.destination);
  from.start();
  const done = await to.startRendering();
  return [0, 1].map(ear => done.getChannelData(ear).reduce((sum, v) => sum + v * v, 0));
})()"""
"""What comes to each ear from a place."""
SECOND = 1_000


def sound(sat: Sat, *tokens: str, pan: float = 0.0, db: float = -6.0) -> None:
    """The room names sounds, all at once."""
    sat.between.send(*({"sound": token, "pan": pan, "db": db} for token in tokens))
    sat.arrived()


def begun(sat: Sat) -> list[str]:
    """The sounds that have begun, by their names."""
    return [str(name) for name, _, _ in sat.tab.js("spy.begun")]


def press(sat: Sat) -> None:
    """A key is pressed, and the loudspeaker runs."""
    sat.tab.press("t")
    sat.tab.until("spy.last?.state === 'running'")


@contextmanager
def listening(
    browser: Browser, room: PageSource, change: Any, pressed: bool = True
) -> Iterator[Sat]:
    """A page with sounds that are counted."""
    with sitting(browser, room, change) as sat:
        sat.tab.js(SPY)
        sat.tab.js("document.querySelector('#hand button').focus()")
        if pressed:
            press(sat)
        yield sat


def sounds_wait_for_a_key(browser: Browser, room: PageSource, change: Any = None) -> None:
    """Nothing is opened before; and what was not heard then is not heard later."""
    with listening(browser, room, change, pressed=False) as sat:
        sound(sat, "turn")
        sat.pass_time(SECOND)
        assert sat.tab.js("spy.contexts") == 0
        press(sat)
        sat.pass_time(SECOND)
        assert begun(sat) == []
        sound(sat, "points", pan=-0.4, db=-9)
        name, pan, gain = sat.tab.js("spy.begun")[0]
        assert name == "points"
        assert abs(pan + 0.4) < 1e-6
        assert abs(gain - 10 ** (-9 / 20)) < 1e-6
        press(sat)
        assert sat.tab.js("spy.contexts") == 1
        assert begun(sat) == ["points"]
        assert looks.faults(sat.tab) == {}


def a_crowd_is_heard_in_a_row(browser: Browser, room: PageSource, change: Any = None) -> None:
    """Of many at once those of the most weight are heard, each once, one after the other; none
    late, and not one that there is not.
    """
    with listening(browser, room, change) as sat:
        sound(sat, "card", "tick", "points", "points", "deal", "turn", "win", "no such sound")
        assert begun(sat) == ["card"]
        sat.pass_time(79)
        assert begun(sat) == ["card"]
        sat.pass_time(SECOND)
        assert begun(sat) == ["card", "points", "turn", "win"]
        sound(sat, "card")
        assert begun(sat)[4:] == ["card"], "a sound is heard again"
        sat.tab.js("spy.last.suspend()")
        sat.tab.js("(spy.last.resume = () => new Promise(() => {}), 0)")
        sound(sat, "sweep")
        sat.pass_time(SECOND)
        sat.tab.js("(delete spy.last.resume, spy.last.resume())")
        sat.pass_time(SECOND)
        assert begun(sat)[5:] == [], "it would lie about the time"
        assert looks.faults(sat.tab) == {}


def a_page_behind_another_is_silent(browser: Browser, room: PageSource, change: Any = None) -> None:
    """Nothing sounds there, nothing afterwards, and the loudspeaker is let go; it comes back."""
    with listening(browser, room, change) as sat:
        sat.tab.js(HIDE % "true")
        sat.tab.until("spy.last.state === 'suspended'")
        resumed = sat.tab.js("spy.resumed")
        sound(sat, "turn")
        sat.pass_time(SECOND)
        assert sat.tab.js("spy.resumed") == resumed
        sat.tab.js(HIDE % "false")
        sat.pass_time(SECOND)
        assert begun(sat) == []
        press(sat)
        sound(sat, "turn")
        assert begun(sat) == ["turn"]
        sat.pass_time(21 * SECOND)
        sat.tab.until("spy.last.state === 'suspended'")  # nothing is kept awake for silence


def where_sounds_are_off_nothing_is_opened(
    browser: Browser, room: PageSource, change: Any = None
) -> None:
    """What is set goes to the room, which then names none; a list to learn them is heard all the
    same.
    """
    settings = {"language": "en", "length": "normal", "sounds": "off", "volume": 40}
    with listening(browser, room, change, pressed=False) as sat:
        show(sat, settings=settings)
        assert sat.tab.js("document.getElementById('volume').value") == "40"
        sat.tab.press("t", "t")
        assert sat.tab.js("spy.contexts") == 0
        sound(sat, "turn")
        press(sat)
        sound(sat, "turn")
        assert begun(sat) == ["turn"]
        sent(sat)
        sat.tab.js("(document.getElementById('settings').open = true)")
        sat.tab.js("document.getElementById('volume').focus()")
        sat.tab.press("ArrowRight")
        sat.tab.js(
            "(sounds => (sounds.value = 'on', sounds.dispatchEvent(new Event('change')), 0))"
            "(document.getElementById('sounds'))"
        )
        assert sent(sat) == [{"set": ["volume", "50"]}, {"set": ["sounds", "on"]}]
        words = welcome_of("en")["words"]
        shown = sat.tab.js("[...document.getElementById('sounds').options].map(o => o.textContent)")
        assert shown == [words[f"sounds-{value}"] for value in ("auto", "on", "off")]


def its_own_wire_is_heard(browser: Browser, room: PageSource, change: Any = None) -> None:
    """A page with a lost connection plays the sounds of losing and restoring it by itself, as far
    as they are wanted.
    """
    settings = {"language": "en", "length": "normal", "sounds": "on", "volume": 40}
    with listening(browser, room, change) as sat:
        for wire, names in (({}, []), ({"lost": -9, "back": -12}, ["lost", "back"])):
            sat.say("A line.")
            show(sat, settings={**settings, "wire": wire})
            sat.tab.js("(spy.begun.length = 0)")
            sat.between.shut = True
            sat.between.cut()
            sat.tab.until("ws.readyState > 1")
            sat.pass_time(2_900)
            assert begun(sat) == [], "a wire that is whole again soon"
            sat.pass_time(200)
            assert begun(sat) == names[:1]
            sat.between.shut = False
            came = len(sat.between.to_page)
            sat.tab.js("dispatchEvent(new Event('online'))")
            sat.between.until(lambda came=came: len(sat.between.to_page) > came, "the page")
            sat.arrived()
            assert begun(sat) == names
            sat.pass_time(SECOND)
        gains = [gain for _, _, gain in sat.tab.js("spy.begun")]
        assert [round(gain, 4) for gain in gains] == [round(10 ** (db / 20), 4) for db in (-9, -12)]
        assert looks.faults(sat.tab) == {}


def sounds_are_those_of_the_room(browser: Browser, room: PageSource, change: Any = None) -> None:
    """The same samples, to a rounding, and the same place."""
    with sitting(browser, room, change) as sat:
        made = sat.tab.js(
            "Object.fromEntries(Object.keys(table).map(name => [name,"
            " [...samples(name)].map(value => Math.round(32767 * value))]))"
        )
        assert made.keys() == TOKENS.keys()
        for name, token in TOKENS.items():
            own = rendered(token)
            assert len(made[name]) == len(own)
            assert max(abs(a - b) for a, b in zip(made[name], own, strict=True)) <= 2, name
        pan = place_of(1, 0, 3)
        ears = sat.tab.js(EARS.replace("PLACE", str(pan)))
        both = memoryview(placed(rendered(TOKENS["turn"])[:4410], pan, 0.0)).cast("h")
        left, right = (sum(v * v for v in both[ear::2]) for ear in (0, 1))
        assert abs(ears[0] / ears[1] / (left / right) - 1) < 0.02


CHECKS = (
    sounds_wait_for_a_key,
    a_crowd_is_heard_in_a_row,
    a_page_behind_another_is_silent,
    where_sounds_are_off_nothing_is_opened,
    sounds_are_those_of_the_room,
)
"""Those that need no server."""
WITH_ROOM = (its_own_wire_is_heard,)
"""Those of a page that a room serves."""
