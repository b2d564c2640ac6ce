"""The state of a game, and what one seat may know of it."""

from __future__ import annotations

from playroom.engine.cards import Card
from playroom.engine.kit import views
from playroom.engine.record import Count, Points, Record, Seat

from .events import Laid
from .options import NinetyNineOptions


class State(Record):
    """All that is true; `scores` are the lives, `step` is the direction of play, 1 or -1."""

    options: NinetyNineOptions
    scores: tuple[Count, ...]
    dealer: Seat = 0
    deal: Count = 0
    acts: Count = 0
    hands: tuple[tuple[Card, ...], ...] = ()
    stock: tuple[Card, ...] = ()
    table: tuple[Card, ...] = ()
    count: Count = 0
    step: Points = 1
    turn: Seat | None = None
    last: Laid | None = None

    @property
    def alive(self) -> tuple[Seat, ...]:
        """The seats that have lives."""
        return tuple(seat for seat, lives in enumerate(self.scores) if lives)


class View(Record):
    """What a seat may know; None is a spectator."""

    seat: Seat | None
    hand: tuple[Card, ...]
    counts: tuple[Count, ...]
    options: NinetyNineOptions
    scores: tuple[Count, ...]
    table: tuple[Card, ...]
    count: Count
    step: Points
    turn: Seat | None
    last: Laid | None

    @property
    def fitting(self) -> tuple[Card, ...]:
        """The cards of the hand that stay within the limit."""
        return tuple(card for card in self.hand if self.options.fitting(self.count, card))

    def ways(self, card: Card) -> tuple[str, ...]:
        """The ways in which a card of the hand may be laid: those within the limit, and where no
        card of the hand has any, all of them (NIN-014, NIN-015).
        """
        fitting = self.options.fitting(self.count, card)
        return fitting or (() if self.fitting else self.options.ways(card))


def view_of(state: State, seat: Seat | None) -> View:
    """The one place where a state is reduced to what a seat may know."""
    hand = () if seat is None else tuple(sorted(state.hands[seat]))
    return views.view_of(View, state, seat, hand=hand)


def after(scores: tuple[int, ...], seat: Seat, step: int) -> Seat:
    """The next seat that has lives, in the direction of play."""
    following = (seat + step) % len(scores)
    while not scores[following]:
        following = (following + step) % len(scores)
    return following
