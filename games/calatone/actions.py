"""What players may do (section 4 of the rules).

Amounts are whole chips and totals for the present betting round.
"""

from __future__ import annotations

from typing import ClassVar

from games.calatone.limits import Limit
from playroom.engine.cards import Card
from playroom.engine.steps import Action


class Expose(Action):
    """Shows one of the two first cards and keeps the other down (CAL-028)."""

    card: Card


class Check(Action):
    """Paso: nobody has bet in the round (CAL-040)."""


class Bet(Action):
    """Opens the round with `amount` (CAL-045)."""

    amount: int


class Call(Action):
    """Voy, veo: equals the level, or puts in all that is left (CAL-042, CAL-050)."""


class Raise(Action):
    """Subo: brings the level to `to` (CAL-047)."""

    to: int


class Fold(Action):
    """No voy, me retiro: withdraws from the hand (CAL-041, CAL-042)."""


class Declare(Action):
    """Names the five cards that are the hand (CAL-068)."""

    cards: tuple[Card, ...]


class Ready(Action):
    """Between hands: deal the next one. It begins when all who play are ready."""


class Leave(Action):
    """Leaves the sitting for good (CAL-104 to CAL-106, CAL-110)."""


class Rebuy(Action):
    """Asks the bank for `amount` fresh chips (CAL-021, CAL-111)."""

    amount: int


class SetLimit(Action):
    """Between hands: proposes a limit, or another one (CAL-100)."""

    limit: Limit


class Agree(Action):
    """Between hands: proposes to end the session (`end`) or to draw the seats anew (`seats`)
    (CAL-108, CAL-014).
    """

    to: str


class Extend(Action):
    """The limit has been reached: proposes a new one (CAL-119)."""

    limit: Limit


class Consent(Action):
    """Yes to the open question (CAL-114)."""


class Refuse(Action):
    """No to the open question; no fresh chips; no proposal."""


class Silence(Action):
    """The clock of the seat ran out: it does what silence stands for (CAL-030, CAL-057, CAL-074,
    CAL-111, CAL-114, CAL-119).
    """

    table_only: ClassVar[bool] = True


class Absent(Action):
    """The player has gone from the table without asking: as `Leave`, but nothing can forbid it."""

    table_only: ClassVar[bool] = True


class Back(Action):
    """A player who had gone is back before the hand is over."""

    table_only: ClassVar[bool] = True


class Clock(Action):
    """The clock of the wall shows a new minute, counted as the playroom counts them; `resumed`
    after a break of play.
    """

    minute: int
    resumed: bool = False

    table_only: ClassVar[bool] = True
