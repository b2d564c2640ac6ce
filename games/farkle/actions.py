"""What a seat may do, and how it is written."""

from __future__ import annotations

from typing import ClassVar

from playroom.engine.kit.dice import PLURALS, read_dice
from playroom.engine.notation import Move, Notation
from playroom.engine.record import Count
from playroom.engine.steps import Action


class Roll(Action):
    """The dice that are free are rolled."""


class Keep(Action):
    """These dice of the roll are set aside."""

    dice: tuple[Count, ...]


class Bank(Action):
    """The points of the turn are kept; of a roll what is worth most is set aside before."""

    costly: ClassVar[bool] = True


class Steal(Action):
    """The dice that the seat before left are rolled, for its points too."""


NOTATION = Notation(
    "farkle",
    (
        Move("keep", Keep, lambda text: Keep(read_dice(text)), words=PLURALS, families=("take",)),
        Move("roll", Roll, also=("yes",)),
        Move("bank", Bank, also=("no", "pass")),
        Move("steal", Steal),
    ),
)
