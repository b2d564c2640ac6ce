"""What a table of Farkle may change."""

from __future__ import annotations

from collections.abc import Mapping

from playroom.engine.options import OptionValue, TableOptions, choice, flag, number

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "farkle": {},
    "five-dice": {"dice": 5, "opening": 350, "several": "double", "exact": True},
    "strict": {"opening": 1000, "farkles": 1000, "hot_dice": "must"},
    "steal": {"steal": True},
    "short": {"target": 3000, "opening": 0},
}


class FarkleOptions(TableOptions):
    """The options of one table, its dice (FAR-003) and its clock (FAR-070) among them."""

    target: int = number(10_000, (500, 50_000), steps=(3000, 5000, 10_000), unit="points")
    dice: int = number(6, (5, 6), steps=(5, 6))
    opening: int = number(500, (0, 2000), steps=(0, 350, 500, 1000), unit="points")
    several: str = choice("fixed", "double", "add", "none")
    triple_ones: int = number(1000, (300, 1000), steps=(300, 1000), unit="points")
    straight: int = number(1500, (0, 3000), steps=(0, 1000, 1500, 2500), unit="points")
    three_pairs: int = number(1500, (0, 3000), steps=(0, 750, 1500), unit="points")
    two_triplets: int = number(2500, (0, 3000), steps=(0, 1500, 2500), unit="points")
    hot_dice: str = choice("may", "must")
    farkles: int = number(0, (0, 2000), steps=(0, 500, 1000), unit="points")
    steal: bool = flag()
    last_round: bool = flag(True)
    exact: bool = flag()
    turn_seconds: int = number(0, (0, 0), (10, 300), steps=(0, 30, 60), unit="seconds")
