"""How Toy is handled by keyboard and heard. Sentences are messages in `locales/`."""

from __future__ import annotations

from typing import ClassVar

from playroom.engine.cards import Card
from playroom.engine.contract import Chapter
from playroom.engine.kit.face import CardTable
from playroom.engine.notes import Kind, Rejection, Seats, Who, note
from playroom.engine.record import Seat
from playroom.engine.steps import Event
from playroom.engine.table import Answer, Offer

from .actions import Lay
from .events import Dealt, Hand, Laid, Started, Took, Won
from .options import ToyOptions
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

    def answer_last(self, view: View) -> Answer:
        """L: the last card laid."""
        return narrate(view.last) if view.last is not None else (note("kit-nothing-yet"),)

    def narrate(self, event: Event, seat: Seat | None) -> Answer:
        return narrate(event, seat)


def narrate(event: Event, seat: Seat | None = None) -> Answer:
    """The lines that tell an event to `seat`: one event, one line, the new thing first."""
    match event:
        case Started(seats, target):
            others = Seats(tuple(other for other in range(seats) if other != seat))
            return (note("toy-event-started", Kind.TABLE, target=target, others=others),)
        case Dealt(number, leader):
            return (note("toy-event-dealt", Kind.DEAL, who=Who(leader), number=number),)
        case Hand(_, cards):
            return (note("toy-event-hand", Kind.DEAL, cards=tuple(sorted(cards))),)
        case Laid(player, card):
            return (note("toy-event-laid", Kind.PLAY, who=Who(player), card=card),)
        case Took(player, card, total):
            return (note("toy-event-took", Kind.POINTS, who=Who(player), card=card, total=total),)
        case Won(player, points):
            return (note("toy-event-won", Kind.POINTS, who=Who(player), points=points),)
    return ()


def rulebook(options: ToyOptions) -> tuple[Chapter, ...]:
    """The rules of this table, by ear."""
    return (
        Chapter(
            note("toy-rule-play"),
            (
                note("toy-rule-deal"),
                note("toy-rule-trick", aces=options.aces),
                note("toy-rule-target", target=options.target),
            ),
        ),
    )
