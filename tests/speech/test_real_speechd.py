"""The real Speech Dispatcher: what the player is told is what the daemon's output
module is given.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from playroom.speech import Trouble, Urgency, choose_mode, open_speech
from playroom.speech.shared import Limits
from tests.speech.conftest import MakeSpeaker, wait
from tests.speech.real_speechd import RealSpeechd, needs_speechd

pytestmark = [pytest.mark.speechd, needs_speechd]

CHATTER, EVENT, ALERT, REPLY = Urgency
TEXT = "El as de copas: ¡mañana será otro día! ñ á é í ó ú ü ¿?"
LONG = "one two three four five six seven eight nine ten"


@pytest.fixture
def real(no_daemon_of_the_machine: None) -> Iterator[RealSpeechd]:
    with RealSpeechd(ms_per_word=40) as daemon:
        yield daemon


def test_accents_languages_order_and_rate(real: RealSpeechd, troubles: list[Trouble]) -> None:
    speaker = open_speech(choose_mode("tts", env={}, stdout_is_tty=True), "es", troubles.append)
    speaker.set(rate=20)
    speaker.set(language="en", rate=-30, volume=80)
    speaker.say(TEXT, ALERT)
    speaker.say("Berta: ten of diamonds, 15 for 2.", language="en")
    speaker.say("Te toca, José.")
    assert real.wait_spoken(TEXT, "Berta: ten of diamonds, 15 for 2.", "Te toca, José.")
    speaker.drain(2)
    assert not speaker.busy()
    speaker.close()
    assert [(e["text"], e["language"], e["rate"]) for e in real.begun()] == [
        (TEXT, "es", "20"),
        ("Berta: ten of diamonds, 15 for 2.", "en", "-30"),
        ("Te toca, José.", "es", "20"),
    ]
    assert [e["event"] for e in real.events()] == ["begin", "end"] * 3
    assert troubles == []


def test_a_key_cancels_what_is_being_said_and_the_alert_comes_back(
    real: RealSpeechd, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("ao2", language="es")
    speaker.say("Marta juega el siete de copas y se queda con tres cartas")
    speaker.say("Te toca.", ALERT)
    assert real.wait_begun("Marta juega el siete de copas y se queda con tres cartas")
    speaker.say("Tienes: as de picas y rey de tréboles.", REPLY)
    assert real.wait_spoken("Te toca.")
    assert real.texts("stop") == ["Marta juega el siete de copas y se queda con tres cartas"]
    assert real.texts("end") == ["Tienes: as de picas y rey de tréboles.", "Te toca."]


def test_our_silence_leaves_other_programs_alone(
    real: RealSpeechd, make_speaker: MakeSpeaker
) -> None:
    import speechd

    other = speechd.SSIPClient("reader")
    try:
        other.set_priority("message")
        speaker = make_speaker("ao2")
        speaker.say("ours")
        assert real.wait_spoken("ours")
        other.speak("a screen reader reads " + LONG)
        assert real.wait_begun("a screen reader reads " + LONG)
        speaker.say("our reply", REPLY)
        speaker.silence()
        speaker.say("our next reply", REPLY)
        assert real.wait_spoken("our next reply")
        assert "a screen reader reads " + LONG in real.texts("end")
        assert real.texts("stop") == []
    finally:
        other.close()


def test_a_voice_of_one_language_is_not_kept_for_the_other(
    real: RealSpeechd, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("ao2", language="es")
    assert wait(lambda: speaker.backend == "ao2")
    assert [(v.name, v.language) for v in speaker.voices("es")] == [("Recorder Español", "es")]
    speaker.set(language="es", voice="Recorder Español")
    for text, language in (("uno", "es"), ("two", "en"), ("tres", "es")):
        speaker.say(text, ALERT, language)
    assert real.wait_spoken("tres")
    assert [(e["text"], e["synthesis_voice"]) for e in real.begun()] == [
        ("uno", "Recorder Español"),
        ("two", "NULL"),
        ("tres", "Recorder Español"),
    ]


def test_frozen_killed_and_started_again(
    real: RealSpeechd, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    speaker = make_speaker("ao2", limits=Limits(answer=0.5))
    speaker.say("before")
    assert real.wait_spoken("before")
    real.freeze()
    slowest = 0.0
    for i in range(20):
        started = time.perf_counter()
        speaker.say(f"card {i}", REPLY)
        slowest = max(slowest, time.perf_counter() - started)
        time.sleep(0.01)
    assert slowest < 0.25
    real.kill()  # the library's client would wait for the answer for ever
    assert wait(lambda: [t.code for t in troubles] == ["no-speech"], 6)
    real.restart()
    assert wait(lambda: speaker.backend == "ao2", 6)
    speaker.say("after", REPLY)
    assert real.wait_spoken("after")
    assert [t.code for t in troubles] == ["no-speech", "speech-returned"]
