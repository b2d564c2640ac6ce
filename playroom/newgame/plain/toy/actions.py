"""What a seat may do, and how it is written."""

from __future__ import annotations

from playroom.engine.cards import Card
from playroom.engine.notation import Move, Notation
from playroom.engine.steps import Action


class Lay(Action):
    """A card of the hand is laid on the table."""

    card: Card


NOTATION = Notation("toy", (Move("lay", Lay),))
"""`lay 5H`. What players type in their own words stands in the messages `toy-verb-lay`."""
