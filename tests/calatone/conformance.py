"""What the suite of all games needs to know of Calatone."""

from __future__ import annotations

from collections.abc import Hashable

from games.calatone.options import CalatoneOptions
from games.calatone.rules.packs import pack_of
from games.calatone.state import Hand, State
from playroom.engine.cards import Card
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng

SELDOM = frozenset(option.name for option in CalatoneOptions.declared)
"""All of them: `test_options_matter.py` plays every one, with all its values."""
SETUPS = (
    Setup.of(3, {"limit": "2 hands", "rebuy": "request", "stack": 10}),
    Setup.of(4, {"limit": "1-hands", "on_leave": "bot", "stack": 20, "min_bet": 5}),
    Setup.of(2, {"stack": 10, "min_bet": 2, "ante": 5, "rebuy": "banker", "max_bet": 0}),
    Setup.of(
        6,
        {"stack": 15, "max_bet": 0, "deck": "auto", "ace_straight_over_flush": True, "help": True},
    ),
    Setup.of(5, {"stack": 12, "max_bet": 0, "all_pass_ends": False, "ante": 0, "max_raises": 2}),
    Setup.of(3, {"stack": 100_000, "min_bet": 100_000, "max_bet": 100_000, "ante": 500_000}),
)

SHORT = {"limit": "3-hands"}
"""Makes a sitting of bots short: otherwise it lasts until one of them has all chips."""

UNREACHED = frozenset(
    {
        "calatone-refuse-bad-limit",
        "calatone-refuse-back",
        "calatone-refuse-limit",
        "calatone-refuse-rebuy",
        "calatone-refuse-topic",
        "calatone-refuse-winning",
    }
)
"""Refusals not met by choosing among legal actions: tests/calatone/test_words.py causes and hears
them.
"""

UNREACHED_EVENTS = frozenset({"HandAnnulled"})
"""Only a defect of the program annuls a hand (section 2.10 of the rules)."""


def census(state: State) -> Hashable:
    """The chips that are on the table more or less than were issued, and whether the pack of the
    hand is whole.
    """
    hand = state.hand
    pot = hand.bets.pot if hand is not None and state.phase.in_hand else 0
    chips = sum(state.stacks) + pot - state.bank.chips
    if hand is None:
        return chips, True
    cards = sorted([*hand.rest, *(one for some in hand.cards for one in some)])
    return chips, cards == sorted(pack_of(hand.deal.size).cards())


def remembered(state: State) -> set[Card]:
    """Cards that everybody saw and that no view shows any more: those that the withdrawn had shown
    (CAL-058).
    """
    hand = state.hand
    return set() if hand is None else {one for seat in hand.deal.order for one in hand.up(seat)}


def unordered(state: State) -> State:
    """Nothing in a sitting remembers who answered first."""
    return state


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """`state` with other hidden cards, other cards to come, and other choices and declarations not
    yet laid open.

    What was ever shown stays, also of those who have withdrawn: the history keeps it.
    """
    hand = state.hand
    if hand is None:
        return state
    rng = rng.stream("redeal")
    places = [
        (other, at) for other in hand.deal.order if other != seat for at in _unknown(hand, other)
    ]
    unknown = [hand.cards[other][at] for other, at in places]
    mixed = rng.shuffled((*unknown, *hand.rest))
    cards = [list(some) for some in hand.cards]
    for (other, at), one in zip(places, mixed, strict=False):
        cards[other][at] = one
    dealt = tuple(tuple(some) for some in cards)
    shown = list(hand.shown)
    declared = list(hand.declared)
    for other in hand.deal.order:
        if other == seat:
            continue
        if not hand.bets.round and hand.shown[other] is not None:
            shown[other] = rng.choice(dealt[other])
        if not hand.announced and declared[other] is not None:
            declared[other] = state.options.evaluator(hand.deal.size).best(dealt[other])
    new = replace(
        hand, cards=dealt, rest=mixed[len(places) :], shown=tuple(shown), declared=tuple(declared)
    )  # fmt: skip
    return replace(state, hand=new)


def _unknown(hand: Hand, other: Seat) -> tuple[int, ...]:
    """The places of another's cards that only their owner knows."""
    if not hand.bets.round:
        return tuple(range(len(hand.cards[other])))
    if other in hand.announced:
        return ()
    hidden: Card | None = hand.hidden(other)
    return tuple(at for at, one in enumerate(hand.cards[other][:2]) if one == hidden)
