"""A first lesson: the first round of a deal for two, with a capture by sum, a build and an ace that
is lost.
"""

from __future__ import annotations

from playroom.engine.cards import card, cards
from playroom.engine.lesson import Begin, Do, Lesson, Others, Press, Tell
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup

ORDER = "9D,AC,5C,4H,JC,7D,5H,8S,3S,JD,KS,6H"
"""Two at a time, twice: to the player, to the table, to Berta, who deals."""

FIRST = Lesson(
    id="casino-first",  # not said
    setup=Setup.of(2),
    seed="lesson 2",  # by which the other player deals; not said
    orders={"deal1": ORDER},
    steps=(
        Tell((note("lesson-casino-welcome"), note("lesson-keys"))),
        Tell((note("lesson-casino-aim"), note("lesson-go-on"))),
        Begin(),
        Press((note("lesson-casino-table", key=Clean.of("V")),), "table"),
        Press((note("lesson-casino-hand", key=Clean.of("H")),), "hand"),
        Do(
            (
                note("lesson-casino-sum", cards=cards("5C,4H")),
                note("lesson-casino-take", card=card("9D")),
            ),
            "take 9D : 5C+4H",
        ),
        Others(1, "take JC : JD"),
        Do(
            (
                note("lesson-casino-faces"),
                note("lesson-casino-build", five=card("5H"), three=card("3S")),
                note("lesson-casino-mark", five=card("5H"), three=card("3S")),
            ),
            "build 5H = 8 : 3S",
        ),
        Others(1, "trail KS"),
        Press(
            (
                note("lesson-casino-duplicate"),
                note("lesson-casino-increase"),
                note("lesson-casino-yours", key=Clean.of("B")),
            ),
            "burden",
        ),
        Do((note("lesson-casino-collect", card=card("8S")),), "take 8S : #8"),
        Others(1, "trail 6H"),
        Do((note("lesson-casino-trail"), note("lesson-casino-leave", card=card("AC"))), "trail AC"),
        Others(1, "take 7D : 6H+AC", told=1),
        Tell((note("lesson-casino-lost", cards=cards("6H,AC")), note("lesson-go-on"))),
        Tell((note("lesson-casino-rounds"), note("lesson-casino-points"), note("lesson-go-on"))),
        Tell(
            (
                note("lesson-casino-special", ten=card("10D"), two=card("2S")),
                note("lesson-casino-end"),
            )
        ),
    ),
)
