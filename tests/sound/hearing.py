"""What an ear makes of a sound, computed: how loud it is, how much of speech it hides, how far it
is from another one. With numpy; nothing of it is there at run time.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
Wave = NDArray[np.float64]

_CENTRES = np.array(
    [
        *(160, 200, 250, 315, 400, 500, 630, 800, 1000),
        *(1250, 1600, 2000, 2500, 3150, 4000, 5000, 6300, 8000),
    ]
)
_IMPORTANCE = np.array(
    [
        *(0.0083, 0.0095, 0.0150, 0.0289, 0.0440, 0.0578, 0.0653, 0.0711, 0.0818),
        *(0.0844, 0.0882, 0.0898, 0.0868, 0.0844, 0.0771, 0.0527, 0.0364, 0.0185),
    ]
)
"""Third octaves and how much each carries of average speech (ANSI S3.5)."""


def wave(samples: Sequence[int]) -> Wave:
    """Samples of 16 bits as numbers between -1 and 1."""
    return np.asarray(samples, dtype=np.float64) / 32_768


def _weighting(size: int) -> NDArray[np.complex128]:
    """The K-weighting of BS.1770 in the frequency domain."""
    z = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    k = math.tan(math.pi * 1681.974450955533 / RATE)
    q, high = 0.7071752369554196, 10 ** (3.999843853973347 / 20)
    middle = high**0.4996667741545416
    shelf = (
        (high + middle * k / q + k * k)
        + 2 * (k * k - high) * z
        + (high - middle * k / q + k * k) * z**2
    ) / ((1 + k / q + k * k) + 2 * (k * k - 1) * z + (1 - k / q + k * k) * z**2)
    k = math.tan(math.pi * 38.13547087602444 / RATE)
    q = 0.5003270373238773
    scale = 1 + k / q + k * k
    low = (1 - 2 * z + z**2) / (
        1 + 2 * (k * k - 1) / scale * z + (1 - k / q + k * k) / scale * z**2
    )
    return np.asarray(shelf * low)


def loudness(sound: Wave, milliseconds: int = 200) -> float:
    """LUFS of the loudest so many milliseconds."""
    padded = np.pad(sound, (0, RATE // 4))
    size = 1 << math.ceil(math.log2(len(padded) + RATE))
    heard = np.fft.irfft(np.fft.rfft(padded, size) * _weighting(size), size)[: len(padded)] ** 2
    width = milliseconds * RATE // 1000
    sums = np.cumsum(np.pad(heard, (width, 0)))
    return float(-0.691 + 10 * np.log10(np.max(sums[width:] - sums[:-width]) / width + 1e-15))


def _third_octaves(sound: Wave) -> Wave:
    size = max(len(sound), 4096)
    power = np.abs(np.fft.rfft(sound, size)) ** 2 / len(sound)
    at = np.fft.rfftfreq(size, 1 / RATE)
    low, high = 2 ** (-1 / 6), 2 ** (1 / 6)
    return np.array([power[(at >= c * low) & (at < c * high)].sum() + 1e-14 for c in _CENTRES])


def left_of_speech(sound: Wave, speech: Wave, starts: Sequence[int]) -> float:
    """How much of speech can be followed under a sound that begins at these samples of it: the mean
    of the speech intelligibility index, 1 where nothing is hidden.
    """
    around = 6_000  # samples of speech before and after: 300 ms are what is listened to
    found = []
    for start in starts:
        if speech[start : start + len(sound)].std() < 0.01:
            continue  # a pause hides nothing
        heard = speech[max(0, start - around) : start + len(sound) + around]
        hidden = _third_octaves(np.pad(sound, (0, len(heard) - len(sound))))
        hidden *= len(heard) / len(sound)
        over = 10 * np.log10(_third_octaves(heard) / hidden)
        audible = np.clip((over + 15) / 30, 0, 1)
        found.append(float((_IMPORTANCE * audible).sum() / _IMPORTANCE.sum()))
    return float(np.mean(found))


def _mel_bands(count: int, size: int) -> Wave:
    at = np.fft.rfftfreq(size, 1 / RATE)

    def mel(hz: float) -> float:
        return 2595 * math.log10(1 + hz / 700)

    edges = 700 * (10 ** (np.linspace(mel(80), mel(10_000), count + 2) / 2595) - 1)
    # bands of equal width in mel, written in mel
    mels = 2595 * np.log10(1 + at / 700)
    marks = 2595 * np.log10(1 + edges / 700)
    step = marks[1] - marks[0]
    up = (mels[None] - marks[:-2, None]) / step
    down = (marks[2:, None] - mels[None]) / step
    return np.maximum(0, np.minimum(up, down))


_SIZE, _HOP = 1024, 441
_BANDS = _mel_bands(32, _SIZE)


def picture(sound: Wave) -> Wave:
    """The spectrum of a sound every 10 ms in 32 bands as the ear has them, in dB; how loud the
    sound is as a whole does not count.
    """
    level = sound / np.sqrt((sound**2).mean())
    padded = np.pad(level, (0, _SIZE))
    window = np.hanning(_SIZE)
    frames = np.array(
        [
            np.abs(np.fft.rfft(padded[at : at + _SIZE] * window)) ** 2
            for at in range(0, len(padded) - _SIZE + 1, _HOP)
        ]
    )
    return np.maximum(10 * np.log10(frames @ _BANDS.T + 1e-7), -30)


def distance(one: Wave, other: Wave) -> float:
    """How far two pictures are from each other, in dB a band, whatever their tempo: the mean along
    the best way through both.
    """
    apart = np.sqrt(((one[:, None] - other[None]) ** 2).mean(2))
    rows, columns = apart.shape
    cost = np.full((rows + 1, columns + 1), np.inf)
    steps = np.zeros((rows + 1, columns + 1))
    cost[0, 0] = 0
    for row in range(1, rows + 1):
        for column in range(1, columns + 1):
            ways = (
                (cost[row - 1, column - 1], steps[row - 1, column - 1]),
                (cost[row - 1, column] + 1, steps[row - 1, column]),
                (cost[row, column - 1] + 1, steps[row, column - 1]),
            )
            best = min(range(3), key=lambda way: ways[way][0])
            cost[row, column] = apart[row - 1, column - 1] + ways[best][0]
            steps[row, column] = ways[best][1] + 1
    return float(cost[rows, columns] / steps[rows, columns])


def distance_in_time(one: Wave, other: Wave, frames: int) -> float:
    """The same frame by frame, both followed by silence for so many frames."""
    padded = [
        np.pad(each, ((0, frames - len(each)), (0, 0)), constant_values=-30)
        for each in (one, other)
    ]
    return float(np.sqrt(((padded[0] - padded[1]) ** 2).mean()))
