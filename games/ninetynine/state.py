"""The state of a game, and what one seat may know of it."""

from __future__ import annotations

from playroom.engine.cards import Card
from playroom.engine.kit import views
from playroom.engine.record import Count, Points, Record, Seat

from .actions import Lay
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


def laying(at: State | View, seat: Seat, lay: Lay) -> tuple[Laid, int, bool]:
    """What is told of a card, the direction of play after it, and whether the round ends."""
    turn, scores = at.options.effect(lay.card).turn, at.scores
    count = at.options.made(at.count, lay.card, lay.way)
    step = -at.step if turn == "reverse" else at.step
    behind = after(scores, seat, step) if turn == "skip" else seat
    _, mark, _ = at.options.cost(at.count, count) or ("", 0, 0)
    ends = mark == at.options.limit  # whose turn it would be is then of no account
    silent = ends or (turn == "reverse" and len(scores) - scores.count(0) < 3)
    how = "laid" if silent else turn or "laid"
    return Laid(seat, lay.card, count, how, behind), step, ends
