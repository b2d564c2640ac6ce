"""What a seat may do. It is written by the name of its class and its fields: `lay 5H`; what players
type in their own words stands in the messages `toy-verb-lay`.
"""

from __future__ import annotations

from playroom.engine import kit


class Lay(kit.Action):
    """A card of the hand is laid on the table."""

    card: kit.Card
