"""What the table asks while no card is played."""

from __future__ import annotations

from typing import TypeAlias

from playroom.engine.cards import Card
from playroom.engine.record import Record, Seat


class Window(Record, tag="window"):
    """Who may challenge the play that `mover` has just made."""

    mover: Seat
    asked: tuple[Seat, ...]


class Accusation(Record, tag="accusation"):
    """`accused` is asked whether it has shown the card."""

    accuser: Seat
    accused: Seat
    card: Card


class Vote(Record, tag="vote"):
    """A proposal to deal again."""

    proposer: Seat
    asked: tuple[Seat, ...]


class DealerChoice(Record, tag="dealer_choice"):
    """Who may say who deals next; the first in `asked` counts."""

    asked: tuple[Seat, ...]


Question: TypeAlias = Window | Accusation | Vote | DealerChoice
