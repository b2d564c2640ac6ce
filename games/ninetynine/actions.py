"""What a seat may do, and how it is written."""

from __future__ import annotations

from playroom.engine.cards import Card
from playroom.engine.notation import Move, Notation
from playroom.engine.record import Token
from playroom.engine.steps import Action


class Lay(Action):
    """A card of the hand is laid on the count; `way` is `low` or `high` where it has two values."""

    card: Card
    way: Token = ""


NOTATION = Notation("ninetynine", (Move("lay", Lay, words=("low", "high")),))
"""`lay 7C`, `lay AH high`. What players type stands in `ninetynine-verb-lay` and `-word-...`."""
