"""What a seat may do, and how it is written."""

from __future__ import annotations

from playroom.engine import kit


class Lay(kit.Action):
    """A card of the hand is laid."""

    card: kit.Card


class Swap(kit.Action):
    """The seven or the two of trumps is given for the card turned up."""

    card: kit.Card


class Sing(kit.Action):
    """King and knight of a suit, or four kings or knights, are sung."""

    cards: tuple[kit.Card, ...]


class Sign(kit.Action):
    """A sign tells the partner that one holds this trump."""

    card: kit.Card


NOTATION = kit.Notation(
    "brisca",
    (
        kit.Move("lay", Lay, also=("take",)),
        kit.Move("swap", Swap, also=("draw", "take")),
        kit.Move("sing", Sing, families=("sing", "declare"), told=("tute",)),
        kit.Move("sign", Sign, families=("sign",)),
    ),
)
