"""A first lesson: a deal for two, its first round step by step, with a capture by sum, a build and
an ace that is lost.
"""

from __future__ import annotations

from playroom.engine.cards import card, cards
from playroom.engine.lesson import Begin, Do, Lesson, Others, PlayOn, Press, Tell
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup

ORDER = "9D,AC,5C,4H,JC,7D,5H,8S,3S,JD,KS,6H"
"""Two at a time, twice: to the player, to the table, to Berta, who deals."""

FIRST = Lesson(
    id="casino-first",  # not said
    setup=Setup.of(2, {"game_mode": "deal"}),
    seed="lesson 50",  # by which the other player deals; not said
    orders={"deal1": ORDER},
    steps=(
        Tell((note("casino-lesson-welcome"), note("lesson-keys"))),
        Tell((note("casino-lesson-aim"), note("lesson-go-on"))),
        Begin(),
        Press((note("casino-lesson-table", key=Clean.of("V")),), "table"),
        Press((note("casino-lesson-hand", key=Clean.of("H")),), "hand"),
        Do(
            (
                note("casino-lesson-sum", cards=cards("5C,4H")),
                note("casino-lesson-take", card=card("9D")),
            ),
            "take 9D : 5C+4H",
        ),
        Others(1, "take JC : JD"),
        Do(
            (
                note("casino-lesson-faces"),
                note("casino-lesson-build", five=card("5H"), three=card("3S")),
                note("lesson-put-back"),
                note("casino-lesson-choose", five=card("5H")),
                note("casino-lesson-mark", three=card("3S")),
            ),
            "build 5H = 8 : 3S",
            remind=2,
        ),
        Others(1, "trail KS"),
        Press(
            (
                note("casino-lesson-duplicate"),
                note("casino-lesson-increase"),
                note("casino-lesson-yours", key=Clean.of("B")),
            ),
            "burden",
        ),
        Do((note("casino-lesson-collect", card=card("8S")),), "take 8S : #8"),
        Others(1, "trail 6H"),
        Do(
            (
                note("casino-lesson-trail"),
                note("lesson-back"),
                note("casino-lesson-leave", card=card("AC")),
            ),
            "trail AC",
            remind=2,
        ),
        Others(1, "take 7D : 6H+AC", told=1),
        Tell((note("casino-lesson-lost", cards=cards("6H,AC")), note("lesson-go-on"))),
        Tell(
            (
                note("casino-lesson-rounds"),
                note("casino-lesson-points"),
                note("casino-lesson-special", ten=card("10D"), two=card("2S")),
                note("lesson-go-on"),
            )
        ),
        PlayOn((note("lesson-play-on"), note("lesson-named"), note("lesson-your-turn"))),
        Tell((note("casino-lesson-end"),)),
    ),
)
