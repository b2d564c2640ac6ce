"""A first lesson: two discs, and then the rest of a small board by oneself."""

from __future__ import annotations

from playroom.engine import kit
from playroom.engine.lesson import PlayOn

from .events import said

FIRST = kit.Lesson(
    id="reversi-first",  # not said
    setup=kit.Setup.of(2, {"size": 6, "first": "host"}),
    seed="lesson",  # not said
    orders={},
    steps=(
        kit.Tell((kit.note("reversi-lesson-welcome"), kit.note("lesson-keys"))),
        kit.Begin(),
        kit.Press((kit.note("reversi-lesson-where", key=kit.Clean.of("W")),), "why"),
        kit.Do((kit.note("reversi-lesson-lay", square=said("d5")),), "lay d5"),
        kit.Others(1, "lay c5"),
        kit.Do((kit.note("reversi-lesson-lay", square=said("b4")),), "lay b4"),
        PlayOn((kit.note("reversi-lesson-own"),), level="easy", adviser="expert"),
    ),
)

LESSONS = (FIRST,)
