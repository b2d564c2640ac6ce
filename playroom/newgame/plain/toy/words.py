"""How Toy is handled by keyboard and heard. Sentences are messages in `locales/`."""

from __future__ import annotations

from typing import ClassVar

from playroom.engine.cards import Card
from playroom.engine.kit.face import CardTable
from playroom.engine.notes import Rejection, note
from playroom.engine.steps import Event
from playroom.engine.table import Answer, Offer

from .actions import Lay
from .events import Dealt
from .state import View


class ToyTable(CardTable[View]):
    """The keyboard's side."""

    deals: ClassVar[tuple[type[Event], ...]] = (Dealt,)

    def plays(self, view: View, cards: tuple[Card, ...]) -> tuple[Offer, ...] | Rejection:
        if len(cards) != 1:
            return Rejection.of("wrong_number", "toy-refuse-number", count=len(cards))
        return (Offer(Lay(cards[0]), note("toy-offer-lay", card=cards[0])),)

    def answer_first(self, view: View) -> Answer:
        """F: the card that was led."""
        return (note("toy-ask-led", card=view.table[0]) if view.table else note("kit-no-first"),)


RULES = {"play": ("deal", "trick", "target")}
"""The rules of a table by ear: chapters and their lines, which know the options."""
