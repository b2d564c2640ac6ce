"""A voice that falls silent in the middle of a game: it is told, with its true reason, or replaced
within three seconds, whatever the daemon does instead of speaking.

The daemon is asked by the real host with the real client; another voice that needs no daemon stands
behind it or does not.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from playroom.speech import Trouble, Urgency
from playroom.speech.process import host_command
from tests.speech.conftest import MakeSpeaker, wait
from tests.speech.fake_ssip import FakeSpeechd
from tests.speech.test_speaker_hosts import fake_command

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
