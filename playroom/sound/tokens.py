"""The sounds there are: what each is made of, as numbers.

A family is a timbre, a member a rhythm and a direction, so that no two are told apart by pitch
alone. Energy lies between 300 and 2000 Hz: below, a small loudspeaker says nothing; above are the
consonants of speech. Noise comes in short bursts only, because it hides most of what is spoken.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Struck(NamedTuple):
    """A bar, a bell or a block: partials (ratio to `hz`, level, milliseconds to -60 dB)."""

    at: float
    hz: float
    ms: float
    partials: tuple[tuple[float, float, float], ...]
    level: float = 1.0


class Blown(NamedTuple):
    """A flute or a reed: partials (multiple of `hz`, level), held under an envelope; `glide` is
    what the pitch is multiplied by until the end, `beat` how often a second the loudness beats.
    """

    at: float
    hz: float
    ms: float
    partials: tuple[tuple[int, float], ...]
    level: float = 1.0
    attack: float = 8.0
    release: float = 25.0
    glide: float = 1.0
    beat: float = 0.0


class Noise(NamedTuple):
    """Paper: noise in a band that slides from `low` to `high` Hz, twice as narrow for twice the
    `q`; it dies away like the power `fall`, or swells and ebbs (0).
    """

    at: float
    ms: float
    low: float
    high: float
    level: float = 1.0
    q: float = 1.5
    fall: float = 2.0
    seed: int = 1


Stroke = Struck | Blown | Noise


class Token(NamedTuple):
    """A sound: its strokes, what they are multiplied by, and how loud that makes it (LUFS of the
    loudest 200 ms); `weight` tells what gives way to what when too much happens at once.
    """

    strokes: tuple[Stroke, ...]
    gain: float
    loudness: float
    weight: int


_BAR = ((1.0, 1.0, 260.0), (3.93, 0.2, 70.0))
_BELL = ((1.0, 1.0, 520.0), (2.0, 0.45, 420.0), (2.76, 0.2, 200.0))
_BLOCK = ((1.0, 1.0, 45.0), (1.72, 0.5, 30.0))
_THUD = ((1.0, 1.0, 110.0), (1.5, 0.4, 70.0))
_FLUTE = ((1, 1.0), (2, 0.3), (3, 0.06))
_REED = ((1, 1.0), (3, 0.5), (5, 0.2))
_BUZZ = ((1, 1.0), (2, 0.7), (3, 0.5), (4, 0.4), (5, 0.3), (6, 0.25))
_PIP = ((1.0, 1.0, 80.0),)
_CLICK = ((1.0, 1.0, 25.0), (2.0, 0.3, 25.0))
_SINE = ((1, 1.0),)

_E4, _G4, _A4, _AS4 = 329.6, 392.0, 440.0, 466.2
_C5, _D5, _E5, _G5, _A5, _C6 = 523.3, 587.3, 659.3, 784.0, 880.0, 1046.5

TOKENS: dict[str, Token] = {
    "card": Token(
        (Noise(0, 36, 1300, 800, 1, 3.0, 2), Struck(0, 420, 60, _THUD, 0.2)), 0.4121, -39, 1
    ),
    "draw": Token(
        (Noise(0, 45, 500, 700, 1, 4, 0), Noise(55, 60, 900, 1700, 1, 4, 0, 2)), 0.4895, -37, 1
    ),
    "deal": Token(
        (
            Noise(0, 24, 1500, 1200, 1, 3, 3),
            Noise(60, 24, 1500, 1200, 1, 3, 3, 2),
            Noise(120, 24, 1500, 1200, 1, 3, 3, 3),
        ),
        0.9936,
        -36.5,
        1,
    ),
    "roll": Token(
        (
            Struck(0, 620, 40, _BLOCK, 0.7),
            Struck(45, 760, 40, _BLOCK, 0.9),
            Struck(100, 560, 40, _BLOCK),
            Struck(165, 690, 40, _BLOCK, 0.8),
            Struck(250, 540, 45, _BLOCK, 0.6),
        ),
        0.1225,
        -36,
        1,
    ),
    "capture": Token((Struck(0, _G4, 65, _BAR, 0.8), Struck(60, _D5, 90, _BAR)), 0.0896, -33, 3),
    "meld": Token(
        (
            Struck(0, _C5, 90, _BAR, 0.7),
            Struck(22, _E5, 90, _BAR, 0.8),
            Struck(44, _G5, 100, _BAR, 0.9),
        ),
        0.0799,
        -33,
        4,
    ),
    "sweep": Token(
        (
            Struck(0, _C5, 70, _BAR),
            Struck(55, _G5, 70, _BAR),
            Struck(110, _C6, 70, _BAR),
            Struck(165, _G5, 60, _BAR),
            Struck(220, _C6, 80, _BAR),
        ),
        0.0697,
        -31,
        7,
    ),
    "points": Token((Struck(0, _E5, 140, _BELL),), 0.0715, -33, 5),
    "points2": Token(
        (Struck(0, _E5, 70, _BELL), Struck(65, _E5, 70, _BELL), Struck(130, _A5, 120, _BELL)),
        0.0483,
        -32,
        6,
    ),
    "start": Token((Struck(0, _G4, 80, _BELL), Struck(75, _G5, 125, _BELL, 0.8)), 0.0654, -32, 4),
    "win": Token(
        (
            Struck(0, _C5, 75, _BELL, 0.9),
            Struck(70, _E5, 75, _BELL, 0.9),
            Struck(140, _G5, 75, _BELL, 0.9),
            Struck(210, _C6, 160, _BELL),
            Struck(210, _E5, 160, _BELL, 0.5),
        ),
        0.0485,
        -32,
        9,
    ),
    "turn": Token(
        (Blown(0, _G4, 75, _FLUTE, 0.9, 6, 25), Blown(68, _C5, 100, _FLUTE, 1, 6, 35)),
        0.0761,
        -30.5,
        9,
    ),
    "lose": Token(
        (
            Blown(0, _D5, 90, _FLUTE, 0.9, 10, 30),
            Blown(85, _AS4, 90, _FLUTE, 0.9, 10, 30),
            Blown(170, _G4, 150, _FLUTE, 1, 10, 90),
        ),
        0.0588,
        -32,
        9,
    ),
    "wrong": Token(
        (
            Blown(0, 330, 60, _BUZZ, 1, 4, 15, 1.0, 60),
            Blown(90, 311, 90, _BUZZ, 1, 4, 25, 0.94, 60),
        ),
        0.1003,
        -36,
        6,
    ),
    "timeout": Token(
        (
            Blown(0, _E5, 50, _BUZZ, 0.9, 4, 15),
            Blown(75, _E5, 50, _BUZZ, 0.9, 4, 15),
            Blown(150, _C5, 90, _BUZZ, 1, 4, 50),
        ),
        0.0643,
        -35.5,
        7,
    ),
    "join": Token(
        (Blown(0, _E4, 75, _REED, 0.9, 8, 20), Blown(72, _A4, 85, _REED, 1, 6, 35)),
        0.0638,
        -33.5,
        4,
    ),
    "leave": Token(
        (Blown(0, _A4, 75, _REED, 1, 8, 20), Blown(72, _E4, 95, _REED, 0.9, 6, 40)),
        0.0624,
        -33.5,
        4,
    ),
    "chat": Token(
        (Blown(0, 700, 38, _SINE, 0.9, 3, 14, 1.7), Blown(66, 900, 46, _SINE, 1, 3, 16, 1.7)),
        0.0554,
        -33.5,
        3,
    ),
    "lost": Token((Blown(0, 900, 190, _REED, 1, 10, 50, 0.38, 28),), 0.0610, -35.5, 8),
    "back": Token(
        (Blown(0, 350, 100, _REED, 1, 8, 15, 2.2, 28), Blown(100, 770, 70, _SINE, 1, 8, 30)),
        0.0589,
        -33,
        8,
    ),
    "edge": Token((Struck(0, 330, 60, _THUD), Struck(95, 330, 60, _THUD, 0.8)), 0.0917, -37, 2),
    "ok": Token((Struck(0, 1245, 30, _BLOCK), Struck(40, 1568, 30, _BLOCK)), 0.0816, -39.5, 2),
    "tick": Token((Struck(0, _C6, 30, _CLICK), Struck(50, _G5, 30, _CLICK)), 0.1129, -42, 2),
    "hurry": Token(
        (Struck(0, _C6, 45, _PIP), Struck(75, _C6, 45, _PIP), Struck(150, _C6, 60, _PIP)),
        0.1060,
        -34,
        7,
    ),
}
"""Every sound by its name."""


def described() -> dict[str, Any]:
    """The table as JSON, for synthesis elsewhere (a page)."""
    return {
        name: {
            "gain": token.gain,
            "weight": token.weight,
            "strokes": [
                {"kind": type(stroke).__name__.lower(), **stroke._asdict()}
                for stroke in token.strokes
            ],
        }
        for name, token in TOKENS.items()
    }
