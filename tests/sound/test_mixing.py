"""The mixer with a device that is no more than a clock: a score in, samples out."""

from __future__ import annotations

import numpy as np

from playroom.sound.mixing import FRAME, VOICES, Bank, Mixer
from playroom.sound.synthesis import RATE
from tests.sound.hearing import Wave

STEP = RATE // 100


def played(score: list[tuple[int, str, float]], milliseconds: int) -> tuple[Wave, Wave]:
    """Both channels of a score: (milliseconds, sound, place)."""
    bank, mixer, out = Bank(), Mixer(), b""
    waiting = sorted(score)
    for now in range(0, milliseconds, 10):
        while waiting and waiting[0][0] <= now:
            _, name, pan = waiting.pop(0)
            mixer.add(bank.sound(name, pan, 0.0))
        out += mixer.pull(STEP)
    both = np.frombuffer(out, "<i2").reshape(-1, 2).astype(float)
    return both[:, 0], both[:, 1]


def power(channel: Wave, start: int, end: int) -> float:
    """Of a channel between two milliseconds."""
    return float((channel[start * RATE // 1000 : end * RATE // 1000] ** 2).sum())


def test_every_sound_is_on_its_side_in_its_moment_and_silence_is_silence() -> None:
    score = [(0, "card", -0.8), (300, "turn", 0.0), (600, "points", 0.8), (620, "card", -0.8)]
    left, right = played(score, 1000)
    assert power(left, 0, 60) > 30 * power(right, 0, 60)
    assert power(left, 200, 290) == power(right, 200, 290) == 0
    assert power(left, 300, 480) == power(right, 300, 480) > 0
    assert power(right, 700, 760) > 30 * power(left, 700, 760)


def test_a_crowd_does_not_clip() -> None:
    left, _ = played([(0, "card", 0.0)] * 200, 100)
    bank = Bank()
    one = np.frombuffer(bank.sound("card", 0.0, 0.0), "<i2").reshape(-1, 2)[:, 0]
    assert np.array_equal(left[: len(one)], VOICES * one.astype(float))
    loud = Mixer()
    for _ in range(VOICES):
        loud.add(np.full(2 * STEP, 20_000, "<i2").tobytes())
    assert max(np.frombuffer(loud.pull(STEP), "<i2")) == 32_767


def test_it_knows_that_nobody_asks_for_what_waits() -> None:
    mixer = Mixer()
    assert mixer.silent
    mixer.add(bytes(FRAME * 12))
    assert not mixer.silent
    assert mixer.pulled == 0
    mixer.pull(8)
    assert not mixer.silent
    mixer.pull(8)
    assert mixer.silent
    assert mixer.pulled == 16
