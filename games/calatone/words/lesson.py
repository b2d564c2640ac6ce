"""A first lesson: a whole hand for two that five figures win, and the first cards of another one,
from which one withdraws.
"""

from __future__ import annotations

from playroom.engine.cards import card, cards
from playroom.engine.lesson import Begin, Do, Lesson, Others, Press, Tell
from playroom.engine.notes import Clean, note
from playroom.engine.options import Setup

DOWN = "QS,9C,KD,8H"
"""One at a time, the player first since Berta deals."""
UP = "JH,9D,AH,3S,7C,8S,KC,5D,4D,2C"
"""In turn to the player and to Berta, before the rounds two to six."""
SECOND = "AS,7D,QD,2C"
"""The second hand, which the player deals: Berta comes first."""

SEE = note("lesson-calatone-see", key=Clean.of("M"))

FIRST = Lesson(
    id="calatone-first",  # not said
    unsaid=frozenset({"calatone-ready-asked"}),
    setup=Setup.of(2),
    seed="lesson 0",  # by which the other player deals; not said
    orders={"deal1": f"{DOWN},{UP}", "deal2": SECOND},
    steps=(
        Tell((note("lesson-calatone-welcome"), note("lesson-keys"))),
        Tell((note("lesson-calatone-aim"), note("lesson-calatone-bets"), note("lesson-go-on"))),
        Begin(),
        Do((note("lesson-calatone-ready"),), "ready"),
        Others(1, "ready"),
        Press((note("lesson-calatone-hand", key=Clean.of("H")),), "hand"),
        Do(
            (note("lesson-calatone-hidden"), note("lesson-calatone-show", card=card("KD"))),
            "expose KD",
        ),
        Others(1, "expose 8H"),
        Do((note("lesson-calatone-rounds"), note("lesson-calatone-open", chips=2)), "bet 2"),
        Others(1, "call"),
        Do(
            (note("lesson-calatone-passing"), note("lesson-calatone-pass", key=Clean.of("P"))),
            "check",
        ),
        Others(1, "bet 4"),
        Do((note("lesson-calatone-answers"), SEE), "call"),
        Do((note("lesson-calatone-figures"), note("lesson-calatone-four", chips=6)), "bet 6"),
        Others(1, "raise 12"),
        Do((note("lesson-calatone-totals", level=12, paid=6), SEE), "call"),
        Others(1, "bet 10"),
        Press((note("lesson-calatone-table", key=Clean.of("V")),), "table"),
        Press((note("lesson-calatone-pot", key=Clean.of("C")),), "count"),
        Do((note("lesson-calatone-worth", cost=10), SEE), "call"),
        Do((note("lesson-calatone-made"), note("lesson-calatone-most", chips=20)), "bet 20"),
        Others(1, "call"),
        Do(
            (
                note("lesson-calatone-seventh", card=card("4D")),
                note("lesson-calatone-open", chips=20),
            ),
            "bet 20",
        ),
        Others(1, "call"),
        Do(
            (
                note("lesson-calatone-declare"),
                note("lesson-calatone-kings"),
                note("lesson-calatone-five", cards=cards("AH,KD,KC,QS,JH")),
            ),
            "declare AH KD KC QS JH",
        ),
        Others(1, "declare 9C 9D 8H 8S 5D"),
        Press(
            (note("lesson-calatone-won"), note("lesson-calatone-scores", key=Clean.of("S"))),
            "scores",
        ),
        Tell((note("lesson-calatone-low"), note("lesson-calatone-high"), note("lesson-go-on"))),
        Do((note("lesson-calatone-next"),), "ready"),
        Others(1, "ready"),
        Do(
            (note("lesson-calatone-poor"), note("lesson-calatone-show", card=card("7D"))),
            "expose 7D",
        ),
        Others(1, "expose AS"),
        Others(1, "bet 10"),
        Do(
            (note("lesson-calatone-ace"), note("lesson-calatone-withdraw", key=Clean.of("X"))),
            "fold",
        ),
        Tell(
            (
                note("lesson-calatone-lost"),
                note("lesson-calatone-sitting"),
                note("lesson-calatone-end"),
            )
        ),
    ),
)
