"""What a table of Toy may change: each option is declared once, here."""

from __future__ import annotations

from collections.abc import Mapping

from playroom.engine.cards import Card
from playroom.engine.options import OptionValue, TableOptions, choice, number
from playroom.engine.packs import FRENCH as PACK

SEATS = range(2, 5)
HAND = 5

PRESETS: Mapping[str, Mapping[str, OptionValue]] = {"usual": {}, "long": {"target": 15}}


class ToyOptions(TableOptions):
    """The options of one table."""

    target: int = number(5, (1, 50), steps=(3, 5, 10, 15), unit="points")
    aces: str = choice("high", "low")

    def height(self, card: Card) -> int:
        """How high a card is: kings beat queens, and aces as the table says."""
        return 14 if card.rank == 1 and self.aces == "high" else card.rank


__all__ = ["HAND", "PACK", "PRESETS", "SEATS", "ToyOptions"]
