"""The games that are kept as transcripts."""

from __future__ import annotations

from tests.transcripts.script import Scenario

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
        name="cribbage-teams",
        game="cribbage",
        words=(
            "--seed",
            "transcript 12",
            "--seats",
            "you,Berta:good,Luis:easy,Ana:good,Hugo:easy,Marta:good",
            "--option",
            "teams=2",
            "--option",
            "target=61",
        ),
        first={"en": "cards:", "es": "cartas:"},
        asides={0: ("t", "b", "s", "e"), 1: ("v", "t", "l"), 5: ("t", "w"), 6: ("s", "b")},
    ),
    Scenario(
        name="cribbage-three",
        game="cribbage",
        words=("--seed", "transcript 13", "--seats", "you,Berta:good,Luis:easy", "--option", "target=31"),
        first={"en": "cards:", "es": "cartas:"},
        asides={0: ("b", "t"), 4: ("v", "s")},
    ),
    Scenario(
        name="cribbage-pairs",
        game="cribbage",
        words=(
            "--seed",
            "transcript 14",
            "--seats",
            "you,Berta:easy,Luis:good,Ana:good",
            "--option",
            "teams=2",
            "--option",
            "target=31",
            "--option",
            "help=list",
        ),
        first={"en": "cards:", "es": "cartas:"},
        asides={0: ("b", "x"), 5: ("x", "x", "x", "x", "x", "t"), 6: ("w", "k")},
    ),
    Scenario(
        name="cribbage-five",
        game="cribbage",
        words=(
            "--seed",
            "transcript 15",
            "--seats",
            "you,Berta:easy,Luis:good,Ana:good,Inés:easy",
            "--option",
            "target=31",
        ),
        first={"en": "cards:", "es": "cartas:"},
        asides={0: ("t", "e"), 5: ("c", "s"), 6: ("k",)},
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
    Scenario(
        name="casino-royal",
        game="casino",
        words=(
            "--seed", "transcript 3", "--preset", "royal", "--option", "game_mode=deal", "--option", "first_dealer=d",
            "--seats", "you,Berta,Inés,Luis",
        ),
        first={"en": "Your turn.", "es": "Te toca."},
        asides={0: ("v", "s", "t", "z"), 1: ("b", "e", "c", "l"), 3: ("S", "v", "m"), 6: ("f4", "w", "f4", "f4")},
    ),
    Scenario(
        name="casino-draw",
        game="casino",
        words=(
            "--seed", "transcript 4", "--preset", "draw", "--option", "game_mode=deal", "--option", "first_dealer=b",
            "--option", "sweeps=on", "--option", "pile_info=full",
        ),
        first={"en": "Your turn.", "es": "Te toca."},
        asides={0: ("f", "h"), 2: ("p", "c"), 5: ("w", "b"), 12: ("f", "v"), 21: ("f", "t")},
    ),
)  # fmt: skip
