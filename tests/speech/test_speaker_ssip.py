"""The whole way from `say` to a Speech Dispatcher: our queue, the host process, accessible-output2,
SSIP.
"""

from __future__ import annotations

import time

from playroom.speech import Abilities, Trouble, Urgency
from playroom.speech.shared import Limits
from tests.speech.conftest import MakeSpeaker, alive, wait
from tests.speech.fake_ssip import FakeSpeechd

CHATTER, EVENT, ALERT, REPLY = Urgency
LONG = "one two three four five six seven eight nine ten eleven twelve"
QUICK = Limits(start=2.0, answer=0.3)


def test_accents_arrive_in_the_right_language(
    daemon: FakeSpeechd, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("ao2", language="es")
    text = "El as de copas: ¡mañana será otro día! ñ á é í ó ú ü ¿?"
    speaker.say(text)
    speaker.say("Your turn, José.", language="en")
    speaker.say("Te toca.")
    assert daemon.wait_spoken(text, "Your turn, José.", "Te toca.")
    assert [(e["text"], e["language"]) for e in daemon.begun()] == [
        (text, "es"),
        ("Your turn, José.", "en"),
        ("Te toca.", "es"),
    ]


def test_every_message_has_the_priority_that_cuts_nobody_off(
    daemon: FakeSpeechd, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("ao2")
    speaker.say("event")
    speaker.say("alert", ALERT)
    assert daemon.wait_spoken("event", "alert")
    speaker.say(LONG)
    assert daemon.wait_begun(LONG)
    speaker.say("a reply of some length", REPLY)
    assert daemon.wait_begun("a reply of some length")
    speaker.silence()
    assert daemon.wait(lambda: daemon.texts("cancelled") == [LONG, "a reply of some length"])
    assert {e["priority"] for e in daemon.begun()} == {"message"}
    assert {e["whom"] for e in daemon.events if e["event"] in ("cancel", "stop", "set")} == {"self"}


def test_order_is_kept_and_a_burst_is_joined(
    daemon: FakeSpeechd, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("ao2")
    speaker.say("warm up")
    assert daemon.wait_spoken("warm up")
    speaker.say("Berta deals.")
    assert daemon.wait_begun("Berta deals.")
    for text in ("Berta: 10 of diamonds, 15 for 2.", "Luis: 4 of hearts, 19", "Ana: go."):
        speaker.say(text)
    speaker.say("Your turn.", ALERT)
    speaker.say("Luis is thinking.")
    assert daemon.wait_spoken("Luis is thinking.")
    assert daemon.texts("end") == [
        "warm up",
        "Berta deals.",
        "Berta: 10 of diamonds, 15 for 2. Luis: 4 of hearts, 19. Ana: go.",
        "Your turn.",
        "Luis is thinking.",
    ]


def test_a_reply_cuts_off_and_only_alerts_and_what_had_not_begun_come_back(
    daemon: FakeSpeechd, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("ao2")
    speaker.say(LONG)
    speaker.say("also an event")
    assert daemon.wait_begun(f"{LONG}. also an event")
    speaker.say("seven of hearts", REPLY)
    assert daemon.wait_begun("seven of hearts")
    speaker.say("Your turn, and a good deal more", ALERT)
    assert daemon.wait_begun("Your turn, and a good deal more")
    speaker.say("15, count.", REPLY)
    assert daemon.wait_spoken("Your turn, and a good deal more")
    speaker.drain(2)
    assert daemon.texts("end") == [
        "seven of hearts",
        "also an event",
        "15, count.",
        "Your turn, and a good deal more",
    ]
    assert daemon.texts("cancelled") == [
        f"{LONG}. also an event",
        "Your turn, and a good deal more",
    ]


def test_the_newest_reply_wins(daemon: FakeSpeechd, make_speaker: MakeSpeaker) -> None:
    speaker = make_speaker("ao2")
    speaker.say("warm up")
    assert daemon.wait_spoken("warm up")
    for i in range(40):
        speaker.say(f"card {i} of the hand", REPLY)
    assert daemon.wait_spoken("card 39 of the hand")
    assert daemon.texts("end") == ["warm up", "card 39 of the hand"]


def test_hush_is_silent_until_the_next_answer(
    daemon: FakeSpeechd, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("ao2")
    speaker.say("Your turn. " + LONG, ALERT)
    assert daemon.wait_begun("Your turn. " + LONG)
    speaker.silence()
    assert daemon.wait(lambda: daemon.texts("cancelled") == ["Your turn. " + LONG])
    assert wait(lambda: not speaker.busy())
    time.sleep(0.05)
    assert len(daemon.texts()) == 1
    # The hush was the first half of an answered key: the alert comes back behind the answer.
    speaker.say("7 of clubs", REPLY)
    assert daemon.wait_spoken("7 of clubs", "Your turn. " + LONG)
    assert daemon.texts("end") == ["7 of clubs", "Your turn. " + LONG]


def test_chatter_gives_way_to_an_event(daemon: FakeSpeechd, make_speaker: MakeSpeaker) -> None:
    speaker = make_speaker("ao2")
    speaker.say(LONG, REPLY)
    assert daemon.wait_begun(LONG)
    speaker.say("10 seconds left", CHATTER)
    speaker.say("You 2, Berta 2.")
    assert daemon.wait_spoken("You 2, Berta 2.")
    speaker.say("5 seconds left", CHATTER)
    assert daemon.wait_spoken("5 seconds left")
    assert daemon.texts() == [LONG, "You 2, Berta 2.", "5 seconds left"]


def test_busy_and_drain_follow_the_voice(daemon: FakeSpeechd, make_speaker: MakeSpeaker) -> None:
    speaker = make_speaker("ao2")
    speaker.say(LONG)
    assert speaker.busy()
    before = time.monotonic()
    speaker.drain(0.05)
    assert 0.04 < time.monotonic() - before < 1
    assert speaker.busy()
    speaker.drain(5)
    assert daemon.texts("end") == [LONG]
    assert not speaker.busy()


def test_settings_by_language_and_backend(daemon: FakeSpeechd, make_speaker: MakeSpeaker) -> None:
    speaker = make_speaker("ao2", language="es")

    def spoken(text: str, language: str | None = None) -> tuple[object, ...]:
        speaker.say(text, language=language)
        assert daemon.wait_spoken(text)
        e = daemon.begun()[-1]
        return e["language"], e["rate"], e["pitch"], e["volume"], e["synthesis_voice"]

    assert spoken("hola") == ("es", "0", "0", "100", "NULL")
    assert not any(
        e["key"] in ("rate", "pitch", "volume", "synthesis_voice")
        for e in daemon.events
        if e["event"] == "set"
    )
    speaker.set(rate=30, volume=75)
    speaker.set(language="en", rate=-300, pitch=10, voice="Fake English")
    speaker.set(backend="ao2", language="es", rate=50)
    speaker.set(backend="pyttsx3", rate=99)
    assert spoken("adiós") == ("es", "50", "0", "50", "NULL")
    assert spoken("goodbye", "en") == ("en", "-100", "10", "50", "Fake English")
    assert spoken("otra vez") == ("es", "50", "0", "50", "NULL")
    speaker.set(rate=None, volume=None)
    speaker.set(backend="ao2", language="es", rate=None)
    assert spoken("como siempre") == ("es", "0", "0", "100", "NULL")


def test_voices_of_the_daemon(daemon: FakeSpeechd, make_speaker: MakeSpeaker) -> None:
    speaker = make_speaker("ao2")
    assert wait(lambda: speaker.backend == "ao2")
    assert [(v.name, v.language) for v in speaker.voices()] == [
        ("Fake English", "en"),
        ("Fake Español", "es"),
    ]
    assert [v.name for v in speaker.voices("es-MX")] == ["Fake Español"]


def test_a_daemon_that_dies_and_returns(
    daemon: FakeSpeechd, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    speaker = make_speaker("ao2", language="es")
    speaker.say("uno")
    assert daemon.wait_spoken("uno")
    daemon.die()
    assert wait(lambda: troubles), "the death of an idle daemon was not noticed"
    assert [(t.code, t.detail, t.reasons) for t in troubles] == [
        ("no-speech", "no-daemon", (("ao2", "no-daemon"),))
    ]
    assert (speaker.backend, speaker.busy()) == ("", False)
    speaker.say("nadie lo oye")
    speaker.drain(5.0)
    daemon.revive()
    assert wait(lambda: speaker.backend == "ao2", 4)
    speaker.say("dos")
    assert daemon.wait_spoken("dos", seconds=3) or "nadie lo oye. dos" in daemon.texts()
    assert [t.code for t in troubles] == ["no-speech", "speech-returned"]


def test_a_daemon_that_is_restarted_in_mid_sentence_loses_nothing(
    daemon: FakeSpeechd, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    speaker = make_speaker("ao2")
    speaker.say(LONG)
    assert daemon.wait_begun(LONG)
    speaker.say("what was waiting", ALERT)
    daemon.die()
    daemon.revive()
    assert daemon.wait_spoken(LONG, "what was waiting")
    assert daemon.texts("end") == [LONG, "what was waiting"]
    assert troubles == []


def test_a_frozen_daemon_never_holds_up_the_game(
    daemon: FakeSpeechd, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    speaker = make_speaker("ao2", limits=QUICK)
    speaker.say("before")
    assert daemon.wait_spoken("before")
    daemon.freeze()
    slowest = 0.0
    for i in range(40):
        started = time.perf_counter()
        speaker.say(f"card {i}", REPLY)
        speaker.silence()
        slowest = max(slowest, time.perf_counter() - started)
        time.sleep(0.005)
    assert slowest < 0.25
    assert wait(lambda: troubles, 6)
    assert (troubles[0].code, troubles[0].detail) == ("no-speech", "no-answer")
    speaker.say("it is quiet", ALERT)
    daemon.thaw()
    assert daemon.wait_spoken("it is quiet", seconds=6)
    assert [t.code for t in troubles] == ["no-speech", "speech-returned"]


def test_closing_over_a_frozen_daemon_is_quick(
    daemon: FakeSpeechd, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("ao2")
    speaker.say("before")
    assert daemon.wait_spoken("before")
    pid = speaker.host_pid
    assert pid is not None
    daemon.freeze()
    speaker.say("never heard", REPLY)
    time.sleep(0.05)
    started = time.perf_counter()
    speaker.close()
    assert time.perf_counter() - started < 0.9
    assert wait(lambda: not alive(pid), 1)


def test_a_frozen_daemon_at_the_start_and_a_close_at_once(
    daemon: FakeSpeechd, make_speaker: MakeSpeaker
) -> None:
    daemon.freeze()
    speaker = make_speaker("ao2")
    speaker.say("x", REPLY)
    speaker.close()
    speaker.close()
    speaker.say("nobody minds")
    speaker.silence()
    assert not speaker.busy()
    speaker.drain(5.0)


def test_retry_speaks_again(
    daemon: FakeSpeechd, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    daemon.die()
    speaker = make_speaker("ao2", daemon_backend=None)  # no scout: only the player's wish
    assert wait(lambda: [t.code for t in troubles] == ["no-speech"])
    speaker.retry()
    assert wait(lambda: [t.code for t in troubles] == ["no-speech", "no-speech"]), (
        "a retry in vain was not answered"
    )
    daemon.revive()
    speaker.retry()
    speaker.say("here again", REPLY)
    assert daemon.wait_spoken("here again")
    assert [t.code for t in troubles] == ["no-speech", "no-speech", "speech-returned"]


def test_the_cost_of_say_in_the_calling_thread(
    daemon: FakeSpeechd, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("ao2")
    speaker.say("warm up")
    assert daemon.wait_spoken("warm up")
    costs = []
    for i in range(300):
        started = time.perf_counter()
        speaker.say(f"card {i}", REPLY)
        costs.append(time.perf_counter() - started)
        time.sleep(0.0005)
    # Microseconds (see tests/bench); a hundred times that would still be no wait, a wait for a
    # voice would show.
    assert sorted(costs)[len(costs) // 2] < 0.002


def test_what_can_be_chosen_and_what_the_player_has_already_chosen(
    daemon: FakeSpeechd, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("ao2")
    assert speaker.abilities == Abilities()
    assert wait(lambda: speaker.backend == "ao2")
    assert speaker.abilities.name == "Linux Speech Dispatcher"
    assert speaker.abilities.adjustable == {"rate", "pitch", "volume", "voice"}
    speaker.voices("en")
    assert dict(speaker.abilities.normal) == {"rate": 0, "pitch": 0, "volume": 100}
    assert not any(
        e["key"] in ("rate", "pitch", "volume") for e in daemon.events if e["event"] == "set"
    )
    daemon.die()
    assert wait(lambda: speaker.backend == "")
    assert speaker.abilities == Abilities()


def test_a_language_without_a_voice_is_told_once(
    make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    with FakeSpeechd(voices=(("Fake English", "en-gb"), ("Fake American", "en-us"))) as daemon:
        speaker = make_speaker("ao2", language="es")
        for text, language in (("hello", "en"), ("hola", "es"), ("adiós", "es")):
            speaker.say(text, ALERT, language)
        assert daemon.wait_spoken("hello", "hola", "adiós")
        assert wait(lambda: troubles, 3)
        speaker.say("otra vez")
        assert daemon.wait_spoken("otra vez")
        time.sleep(0.6)
        assert troubles == [Trouble("language-missing", "es", "ao2")]
        assert speaker.voices("es") == ()


def test_a_daemon_that_names_no_voices_is_not_accused(
    make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    with FakeSpeechd(voices=()) as daemon:
        make_speaker("ao2").say("hola", language="es")
        assert daemon.wait_spoken("hola")
        time.sleep(0.7)
        assert troubles == []
