"""prismatoid itself, where the optional extra `prism` is installed, against both daemons."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from playroom.speech import Trouble, Urgency
from tests.needed import need_packages
from tests.speech.conftest import MakeSpeaker, wait
from tests.speech.fake_ssip import FakeSpeechd
from tests.speech.real_speechd import RealSpeechd

pytest.importorskip("prism", reason="the optional extra prism")
pytestmark = pytest.mark.needs("libspeechd2")

CHATTER, EVENT, ALERT, REPLY = Urgency
LONG = "one two three four five six seven eight nine ten"


@pytest.fixture(params=["fake", "real"])
def either(
    request: pytest.FixtureRequest, no_daemon_of_the_machine: None
) -> Iterator[FakeSpeechd | RealSpeechd]:
    if request.param == "real":
        need_packages("speech-dispatcher")
    with (
        FakeSpeechd(ms_per_word=40)
        if request.param == "fake"
        else RealSpeechd(ms_per_word=40) as daemon
    ):
        yield daemon


def test_each_language_by_its_own_voice_and_a_reply_at_once(
    either: FakeSpeechd | RealSpeechd, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    speaker = make_speaker("prism", language="es", daemon_backend=None)
    assert wait(lambda: speaker.backend == "prism", 8), troubles
    assert speaker.abilities.adjustable == {"rate", "pitch", "volume", "voice"}
    speaker.set(language="es", rate=20)
    for text, language in (
        ("¡Mañana ñandú!", "es"),
        ("Your turn, José.", "en"),
        ("Te toca.", "es"),
    ):
        speaker.say(text, ALERT, language)
    assert either.wait_spoken("¡Mañana ñandú!", "Your turn, José.", "Te toca.")
    said = [(e["text"], e["synthesis_voice"].split()[-1], e["rate"]) for e in either.begun()]
    assert said == [
        ("¡Mañana ñandú!", "Español", "20"),
        ("Your turn, José.", "English", "0"),
        ("Te toca.", "Español", "20"),
    ]
    assert [voice.language for voice in speaker.voices("es")] == ["es"]
    speaker.say(LONG, EVENT, "en")
    assert either.wait_begun(LONG)
    speaker.say("answer", REPLY, "en")
    assert either.wait_spoken("answer")
    assert LONG not in either.texts("end")
    assert troubles == []


def test_a_daemon_that_dies_is_noticed(
    make_speaker: MakeSpeaker, troubles: list[Trouble], daemon: FakeSpeechd
) -> None:
    speaker = make_speaker("prism", daemon_backend=None)
    speaker.say("hello")
    assert daemon.wait_spoken("hello", seconds=8)
    daemon.die()
    assert wait(lambda: [t.code for t in troubles] == ["no-speech"], 8)
    speaker.say("nobody hears")
    assert not speaker.busy()
