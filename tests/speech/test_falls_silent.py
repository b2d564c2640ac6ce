"""A voice that falls silent in the middle of a game: it is told, with its true reason, or replaced
within three seconds, whatever the daemon does instead of speaking.

The daemon is asked by the real host with the real client; another voice that needs no daemon stands
behind it or does not.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from playroom.speech import Trouble, Urgency
from playroom.speech.process import host_command
from playroom.speech.shared import Limits
from tests.speech.conftest import MakeSpeaker, alive, wait
from tests.speech.fake_host import events, fake_command, texts
from tests.speech.fake_ssip import FakeSpeechd

LONGEST = 3.0
"""Seconds from the first line that is not heard to its being told, on a quiet machine."""
BUSY = 1.5
"""Seconds that the tests beside this one may take."""

Send = Callable[..., None]


class Misbehaving(FakeSpeechd):
    """Answers as it should until `wrong` is set, then in that way."""

    wrong = ""

    def _answer(
        self, number: int, line: str, lines: Iterator[str], settings: dict[str, str], send: Send
    ) -> bool:
        if not self.wrong:
            return super()._answer(number, line, lines, settings, send)
        if self.wrong in ("silence", "half a line"):
            send(*(["230"] if self.wrong == "half a line" else []))
            time.sleep(60)
        elif self.wrong == "garbage":
            send("\x00\xff nothing of SSIP ¿?", "230")
        elif self.wrong == "errors":
            send("300 ERR")
        return self.wrong != "hangs up"


@pytest.fixture
def daemon() -> Iterator[Misbehaving]:
    with Misbehaving(ms_per_word=20) as fake:
        yield fake


WRONG = ["silence", "half a line", "garbage", "hangs up", "errors"]


def talk(speaker: Any, until: Callable[[], bool], seconds: float) -> float:
    """Keys are pressed, each answered with a line; the seconds until the condition holds."""
    begun = time.monotonic()
    while not until() and time.monotonic() < begun + seconds:
        speaker.say("an answer to a key", Urgency.REPLY)
        wait(until, 0.65)
    assert until(), f"not within {seconds} seconds"
    return time.monotonic() - begun


@pytest.mark.parametrize("wrong", WRONG)
def test_it_is_told_within_three_seconds_and_why(
    daemon: Misbehaving, make_speaker: MakeSpeaker, troubles: list[Trouble], wrong: str
) -> None:
    speaker = make_speaker("ao2", "prism", "pyttsx3", command=only_ao2)
    speaker.say("all is well")
    assert daemon.wait_spoken("all is well", seconds=20)
    daemon.wrong = wrong
    seconds = talk(speaker, lambda: bool(troubles), 12)
    assert seconds < LONGEST + BUSY
    assert troubles[0].code == "no-speech"
    reasons = dict(troubles[0].reasons)
    assert reasons["ao2"] in {"errors": ["error"]}.get(wrong, ["no-answer", "died", "error"])
    daemon.wrong = ""
    assert wait(lambda: troubles[-1].code == "speech-returned", 30)


def only_ao2(backend: str, spawn: bool) -> list[str]:
    """Of the others none is here: they never come to speak."""
    if backend == "ao2":
        return list(host_command(backend, spawn))
    return [sys.executable, "-c", "import time; time.sleep(60)"]


@pytest.mark.parametrize("wrong", ["silence", "half a line"])
def test_another_voice_takes_its_place_within_three_seconds(
    tmp_path: Path,
    daemon: Misbehaving,
    make_speaker: MakeSpeaker,
    troubles: list[Trouble],
    wrong: str,
) -> None:
    fake = fake_command(tmp_path / "log.jsonl")

    def command(backend: str, spawn: bool) -> list[str]:
        return only_ao2(backend, spawn) if backend != "pyttsx3" else list(fake(backend, spawn))

    speaker = make_speaker("ao2", "prism", "pyttsx3", command=command)
    speaker.say("all is well")
    assert daemon.wait_spoken("all is well", seconds=20)
    daemon.wrong = wrong
    assert talk(speaker, lambda: speaker.backend == "pyttsx3", 12) < LONGEST + BUSY
    assert [one.code for one in troubles][-1] in ("backend-replaced", "speech-returned")


def test_a_daemon_that_answers_errors_from_the_start_is_there(
    daemon: Misbehaving, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    daemon.wrong = "errors"
    make_speaker("ao2")
    assert wait(lambda: bool(troubles), 20)
    assert troubles[0].reasons == (("ao2", "error"),)


# A daemon that is killed or stopped, with a voice behind it that needs none
# --------------------------------------------------------------------------------------------------

ANSWER = "3 on the table: ace of swords, 5 of coins and king of cups"


def both(log: Path, **own: Any) -> Callable[[str, bool], Sequence[str]]:
    """The real host for the daemon, a voice that does as it is told behind it."""
    fake = fake_command(log, ms_per_word=20, **own)
    return lambda name, spawn: fake(name, spawn) if name == "pyttsx3" else only_ao2(name, spawn)


@pytest.mark.parametrize("after", [0.0, 0.03])
def test_killed_one_line_tells_that_another_speaks_and_the_answer_is_said_again(
    tmp_path: Path,
    daemon: Misbehaving,
    make_speaker: MakeSpeaker,
    troubles: list[Trouble],
    after: float,
) -> None:
    log = tmp_path / "log.jsonl"
    speaker = make_speaker("ao2", "prism", "pyttsx3", command=both(log, start=0.9))
    speaker.say("all is well")
    assert daemon.wait_spoken("all is well", seconds=20)
    speaker.say(ANSWER, Urgency.REPLY)
    time.sleep(after)
    daemon.die()
    assert wait(lambda: ANSWER in texts(log, "end"), 12)
    assert [one.code for one in troubles] == ["backend-replaced"]
    daemon.revive()
    assert wait(lambda: len(troubles) == 2, 30)
    assert [one.code for one in troubles] == ["backend-replaced", "speech-returned"]


def test_an_answer_that_ended_too_soon_with_its_daemon_is_said_again(
    tmp_path: Path, daemon: Misbehaving, make_speaker: MakeSpeaker
) -> None:
    log = tmp_path / "log.jsonl"
    speaker = make_speaker("ao2", "pyttsx3", command=both(log))
    speaker.say("all is well")
    assert daemon.wait_spoken("all is well", seconds=20)
    daemon.ms_per_word = 0.0  # its output module is dead: everything is at its end at once
    speaker.say(ANSWER, Urgency.REPLY)
    assert daemon.wait_spoken(ANSWER)
    daemon.die()
    assert wait(lambda: ANSWER in texts(log, "end"), 12)


def test_what_was_said_to_its_end_before_is_not_said_again(
    tmp_path: Path, daemon: Misbehaving, make_speaker: MakeSpeaker
) -> None:
    log = tmp_path / "log.jsonl"
    daemon.ms_per_word = 100.0
    speaker = make_speaker("ao2", "pyttsx3", command=both(log))
    speaker.say(ANSWER, Urgency.REPLY)
    assert daemon.wait_spoken(ANSWER, seconds=20)
    assert wait(lambda: not speaker.busy())
    daemon.die()
    speaker.say("Your turn.", Urgency.ALERT)
    assert wait(lambda: texts(log, "end") == ["Your turn."], 12)


def test_stopped_another_voice_answers_within_a_second_and_the_daemon_comes_back(
    tmp_path: Path, daemon: Misbehaving, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    log = tmp_path / "log.jsonl"
    speaker = make_speaker("ao2", "prism", "pyttsx3", command=both(log, start=0.3))
    speaker.say("all is well")
    assert daemon.wait_spoken("all is well", seconds=20)
    time.sleep(0.7)  # its voices were listed
    daemon.freeze()
    begun = time.monotonic()
    speaker.say(ANSWER, Urgency.REPLY)
    assert wait(lambda: ANSWER in texts(log), 12)
    assert time.monotonic() - begun < 1.0 + BUSY / 2
    started = next(e["t"] for e in events(log) if e["event"] == "start")
    assert started - begun < Limits().answer, "it was started before the daemon was given up"
    assert [one.code for one in troubles] == ["backend-replaced"]
    daemon.thaw()
    assert wait(lambda: len(troubles) == 2, 30)
    assert troubles[1].code == "speech-returned"


def test_a_daemon_that_was_only_slow_goes_on_and_nothing_is_left_beside_it(
    tmp_path: Path, daemon: Misbehaving, make_speaker: MakeSpeaker, troubles: list[Trouble]
) -> None:
    log = tmp_path / "log.jsonl"
    speaker = make_speaker("ao2", "pyttsx3", command=both(log))
    speaker.say("all is well")
    assert daemon.wait_spoken("all is well", seconds=20)
    time.sleep(0.7)
    daemon.freeze()
    speaker.say(ANSWER, Urgency.REPLY)
    assert wait(lambda: any(e["event"] == "start" for e in events(log)), 3)
    daemon.thaw()
    assert daemon.wait_spoken(ANSWER)
    assert wait(lambda: not any(alive(e["pid"]) for e in events(log)), 3)
    assert (speaker.backend, troubles) == ("ao2", [])
