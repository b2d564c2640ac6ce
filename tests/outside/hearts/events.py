"""What happens, and who may know it."""

from __future__ import annotations

from playroom.engine import kit

EVENTS = (kit.HandDealt, kit.Laid, kit.Won)
SIDEWAYS = ("none", "left", "across", "right")
"""What a number of seats on is called."""


class Opened(kit.Told):
    """The table before the first deal."""

    others: tuple[kit.Seat, ...]
    target: kit.Points
    line = kit.Kind.TABLE


class Dealing(kit.Told):
    """A new deal: its number, and where cards are passed."""

    number: kit.Count
    way: kit.Token
    line = kit.Kind.DEAL


class Passed(kit.Told):
    """Three cards are put down for a neighbour: only who passes them is told which."""

    seat: kit.Seat
    to: kit.Seat
    cards: tuple[kit.Card, ...]
    private = "seat"


class Ready(kit.Told):
    """A seat has chosen what it passes."""

    seat: kit.Seat

    def told(self, seat: kit.Seat | None) -> tuple[kit.Note, ...]:
        """Who has passed has heard of it."""
        return () if seat == self.seat else super().told(seat)


class Received(kit.Told):
    """The three cards that a neighbour passed: only who gets them is told."""

    seat: kit.Seat
    giver: kit.Seat
    cards: tuple[kit.Card, ...]
    private = "seat"
    line = kit.Kind.DEAL


class Leads(kit.Told):
    """Who has the two of clubs and begins."""

    seat: kit.Seat
    line = kit.Kind.DEAL


class Broken(kit.Told):
    """Hearts may be led from now on."""


class Taken(kit.Told):
    """A trick was taken, with so many points in it."""

    seat: kit.Seat
    points: kit.Points
    line = kit.Kind.POINTS


class Moon(kit.Told):
    """All the hearts and the queen of spades were taken by one."""

    seat: kit.Seat
    line = kit.Kind.POINTS


class Counted(kit.Event):
    """What the deal brought everybody, and the scores now."""

    points: tuple[kit.Points, ...]
    totals: tuple[kit.Points, ...]

    def told(self, seat: kit.Seat | None) -> tuple[kit.Note, ...]:
        """Two lines: the deal, and the scores."""
        return (
            kit.note("hearts-event-counted", kit.Kind.POINTS, parts=each(self.points, seat)),
            kit.note("hearts-event-totals", kit.Kind.POINTS, parts=each(self.totals, seat)),
        )


def each(points: tuple[int, ...], seat: kit.Seat | None) -> kit.Notes:
    """Points of all seats as phrases, one's own first."""
    from playroom.engine.kit.told import score_notes

    return score_notes(points, seat)
