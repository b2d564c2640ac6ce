"""What a seat can do, and how it is written."""

from __future__ import annotations

from typing import ClassVar

from playroom.engine.cards import Card
from playroom.engine.notation import Move, Notation
from playroom.engine.record import Count
from playroom.engine.steps import Action

HIGHEST_CLAIM = 99
"""What a claim may say at most (CRB-069)."""


class Discard(Action):
    """Cards laid away to the crib (CRB-023)."""

    cards: tuple[Card, ...]


class Play(Action):
    """One card laid in the play (CRB-033)."""

    card: Card


class Claim(Action):
    """What a seat says its open count is worth (CRB-069): any number from 0 to 99, right or
    wrong.
    """

    costly: ClassVar[bool] = True

    points: Count


class Help(Action):
    """Asks for the next combination of one's open count (CRB-113)."""


class Silence(Action):
    """No claim came in time (CRB-123)."""

    table_only: ClassVar[bool] = True


def _claim(text: str) -> Claim:
    if not text.isdecimal() or len(text) > 4:
        raise ValueError(text)
    return Claim(int(text))


def _number_alone(text: str) -> Claim | None:
    return _claim(text) if text.isdecimal() else None


NOTATION = Notation(
    "cribbage",
    (
        Move("discard", Discard, families=("lay", "crib")),
        Move("play", Play, families=("lay",), also=("make", "pair")),
        Move(
            "claim",
            Claim,
            read=_claim,
            misread="cribbage-refuse-no-claim",
            families=("count", "have", "nothing"),
            also=("make", "crib"),
        ),
        Move("help", Help),
        Move("timeout", Silence),
    ),
    short=_number_alone,
    unneeded=("pass", "cut"),
)
"""`discard 7H,KC`, `play 5D`, `claim 12` (or the number alone), `help`, `timeout`."""
