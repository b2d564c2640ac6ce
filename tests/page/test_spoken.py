"""The browser's own voice in real browsers, which speak by Speech Dispatcher: every line of a
burst, in order, and a key that cuts one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from ctypes.util import find_library
from shutil import which

import pytest

if sys.platform == "win32":
    pytest.skip("browsers are driven as Debian has them", allow_module_level=True)

from tests.page.checks import burst, sitting
from tests.page.chromium import WATCH, Chromium
from tests.page.conftest import need_chromium
from tests.page.firefox import PROGRAM, Firefox
from tests.page.room import Room
from tests.readers.hear import need
from tests.readers.orca import Ssip

MS_PER_WORD = 30.0
LONG = "Ana takes the king of clubs, the 4 of hearts and the 6 of spades with the king. " * 2
SILENT = "speaking.waiting.length === 0 && !voice.busy"


@pytest.fixture
def speech(monkeypatch: pytest.MonkeyPatch) -> Iterator[Ssip]:
    """A silent Speech Dispatcher, which browsers find by their environment."""
    need("the voice of a browser", "" if find_library("speechd") else "the package libspeechd2")
    server = Ssip()
    server.ms_per_word = MS_PER_WORD
    monkeypatch.setenv("SPEECHD_ADDRESS", server.address)
    yield server
    server.close()


def browser(name: str) -> Chromium | Firefox:
    """A browser that has a voice."""
    if name == "firefox":
        return Firefox(WATCH)
    return Chromium("--headless=new", "--enable-speech-dispatcher")


@pytest.mark.reader
@pytest.mark.parametrize("name", ["chromium", "firefox"])
def test_a_burst_and_a_key(name: str, speech: Ssip, room: Room) -> None:
    need_chromium()
    need("the page", "" if which(PROGRAM) else "the Debian package firefox-esr")
    with browser(name) as opened, sitting(opened, room, stopped=False) as sat:
        sat.tab.until("speechSynthesis.getVoices().length")
        sat.tab.js("document.querySelector('#hand button').focus()")
        sat.tab.js("(document.getElementById('voice').click(), 0)")
        sat.tab.until(SILENT)
        lines = burst(37)
        before = len(speech.said())
        sat.say(*lines)
        sat.tab.until(SILENT, 120)
        assert [text for text in speech.said()[before:] if text.strip()] == lines
        speech.ms_per_word = 300.0
        sat.say(LONG)
        sat.tab.until("speechSynthesis.speaking")
        sat.tab.rest(300)
        sat.tab.press("Control")
        sat.say("Your turn.")
        sat.tab.until(SILENT, 60)
        assert speech.said()[-1] == "Your turn."
        assert speech.texts("cancelled")
        assert sat.heard() == []
