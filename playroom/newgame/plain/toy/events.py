"""What happens: of each event the fields, the seat that alone is told, and the kind of its line."""

from __future__ import annotations

from playroom.engine import kit


class Started(kit.Told):
    """The table before the first deal."""

    others: tuple[kit.Seat, ...]
    target: kit.Points
    line = kit.Kind.TABLE


class Dealt(kit.Told):
    """A new deal; who lays first."""

    number: kit.Count
    seat: kit.Seat
    line = kit.Kind.DEAL


class Hand(kit.Told):
    """The cards a seat was dealt: only it is told."""

    seat: kit.Seat
    cards: tuple[kit.Card, ...]
    private = "seat"
    line = kit.Kind.DEAL


class Laid(kit.Told):
    """A card was laid."""

    seat: kit.Seat
    card: kit.Card


class Took(kit.Told):
    """The highest card took the trick: one point, and how many the seat has now."""

    seat: kit.Seat
    card: kit.Card
    total: kit.Points
    line = kit.Kind.POINTS


class Won(kit.Told):
    """The game is over."""

    seat: kit.Seat
    points: kit.Points
    line = kit.Kind.POINTS
