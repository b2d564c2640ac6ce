"""A first round for two: values, an ace, a king, a nine at 99; then the match is played on."""

from __future__ import annotations

from playroom.engine.cards import card
from playroom.engine.lesson import Begin, Do, Lesson, Others, PlayOn, Press, Tell
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup

ORDER, HIGH = "QH,AC,9D,7C,JD,8S,KS,9S,4H,5C,10C,6H,3C,2S", "lay AC high"  # not said
"""Three cards each, then what both draw in turn; and a play that has more than a card."""

LESSONS = (
    Lesson(
        id="ninetynine-first",  # not said
        setup=Setup.of(2, {"lives": 2}),
        seed="lesson 3",  # not said
        orders={"dealer": "dice 2", "deal1": ORDER},
        steps=(
            Tell((note("ninetynine-lesson-welcome"), note("lesson-keys"))),
            Begin(),
            Press((note("ninetynine-lesson-hand", key=Clean.of("H")),), "hand"),
            Do((note("ninetynine-lesson-queen", card=card("QH")),), "lay QH"),
            Others(1, "lay JD"),
            Press((note("ninetynine-lesson-count", key=Clean.of("C")),), "count"),
            Do((note("ninetynine-lesson-ace", card=card("AC")),), HIGH),
            Others(1, "lay 8S"),
            Press((note("ninetynine-lesson-why", key=Clean.of("W")),), "why"),
            Do((note("ninetynine-lesson-king", card=card("KS")),), "lay KS"),
            Others(1, "lay 9S"),
            Do((note("ninetynine-lesson-nine", card=card("9D")),), "lay 9D"),
            Others(1, "lay 7C"),
            Tell((note("ninetynine-lesson-lost"), note("lesson-go-on"))),
            PlayOn((note("lesson-play-on"), note("lesson-named"), note("lesson-your-turn"))),
            Tell((note("ninetynine-lesson-end"),)),
        ),
    ),
)
