"""What happens, and the lines that tell it."""

from __future__ import annotations

from typing import ClassVar

from games.farkle.options import FarkleOptions
from playroom.engine.kit.dice import dice_note
from playroom.engine.kit.events import Told
from playroom.engine.kit.told import changed_lines
from playroom.engine.notes import Kind, Seats, Who, note
from playroom.engine.options import OptionValue
from playroom.engine.record import Count, Points, Seat, Token
from playroom.engine.steps import Event
from playroom.engine.table import Answer

DICE = {"dice": dice_note, "free": lambda free: note("farkle-part-dice", count=free)}


class Started(Event):
    """The table before the first roll; `changed` are the options that are not the usual ones."""

    seats: Count
    target: Points
    changed: tuple[tuple[Token, OptionValue], ...]

    def told(self, seat: Seat | None) -> Answer:
        others = Seats(tuple(other for other in range(self.seats) if other != seat))
        line = note("farkle-event-started", Kind.TABLE, target=self.target, others=others)
        return (line, *changed_lines("farkle", FarkleOptions.declared, self.changed, ("target",)))


class TurnBegan(Told):
    """A turn begins; so many dice may be stolen with the points of the seat before."""

    line = Kind.TURN
    private: ClassVar[str] = "seat"
    seat: Seat
    left: Count
    stake: Points


class Rolled(Told):
    """A roll of which some dice count, for `best` points at most; what it steals."""

    phrases = DICE
    seat: Seat
    dice: tuple[Count, ...]
    best: Points
    stolen: Points


class Kept(Told):
    """Dice are set aside; `free` are rolled next: all again after the last one (`hot`)."""

    phrases = DICE
    seat: Seat
    dice: tuple[Count, ...]
    points: Points
    pot: Points
    free: Count
    hot: bool


class Farkled(Told):
    """Nothing of a roll counts; `row` such turns in a row, 0 where they cost no fine."""

    phrases = DICE
    seat: Seat
    dice: tuple[Count, ...]
    lost: Points
    stolen: Points
    row: Count
    fine: Points


class Banked(Told):
    """The points of the turn are kept; all others play one turn more (`last`)."""

    line = Kind.POINTS
    seat: Seat
    points: Points
    total: Points
    last: bool


class Won(Event):
    """The game is over."""

    winners: tuple[Seat, ...]
    total: Points

    def told(self, seat: Seat | None) -> Answer:
        who, tied = Who(self.winners[0]), Seats(self.winners)
        if len(self.winners) > 1:
            return (note("farkle-event-tied", Kind.POINTS, total=self.total, tied=tied),)
        return (note("farkle-event-won", Kind.POINTS, who=who, total=self.total),)
