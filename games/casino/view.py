"""What one seat knows of a table of Casino: the one place where a state is reduced."""

from __future__ import annotations

from games.casino.state import Public, State
from playroom.engine.cards import PACK, Card
from playroom.engine.record import Record, Seat


class View(Record):
    """What a seat (None: a spectator) knows: the table, its own hand, and whether it has answered
    the open question.
    """

    seat: Seat | None
    public: Public
    hand: tuple[Card, ...]
    answered: bool = False


def view_of(state: State, seat: Seat | None) -> View:
    """What `seat` knows."""
    if seat is None:
        return View(None, state.public, ())
    answered = bool(state.answers) and any(answerer == seat for answerer, _ in state.answers)
    return View(seat, state.public, state.hands[seat], answered)


def unseen_cards(view: View) -> tuple[Card, ...]:
    """The cards that the seat has not seen in this deal."""
    seen = view.public.shown().union(view.hand)
    return tuple(card for card in PACK if card not in seen)
