"""A first lesson: a short match for two, its first turns step by step."""

from __future__ import annotations

from playroom.engine.lesson import Begin, Do, Lesson, Others, PlayOn, Press, Tell
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup

FIRST = Lesson(
    id="farkle-first",  # not said
    setup=Setup.of(2, {"target": 1000, "opening": 0, "last_round": False}),
    seed="lesson 10",  # not said
    orders={
        "first": "dice 1",
        "roll0": "dice 1 5 2 3 4 4",
        "roll1": "dice 3 3 3 5 6",
        "roll2": "dice 2 2 3 4 6 6",
    },
    steps=(
        Tell((note("farkle-lesson-welcome"), note("farkle-lesson-worth"), note("lesson-go-on"))),
        Begin(),
        Do((note("farkle-lesson-roll"),), "roll"),
        Press((note("farkle-lesson-why", key=Clean.of("W")),), "why"),
        Do((note("farkle-lesson-one"),), "keep 1"),
        Do((note("farkle-lesson-on"),), "roll"),
        Do((note("farkle-lesson-best"),), "keep 3,3,3,5"),
        Press((note("farkle-lesson-count", key=Clean.of("C")),), "count"),
        Do((note("farkle-lesson-bank"),), "bank"),
        Others(1, "roll"),
        Tell((note("farkle-lesson-farkle"), note("lesson-go-on"))),
        PlayOn((note("farkle-lesson-go"), note("lesson-your-turn"))),
        Tell((note("farkle-lesson-end"),)),
    ),
)
LESSONS = (FIRST,)
