"""What a seat may do."""

from __future__ import annotations

from playroom.engine import kit


class Lay(kit.Action):
    """A card of the hand is laid."""

    card: kit.Card


class Pass(kit.Action):
    """Three cards for a neighbour, all at once and unseen."""

    cards: tuple[kit.Card, ...]


ACTIONS = ()
