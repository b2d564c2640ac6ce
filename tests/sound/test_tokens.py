"""The set itself, without a loudspeaker: the same everywhere, as loud as it says, told apart, and
no cover over speech.
"""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from functools import cache

import numpy as np
import pytest

from playroom.engine.sounds import SOUNDS
from playroom.shell.screens.sounds import ORDER
from playroom.sound.policy import UNASKED, seconds_of
from playroom.sound.synthesis import placed, rendered
from playroom.sound.tokens import TOKENS, described
from tests.sound import hearing
from tests.sound.levels import speech, starts

APART = 14.0
"""dB between any two sounds, whatever their tempo."""
LEFT = 0.85
"""Of speech under the loudest sound there can be."""


@cache
def _wave(name: str) -> hearing.Wave:
    return hearing.wave(rendered(TOKENS[name]))


def test_games_name_what_there_is_and_the_list_has_them_all() -> None:
    assert set(SOUNDS) == set(TOKENS) == set(ORDER)
    assert len(SOUNDS) == len(ORDER) == 24
    assert set(TOKENS) > UNASKED


@pytest.mark.parametrize("name", sorted(TOKENS))
def test_every_sound_is_as_it_is_declared(name: str) -> None:
    sound, token = _wave(name), TOKENS[name]
    assert hearing.loudness(sound) == pytest.approx(token.loudness, abs=0.25)
    assert np.abs(sound).max() < 0.25, "four of them must not clip"
    assert len(sound) / hearing.RATE == pytest.approx(seconds_of(name), abs=0.001)
    assert seconds_of(name) < 0.4
    assert list(rendered(token)) == list(rendered(token)), "there is no chance in it"
    power = np.abs(np.fft.rfft(sound)) ** 2
    at = np.fft.rfftfreq(len(sound), 1 / hearing.RATE)
    assert power[at < 300].sum() < 0.15 * power.sum(), "a small loudspeaker has no such notes"
    assert power[at > 2000].sum() < 0.2 * power.sum(), "the consonants are there"
    assert power[at > 5000].sum() < 0.005 * power.sum()


SUMS = {"deal": 1_241_179, "turn": 6_970_251, "win": 8_723_332, "lost": 3_756_346}
"""Of the samples of some sounds, one of each way to make them, without their signs."""


@pytest.mark.parametrize("name", SUMS)
def test_the_same_samples_come_out_everywhere(name: str) -> None:
    """Within what the sine of a platform may differ by."""
    assert sum(map(abs, rendered(TOKENS[name]))) == pytest.approx(SUMS[name], rel=1e-4)


def test_any_two_are_told_apart() -> None:
    pictures = {name: hearing.picture(_wave(name)) for name in TOKENS}
    near = {
        (one, other): hearing.distance(pictures[one], pictures[other])
        for one, other in itertools.combinations(TOKENS, 2)
    }
    assert len(near) == 276
    assert {pair: apart for pair, apart in near.items() if apart < APART} == {}


@pytest.mark.needs("espeak-ng")
def test_speech_is_heard_under_the_loudest() -> None:
    voice = speech()
    places = starts(voice)
    left = {name: hearing.left_of_speech(_wave(name), voice, places) for name in TOKENS}
    assert {name: share for name, share in left.items() if share < LEFT} == {}
    # the yardstick itself: as much of it as loud as speech hides most of it
    noise = np.random.default_rng(2).standard_normal(len(_wave("turn"))) * 0.08
    assert hearing.left_of_speech(noise, voice, places) < 0.6


def test_left_and_right_are_sixteen_decibels_apart_at_the_farthest() -> None:
    both = np.frombuffer(placed(rendered(TOKENS["turn"]), -0.8, 0.0), "<i2").reshape(-1, 2)
    power = (both.astype(float) ** 2).sum(axis=0)
    assert 10 * np.log10(power[0] / power[1]) == pytest.approx(16.0, abs=0.1)
    middle = np.frombuffer(placed(rendered(TOKENS["turn"]), 0.0, 0.0), "<i2").reshape(-1, 2)
    assert (middle[:, 0] == middle[:, 1]).all()
    assert (middle.astype(float) ** 2).sum() == pytest.approx(power.sum(), rel=0.01)


def test_a_page_gets_the_same_numbers() -> None:
    table = json.loads(json.dumps(described()))
    assert set(table) == set(TOKENS)
    kinds = {stroke["kind"] for token in table.values() for stroke in token["strokes"]}
    assert kinds == {"struck", "blown", "noise"}
    assert table["points"]["strokes"][0] == {
        "kind": "struck",
        "at": 0,
        "hz": 659.3,
        "ms": 140,
        "level": 1.0,
        "partials": [[1.0, 1.0, 520.0], [2.0, 0.45, 420.0], [2.76, 0.2, 200.0]],
    }


def test_no_sound_needs_numpy() -> None:
    code = (
        "import sys; import playroom.sound.host, playroom.sound.loudspeaker; "
        "from playroom.sound.mixing import Bank; Bank().sound('card', 0, 0); "
        "assert 'numpy' not in sys.modules and 'miniaudio' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
