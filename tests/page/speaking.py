"""What holds of the browser's own voice: every line once and in order, at the pace of the voice; a
key cuts it; the faults of browsers lose nothing. The voice is a stand-in (`speaker.js`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.page import looks
from tests.page.checks import Browser, PageSource, Sat, burst, show, sitting, welcome_of

SPEAKER = Path(__file__).with_name("speaker.js").read_text(encoding="utf-8")
LONG = "Ana takes the king of clubs, the 4 of hearts and the 6 of spades with the king."
RULE = "The player with the fewest points deals, and every seat gets 6 cards, face down. " * 6
MINUTE = 60_000


@contextmanager
def speaking(
    browser: Browser, room: PageSource, change: Any = None, *, on: bool = True, **wrong: Any
) -> Iterator[Sat]:
    """A page whose browser has a voice, switched on; `wrong`: the faults that the voice has."""
    told = "".join(f"speaker.{name} = {json.dumps(value)};" for name, value in wrong.items())
    given = dict(change or {})
    script = given.get("/voice.js", str)
    given["/voice.js"] = lambda text: f"{SPEAKER}{told}\n{script(text)}"
    with sitting(browser, room, given) as sat:
        sat.tab.js("document.querySelector('#hand button').focus()")
        if on:
            sat.tab.js("(document.getElementById('voice').click(), 0)")
            sat.pass_time(MINUTE)
            forget(sat)
        yield sat


def forget(sat: Sat) -> None:
    """What was spoken before no longer matters."""
    sat.tab.js("(speaker.begun.length = speaker.whole.length = speaker.cut.length = 0)")
    sat.tab.js("(watch.heard.length = 0)")


def whole(sat: Sat) -> list[str]:
    """What was spoken to its end."""
    return [str(text) for text in sat.tab.js("speaker.whole")]


def word(name: str) -> str:
    """A word of the page."""
    return str(welcome_of("en")["words"][name])


def choose(sat: Sat, name: str) -> None:
    """A voice is chosen in the settings."""
    box = "document.getElementById('voice-name')"
    sat.tab.js(f"({box}.value = {json.dumps(name)}, {box}.dispatchEvent(new Event('change')), 0)")
    sat.pass_time(MINUTE)


def a_burst_is_spoken_whole(browser: Browser, room: PageSource, change: Any = None) -> None:
    """All lines, in order, each when the one before has ended; none goes to the live region too."""
    with speaking(browser, room, change) as sat:
        lines = burst(37)
        sat.say(*lines)
        sat.pass_time(1_000)
        assert len(sat.tab.js("speaker.begun")) == 1
        sat.pass_time(5 * MINUTE)
        assert whole(sat) == lines
        assert len(lines) == 40
        assert sat.tab.js("speaker.cut") == []
        assert sat.heard() == []
        assert sat.history()[-40:] == lines
        forget(sat)
        sat.tab.js("(document.getElementById('voice').click(), 0)")
        sat.say("Ana plays the 5.")
        sat.pass_time(MINUTE)
        assert whole(sat) == []
        assert sat.heard() == ["Ana plays the 5."]
        assert looks.faults(sat.tab) == {}


def a_key_cuts_it(browser: Browser, room: PageSource, change: Any = None) -> None:
    """A key silences at once; the answer comes next, and then the event that was cut; Control goes
    on to the next line. An answer that comes late does not wait for the end of an event.
    """
    with speaking(browser, room, change) as sat:
        sat.say(LONG, "Your turn.")
        sat.pass_time(1_000)
        sat.tab.press("s")
        assert sat.tab.js("speaker.cut") == [LONG]
        sat.pass_time(100)
        sat.say("15, count.", kind="answer", of=99)
        sat.pass_time(MINUTE)
        assert whole(sat) == ["15, count.", LONG, "Your turn."]
        forget(sat)
        sat.say(LONG, "Your turn.")
        sat.pass_time(1_000)
        sat.tab.press("Control")
        sat.pass_time(MINUTE)
        assert whole(sat) == ["Your turn."]
        forget(sat)
        sat.say(LONG)
        sat.pass_time(50 * len(LONG) - 100)
        sat.tab.press("s")
        sat.pass_time(MINUTE)
        assert sat.tab.js("speaker.begun.map(one => one.text)").count(LONG) == 1, "it was heard"
        forget(sat)
        sat.say(LONG)
        sat.pass_time(500)
        sat.tab.press("s")
        sat.pass_time(1_000)
        sat.say("15, count.", kind="answer", of=100)
        sat.pass_time(MINUTE)
        assert whole(sat) == ["15, count.", LONG]
        forget(sat)
        sat.say("Ana plays the 5.")
        sat.pass_time(100)
        sat.say("Cribbage for 2.", kind="answer", of=101)
        sat.pass_time(MINUTE)
        assert whole(sat) == ["Ana plays the 5.", "Cribbage for 2."], "no key has cut it"


def what_has_the_focus_is_read(browser: Browser, room: PageSource, change: Any = None) -> None:
    """As by a reader, with the name of its row; the last one of several quick steps. Beside a
    reader it can be left out.
    """
    with speaking(browser, room, change) as sat:
        show(sat, list=None, actions=[{"do": "s", "label": "Score", "key": "s"}])
        sat.tab.js("document.querySelector('#actions [data-key]').focus()")
        sat.pass_time(MINUTE)
        name = sat.tab.js(
            "document.getElementById(document.activeElement.parentNode"
            ".getAttribute('aria-labelledby')).textContent"
        )
        assert whole(sat)[0].startswith(f"{name}. Score")
        sat.tab.js("document.querySelector('#hand button').focus()")
        sat.pass_time(MINUTE)
        forget(sat)
        sat.tab.press("ArrowRight")
        sat.tab.press("ArrowRight")
        sat.pass_time(MINUTE)
        assert whole(sat) == ["c of hearts"]
        forget(sat)
        sat.tab.press("ArrowLeft")
        sat.say("Chosen: b of hearts.", kind="answer", of=99)
        sat.pass_time(MINUTE)
        assert whole(sat) == ["Chosen: b of hearts."], "what the answer tells is not read besides"
        forget(sat)
        sat.tab.js("document.getElementById('typed').focus()")
        sat.pass_time(MINUTE)
        sat.say("Type 12.")
        sat.pass_time(MINUTE)
        forget(sat)
        sat.tab.press("1", "2")
        sat.pass_time(MINUTE)
        assert whole(sat) == ["2"]
        forget(sat)
        sat.tab.js("document.querySelector('#settings summary').click()")
        sat.pass_time(MINUTE)
        assert whole(sat) == [f"{word('settings')}. {word('open')}"]
        forget(sat)
        sat.tab.js("document.getElementById('speed').focus()")
        sat.pass_time(MINUTE)
        assert whole(sat)[0] == f"{word('speed')}. {word('speed-normal')}"
        sat.tab.js("document.getElementById('voice-focus').click()")
        sat.pass_time(MINUTE)
        forget(sat)
        sat.tab.js("document.querySelector('#hand button').focus()")
        sat.pass_time(MINUTE)
        assert whole(sat) == []


def each_language_has_its_voice(browser: Browser, room: PageSource, change: Any = None) -> None:
    """What is set is heard at once, is kept by the browser, and holds for lines of that language;
    voices may come after the page.
    """
    with speaking(browser, room, change, voices=[]) as sat:
        names = "[...document.getElementById('voice-name').options].map(one => one.text)"
        assert sat.tab.js(names) == [word("voice-auto")]
        sat.tab.js("(speaker.voices = ['Alma es-ES', 'Carl en-US', 'Dora en_GB'], 0)")
        sat.tab.js("(speaker.changed(), 0)")
        assert sat.tab.js(names)[1:] == ["Carl", "Dora"]
        sat.tab.js("(document.getElementById('settings').open = true)")
        sat.tab.size(320, 800)
        assert looks.sideways(sat.tab) <= 0
        assert looks.small_targets(sat.tab) == []
        choose(sat, "Dora en_GB")
        sat.tab.js("document.getElementById('voice-rate').focus()")
        sat.pass_time(MINUTE)
        forget(sat)
        sat.tab.press("ArrowRight")
        sat.pass_time(MINUTE)
        said = sat.tab.js("speaker.begun")
        assert [one["text"] for one in said] == [word("voice-sample")]
        assert (said[0]["voice"], said[0]["rate"]) == ("Dora", 1.1)
        forget(sat)
        sat.say("Te toca.", lang="es")
        sat.say("Your turn.")
        sat.pass_time(MINUTE)
        said = sat.tab.js("speaker.begun")
        assert [(one["voice"], one["rate"], one["lang"][:2]) for one in said] == [
            ("", 1, "es"),
            ("Dora", 1.1, "en"),
        ]
        sat.between.send({"welcome": {**welcome_of("es")}})
        sat.arrived()
        assert sat.tab.js(names)[1:] == ["Alma"]
        assert sat.tab.js("document.getElementById('voice-rate').value") == "100"
        sat.tab.go(sat.between.address + "/")
        sat.tab.until("watch.came.length")
        assert sat.tab.js("voice.on")
        assert sat.tab.js("document.getElementById('voice-rate').value") == "110"


def faults_of_voices_lose_nothing(browser: Browser, room: PageSource, change: Any = None) -> None:
    """A long text is spoken in parts; an utterance without an end is not waited for for ever; a
    voice that has gone is replaced by another; one that never speaks leaves lines to the reader.
    """
    with speaking(browser, room, change) as sat:
        text = RULE.strip()
        sat.say(text, "Your turn.")
        sat.pass_time(2 * MINUTE)
        parts = whole(sat)
        assert " ".join(parts) == f"{text} Your turn."
        assert len(parts) > 3
        assert all(part.endswith(".") for part in parts), "at ends of sentences"
        forget(sat)
        sat.tab.js("(speaker.endless = true, 0)")
        sat.say("Ana plays the 5.", "Your turn.")
        sat.pass_time(MINUTE)
        begun = [one["text"] for one in sat.tab.js("speaker.begun")]
        assert begun == ["Ana plays the 5.", "Your turn."]
        sat.tab.js("(speaker.endless = false, speaker.unclear = 'Dora', 0)")
        choose(sat, "Dora en-GB")
        assert whole(sat)[-1:] == [word("voice-sample")]
        forget(sat)
        sat.tab.js("(speaker.mute = true, 0)")
        lines = ["Ana plays the 5.", "Your turn."]
        sat.say(*lines)
        sat.pass_time(MINUTE)
        assert [text.rstrip("\u00a0") for text in sat.heard()] == [
            word("voice-fails"),
            " ".join(lines),
        ]
        assert looks.faults(sat.tab) == {}


def it_waits_for_a_first_press(browser: Browser, room: PageSource, change: Any = None) -> None:
    """Browsers refuse, some without a word, to speak before a key or touch. It is told, once, and
    lines wait.
    """
    for wrong in ("refuses", "mute"):
        with speaking(browser, room, change, on=False, **{wrong: True}) as sat:
            sat.tab.js("(document.getElementById('voice').checked = true, 0)")
            lines = burst(5)
            sat.say(*lines)
            sat.pass_time(MINUTE)
            assert sat.heard() == [word("voice-press")]
            shown = "document.getElementById('conn').textContent"
            assert sat.tab.js(shown) == word("voice-press")
            sat.tab.js(f"(speaker.{wrong} = false, 0)")
            sat.tab.press("Shift")
            sat.pass_time(MINUTE)
            assert whole(sat) == lines
            assert sat.tab.js(shown) == word("on")


CHECKS = (
    a_burst_is_spoken_whole,
    a_key_cuts_it,
    what_has_the_focus_is_read,
    each_language_has_its_voice,
    faults_of_voices_lose_nothing,
    it_waits_for_a_first_press,
)
"""All of them."""
