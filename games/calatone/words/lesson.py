"""A first lesson: a whole hand for two that five figures win, the first cards of another one, from
which one withdraws, and a third one that is played freely.
"""

from __future__ import annotations

from functools import partial

from playroom.engine.cards import card, cards
from playroom.engine.kit.told import lines, say
from playroom.engine.lesson import Begin, Do, Lesson, Others, PlayOn, Press, Tell
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup

DOWN = "QS,9C,KD,8H"
"""One at a time, the player first since Berta deals."""
UP = "JH,9D,AH,3S,7C,8S,KC,5D,4D,2C"
"""In turn to the player and to Berta, before the rounds two to six."""
SECOND = "AS,7D,QD,2C"
"""The second hand, which the player deals: Berta comes first."""

SEE = note("calatone-lesson-see", key=Clean.of("M"))

_lines = partial(lines, "calatone-lesson")

# messages: calatone-lesson-<line>
FIRST = Lesson(
    id="calatone-first",  # not said
    unsaid=frozenset({"calatone-event-ready-asked"}),
    setup=Setup.of(2, {"limit": "3-hands"}),
    seed="lesson 37",  # by which the other player deals; not said
    orders={"deal1": f"{DOWN},{UP}", "deal2": SECOND},
    steps=(
        Tell(_lines("welcome", note("lesson-keys"))),
        Tell(_lines("aim", "bets", note("lesson-go-on"))),
        Begin(),
        Do(say("calatone-lesson-ready"), "ready"),
        Others(1, "ready"),
        Press(say("calatone-lesson-hand", key=Clean.of("H")), "hand"),
        Do(_lines("hidden", note("calatone-lesson-show", card=card("KD"))), "expose KD"),
        Others(1, "expose 8H"),
        Do(_lines("rounds", note("calatone-lesson-open", chips=2)), "bet 2"),
        Others(1, "call"),
        Do(_lines("passing", note("calatone-lesson-pass", key=Clean.of("P"))), "check"),
        Others(1, "bet 4"),
        Do(_lines("answers", SEE), "call"),
        Do(_lines("figures", note("calatone-lesson-four", chips=6)), "bet 6"),
        Others(1, "raise 12"),
        Do(_lines(note("calatone-lesson-totals", level=12, paid=6), SEE), "call"),
        Others(1, "bet 10"),
        Press(say("calatone-lesson-table", key=Clean.of("V")), "table"),
        Press(say("calatone-lesson-pot", key=Clean.of("C")), "count"),
        Do(_lines(note("calatone-lesson-worth", cost=10), SEE), "call"),
        Do(_lines("made", note("calatone-lesson-most", chips=20)), "bet 20"),
        Others(1, "call"),
        Do(
            _lines(
                note("calatone-lesson-seventh", card=card("4D")),
                note("calatone-lesson-open", chips=20),
            ),
            "bet 20",
        ),
        Others(1, "call"),
        Do(
            _lines(
                "declare",
                "kings",
                note("lesson-put-back"),
                note("calatone-lesson-five", cards=cards("AH,KD,KC,QS,JH")),
                "chosen",
            ),
            "declare AH KD KC QS JH",
            remind=2,
        ),
        Others(1, "declare 9C 9D 8H 8S 5D"),
        Press(_lines("won", note("calatone-lesson-scores", key=Clean.of("S"))), "scores"),
        Tell(_lines("low", "high", note("lesson-go-on"))),
        Do(say("calatone-lesson-next"), "ready"),
        Others(1, "ready"),
        Do(_lines("poor", note("calatone-lesson-show", card=card("7D"))), "expose 7D"),
        Others(1, "expose AS"),
        Others(1, "bet 10"),
        Do(_lines("ace", note("calatone-lesson-withdraw", key=Clean.of("X"))), "fold"),
        Tell(_lines("lost", "sitting", note("lesson-go-on"))),
        PlayOn(_lines("own", note("lesson-play-on"), note("lesson-your-turn"))),
        Tell(say("calatone-lesson-end")),
    ),
)
