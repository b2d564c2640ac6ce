"""What silence stands for (CAS-175)."""

from __future__ import annotations

from collections.abc import Sequence

from games.casino.actions import Play, Take, Trail
from games.casino.legality import is_legal
from games.casino.model import Public
from games.casino.values import BIG, LITTLE, SCHEMES, in_order
from playroom.engine.cards import Card
from playroom.engine.record import Seat

_SUITS = "HDCS"


def _trail_order(one: Card) -> int:
    """Faces J Q K, then 10 down to 2, then aces, the 10D, last the 2S; within a rank hearts,
    diamonds, clubs, spades.
    """
    if one.face == LITTLE:
        return 1000
    if one.face == BIG:
        return 900
    place = one.rank - 11 if one.rank > 10 else 13 if one.rank == 1 else 13 - one.rank
    return place * 4 + _SUITS.index("CDHS"[one.suit])


def default_play(public: Public, seat: Seat, hand: Sequence[Card]) -> Play:
    """The default move of the seat in turn: a penalty card, a legal trail, the take of its own
    highest build, any trail.
    """
    debt = public.debt(seat)
    if debt is not None:
        return Trail(debt)
    held = tuple(hand)
    trails = [Trail(one) for one in sorted(held, key=_trail_order)]
    for trail in trails:
        if is_legal(public, seat, held, trail):
            return trail
    worth = SCHEMES[public.rules.scheme].hand
    for pile in sorted(public.owned(seat), key=lambda pile: -pile.value):
        for one in in_order(held):
            if pile.value in worth[one]:
                take = Take(one, (), (pile.value,), pile.value if len(worth[one]) > 1 else None)
                if is_legal(public, seat, held, take):
                    return take
    return trails[0]
