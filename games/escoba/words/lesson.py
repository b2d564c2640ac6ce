"""A first lesson: a deal for two, its first round step by step: takes, an escoba, a safe lay."""

from __future__ import annotations

from playroom.engine.cards import card, cards
from playroom.engine.lesson import Begin, Do, Lesson, Others, PlayOn, Press, Tell
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup

ORDER = "7D,3S,QC,AS,AH,6H,JS,4H,KC,2D,KD,4D,5C,6D,2S,JH"
"""One at a time to the player and to Berta, who deals; four to the table; the second round."""

FIRST = Lesson(
    id="escoba-first",  # not said
    setup=Setup.of(2, {"first_dealer": "b", "game_mode": "deal"}),
    seed="lesson",  # not said
    orders={"deal1": ORDER},
    steps=(
        Tell((note("escoba-lesson-welcome"), note("escoba-lesson-deal"), note("lesson-keys"))),
        Tell((note("escoba-lesson-values"), note("lesson-go-on"))),
        Begin(),
        Press((note("escoba-lesson-table", key=Clean.of("V")),), "table"),
        Press((note("escoba-lesson-hand", key=Clean.of("H")),), "hand"),
        Do(
            (
                note("escoba-lesson-seven", card=card("7D"), taken=card("JS")),
                note("escoba-lesson-take", card=card("7D")),
            ),
            "take 7D : JS",
        ),
        Others(1, "lay 3S"),
        Do(
            (
                note("escoba-lesson-sum", card=card("QC"), taken=cards("2D,4H")),
                note("escoba-lesson-again", card=card("QC")),
            ),
            "take QC : 2D+4H",
        ),
        Others(1, "lay AS"),
        Do(
            (
                note("escoba-lesson-fourteen", card=card("AH")),
                note("escoba-lesson-again", card=card("AH")),
            ),
            "take AH : AS+3S+KC",
        ),
        Others(1, "lay 6H"),
        Do(
            (
                note("escoba-lesson-round"),
                note("escoba-lesson-safe", card=card("KD")),
                note("lesson-back"),
                note("escoba-lesson-lay", card=card("KD")),
            ),
            "lay KD",
            remind=2,
        ),
        Tell((note("escoba-lesson-last"), note("escoba-lesson-points"), note("lesson-go-on"))),
        PlayOn((note("lesson-play-on"), note("lesson-named"), note("lesson-your-turn"))),
        Tell((note("escoba-lesson-end"),)),
    ),
)
