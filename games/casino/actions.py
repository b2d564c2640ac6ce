"""What a seat can ask for in Casino (section 4.1).

Seats are numbers, cards are cards, builds are named by their value.
"""

from __future__ import annotations

from typing import ClassVar

from playroom.engine.cards import Card
from playroom.engine.record import Seat
from playroom.engine.steps import Action

Groups = tuple[tuple[Card, ...], ...]


class Play(Action):
    """Plays `card` from the hand: one of `Trail`, `Take`, `Build`, `Duplicate`, `Increase`
    (CAS-030).
    """

    card: Card


class Trail(Play):
    """Lays the card on the table (CAS-032)."""


class Take(Play):
    """Takes `groups` of loose cards and the builds of these values.

    `value` is the value of a card that has two, None for the low one (CAS-204). `flat`: the one
    group holds all loose cards, and the game finds the groups (4.5).
    """

    groups: Groups = ()
    builds: tuple[int, ...] = ()
    value: int | None = None
    flat: bool = False


class Build(Play):
    """Builds `value` from the card with `companions`, and the groups of `extra` (CAS-060 to 067).

    Adds to the build of that value when one stands (CAS-070). `value` is None when it was not
    announced, which is refused.
    """

    value: int | None
    companions: tuple[Card, ...] = ()
    extra: Groups = ()


class Duplicate(Play):
    """Adds the card with `companions`, and the groups of `extra`, to the build of `value` (CAS-080,
    081).
    """

    value: int
    companions: tuple[Card, ...] = ()
    extra: Groups = ()


class Increase(Play):
    """Adds the card to the build of `build` and makes it one of `value` (CAS-090).

    `added` are table cards that somebody tries to add, which is refused (CAS-092); `extra` is for
    `gather_on_raise`.
    """

    build: int
    value: int
    added: tuple[Card, ...] = ()
    extra: Groups = ()


class Challenge(Action):
    """Says that the play just made is illegal (CAS-181)."""


class No(Action):
    """Lets the play stand."""


class Accuse(Action):
    """Says that a seat has named or shown a card of its hand (CAS-191).

    `seat` may be one that is not at the table.
    """

    seat: Seat
    card: Card


class Agree(Action):
    """Yes, to an accusation or to a redeal."""


class Decline(Action):
    """No, to an accusation or to a redeal."""


class Redeal(Action):
    """Proposes to deal again, before the first play of a deal (CAS-160)."""


class NameDealer(Action):
    """Says who deals after a void deal (CAS-162)."""

    seat: Seat


class AnnounceLast(Action):
    """The dealer announces the last round (CAS-171)."""


class AnnounceAndPlay(Action):
    """The default move of a dealer who still owes the announcement (CAS-175): announces, then makes
    `play`.
    """

    table_only: ClassVar[bool] = True

    play: Action


class GiveUp(Action):
    """The default move of an owner who must replace a play and can make none that meets the duty
    (CAS-184 b).
    """

    table_only: ClassVar[bool] = True

    play: Action


class Forfeit(Action):
    """A seat leaves a table where leaving loses the game (CAS-177)."""

    table_only: ClassVar[bool] = True


class BadPack(Action):
    """The table has found that the cards are not the 52 (CAS-161)."""

    table_only: ClassVar[bool] = True


PLAYS: tuple[type[Action], ...] = (Trail, Take, Build, Duplicate, Increase)
WINDOW: tuple[type[Action], ...] = (Challenge, Accuse, No)
ANSWERS: tuple[type[Action], ...] = (Agree, Decline)
