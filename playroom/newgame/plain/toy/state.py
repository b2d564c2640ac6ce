"""The state of a game, and what one seat may know of it."""

from __future__ import annotations

from playroom.engine.cards import Card
from playroom.engine.kit.told import sorted_hand
from playroom.engine.record import Count, Points, Record, Seat

from .events import Laid
from .options import ToyOptions


class State(Record):
    """All that is true: the hands of all seats too."""

    options: ToyOptions
    scores: tuple[Points, ...]
    hands: tuple[tuple[Card, ...], ...] = ()
    table: tuple[Card, ...] = ()
    leader: Seat = 0
    deal: Count = 0
    last: Laid | None = None
    winner: Seat | None = None

    @property
    def turn(self) -> Seat | None:
        """Who lays the next card, None when the game is over."""
        if self.winner is not None:
            return None
        return (self.leader + len(self.table)) % len(self.scores)


class View(Record):
    """What a seat may know; None is a spectator."""

    seat: Seat | None
    options: ToyOptions
    hand: tuple[Card, ...]
    counts: tuple[Count, ...]
    table: tuple[Card, ...]
    scores: tuple[Points, ...]
    turn: Seat | None
    deal: Count
    last: Laid | None


def view_of(state: State, seat: Seat | None) -> View:
    """The one place where a state is reduced to what a seat may know."""
    return View(
        seat=seat,
        options=state.options,
        hand=() if seat is None else sorted_hand(state.hands[seat]),
        counts=tuple(len(hand) for hand in state.hands),
        table=state.table,
        scores=state.scores,
        turn=state.turn,
        deal=state.deal,
        last=state.last,
    )
