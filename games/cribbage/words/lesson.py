"""A first lesson: a game to 31 for two, its first deal step by step up to the crib."""

from __future__ import annotations

from functools import partial

from playroom.engine.cards import card, cards
from playroom.engine.kit.told import lines, say
from playroom.engine.lesson import Begin, Do, Lesson, Others, PlayOn, Press, Tell
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
    return ",".join(name for pair in hands for name in pair) + f",{STARTER}"


_lines = partial(lines, "cribbage-lesson")

# messages: cribbage-lesson-<line>
FIRST = Lesson(
    id="cribbage-first",  # not said
    setup=Setup.of(2, {"target": 31}),
    seed="lesson 6",  # by which the other player deals; not said
    orders={"deal1": _dealt()},
    unsaid=frozenset({"cribbage-event-choose"}),  # before anybody has told what a crib is
    steps=(
        Tell(_lines("welcome", note("lesson-keys"))),
        Tell(_lines("aim", note("lesson-go-on"))),
        Begin(),
        Press(say("cribbage-lesson-hand", key=Clean.of("H")), "hand"),
        Press(say("cribbage-lesson-tab", key=Clean.of("Tab")), "next"),
        Press(say("cribbage-lesson-z", key=Clean.of("Z")), "playable"),
        Do(
            _lines(
                "crib",
                note("cribbage-lesson-keep", cards=cards("4S,5H,6D,JC")),
                note("lesson-put-back"),
                note("cribbage-lesson-away", cards=cards("2H,KS")),
            ),
            "discard 2H,KS",
        ),
        Others(1, "discard 2D,7S"),
        Tell(_lines(note("cribbage-lesson-starter", card=STARTER), note("lesson-go-on"))),
        Do(_lines("play", "pegs", note("cribbage-lesson-lead", card=card("4S"))), "play 4S"),
        Others(1, "play 6C"),
        Press(say("cribbage-lesson-count", key=Clean.of("C")), "count"),
        Do(_lines("fifteen", note("cribbage-lesson-play-card", card=card("5H"))), "play 5H"),
        Others(1, "play KH"),
        Do(_lines("thirty-one", note("cribbage-lesson-play-card", card=card("6D"))), "play 6D"),
        Others(1, "play 9H"),
        Do(_lines("again", note("cribbage-lesson-last", card=card("JC"))), "play JC"),
        Others(1, "play 8S"),
        Do(
            _lines(
                "show",
                note("cribbage-lesson-fifteens", five=card("5H"), jack=card("JC"), starter=STARTER),
                note("cribbage-lesson-run", jack=card("JC")),
                note("cribbage-lesson-claim", points=10),
            ),
            "claim 10",
        ),
        Others(1, "claim 2"),
        Others(1, "claim 2", told=3),
        Press(_lines("deal-over", note("cribbage-lesson-scores", key=Clean.of("S"))), "scores"),
        PlayOn(_lines("next", note("lesson-play-on"), note("lesson-your-turn"))),
        Tell(_lines("learning", "end")),
    ),
)
