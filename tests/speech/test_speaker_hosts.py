"""The chain, the watchdog and the ways to interrupt, with hosts that do as they are told."""

from __future__ import annotations

import os
import signal
import time
from functools import partial
from pathlib import Path

import pytest

from playroom.speech import Trouble, Urgency
from playroom.speech.shared import Limits
from playroom.speech.speaker import Speaker
from tests.speech.conftest import MakeSpeaker, alive, wait
from tests.speech.fake_host import events, fake_command, texts

CHATTER, EVENT, ALERT, REPLY = Urgency
LONG = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen"
KILL = ["kill", "done"]
QUICK = Limits(start=0.5, answer=0.3)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "log.jsonl"


def started(log: Path) -> list[str]:
    return [e["backend"] for e in events(log) if e["event"] == "start"]


# The chain
# --------------------------------------------------------------------------------------------------


def test_the_first_that_works_speaks_and_nobody_is_bothered(
    log: Path, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    command = fake_command(log, ao2={"fatal": "no-daemon"}, prism={"fatal": "not-installed"})
    speaker = make_speaker("ao2", "prism", "pyttsx3", command=command)
    speaker.say("first line")
    assert wait(lambda: texts(log, "end") == ["first line"])
    assert (speaker.backend, troubles) == ("pyttsx3", [])
    assert started(log) == ["ao2", "prism", "pyttsx3"]


def test_nothing_works_and_it_is_said_once_with_every_reason(
    log: Path, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    command = fake_command(
        log,
        ao2={"fatal": "no-daemon"},
        prism={"fatal": "not-installed"},
        pyttsx3={"fatal": "no-player"},
    )
    speaker = make_speaker("ao2", "prism", "pyttsx3", command=command)
    speaker.say("nobody hears this")
    assert wait(lambda: troubles)
    for i in range(20):
        speaker.say(f"nor this {i}", REPLY)
        speaker.silence()
    assert (speaker.busy(), speaker.backend, speaker.voices()) == (False, "", ())
    speaker.drain(5.0)
    reasons = (("ao2", "no-daemon"), ("prism", "not-installed"), ("pyttsx3", "no-player"))
    assert troubles == [Trouble("no-speech", "no-player", reasons=reasons)]


def test_a_command_that_cannot_be_run_is_a_failing_backend(
    make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    make_speaker("ao2", command=lambda backend, spawn: ["/nonexistent/python"])
    assert wait(lambda: troubles)
    assert troubles == [Trouble("no-speech", "error", reasons=(("ao2", "error"),))]


def test_an_empty_chain_is_silent(make_speaker: MakeSpeaker, troubles: list[Trouble]) -> None:
    make_speaker().say("x")
    assert wait(lambda: troubles)
    assert troubles[0].code == "no-speech"


def test_a_host_that_never_gets_ready_is_given_up(
    log: Path, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    speaker = make_speaker(
        "ao2", "prism", command=fake_command(log, ao2={"silent_start": True}), limits=QUICK
    )
    speaker.say("said by the next")
    assert wait(lambda: texts(log, "end") == ["said by the next"])
    assert troubles == []
    assert wait(lambda: not alive(events(log)[0]["pid"]), 1)


def test_a_backend_that_fails_in_the_game_is_replaced_and_its_text_said_by_the_next(
    log: Path, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    command = fake_command(log, ao2={"deaf": True, "ms_per_word": 1000})
    speaker = make_speaker("ao2", "prism", command=command, limits=QUICK)
    speaker.say("alert", ALERT)
    speaker.say("event")
    assert wait(lambda: texts(log, "end") == ["alert", "event"], 8)
    assert [e["backend"] for e in events(log) if e["event"] == "end"] == ["prism", "prism"]
    # It had never answered anything, so it was not started again.
    assert started(log) == ["ao2", "prism"]
    assert troubles == [Trouble("backend-replaced", "no-answer", "ao2", "prism")]


def test_a_backend_that_dies_once_is_started_again_and_nobody_is_bothered(
    log: Path, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    speaker = make_speaker("ao2", "prism", command=fake_command(log))
    speaker.say("one")
    speaker.drain(5)
    assert texts(log, "end") == ["one"]
    assert speaker.host_pid is not None
    os.kill(speaker.host_pid, signal.SIGKILL)
    speaker.say("two")
    assert wait(lambda: texts(log, "end") == ["one", "two"])
    assert (speaker.backend, troubles) == ("ao2", [])


def test_a_text_that_kills_its_host_is_not_given_to_every_other(
    log: Path, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    speaker = make_speaker("ao2", "prism", command=fake_command(log, dies_on="poison"))
    speaker.say("poison", ALERT)
    speaker.say("after", ALERT)
    assert wait(lambda: texts(log, "end") == ["after"])
    assert texts(log).count("poison") == 2
    assert (speaker.backend, troubles) == ("ao2", [])


def test_autospawn_is_allowed_once_and_again_only_when_the_player_asks(
    log: Path, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    speaker = make_speaker("ao2", command=fake_command(log, dies_on="die"), daemon_backend="ao2")
    speaker.say("die")
    assert wait(lambda: len(started(log)) == 3)  # the text is tried twice
    speaker.say("alive")
    assert wait(lambda: texts(log, "end") == ["alive"])
    assert [e["spawn"] for e in events(log) if e["event"] == "start"] == [True, False, False]
    speaker.retry()
    speaker.say("die again")
    assert wait(lambda: len(started(log)) >= 4)
    assert [e["spawn"] for e in events(log) if e["event"] == "start"][3] is True


def test_a_language_without_a_voice_is_told_once(
    log: Path, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    speaker = make_speaker("pyttsx3", language="es", command=fake_command(log, missing=["es"]))
    speaker.say("hola")
    speaker.say("adiós", ALERT)
    assert wait(lambda: texts(log, "end") == ["hola", "adiós"])
    assert troubles == [Trouble("language-missing", "es", "pyttsx3")]


# Interrupting
# --------------------------------------------------------------------------------------------------


def test_what_only_a_kill_can_silence_is_killed_and_a_spare_takes_over(
    log: Path, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    speaker = make_speaker("pyttsx3", command=fake_command(log, can=KILL, ms_per_word=250))
    speaker.say(LONG)
    speaker.say("Your turn.", ALERT)
    assert wait(lambda: texts(log) == [LONG])
    assert wait(lambda: len(started(log)) == 2), "no spare was started"
    time.sleep(0.3)  # until it is ready
    first = speaker.host_pid
    assert first is not None
    before = time.monotonic()
    speaker.say("corte", REPLY)
    assert wait(lambda: "corte" in texts(log))
    said = next(e for e in events(log) if e.get("text") == "corte")
    assert said["pid"] != first
    spare = next(e for e in events(log) if e["event"] == "start" and e["pid"] == said["pid"])
    assert spare["t"] < before, "the reply has waited for the start of a process"
    assert not alive(first)
    assert wait(lambda: texts(log, "end") == ["corte", "Your turn."])
    assert troubles == []


def test_replies_faster_than_spares_still_end_with_the_newest(
    log: Path, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("pyttsx3", command=fake_command(log, can=KILL, ms_per_word=60))
    speaker.say(LONG)
    assert wait(lambda: texts(log) == [LONG])
    for i in range(6):
        speaker.say(f"card number {i} of the hand", REPLY)
        time.sleep(0.06)
    assert wait(lambda: texts(log, "end")[-1:] == ["card number 5 of the hand"])
    assert texts(log)[-1] == "card number 5 of the hand"
    assert wait(lambda: not speaker.busy(), 1)
    pids = {e["pid"] for e in events(log)}
    speaker.close()
    assert wait(lambda: not any(alive(pid) for pid in pids), 2)


def test_hush_by_kill_and_an_alert_that_comes_back(log: Path, make_speaker: MakeSpeaker) -> None:
    speaker = make_speaker("pyttsx3", command=fake_command(log, can=KILL, ms_per_word=40))
    speaker.say("Your turn and more words than anybody needs", ALERT)
    assert wait(lambda: len(texts(log)) == 1)
    speaker.silence()
    speaker.say("7 of clubs", REPLY)
    assert wait(lambda: len(texts(log, "end")) == 2)
    assert texts(log, "end") == ["7 of clubs", "Your turn and more words than anybody needs"]


@pytest.mark.parametrize("can", [KILL, ["cancel", "done"]])
def test_of_two_lines_only_the_one_that_was_being_said_is_cut(
    log: Path, make_speaker: MakeSpeaker, can: list[str]
) -> None:
    speaker = make_speaker("ao2", command=fake_command(log, can=can, ms_per_word=100))
    speaker.say("Berta takes nothing and now has a total of twenty points.", EVENT)
    speaker.say("You draw the ace of swords.", EVENT)
    assert wait(lambda: len(texts(log)) == 1)
    assert texts(log)[0].endswith("You draw the ace of swords.")
    speaker.say("On the table: nothing.", REPLY)
    speaker.drain(5)
    assert texts(log, "end")[-2:] == ["On the table: nothing.", "You draw the ace of swords."]
    assert "Berta" not in " ".join(texts(log)[1:])


@pytest.mark.parametrize("can", [KILL, ["cancel", "done"]])
def test_a_cut_event_with_a_topic_is_said_once_more_unless_the_answer_has_that_topic(
    log: Path, make_speaker: MakeSpeaker, can: list[str]
) -> None:
    drawn = "You draw the ace of swords, which is the best card of all in this game."
    speaker = make_speaker("ao2", command=fake_command(log, can=can, ms_per_word=60))

    def is_said(text: str, times: int) -> bool:
        return texts(log).count(text) == times

    for cuts, topic in ((1, None), (2, None), (1, "hand")):
        before, said = len(texts(log)), texts(log).count(drawn)
        speaker.say(drawn, EVENT, topic="hand")
        for cut in range(cuts):
            assert wait(partial(is_said, drawn, said + cut + 1))
            speaker.say(f"Answer {cut}.", REPLY, topic=topic)
        speaker.drain(8)
        again = [drawn] if topic is None else []
        heard = [drawn, "Answer 0.", *again]
        if cuts == 2:
            heard.append("Answer 1.")
        assert texts(log)[before:] == heard


def test_an_alert_heard_to_its_end_in_the_moment_of_the_key_is_not_said_again(
    log: Path, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("ao2", command=fake_command(log, late_done=0.15))
    for hush in (False, True):
        speaker.say("Your turn.", ALERT)
        assert wait(lambda: texts(log, "end")[-1:] == ["Your turn."])
        if hush:
            speaker.silence()
        speaker.say("15, count.", REPLY)
        speaker.drain(3)
    assert texts(log) == ["Your turn.", "15, count."] * 2


def test_a_reader_that_never_tells_the_end_gets_everything_at_once(
    log: Path, make_speaker: MakeSpeaker
) -> None:
    """As NVDA: it keeps its own queue, so ours holds nothing back, and busy() means only what is
    not handed over."""
    speaker = make_speaker(
        "ao2-reader", command=fake_command(log, can=["cancel", "braille"], ms_per_word=100)
    )
    for text in ("one two three", "four", "five"):
        speaker.say(text, ALERT)
    assert wait(lambda: not speaker.busy(), 1.5)
    assert wait(lambda: texts(log, "end") == ["one two three", "four", "five"])


def test_a_backend_without_a_queue_to_cancel_is_paced(log: Path, make_speaker: MakeSpeaker) -> None:
    """As prismatoid over Speech Dispatcher, where an interruption stops only the message being
    said.
    """
    speaker = make_speaker("prism", command=fake_command(log, can=[], ms_per_word=1))
    for text in ("one", "two", "three"):
        speaker.say(text, ALERT)
    assert wait(lambda: texts(log) == ["one"])
    speaker.say("answer", REPLY)
    assert wait(lambda: texts(log)[:2] == ["one", "answer"])
    assert wait(lambda: "three" in texts(log), 6)
    assert texts(log)[1:] in (["answer", "one", "two", "three"], ["answer", "two", "three"])


def test_braille_goes_where_a_display_is_and_nowhere_else(
    log: Path, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker(
        "ao2-reader", command=fake_command(log, can=["cancel", "braille"], start=0.2)
    )
    for text in ("old line", "7 ♥ \x1b[1mhearts"):
        speaker.braille(text)
    speaker.say("7 of hearts")
    assert wait(lambda: texts(log, "braille") == ["7 ♥ hearts"])
    speaker.braille("15, count.")
    assert wait(lambda: texts(log, "braille") == ["7 ♥ hearts", "15, count."])
    other = make_speaker("ao2", command=fake_command(log.with_suffix(".2")))
    other.braille("no display here")
    other.say("spoken")
    assert wait(lambda: texts(log.with_suffix(".2"), "end") == ["spoken"])
    assert texts(log.with_suffix(".2"), "braille") == []


def test_noise_on_every_channel_changes_nothing(
    log: Path, make_speaker: MakeSpeaker, capfd: pytest.CaptureFixture[str]
) -> None:
    speaker = make_speaker("ao2", command=fake_command(log, noise=True))
    speaker.say("one")
    assert wait(lambda: texts(log, "end") == ["one"])
    speaker.say("two", REPLY)
    assert wait(lambda: texts(log, "end") == ["one", "two"])
    speaker.drain(2)
    speaker.close()
    assert capfd.readouterr() == ("", "")


def test_a_fault_of_our_own_is_told_and_not_silent(
    log: Path, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    speaker = make_speaker("ao2", command=fake_command(log))
    speaker.say("fine")
    assert wait(lambda: texts(log, "end") == ["fine"])
    pid = speaker.host_pid
    speaker._post(lambda conductor: [][1])
    assert wait(lambda: troubles)
    assert (troubles[0].code, troubles[0].detail) == ("no-speech", "error")
    assert "IndexError" in troubles[0].reasons[0][1]
    assert pid is not None
    assert wait(lambda: not alive(pid))
    assert not speaker.busy()


def test_a_room_that_cannot_take_the_news_does_no_harm(
    log: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def closed(trouble: Trouble) -> None:
        raise RuntimeError("Event loop is closed")

    speaker = Speaker(
        ("ao2", "prism"), "es", closed, command=fake_command(log, ao2={"dies_on": "x"})
    )
    speaker.say("x")
    speaker.say("y", ALERT)
    assert wait(lambda: "y" in texts(log, "end"))
    speaker.close()
    assert capfd.readouterr() == ("", "")


def test_closing_from_within_the_news(log: Path) -> None:
    speakers: list[Speaker] = []
    speakers.append(
        Speaker(
            ("ao2",),
            "es",
            lambda _: speakers[0].close(),
            command=fake_command(log, fatal="no-daemon"),
        )
    )
    assert wait(lambda: speakers[0]._state.closed)
    speakers[0].close()


def test_hosts_have_no_terminal_and_die_with_everything_they_started(
    log: Path, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("ao2", command=fake_command(log))
    speaker.say("x")
    assert wait(lambda: texts(log, "end") == ["x"])
    start = events(log)[0]
    assert start["session"] == start["pid"], "not in a session of its own"
    speaker.close()
    assert not alive(start["pid"])


def test_waiting_for_a_slow_start_is_not_for_ever_busy(
    log: Path, make_speaker: MakeSpeaker
) -> None:
    limits = Limits(start=5.0, hope=0.2)
    speaker = make_speaker("ao2", command=fake_command(log, silent_start=True), limits=limits)
    speaker.say("x")
    assert speaker.busy()
    assert wait(lambda: not speaker.busy(), 1.0)
