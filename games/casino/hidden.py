"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from games.casino.legality import held
from games.casino.model import State
from games.casino.values import SCHEMES
from playroom.engine.cards import Card
from playroom.engine.notes import replaced
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng

_TRIES = 60


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """Another table with the same view for `seat`: the other hands and the stock are mixed.

    What the play has proven stays true: with a strict referee an owner holds the card for its build
    (CAS-306), and a card that a seat owes as a penalty is in its hand.
    """
    public = state.public
    others = [one for one in range(public.rules.seats) if one != seat]
    fixed = {one: tuple(card for owner, card in public.owed if owner == one) for one in others}
    kept = {card for some in fixed.values() for card in some}
    unseen = [card for one in others for card in state.hands[one] if card not in kept] + list(
        state.stock
    )
    for attempt in range(_TRIES):
        mixed = rng.stream(f"redeal{attempt}").shuffled(unseen)
        hands = list(state.hands)
        at = 0
        for one in others:
            count = len(state.hands[one]) - len(fixed[one])
            hands[one] = (*fixed[one], *mixed[at : at + count])
            at += count
        if all(_proven(state, one, hands[one]) for one in others):
            return _with(state, tuple(hands), mixed[at:])
    return state


def _proven(state: State, seat: Seat, hand: tuple[Card, ...]) -> bool:
    """Can the hand take the builds that its seat owns, as far as that is certain?"""
    public = state.public
    if public.rules.claims or not public.builds:
        return True
    values = [pile.value for pile in public.owned(seat)]
    worth = SCHEMES[public.rules.scheme].hand
    return held(values, hand, worth) >= held(values, state.hands[seat], worth)


def _with(state: State, hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...]) -> State:
    before = state.before
    if (
        before is not None
    ):  # the table before a play that may be undone holds the same cards, and the one played
        mover = state.public.turn
        assert mover is not None
        played = [card for card in before.hands[mover] if card not in state.hands[mover]]
        before = replace(
            before, hands=replaced(hands, mover, (*hands[mover], *played)), stock=stock
        )
    return replace(state, hands=hands, stock=stock, before=before)
