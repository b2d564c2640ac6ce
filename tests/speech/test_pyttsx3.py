"""pyttsx3 with the real eSpeak NG and a player that plays nothing."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from playroom.speech import Trouble, Urgency
from playroom.speech.process import host_command
from tests.speech.conftest import MakeSpeaker, alive, wait
from tests.speech.standin_aplay import StandInAplay

pytestmark = pytest.mark.needs("libespeak-ng1")

CHATTER, EVENT, ALERT, REPLY = Urgency
LONG = "una frase bastante larga para que siga hablando mucho tiempo todavía"


@pytest.fixture
def player() -> Iterator[StandInAplay]:
    with StandInAplay() as substitute:
        yield substitute


@pytest.fixture
def hasty() -> Iterator[StandInAplay]:
    """Plays a second in 20 ms."""
    with StandInAplay(speed=0.02) as substitute:
        yield substitute


@pytest.fixture(autouse=True)
def own_temporary_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """So that what is left behind can be seen."""
    folder = tmp_path / "tmp"
    folder.mkdir()
    monkeypatch.setenv("TMPDIR", str(folder))
    monkeypatch.setattr(tempfile, "tempdir", None)
    return folder


OF_OTHERS = ("aplay-", "pulse-")
"""The player of the test, and what the first client of PulseAudio makes."""


def left(folder: Path) -> list[str]:
    return [path.name for path in folder.iterdir() if not path.name.startswith(OF_OTHERS)]


def test_everything_is_said_in_order_and_each_language_by_its_own_voice(
    hasty: StandInAplay,
    make_speaker: MakeSpeaker,
    troubles: list[Trouble],
    own_temporary_folder: Path,
) -> None:
    speaker = make_speaker("pyttsx3", language="es")
    for language in ("es", "en", "es"):
        speaker.say("9 777 777", ALERT, language)
    speaker.drain(8)
    plays = hasty.plays()
    assert [play.ended for play in plays] == [True] * 3
    assert (
        abs(plays[0].seconds - plays[2].seconds) < 0.05 < abs(plays[0].seconds - plays[1].seconds)
    )
    assert {v.language.partition("-")[0] for v in speaker.voices("es")} == {"es"}
    speaker.set(rate=100)
    speaker.say("radio ideal", ALERT)
    speaker.drain(8)
    speaker.set(rate=None)
    speaker.say("radio ideal", ALERT)
    speaker.drain(8)
    plays = hasty.plays()[3:]
    assert plays[0].seconds < 0.75 * plays[1].seconds
    speaker.close()
    assert left(own_temporary_folder) == []
    assert troubles == []


def test_a_reply_cuts_the_sound_off_at_once(
    player: StandInAplay, make_speaker: MakeSpeaker
) -> None:
    speaker = make_speaker("pyttsx3", language="es")
    speaker.say(LONG)
    assert player.wait(lambda plays: len(plays) == 1)
    pid = speaker.host_pid
    before = time.monotonic()
    speaker.say("corte", REPLY)
    assert player.wait(lambda plays: len(plays) == 2)
    assert player.plays()[1].started - before < 0.5
    assert speaker.host_pid == pid, "no new synthesizer was needed"
    speaker.drain(5)
    assert [play.ended for play in player.plays()] == [False, True]


def test_hush_and_close_silence_it(
    player: StandInAplay, make_speaker: MakeSpeaker, own_temporary_folder: Path
) -> None:
    speaker = make_speaker("pyttsx3", language="es")
    speaker.say(LONG)
    assert player.wait(lambda plays: len(plays) == 1)
    speaker.silence()
    assert wait(lambda: not speaker.busy())
    speaker.say(LONG)
    assert player.wait(lambda plays: len(plays) == 2)
    pid = speaker.host_pid
    assert pid is not None
    speaker.close()
    assert wait(lambda: not alive(pid))
    assert [play.ended for play in player.plays()] == [False, False]
    assert left(own_temporary_folder) == []


def test_where_only_a_kill_silences_it_a_kill_does(
    player: StandInAplay, make_speaker: MakeSpeaker
) -> None:
    """As on Windows and macOS, where the sound is in the synthesizer's own process."""

    def command(backend: str, spawn: bool) -> list[str]:
        line = host_command(backend, spawn)
        at = line.index("-c") + 1
        own = (
            "import playroom.speech.backends.synthesizer as s; "
            "s._plays_through_system = lambda: False"
        )
        line[at] = line[at].replace("; from playroom", f"; {own}; from playroom")
        return line

    speaker = make_speaker("pyttsx3", language="es", command=command)
    speaker.say(LONG)
    assert player.wait(lambda plays: len(plays) == 1)
    pid = speaker.host_pid
    assert pid is not None
    speaker.say("corte", REPLY)
    speaker.drain(5)
    assert [play.ended for play in player.plays()] == [False, True]
    assert not alive(pid)
    assert speaker.host_pid != pid


def test_a_machine_without_a_sound_card_is_not_a_silent_success(
    make_speaker: MakeSpeaker, troubles: list[Trouble], capfd: pytest.CaptureFixture[str]
) -> None:
    with StandInAplay(card=False):
        speaker = make_speaker("pyttsx3")
        speaker.say("nobody can hear this")
        assert wait(lambda: troubles, 8)
        assert troubles == [Trouble("no-speech", "no-sound", reasons=(("pyttsx3", "no-sound"),))]
    assert capfd.readouterr() == ("", "")


def test_without_a_player_it_says_so(
    make_speaker: MakeSpeaker,
    troubles: list[Trouble],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    # Everything that is usually found, except players.
    for folder in os.environ["PATH"].split(os.pathsep):
        for program in ("ldconfig", "gcc", "sh"):
            if (found := Path(folder) / program).exists() and not (tmp_path / program).exists():
                (tmp_path / program).symlink_to(found)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert shutil.which("aplay") is None
    make_speaker("pyttsx3")
    assert wait(lambda: troubles, 8)
    assert troubles == [Trouble("no-speech", "no-player", reasons=(("pyttsx3", "no-player"),))]
