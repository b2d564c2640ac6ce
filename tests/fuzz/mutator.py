"""Mutator of JSON: frames and the lines of files stay JSON, and a value in them is another one.

What reads them is compiled, so coverage alone does not lead a fuzzer through it. One input in three
is changed byte by byte instead.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from typing import Any

from playroom.engine.rng import Rng
from tests.room.mutated import mutated

ODD = (
    *(0, 1, -1, 2**31, 2**53, 10**20, 0.5, True, False, None, [], {}, "", "x" * 200, "\u202e"),
    *("\ud800", "\x1b[2J", "-1", "é" * 40),
)
"""Values that are wrong in many places."""


def mutator(seeds: Sequence[bytes]) -> Callable[[bytes, int, int], bytes]:
    """What atheris calls: an input, how long it may become, and a number that chance is made of."""
    pool = [value for seed in seeds for line in seed.splitlines() for value in _values(_read(line))]

    def mutate(data: bytes, longest: int, seed: int) -> bytes:
        chance = random.Random(seed)
        if chance.random() < 1 / 3:
            return mutated(Rng(str(seed)), [data or b"{}"])[:longest]
        if chance.random() < 0.1:
            return chance.choice(seeds)[:longest]
        lines = data.split(b"\n")
        at = chance.randrange(len(lines))
        read = _read(lines[at])
        if read is None:
            return mutated(Rng(str(seed)), [data or b"{}"])[:longest]
        for _ in range(chance.choice((1, 1, 2, 4))):
            read = _changed(read, chance, pool)
        lines[at] = json.dumps(read, separators=(",", ":")).encode()
        if chance.random() < 0.1:  # a line once more, or not at all
            lines[at : at + 1] = [lines[at]] * chance.choice((0, 2))
        return b"\n".join(lines)[:longest]

    return mutate


def _read(line: bytes) -> Any:
    try:
        return json.loads(line)
    except ValueError:
        return None


def _values(value: Any) -> list[Any]:
    """A value and all that is in it."""
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return [value, *(found for one in inner for found in _values(one))]


def _changed(value: Any, chance: random.Random, pool: Sequence[Any]) -> Any:
    """The value with one thing in it changed; it is left alone itself."""
    if isinstance(value, dict | list) and value and chance.random() < 0.9:
        made = value.copy()
        places = list(made) if isinstance(made, dict) else range(len(made))
        place = chance.choice(places)
        if chance.random() < 0.1:
            del made[place]
        else:
            made[place] = _changed(made[place], chance, pool)
        return made
    if isinstance(value, int) and not isinstance(value, bool) and chance.random() < 0.5:
        return value + chance.choice((-1, 1, 2, 10))
    source = chance.choice((pool, ODD))
    alike = [one for one in source if type(one) is type(value)]
    return chance.choice(alike if alike and chance.random() < 0.8 else source)
