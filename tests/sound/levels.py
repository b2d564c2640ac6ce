"""`python -m tests.sound.levels`: the gain that makes every token as loud as it is declared, how
much of speech it leaves, and the nearest pairs: for tuning the set.
"""

from __future__ import annotations

import itertools
import subprocess
import tempfile
import wave as wave_files
from pathlib import Path

import numpy as np

from playroom.sound.synthesis import rendered
from playroom.sound.tokens import TOKENS
from tests.sound import hearing

LINES = (
    ("en", "Berta plays the ten of hearts. Fifteen for two."),
    ("en", "Your turn. You hold the four, five and six of clubs."),
    ("en", "The dealer turns up the jack of spades and pegs two."),
    ("es", "Berta juega el diez de corazones. Quince para dos."),
    ("es", "Te toca. Tienes el cuatro, el cinco y el seis de bastos."),
    ("es", "La banca descubre la sota de espadas y anota dos."),
)


def speech() -> hearing.Wave:
    """What espeak-ng says, at its usual loudness."""
    parts = []
    with tempfile.TemporaryDirectory() as folder:
        for number, (voice, line) in enumerate(LINES):
            file = Path(folder, f"{number}.wav")
            subprocess.run(["espeak-ng", "-v", voice, "-w", str(file), line], check=True)
            with wave_files.open(str(file)) as read:
                rate = read.getframerate()
                data = np.frombuffer(read.readframes(read.getnframes()), "<i2") / 32_768
            count = int(len(data) * hearing.RATE / rate)
            parts.append(np.interp(np.arange(count) * rate / hearing.RATE, range(len(data)), data))
    return np.concatenate(parts)


def starts(voice: hearing.Wave, count: int = 120) -> list[int]:
    """Places in speech, the same ones every time."""
    every = np.random.default_rng(1).integers(8_000, len(voice) - 40_000, count)
    return [int(place) for place in every]


def main() -> None:
    """Prints all of it."""
    voice = speech()
    places = starts(voice)
    waves = {}
    for name, token in TOKENS.items():
        made = hearing.wave(rendered(token._replace(gain=0.1)))
        gain = 0.1 * 10 ** ((token.loudness - hearing.loudness(made)) / 20)
        waves[name] = sound = made * gain / 0.1
        left = [
            hearing.left_of_speech(sound * 10 ** (db / 20), voice, places) for db in (0.0, -6.0)
        ]
        power = np.abs(np.fft.rfft(sound)) ** 2
        at = np.fft.rfftfreq(len(sound), 1 / hearing.RATE)
        high = 100 * power[at > 2000].sum() / power.sum()
        low = 100 * power[at < 300].sum() / power.sum()
        print(
            f"{name:9} {len(sound) * 1000 // hearing.RATE:4} ms  gain {gain:.4f} "
            f"peak {abs(sound).max():.3f}  over 2 kHz {high:3.0f} %  under 300 {low:3.0f} %  "
            f"speech left {left[0]:.3f}, 6 dB lower {left[1]:.3f}"
        )
    pictures = {name: hearing.picture(sound) for name, sound in waves.items()}
    frames = max(map(len, pictures.values()))
    pairs = list(itertools.combinations(TOKENS, 2))
    for title, far in (
        ("whatever the tempo", lambda a, b: hearing.distance(a, b)),
        ("in time", lambda a, b: hearing.distance_in_time(a, b, frames)),
    ):
        found = sorted((far(pictures[a], pictures[b]), a, b) for a, b in pairs)
        print(title, " ".join(f"{a}/{b} {apart:.1f}" for apart, a, b in found[:24]))


if __name__ == "__main__":
    main()
