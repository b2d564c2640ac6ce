"""A first lesson: a deal for two without a boneyard, laid in order, to its end."""

from __future__ import annotations

from playroom.engine.kit.kinds.chain import read_tile, stacked, the_tile
from playroom.engine.lesson import Begin, Do, Lesson, Others, PlayOn, Press, Tell
from playroom.engine.notes import Clean, Note, note
from playroom.engine.options import Setup


def _of(id: str, text: str) -> Note:
    return note(id, tile=the_tile(read_tile(text)))


FIRST = Lesson(
    id="domino-first",  # not said
    setup=Setup.of(2, {"draw": False, "target": 10}),
    seed="lesson",  # not said
    orders={"deal1": stacked("6-6 6-5 6-4 6-1 4-2 4-0 1-0 6-2 4-1 3-3 2-2 5-0 3-0 2-1")},
    steps=(
        Tell((note("domino-lesson-welcome"), note("lesson-keys"))),
        Tell((note("domino-lesson-aim"), note("lesson-go-on"))),
        Begin(),
        Press((note("domino-lesson-hand", key=Clean.of("H")),), "hand"),
        Do((_of("domino-lesson-first", "6-6"), _of("domino-lesson-lay", "6-6")), "lay 6 6"),
        Others(1, "lay 6 2"),
        Press((note("domino-lesson-ends", key=Clean.of("F")),), "first"),
        Do((note("domino-lesson-fit"), _of("domino-lesson-lay", "4-2")), "lay 4 2"),
        Others(1, "lay 4 1"),
        Do((_of("domino-lesson-both", "6-1"), _of("domino-lesson-right", "6-1")), "lay 6 1 right"),
        Tell((note("domino-lesson-passed"), note("domino-lesson-rest"), note("lesson-go-on"))),
        PlayOn((note("lesson-play-on"), note("domino-lesson-heavy"))),
        Tell((note("domino-lesson-end"),)),
    ),
)

LESSONS = (FIRST,)
