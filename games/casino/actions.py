"""What a seat can ask for in Casino, and how it is written.

Seats are numbers, cards are cards, builds are named by their value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

from msgspec.structs import astuple

from games.casino.notation import (
    BUILD,
    DUPLICATE,
    INCREASE,
    TAKE,
    UP_TO,
    Groups,
    read_seat,
    write_seat,
)
from playroom.engine.cards import Card, card
from playroom.engine.notation import Move, Notation
from playroom.engine.record import Count, Seat
from playroom.engine.steps import Action


class Trail(Action):
    """Lays the card on the table (CAS-032)."""

    card: Card


class Take(Action):
    """Takes `groups` of loose cards and the builds of these values with the card.

    `value` is the value of a card that has two, None for the low one (CAS-204). `flat`: the one
    group holds all loose cards, and the game finds the groups.
    """

    card: Card
    groups: Groups = ()
    builds: tuple[Count, ...] = ()
    value: Count | None = None
    flat: bool = False


class Build(Action):
    """Builds `value` from the card with `companions`, and the groups of `extra` (CAS-060 to 067).

    Adds to the build of that value when one stands (CAS-070). `value` is None when it was not
    announced, which is refused.
    """

    card: Card
    value: Count | None
    companions: tuple[Card, ...] = ()
    extra: Groups = ()


class Duplicate(Action):
    """Adds the card with `companions`, and the groups of `extra`, to the build of `value` (CAS-080,
    081).
    """

    card: Card
    value: Count
    companions: tuple[Card, ...] = ()
    extra: Groups = ()


class Increase(Action):
    """Adds the card to the build of `build` and makes it one of `value` (CAS-090).

    `added` are table cards in an attempt to add them, which is refused (CAS-092); `extra` is for
    `gather_on_raise`.
    """

    card: Card
    build: Count
    value: Count
    added: tuple[Card, ...] = ()
    extra: Groups = ()


Play: TypeAlias = Trail | Take | Build | Duplicate | Increase
"""A play of a card from the hand (CAS-030)."""


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

    costly: ClassVar[bool] = True


class Decline(Action):
    """No, to an accusation or to a redeal."""


class Redeal(Action):
    """Proposes to deal again, before the first play of a deal (CAS-160)."""

    costly: ClassVar[bool] = True


class NameDealer(Action):
    """Says who deals after a void deal (CAS-162)."""

    seat: Seat


class AnnounceLast(Action):
    """The dealer announces the last round (CAS-171)."""

    costly: ClassVar[bool] = True


class AnnounceAndPlay(Action):
    """The default move of a dealer who still owes the announcement (CAS-175): announces, then makes
    `play`.
    """

    table_only: ClassVar[bool] = True

    play: Play


class GiveUp(Action):
    """The default move of an owner who must replace a play and can make none that meets the duty
    (CAS-184 b).
    """

    table_only: ClassVar[bool] = True

    play: Play


class Forfeit(Action):
    """A seat leaves a table where leaving loses the game (CAS-177)."""

    table_only: ClassVar[bool] = True


class BadPack(Action):
    """The table has found that the cards are not the 52 (CAS-161)."""

    table_only: ClassVar[bool] = True


Reply: TypeAlias = Challenge | No | Accuse | Agree | Decline | NameDealer
"""An answer to what the table has asked."""

PLAYS = (Trail, Take, Build, Duplicate, Increase)
"""The kinds of plays."""
WINDOW: tuple[type[Action], ...] = (Challenge, Accuse, No)
ANSWERS: tuple[type[Action], ...] = (Agree, Decline)


def _accuse(text: str) -> Accuse:
    seat, named = text.split()
    return Accuse(read_seat(seat), card(named))


def _with_play(verb: str, kind: type[AnnounceAndPlay | GiveUp]) -> Move:
    """What the table does before a play."""

    def read(text: str) -> Action:
        action = NOTATION.parse(text)
        if not isinstance(action, PLAYS):
            raise ValueError(text)
        return kind(action)

    return Move(verb, kind, read, lambda action: NOTATION.format(action.play))


def _play_written(
    verb: str,
    kind: type[Action],
    text: tuple[Callable[[str], tuple[Any, ...]], Callable[..., str]],
    families: tuple[str, ...],
    also: tuple[str, ...],
    words: tuple[str, ...] = (),
) -> Move:
    """A play with a text that is read into the values of its fields, and written from them."""
    read, write = text
    return Move(
        verb,
        kind,
        lambda text: kind(*read(text)),
        lambda action: write(*astuple(action)),
        words=words,
        misread=f"casino-refuse-misread-{verb}",
        families=families,
        also=also,
        told=("stack",),
    )


NOTATION: Notation = Notation(
    "casino",
    (
        Move("trail", Trail, families=("lay",)),
        _play_written("take", Take, TAKE, ("take",), ("lay", "make")),
        _play_written("build", Build, BUILD, ("build",), ("make", "lay", "add")),
        _play_written("dup", Duplicate, DUPLICATE, ("double",), ("build", "add", "make", "lay")),
        _play_written(
            "raise", Increase, INCREASE, ("raise", "add"), ("make", "lay", "build"), (UP_TO,)
        ),
        Move("challenge", Challenge),
        Move("no", No, families=("no", "pass"), also=("yes",)),
        Move(
            "accuse",
            Accuse,
            _accuse,
            lambda action: f"{write_seat(action.seat)} {action.card}",
            misread="casino-refuse-misread-accuse",
        ),
        Move("agree", Agree, families=("yes",)),
        Move("decline", Decline, families=("no",)),
        Move("redeal", Redeal, families=("redeal",)),
        Move(
            "dealer",
            NameDealer,
            lambda text: NameDealer(read_seat(text)),
            lambda action: write_seat(action.seat),
            misread="casino-refuse-misread-dealer",
        ),
        Move("last", AnnounceLast),
        _with_play("last,", AnnounceAndPlay),
        _with_play("late", GiveUp),
        Move("forfeit", Forfeit),
        Move("bad-pack", BadPack),
    ),
)
"""The canonical notation, as the log keeps it: `take 9D : 5C+4H / #9`, `build 6C = 9 : 3H`,
`last, trail 4S`.
"""
