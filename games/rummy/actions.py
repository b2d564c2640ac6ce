"""What a seat may ask for in rummy (section 5.2), and what it may prepare in private."""

from __future__ import annotations

from typing import ClassVar

from games.rummy.melds import Meld
from playroom.engine.cards import Card
from playroom.engine.record import Seat
from playroom.engine.steps import Action


class Take(Action):
    """The top of the pile (RUM-034)."""


class Stock(Action):
    """Declines the top of the pile and draws from the stock (RUM-034, RUM-047)."""


class MayI(Action):
    """Claims the declined card, in its window or in advance (RUM-047, RUM-086)."""


class Pass(Action):
    """No: to a claim, to a count, to further challenges, to further corrections."""


class GoDown(Action):
    """Opens with these melds (RUM-027)."""

    melds: tuple[Meld, ...]


class LayOff(Action):
    """Adds a card to a meld of the table; `end` is `low` or `high` for a run (RUM-038, RUM-039)."""

    meld: int
    card: Card
    end: str = ""
    star: bool = False


class Replace(Action):
    """Puts the card that a wild card of a run stands for, and lays the freed wild card off at once
    (RUM-042).
    """

    meld: int
    position: int
    card: Card
    to: int
    end: str = ""


class Undo(Action):
    """Takes back the last act of this turn (RUM-040)."""


class Discard(Action):
    """One card to the pile; ends the turn (RUM-033)."""

    card: Card


class Count(Action):
    """Announces one's own count (RUM-085)."""

    points: int


class Challenge(Action):
    """Challenges an announced count (RUM-077)."""

    seat: Seat


class Correct(Action):
    """Proposes another score of a posted hand (RUM-090)."""

    hand: int
    seat: Seat
    points: int


class Agree(Action):
    """Yes to a correction, an adjournment or a resumption."""


class Refuse(Action):
    """No to it."""


class Suspend(Action):
    """Asks to adjourn after this hand (RUM-069, RUM-090)."""


class Resume(Action):
    """Goes on with a suspended game: its players in order to the left, today's date (RUM-070,
    RUM-083).
    """

    players: tuple[str, ...]
    date: str
    unrated: bool = False


class Leave(Action):
    """A seat is left (RUM-074, RUM-075, RUM-087). Only the table does this."""

    table_only: ClassVar[bool] = True


class Return(Action):
    """Whoever left is back before the hand is over (RUM-079). Only the table does this."""

    table_only: ClassVar[bool] = True


class Stage(Action):
    """Puts a meld into one's own draft of the opening, which nobody else sees."""

    meld: Meld


class Unstage(Action):
    """Takes the last meld of one's draft back."""


class Quiet(Action):
    """No to every claim of this hand unless said otherwise in advance, or an end of that."""

    on: bool
