"""The games that are kept as transcripts."""

from __future__ import annotations

from tests.transcripts.choosing import passes, stakes_all
from tests.transcripts.script import Scenario

ONE_HAND = ("--option", "limit=1-hands")

SCENARIOS: tuple[Scenario, ...] = (
    Scenario(
        name="cribbage",
        game="cribbage",
        words=("--seed", "transcript 5"),
        first={"en": "cards:", "es": "cartas:"},
        asides={
            0: ("t", "b", "f", "h", "z", "w"),
            1: ("c", "v", "s", "t", "e", "l"),
            4: (",", ",", ".", "r"),
            5: ("c", "t", "w"),
            7: ("f4", "h", "f4", "h", "f4"),
            9: ("f3", ",", "r", "f3"),
            12: ("S", "o", "tab", "c-g"),
        },
    ),
    Scenario(
        name="cribbage-short",
        game="cribbage",
        words=("--seed", "transcript 9", "--option", "target=31"),
        first={"en": "cards:", "es": "cartas:"},
        asides={0: ("?", "tab", "c-g", "tab", "s-tab", ">"), 1: ("c", "t", "z", "v"), 2: (",", "r", "f3", "s", "f3")},
    ),
    Scenario(
        name="calatone",
        game="calatone",
        words=("--seed", "six 72", "--seats", "you,Ana:easy,Berta:easy,Luis:easy,Marta:easy,Pau:easy", *ONE_HAND),
        first={"en": "Enter for", "es": "Intro para"},
        asides={
            0: ("t", "b", "B", "o", "escape"),
            1: ("f", "c", "z", "w", "h"),
            2: ("t", "c", "v", "e", "l", "p"),
            4: ("v", "s", "t", "w"),
            6: ("f", "c", "c-g"),
            8: ("v", "c", "i"),
            11: ("t", "c", "enter", "z", "d"),
            12: ("enter", "tab", "c-g"),
        },
    ),
    Scenario(
        name="calatone-pass",
        game="calatone",
        words=("--seed", "pass 0", "--seats", "you,Ana:easy,Berta:easy,Inés:easy", *ONE_HAND),
        first={"en": "Enter for", "es": "Intro para"},
        asides={2: ("c", "t"), 3: ("v", "l", "b", "S", "c")},
        choose=passes,
    ),
    Scenario(
        name="calatone-side-pot",
        game="calatone",
        words=(
            "--seed",
            "side 6",
            "--seats",
            "you,Ana:easy,Berta:easy,Inés:easy",
            "--option",
            "limit=2-hands",
            "--option",
            "stack=30",
            "--option",
            "ante=3",
            "--option",
            "min_bet=3",
            "--option",
            "max_bet=0",
        ),
        first={"en": "Enter for", "es": "Intro para"},
        asides={5: ("c", "u", "tab", "c-g"), 6: ("v", "s", "e")},
        choose=stakes_all,
    ),
    Scenario(
        name="casino",
        game="casino",
        words=("--seed", "transcript 1", "--preset", "deal-game"),
        first={"en": "Your turn.", "es": "Te toca."},
        asides={
            0: ("t", "b", "f", "v", "z", "w", "m"),
            1: ("c", "v", "b", "s", "t", "e", "l"),
            2: ("S", "p", "x", "f4", "v", "f4", "h", "f4"),
            4: ("f3", "v", "f3", "w"),
        },
    ),
)
