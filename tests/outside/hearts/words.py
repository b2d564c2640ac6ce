"""How it is handled by keyboard."""

from __future__ import annotations

from playroom.engine import kit

from .actions import Lay, Pass
from .events import Dealing, each
from .state import PASSES, QUEEN, SEATS, View, lay_refusal, legal, points_of


class HeartsTable(kit.TrickTable[View]):
    """The keyboard's side."""

    deals = (Dealing,)
    laying = Lay

    def plays(
        self, view: View, cards: tuple[kit.Card, ...]
    ) -> tuple[kit.Offer, ...] | kit.Rejection:
        """Three marked cards are passed; one is laid."""
        if view.seat in view.choosing:
            if len(cards) != PASSES:
                return kit.Rejection.of("three", "hearts-refuse-three")
            to = kit.Who((view.seat + view.steps) % SEATS)
            return (kit.Offer(Pass(cards), kit.note("hearts-offer-pass", cards=cards, to=to)),)
        offers = super().plays(view, cards)
        if isinstance(offers, tuple) and len(cards) == 1:
            return lay_refusal(view, cards[0]) or offers
        return offers

    def fits(self, view: View) -> tuple[kit.Card, ...]:
        """What may be passed or laid."""
        if view.choosing:
            return self.held(view) if view.seat in view.choosing else ()
        may = legal(view)
        return tuple(card for card in self.held(view) if card in may)

    def takes_several(self, view: View) -> bool:
        """A card that is touched is marked while cards are passed."""
        return view.seat in view.choosing

    def answer_burden(self, view: View) -> kit.Answer:
        """B: the queen of spades, and whether hearts are broken."""
        broken = kit.note("hearts-part-broken" if view.broken else "hearts-part-unbroken")
        for seat, cards in enumerate(view.taken):
            if QUEEN in cards:
                return (kit.note("hearts-ask-queen", who=kit.Who(seat), broken=broken),)
        return (kit.note("hearts-ask-out", broken=broken),)

    def answer_count(self, view: View) -> kit.Answer:
        """C: the points of this deal so far."""
        points = tuple(points_of(cards, view.options) for cards in view.taken)
        return (kit.note("hearts-ask-count", parts=each(points, view.seat)),)

    def answer_why(self, view: View) -> kit.Answer:
        """W: what may be done here."""
        if view.seat in view.choosing:
            to = kit.Who((view.seat + view.steps) % SEATS)
            return (kit.note("hearts-ask-pass", to=to),)
        if view.seat is not None and view.turn == view.seat and view.trick.led is None:
            may = legal(view)
            why = lay_refusal(view, next((card for card in view.hand if card not in may), may[0]))
            if why is not None:
                return (kit.Note.of(why.note.id, {}),)
        return super().answer_why(view)
