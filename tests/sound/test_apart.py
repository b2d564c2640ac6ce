"""Sounds and words of whole rounds, each on a card of its own that is recorded: a real Speech
Dispatcher with eSpeak NG, a real PulseAudio, a game in a terminal.
"""

from __future__ import annotations

import time
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.shell.by_keys import KeyPlayer, playroom, prepare
from tests.sound import rig
from tests.speech.real_speechd import RealSpeechd

pytestmark = [
    pytest.mark.slow,
    pytest.mark.speechd,
    pytest.mark.needs(*rig.PACKAGES, "espeak-ng"),
    pytest.mark.needs("speech-dispatcher", "speech-dispatcher-espeak-ng"),
    pytest.mark.flaky(reruns=1),
]

APART = 0.95
"""Of the sounds, at least."""
MEETS = 0.3
"""Of a sound, which may be heard together with words: its end dies away."""
PAUSE = 2.5
"""Seconds after which the turn was told."""
NEAR = 10.0
"""Decibels between the power of words and that of the sounds beside them, in the middle, at most:
they were 15 to 24."""


class Sounded(NamedTuple):
    """A sound: when, how much of it was heard together with words, and its level."""

    at: float
    lasted: float
    together: float
    peak: float
    power: float


def sounds_of(sounds: rig.Recording, words: rig.Recording) -> list[Sounded]:
    """Every sound that was heard."""
    spoken = words.loud()
    found = []
    for begin, end in sounds.loud():
        both = sum(max(0.0, min(end, to) - max(begin, since)) for since, to in spoken)
        found.append(Sounded(begin, end - begin, both / (end - begin), *sounds.level(begin, end)))
    return found


@pytest.mark.parametrize(("game", "language", "steps"), [("escoba", "en", 5), ("casino", "es", 5)])
def test_a_sound_is_heard_before_the_words_and_not_under_them(
    tmp_path: Path, game: str, language: str, steps: int
) -> None:
    data = prepare(tmp_path / "data", wait_for_voice=True, speech="tts")
    with rig.server() as server:
        heard = {"PULSE_SERVER": server.address, "PULSE_SINK": "voice"}
        with RealSpeechd(heard=heard):
            seats = {"en": "you,Ana:easy,Luis:easy", "es": "yo,Ana:fácil,Luis:fácil"}[language]
            words = ("play", game, "--seed", "5", "--seats", seats, "--sounds", "on")
            with playroom(*words, data=data, lang=language, env=dict(server.env)) as session:
                player = KeyPlayer(session, data, language=language)
                player.ready()
                time.sleep(12.0)  # the loudspeaker is opened, and the beginning told, meanwhile
                recorders = rig.Recorder(server), rig.Recorder(server, "voice")
                for _ in range(steps):
                    player.wait(60.0)
                    time.sleep(PAUSE)
                    if not player.step():
                        break
                player.wait(60.0)
                time.sleep(2 * PAUSE)
                sounds, spoken = (recorder.finish() for recorder in recorders)
                player.close()
    found = sounds_of(sounds, spoken)
    for one in found:
        print(
            f"{one.at - sounds.began:7.3f} s {one.lasted * 1000:4.0f} ms {one.together:4.0%}"
            f" peak {one.peak:5.1f} power {one.power:5.1f}"
        )
    voices = [spoken.level(since, to) for since, to in spoken.loud() if to - since > 0.15]
    loud = sorted(power for _, power in voices)[len(voices) // 2]
    mean = sorted(one.power for one in found)[len(found) // 2]
    print(f"words: power {loud:.1f}, sounds: {mean:.1f}", max(p for p, _ in voices))
    assert len(found) >= steps // 2
    apart = [one for one in found if one.together <= MEETS]
    assert len(apart) >= APART * len(found)
    assert loud - mean < NEAR
    assert max(one.peak for one in found) < -3.0, "there is room for several"
