"""A first lesson: one trick. The deck lies as `orders` says, all else follows from the seed."""

from __future__ import annotations

from playroom.engine.cards import card
from playroom.engine.lesson import Begin, Do, Lesson, Others, Press, Tell
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup

FIRST = Lesson(
    id="toy-first",  # not said
    setup=Setup.of(2),
    seed="lesson",  # not said
    orders={"deal1": "2C,5D,7H,JS,KD,3C,4C,6D,QH,AS"},
    steps=(
        Tell((note("toy-lesson-welcome"), note("lesson-keys"))),
        Begin(),
        Press((note("toy-lesson-hand", key=Clean.of("H")),), "hand"),
        Do((note("toy-lesson-lay", card=card("KD")),), "lay KD"),
        Others(1, "lay QH"),
        Tell((note("toy-lesson-took"), note("lesson-go-on"))),
    ),
)

LESSONS = (FIRST,)
