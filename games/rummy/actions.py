"""What a seat may ask for in rummy, what it may prepare in private, and how all of it is written.

In the notation melds are numbered from 1, as they are told; in the actions from 0.
"""

from __future__ import annotations

import re
from typing import Annotated, ClassVar, TypeAlias

import msgspec

from games.rummy.notation import ENDS, NoNotation, end_of, meld_from, number_of, starred
from games.rummy.rules.melds import Meld, card_text
from playroom.engine.cards import Card, card
from playroom.engine.notation import Move, Notation
from playroom.engine.notes import Clean
from playroom.engine.record import Count, Points, Seat, Token
from playroom.engine.steps import Action

MeldNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=-1, le=1_000_000)]
"""The place of a meld in the row on the table, from 0; -1 is none."""


# -- the turn --------------------------------------------------------------------------------------


class Take(Action):
    """The top of the pile (RUM-034)."""


class Stock(Action):
    """Declines the top of the pile and draws from the stock (RUM-034, RUM-047)."""


class MayI(Action):
    """Claims the declined card, in its window or in advance (RUM-047, RUM-086)."""

    costly: ClassVar[bool] = True


class Pass(Action):
    """No: to a claim, to a count, to further challenges, to further corrections."""


class GoDown(Action):
    """Opens with these melds (RUM-027)."""

    melds: tuple[Meld, ...]


class LayOff(Action):
    """Adds a card to a meld of the table; `end` is `low` or `high` for a run (RUM-038, RUM-039)."""

    meld: MeldNumber
    card: Card
    end: Token = ""
    star: bool = False


class Replace(Action):
    """Puts the card that a wild card of a run stands for, and lays the freed wild card off at once
    (RUM-042).
    """

    meld: MeldNumber
    position: Count
    card: Card
    to: MeldNumber
    end: Token = ""


class Undo(Action):
    """Takes back the last act of this turn (RUM-040)."""


class Discard(Action):
    """One card to the pile; ends the turn (RUM-033)."""

    card: Card


class Throw(Action):
    """One card to the pile, and its thrower is not asked whether to take it back: a discard with a
    no in advance, which may still become a yes (RUM-086).
    """

    card: Card


# -- prepared in private ---------------------------------------------------------------------------


class Stage(Action):
    """Puts a meld into one's own draft of the opening, hidden from the others."""

    meld: Meld


class Unstage(Action):
    """Takes the last meld of one's draft back."""


class Quiet(Action):
    """No to every claim of this hand unless said otherwise in advance, or an end of that."""

    on: bool


# -- counting by hand, correcting, adjourning ------------------------------------------------------


class Announce(Action):
    """Announces one's own count (RUM-085)."""

    points: Points


class Challenge(Action):
    """Challenges an announced count (RUM-077)."""

    seat: Seat


class Correct(Action):
    """Proposes another score of a posted hand (RUM-090)."""

    hand: Count
    seat: Seat
    points: Points


class Agree(Action):
    """Yes to a correction, an adjournment or a resumption."""

    costly: ClassVar[bool] = True


class Refuse(Action):
    """No to it."""


class Suspend(Action):
    """Asks to adjourn after this hand (RUM-069, RUM-090)."""

    costly: ClassVar[bool] = True


class Resume(Action):
    """Goes on with a suspended game: its players in order to the left, today's date (RUM-070,
    RUM-083).
    """

    players: tuple[Token, ...]
    date: Token
    unrated: bool = False


class Leave(Action):
    """A seat is left (RUM-074, RUM-075, RUM-087). Only the table does this."""

    table_only: ClassVar[bool] = True


class Return(Action):
    """The player of a left seat is back before the hand is over (RUM-079). Only the table does
    this.
    """

    table_only: ClassVar[bool] = True


# -- how they are written --------------------------------------------------------------------------


def _read_layoff(text: str) -> Action:
    meld, added, *rest = text.split()
    named, star = starred(added)
    return LayOff(number_of(meld) - 1, named, end_of(rest), star)


def _write_layoff(action: LayOff) -> str:
    return f"{action.meld + 1} {card_text(action.card, action.star)} {action.end}".rstrip()


def _read_replace(text: str) -> Action:
    meld, position, natural, to, *rest = text.split()
    meld_number, to_number = number_of(meld) - 1, number_of(to) - 1
    return Replace(meld_number, number_of(position), card(natural), to_number, end_of(rest))


def _write_replace(action: Replace) -> str:
    natural = card_text(action.card)
    text = f"{action.meld + 1} {action.position} {natural} {action.to + 1} {action.end}"
    return text.rstrip()


def _read_amend(text: str) -> Action:
    hand, seat, points = text.split()
    return Correct(number_of(hand), _seat(seat), number_of(points))


def _seat(text: str) -> Seat:
    """A seat that is counted from 1."""
    return msgspec.convert(number_of(text) - 1, Seat)


def _read_resume(text: str) -> Action:
    match = re.fullmatch(r"\[([^\[\]]*)\] ?([0-9]{4}-[0-9]{2}-[0-9]{2})?( unrated)?", text)
    if match is None:
        raise NoNotation(text)
    players, date, unrated = match.groups()
    names = tuple([str(Clean.of(name)) for name in players.split(";")]) if players else ()
    return Resume(names, date or "", unrated is not None)


def _write_resume(action: Resume) -> str:
    unrated = " unrated" if action.unrated else ""
    return f"[{';'.join(action.players)}] {action.date}{unrated}".rstrip()


NOTATION = Notation(
    "rummy",
    (
        Move(
            "stock",
            Stock,
            families=("draw", "stock"),
            also=("take", "no", "pass", "claim", "leave-it"),
        ),
        Move("take", Take, families=("take", "pile", "want"), also=("draw", "claim")),
        Move("may_i", MayI, families=("claim", "want", "yes"), also=("take", "draw", "pile")),
        Move("pass", Pass, families=("pass", "no"), also=("leave-it",)),
        Move(
            "throw",
            Throw,
            lambda text: Throw(card(text)),
            lambda a: card_text(a.card),
            families=("lay",),
            also=("out",),
            told=("out",),
        ),
        Move("discard", Discard, lambda text: Discard(card(text)), lambda a: card_text(a.card)),
        Move(
            "layoff",
            LayOff,
            _read_layoff,
            _write_layoff,
            words=ENDS,
            families=("add",),
            also=("lay", "meld"),
            told=("set", "run"),
        ),
        Move(
            "go_down",
            GoDown,
            lambda text: GoDown(tuple([meld_from(part) for part in text.split(";")])),
            lambda action: "; ".join(map(str, action.melds)),
            words=("set", "run"),
            families=("meld",),
            also=("lay", "out"),
        ),
        Move(
            "replace",
            Replace,
            _read_replace,
            _write_replace,
            words=ENDS,
            families=("swap",),
            also=("lay", "add"),
            told=("set", "run"),
        ),
        Move("undo", Undo, families=("back",)),
        Move(
            "stage",
            Stage,
            lambda text: Stage(meld_from(text)),
            lambda action: str(action.meld),
            words=("set", "run"),
        ),
        Move("unstage", Unstage),
        Move(
            "quiet",
            Quiet,
            lambda text: Quiet({"on": True, "off": False}[text]),
            lambda action: "on" if action.on else "off",
            words=("on", "off"),
        ),
        Move("count", Announce, families=("count", "have")),
        # typed seats count from 1; logs, with their later rows, from 0
        Move(
            "dispute",
            Challenge,
            lambda text: Challenge(_seat(text)),
            lambda action: f"{action.seat + 1}",
            misread="rummy-refuse-misread-challenge",
        ),
        Move("challenge", Challenge),
        Move(
            "amend",
            Correct,
            _read_amend,
            lambda action: f"{action.hand} {action.seat + 1} {action.points}",
            misread="rummy-refuse-misread-correct",
        ),
        Move("correct", Correct),
        Move("agree", Agree, families=("yes",)),
        Move("refuse", Refuse, families=("no",)),
        Move("suspend", Suspend),
        Move("resume", Resume, _read_resume, _write_resume, words=("unrated",)),
        Move("leave", Leave),
        Move("return", Return),
    ),
)
"""The notation of rummy: `layoff 2 7s high`, `go_down set Q: Qs Qd JK; run s 5: 5s 6s 7s 8s`,
`replace 1 5 5h 2`, `resume [Ana;Luis] 2024-12-31`."""
