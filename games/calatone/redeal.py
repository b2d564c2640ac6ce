"""Another table that one seat cannot tell from this one: what it does not know is dealt anew."""

from __future__ import annotations

from games.calatone.state import Hand, State, evaluator_for
from playroom.engine.cards import Card
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """`state` with other hidden cards, other cards to come, and other choices and declarations not
    yet laid open.

    What was ever shown stays, also of those who have withdrawn: the history keeps it.
    """
    hand = state.hand
    if hand is None:
        return state
    rng = rng.stream("redeal")
    places = [(other, at) for other in hand.order if other != seat for at in _unknown(hand, other)]
    unknown = [hand.cards[other][at] for other, at in places]
    mixed = rng.shuffled((*unknown, *hand.rest))
    cards = [list(some) for some in hand.cards]
    for (other, at), one in zip(places, mixed, strict=False):
        cards[other][at] = one
    dealt = tuple(tuple(some) for some in cards)
    shown = list(hand.shown)
    declared = list(hand.declared)
    for other in hand.order:
        if other == seat:
            continue
        if not hand.round and hand.shown[other] is not None:
            shown[other] = rng.choice(dealt[other])
        if not hand.announced and declared[other] is not None:
            declared[other] = evaluator_for(state.terms, hand.size).best(dealt[other])
    new = replace(
        hand, cards=dealt, rest=mixed[len(places) :], shown=tuple(shown), declared=tuple(declared)
    )  # fmt: skip
    return replace(state, hand=new)


def _unknown(hand: Hand, other: Seat) -> tuple[int, ...]:
    """The places of another's cards that only their owner knows."""
    if not hand.round:
        return tuple(range(len(hand.cards[other])))
    if other in hand.announced:
        return ()
    hidden: Card | None = hand.hidden(other)
    return tuple(at for at, one in enumerate(hand.cards[other][:2]) if one == hidden)
