"""What a table of Dominoes may change: each option is declared once, here."""

from __future__ import annotations

from collections.abc import Mapping

from playroom.engine.kit.kinds.chain import DOUBLE_NINE, DOUBLE_SIX
from playroom.engine.options import OptionValue, TableOptions, choice, flag, number
from playroom.engine.packs import Pack
from playroom.engine.record import Seat

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {
    "usual": {},
    "block": {"draw": False},
    "caribbean": {"draw": False, "target": 200, "count": "all", "capicua": 25, "passing": 25},
    "nine": {"tiles": "nine", "hand": 10, "draw": False, "target": 200},
}


class DominoOptions(TableOptions):
    """The options of one table."""

    tiles: str = choice("six", "nine")
    hand: int = number(7, (3, 27), steps=(5, 6, 7, 9, 10))
    draw: bool = flag(True)
    reserve: int = number(0, (0, 2), steps=(0, 1, 2))
    teams: bool = flag(True)
    target: int = number(100, (10, 1000), steps=(50, 100, 150, 200), unit="points")
    count: str = choice("others", "all", "difference")
    lowest: str = choice("hand", "side")
    tie: str = choice("none", "opener", "against")
    first: str = choice("double", "chance")
    next: str = choice("winner", "turn")
    capicua: int = number(0, (0, 100), steps=(0, 10, 25, 50), unit="points")
    passing: int = number(0, (0, 100), steps=(0, 2, 10, 25), unit="points")
    turn_seconds: int = number(0, (0, 600), steps=(0, 15, 30, 60), unit="seconds")

    @property
    def pack(self) -> Pack:
        """DOM-001: the set of tiles."""
        return DOUBLE_NINE if self.tiles == "nine" else DOUBLE_SIX

    @property
    def highest(self) -> int:
        """The highest half."""
        return 9 if self.tiles == "nine" else 6

    @property
    def stock(self) -> int:
        """How many tiles are not dealt."""
        return len(self.pack.cards()) - self.setup.seats * self.hand

    @property
    def sides(self) -> tuple[tuple[Seat, ...], ...]:
        """DOM-003: four seats are two sides of partners who sit opposite, unless each is alone."""
        if self.teams and self.setup.seats == 4:
            return ((0, 2), (1, 3))
        return tuple((seat,) for seat in range(self.setup.seats))
