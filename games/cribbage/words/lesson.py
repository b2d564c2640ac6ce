"""A first lesson: one deal of cribbage for two, from the first card to the crib."""

from __future__ import annotations

from playroom.engine.cards import card, cards
from playroom.engine.lesson import Begin, Do, Lesson, Others, Press, Tell
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup

MINE = "4S,5H,6D,JC,2H,KS"
THEIRS = "6C,KH,9H,8S,2D,7S"
STARTER = card("QC")


def _dealt() -> str:
    """The deck as it must lie: one card to each in turn, the player first since Berta deals, then
    the starter.
    """
    hands = zip(MINE.split(","), THEIRS.split(","), strict=True)
    return ",".join(one for pair in hands for one in pair) + f",{STARTER}"


FIRST = Lesson(
    id="cribbage-first",  # not said
    setup=Setup.of(2),
    seed="lesson 0",  # by which the other player deals; not said
    orders={"deal1": _dealt()},
    steps=(
        Tell((note("lesson-cribbage-welcome"), note("lesson-keys"))),
        Tell((note("lesson-cribbage-aim"), note("lesson-go-on"))),
        Begin(),
        Press((note("lesson-cribbage-hand", key=Clean.of("H")),), "hand"),
        Press((note("lesson-cribbage-tab", key=Clean.of("Tab")),), "next"),
        Do(
            (
                note("lesson-cribbage-crib"),
                note("lesson-cribbage-keep", cards=cards("4S,5H,6D,JC")),
                note("lesson-cribbage-away", cards=cards("2H,KS")),
            ),
            "discard 2H,KS",
        ),
        Others(1, "discard 2D,7S"),
        Tell((note("lesson-cribbage-starter", card=STARTER), note("lesson-go-on"))),
        Do(
            (
                note("lesson-cribbage-play"),
                note("lesson-cribbage-pegs"),
                note("lesson-cribbage-lead", card=card("4S")),
            ),
            "play 4S",
        ),
        Others(1, "play 6C"),
        Press((note("lesson-cribbage-count", key=Clean.of("C")),), "count"),
        Do(
            (note("lesson-cribbage-fifteen"), note("lesson-cribbage-play-card", card=card("5H"))),
            "play 5H",
        ),
        Others(1, "play KH"),
        Do(
            (
                note("lesson-cribbage-thirty-one"),
                note("lesson-cribbage-play-card", card=card("6D")),
            ),
            "play 6D",
        ),
        Others(1, "play 9H"),
        Do(
            (note("lesson-cribbage-again"), note("lesson-cribbage-last", card=card("JC"))),
            "play JC",
        ),
        Others(1, "play 8S"),
        Do(
            (
                note("lesson-cribbage-show"),
                note("lesson-cribbage-fifteens", five=card("5H"), jack=card("JC"), starter=STARTER),
                note("lesson-cribbage-run", jack=card("JC")),
                note("lesson-cribbage-claim", points=10),
            ),
            "claim 10",
        ),
        Others(1, "claim 2"),
        Others(1, "claim 2", told=3),
        Press(
            (note("lesson-cribbage-deal-over"), note("lesson-cribbage-scores", key=Clean.of("S"))),
            "scores",
        ),
        Tell(
            (
                note("lesson-cribbage-next"),
                note("lesson-cribbage-learning"),
                note("lesson-cribbage-end"),
            )
        ),
    ),
)
