"""A first lesson: the first hand of a game for three, with a claim, two sets laid, cards laid off,
and going out.
"""

from __future__ import annotations

from functools import partial

from playroom.engine.cards import card
from playroom.engine.kit.told import lines, say
from playroom.engine.lesson import Begin, Do, Lesson, Others, Press, Tell
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup

MINE = "7C,7C,7D,7S,QH,QS,9H,9S,4S,KD,2C,10C"
BERTA = "9C,9D,9C,4C,4D,JH,6S,3D,8D,KS,2H,5H"
LUIS = "10S,10H,10D,JC,JD,7H,8S,6C,3S,KH,5C,2D"
TOP = "QD"
STOCK = "JK,4H,QC"
"""The player's penalty card, Berta's first card, and the player's last one."""


def _dealt() -> str:
    """The cards as they must lie: one to each in turn, Berta first since the player deals, then the
    pile and the stock.
    """
    hands = zip(BERTA.split(","), LUIS.split(","), MINE.split(","), strict=True)
    return ",".join([card for turn in hands for card in turn] + [TOP, STOCK])


def _add(name: str, meld: int) -> Do:
    """One more card that fits."""
    return Do(say("rummy-lesson-add", card=card(name)), f"layoff {meld} {name}")


_lines = partial(lines, "rummy-lesson")

# messages: rummy-lesson-<line>
FIRST = Lesson(
    id="rummy-first",  # not said
    setup=Setup.of(3, {"claim_seconds": 0}),  # a beginner has time
    seed="lesson",  # not said
    orders={"draw1": "KS,5D,9H", "deal1": _dealt()},
    steps=(
        Tell(_lines("welcome", note("lesson-keys"))),
        Tell(_lines("aim", "contract", note("lesson-go-on"))),
        Tell(_lines("set", "run", note("lesson-go-on"))),
        Begin(),
        Press(say("rummy-lesson-hand", key=Clean.of("H")), "hand"),
        Press(say("rummy-lesson-asked", key=Clean.of("C")), "count"),
        Others(1, "stock"),
        Others(2, "pass"),
        Do(_lines("free", "penalty", note("rummy-lesson-claim", key=Clean.of("P"))), "may_i"),
        Others(1, "go_down set 9: 9C 9C 9D; set 4: 4C 4D 4H"),  # not said
        Others(1, "discard JH"),
        Others(2, "take"),
        Others(2, "go_down set T: 10D 10H 10S; set J: JC JD JH"),  # not said
        Others(2, "discard 7H"),
        Do(_lines("turn", note("rummy-lesson-take", card=card("7H"), key=Clean.of("G"))), "take"),
        Do(
            _lines("draft", note("lesson-put-back"), "back", "sevens"),
            "stage set 7: 7C 7C 7D 7H 7S",  # not said
            remind=2,
        ),
        Do(
            _lines("wild", "queens"),
            "stage set Q: QD QH QS JK",  # not said
        ),
        Do(
            _lines("whole", note("rummy-lesson-lay", key=Clean.of("J"))),
            "go_down set 7: 7C 7C 7D 7H 7S; set Q: QD QH QS JK",  # not said
        ),
        Press(_lines("open", note("rummy-lesson-table", key=Clean.of("V"))), "table"),
        Do(say("rummy-lesson-nine", card=card("9H")), "layoff 1 9H"),
        _add("9S", 1),
        _add("4S", 2),
        _add("10C", 3),
        Do(
            _lines("ends", "back", note("rummy-lesson-discard", card=card("KD"))),
            "throw KD",
            remind=2,
        ),
        Others(1, "take"),
        Others(1, "discard 3D"),
        Others(2, "take"),
        Others(2, "discard 6C"),
        Do(
            _lines(
                note("rummy-lesson-useless", card=card("6C")),
                note("rummy-lesson-stock", key=Clean.of("D")),
            ),
            "stock",
        ),
        Others(1, "pass"),
        Others(2, "pass"),
        Do(_lines("yours", note("rummy-lesson-add", card=card("QC"))), "layoff 6 QC"),
        Do(_lines("last", note("rummy-lesson-discard", card=card("2C"))), "throw 2C"),
        Press(_lines("won", note("rummy-lesson-scores", key=Clean.of("S"))), "scores"),
        Tell(_lines("points", "high", note("lesson-go-on"))),
        Tell(_lines("next", "lacks", "end")),
    ),
)
