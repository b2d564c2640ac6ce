"""A first lesson: a deal for two, its first tricks step by step."""

from __future__ import annotations

from playroom.engine import kit
from playroom.engine.lesson import PlayOn

FIRST = kit.Lesson(
    id="brisca-first",  # not said
    setup=kit.Setup.of(2, {"target": 1}),
    seed="lesson",  # not said
    orders={"dealer": "dice 2", "deal1": "AH,7D,4S,3S,2H,KH,JD,5H,6C,2S,6S"},
    steps=(
        kit.Tell((kit.note("brisca-lesson-welcome"), kit.note("lesson-keys"))),
        kit.Begin(),
        kit.Press((kit.note("brisca-lesson-trumps", key=kit.Clean.of("B")),), "burden"),
        kit.Tell((kit.note("brisca-lesson-values"), kit.note("lesson-go-on"))),
        kit.Press((kit.note("brisca-lesson-hand", key=kit.Clean.of("H")),), "hand"),
        kit.Do((kit.note("brisca-lesson-lead", card=kit.card("4S")),), "lay 4S"),
        kit.Others(1, "lay 3S"),
        kit.Tell((kit.note("brisca-lesson-lost"), kit.note("lesson-go-on"))),
        kit.Others(1, "lay KH"),
        kit.Do((kit.note("brisca-lesson-ace", card=kit.card("AH")),), "lay AH"),
        kit.Do((kit.note("brisca-lesson-swap", card=kit.card("7D")),), "swap 7D"),
        PlayOn((kit.note("lesson-play-on"), kit.note("lesson-named"))),
        kit.Tell((kit.note("brisca-lesson-end"),)),
    ),
)
LESSONS = (FIRST,)
