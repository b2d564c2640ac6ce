"""What players may do, and how it is written.

Amounts are whole chips and totals for the present betting round.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import ClassVar

from games.calatone.rules.limits import Limit, limit
from games.calatone.rules.packs import face, faces
from playroom.engine.cards import Card, cards
from playroom.engine.notation import Move, Notation
from playroom.engine.record import Minute, Points, Token
from playroom.engine.steps import Action


class Expose(Action):
    """Shows one of the two first cards and keeps the other down (CAL-028)."""

    card: Card


class Check(Action):
    """Passes, when there is no bet in the round (CAL-040)."""


class Bet(Action):
    """Opens the round with `amount` (CAL-045)."""

    costly: ClassVar[bool] = True

    amount: Points


class Call(Action):
    """Sees: equals the level, or puts in all that is left (CAL-042, CAL-050)."""

    costly: ClassVar[bool] = True


class Raise(Action):
    """Brings the level to `to` (CAL-047)."""

    costly: ClassVar[bool] = True

    to: Points


class Fold(Action):
    """Withdraws from the hand (CAL-041, CAL-042)."""

    costly: ClassVar[bool] = True


class Declare(Action):
    """Names the five cards that are the hand (CAL-068)."""

    cards: tuple[Card, ...]


class Ready(Action):
    """Between hands: deal the next one. It begins when all who play are ready."""


class Leave(Action):
    """Leaves the sitting for good (CAL-104 to CAL-106, CAL-110)."""

    costly: ClassVar[bool] = True


class Rebuy(Action):
    """Asks the bank for `amount` fresh chips (CAL-021, CAL-111)."""

    costly: ClassVar[bool] = True

    amount: Points


class SetLimit(Action):
    """Between hands: proposes a limit, or another one (CAL-100)."""

    limit: Limit


class Agree(Action):
    """Between hands: proposes to end the session (`end`) or to draw the seats anew (`seats`)
    (CAL-108, CAL-014).
    """

    to: Token


class Extend(Action):
    """The limit has been reached: proposes a new one (CAL-119)."""

    limit: Limit


class Consent(Action):
    """Yes to the open question (CAL-114)."""

    costly: ClassVar[bool] = True


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

    minute: Minute
    resumed: bool = False

    table_only: ClassVar[bool] = True


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards that a text names, `Kd 7h`; there are no jokers. Raises `ValueError`."""
    named = cards(text)
    if not named or any(card.is_joker for card in named):
        raise ValueError(text)
    return named


def _expose(text: str) -> Expose:
    (card,) = read_cards(text)
    return Expose(card)


def _proposal(kind: Callable[[Limit], Action]) -> Callable[[str], Action]:
    def read(text: str) -> Action:
        if not text:
            raise ValueError(text)
        return kind(limit(text))

    return read


def _agree(text: str) -> Agree:
    if not re.fullmatch(r"[a-z]{1,20}", text.lower()):
        raise ValueError(text)
    return Agree(text.lower())


def _clock(text: str) -> Clock:
    minute, _, resumed = text.lower().partition(" ")
    if not re.fullmatch(r"[0-9]{1,12}", minute) or resumed not in ("", "resumed"):
        raise ValueError(text)
    return Clock(int(minute), resumed == "resumed")


_UNITS = ("hands", "minutes")

NOTATION = Notation(
    "calatone",
    (
        Move("check", Check, families=("pass", "check")),
        Move("bet", Bet, families=("bet", "all-in"), also=("lay", "make")),
        Move("call", Call, families=("call", "all-in"), also=("bet",)),
        Move(
            "raise",
            Raise,
            families=("raise", "all-in"),
            also=("call", "bet", "lay", "make"),
            more=lambda view, by: by + (view.hand.bets.level if view.hand else 0),
        ),
        Move("fold", Fold, families=("fold",), also=("out",)),
        Move(
            "expose",
            Expose,
            _expose,
            lambda action: face(action.card),
            families=("show",),
            also=("lay",),
        ),
        Move(
            "declare",
            Declare,
            lambda text: Declare(read_cards(text)),
            lambda action: faces(action.cards),
            families=("declare", "have"),
            also=("show",),
        ),
        Move("ready", Ready, families=("deal", "yes")),
        Move("rebuy", Rebuy, families=("chips",), also=("yes", "claim", "draw", "want")),
        Move("limit", SetLimit, _proposal(SetLimit), lambda action: str(action.limit), _UNITS),
        Move("agree", Agree, _agree, words=("end", "seats")),
        Move("extend", Extend, _proposal(Extend), lambda action: str(action.limit), _UNITS),
        Move("consent", Consent, families=("yes",)),
        Move("refuse", Refuse, families=("no", "pass")),
        Move("leave", Leave),
        Move("silence", Silence),
        Move("absent", Absent),
        Move("back", Back),
        Move(
            "clock",
            Clock,
            _clock,
            lambda action: f"{action.minute}{' resumed' if action.resumed else ''}",
        ),
    ),
)
