"""Sounds from arithmetic: a token's strokes added up to samples, with nothing but the standard
library.

The same numbers come out everywhere (to the last bit or two, which the platform's sine decides):
there is no chance in it, noise comes from a linear congruence.
"""

from __future__ import annotations

import cmath
import math
from array import array

from playroom.sound.tokens import Blown, Noise, Struck, Token

RATE = 44_100
_TURN = 2 * math.pi
_SOFT = 0.002  # seconds in which a struck sound begins: at once it would click
_END = 0.004  # seconds in which every sound ends
_STEP = 32  # samples for which a sliding filter stays where it is


def rendered(token: Token) -> array[int]:
    """The samples of a token: one channel of 16 bits, `RATE` a second, at its full loudness."""
    length = max(_samples(stroke.at + stroke.ms) for stroke in token.strokes)
    made = [0.0] * length
    for stroke in token.strokes:
        if isinstance(stroke, Struck):
            _strike(made, stroke)
        elif isinstance(stroke, Blown):
            _blow(made, stroke)
        else:
            _rustle(made, stroke)
    tail = _samples(1000 * _END)
    for back in range(tail):
        made[length - 1 - back] *= back / tail
    scale = token.gain * 32_767
    return array("h", [max(-32_767, min(32_767, round(value * scale))) for value in made])


def placed(samples: array[int], pan: float, decibels: float) -> bytes:
    """Two channels of `samples`, from a place between -1 (left) and 1, so much louder.

    The power is the same everywhere; at 0.8 the far ear hears 16 dB less, never nothing.
    """
    angle = (pan + 1) * math.pi / 4
    loud = 10 ** (decibels / 20)
    left, right = math.cos(angle) * loud, math.sin(angle) * loud
    out = array("h", bytes(4 * len(samples)))
    out[0::2] = array("h", [_within(value * left) for value in samples])
    out[1::2] = array("h", [_within(value * right) for value in samples])
    return out.tobytes()


def _within(value: float) -> int:
    return max(-32_767, min(32_767, round(value)))


def _samples(milliseconds: float) -> int:
    return int(milliseconds * RATE / 1000)


def _strike(made: list[float], stroke: Struck) -> None:
    """Every partial is an oscillation that dies away."""
    start, count = _samples(stroke.at), _samples(stroke.ms)
    soft = _samples(1000 * _SOFT)
    for ratio, level, decay in stroke.partials:
        fade = 10 ** (-3000 / (decay * RATE))  # 60 dB in `decay` milliseconds
        turn = fade * cmath.exp(1j * _TURN * stroke.hz * ratio / RATE)
        swing = complex(level * stroke.level)
        for place in range(start, start + soft):
            swing *= turn
            made[place] += swing.imag * (place - start) / soft
        for place in range(start + soft, start + count):
            swing *= turn
            made[place] += swing.imag


def _blow(made: list[float], stroke: Blown) -> None:
    """Partials that are held, the pitch gliding to `glide` times itself, the loudness beating."""
    start, count = _samples(stroke.at), _samples(stroke.ms)
    rise, fall = _samples(stroke.attack), _samples(stroke.release)
    bend = stroke.glide ** (1 / count)
    phase, step = 0.0, _TURN * stroke.hz / RATE
    top = sum(level for _, level in stroke.partials)
    for place in range(count):
        loud = stroke.level / top
        if place < rise:
            loud *= 0.5 - 0.5 * math.cos(math.pi * place / rise)
        elif place > count - fall:
            loud *= 0.5 - 0.5 * math.cos(math.pi * (count - place) / fall)
        if stroke.beat:
            loud *= 0.6 + 0.4 * math.cos(_TURN * stroke.beat * place / RATE)
        value = 0.0
        for multiple, level in stroke.partials:
            value += level * math.sin(multiple * phase)
        made[start + place] += loud * value
        phase += step
        step *= bend


def _rustle(made: list[float], stroke: Noise) -> None:
    """White noise through two band-passes one after the other, sliding from `low` to `high`."""
    start, count = _samples(stroke.at), _samples(stroke.ms)
    seed = stroke.seed * 2_654_435_761 & 0xFFFF_FFFF
    low, other = _BandPass(stroke.q), _BandPass(stroke.q)
    for place in range(count):
        along = place / count
        if place % _STEP == 0:
            hz = stroke.low * (stroke.high / stroke.low) ** along
            low.tune(hz)
            other.tune(hz)
        seed = (1_664_525 * seed + 1_013_904_223) & 0xFFFF_FFFF
        value = other.through(low.through(seed / 0x8000_0000 - 1.0))
        shape = (1 - along) ** stroke.fall if stroke.fall > 0 else math.sin(math.pi * along)
        made[start + place] += stroke.level * shape * value


class _BandPass:
    """A band-pass of two poles, as every audio library has it."""

    def __init__(self, q: float) -> None:
        self._q = q
        self._gain = self._near = self._far = 0.0
        self._in = (0.0, 0.0)
        self._out = (0.0, 0.0)

    def tune(self, hz: float) -> None:
        angle = _TURN * hz / RATE
        alpha = math.sin(angle) / (2 * self._q)
        self._gain = alpha / (1 + alpha)
        self._near = -2 * math.cos(angle) / (1 + alpha)
        self._far = (1 - alpha) / (1 + alpha)

    def through(self, value: float) -> float:
        out = (
            self._gain * (value - self._in[1])
            - self._near * self._out[0]
            - self._far * self._out[1]
        )
        self._in = (value, self._in[0])
        self._out = (out, self._out[0])
        return out
