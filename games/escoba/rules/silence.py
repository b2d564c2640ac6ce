"""What silence stands for (ESC-125)."""

from __future__ import annotations

from collections.abc import Iterable

from games.escoba.actions import Lay, No, Take
from games.escoba.moves import VELO, in_order, may_lay, takes
from games.escoba.state import Public, View
from playroom.engine.cards import Card
from playroom.engine.notes import Rejection
from playroom.engine.steps import Action

_RANKS = (13, 12, 11, 6, 5, 4, 3, 2, 1, 7)
_SUITS = (3, 2, 0, 1)


def least_useful(hand: Iterable[Card]) -> tuple[Card, ...]:
    """A hand, what is missed least first: K Q J 6 5 4 3 2 A 7, the 7 of oros last."""
    order = {rank: place for place, rank in enumerate(_RANKS)}
    return tuple(
        sorted(hand, key=lambda c: (c == VELO, order.get(c.rank, 0), _SUITS.index(c.suit)))
    )


def default_play(public: Public, hand: Iterable[Card]) -> Lay | Take:
    """The first lay that is allowed, else the first take, called where that is needed."""
    order = least_useful(hand)
    free = may_lay(public, order)
    for card in order:
        if card in free:
            return Lay(card)
    loose = in_order(public.loose)
    for card in order:
        for taken in takes(public.options, card, loose):
            clears = len(taken) == len(loose)
            return Take(card, taken, clears and public.options.call != "auto")
    raise AssertionError("a card that may not be laid can take")


def silence(view: View) -> Action | Rejection:
    """The default action of the seat of `view`, or the refusal if it is not awaited."""
    public, seat = view.public, view.seat
    window = public.window
    if window is not None and seat in window.asked and not view.answered:
        return No()
    if seat is not None and public.turn == seat and public.result is None:
        return default_play(public, view.hand)
    return Rejection.of("not_awaited", "table-not-awaited")
