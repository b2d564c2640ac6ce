"""What the conformance suite needs to know of cribbage."""

from __future__ import annotations

from collections.abc import Hashable

from games.cribbage.bots.unseen import crib_cards, deal_unseen, in_play, unseen
from games.cribbage.events import Cut, Discarded
from games.cribbage.state import Secret, State, view_of
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng

SETUPS = (
    Setup.of(4, {"teams": 2, "target": 61, "first_dealer": "cut", "count_time": 30}),
    Setup.of(
        6, {"teams": 3, "target": 61, "help": "list", "award": "split", "six_flush": "four_cards"}
    ),
    Setup.of(
        6, {"teams": 2, "target": 61, "turn_seconds": 30, "nineteen_joke": True, "his_heels": True}
    ),
    Setup.of(
        2,
        {"help": "list", "auto_count": True, "first_dealer": "cut"},
        {0: {"help": "none"}, 1: {"auto_count": True}},
    ),
)
SHORT = {"target": 61}
"""Some deals for each level, all phases in each. Six experts think for half a minute up to 121;
whole games of two are in tests/bench and tests/simulate.
"""
PASSING = (Cut,)
SELDOM = frozenset({"auto_count", "bots_miscount", "crib_flush", "nineteen_joke"})
"""What a seat may have, what bots do wrong, a flush in the crib and a claim of 19: chance does not
bring them; the tests of the rules and the vectors do.
"""
UNTOLD = frozenset({"Reset", "Scored"})
"""Told by the card that was played, and by what was counted."""
UNREACHED: frozenset[str] = frozenset({"cribbage-refuse-claim-slip"})
# Only what is typed is refused so (tests/shell/test_table.py): by the rules a count may claim up to
# 99.


def census(state: State) -> Hashable:
    """All cards, wherever they are: kept hands, cards laid away, the card from the deck, the deck,
    the starter.
    """
    secret, starter = state.secret, state.public.starter
    held = [card for hand in secret.hands for card in hand]
    away = [card for some in secret.discards for card in some]
    return tuple(
        sorted(
            [*held, *away, *secret.extra, *secret.deck, *([starter] if starter is not None else [])]
        )
    )


def unordered(state: State) -> State:
    """L tells who laid away last; nothing else remembers it."""
    if isinstance(state.public.last, Discarded):
        return replace(state, public=replace(state.public, last=None))
    return state


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """`state` with all that `seat` (None: a spectator) cannot know dealt anew."""
    secret, public = state.secret, state.public
    others = [other for other in range(state.options.seats) if other != seat]
    view = view_of(state, seat)
    hidden = unseen(view)
    drawn, rest = deal_unseen(hidden, rng.stream("redeal").shuffled)
    hands, left, discards = list(secret.hands), list(secret.left), list(secret.discards)
    laid = {card for _, card in public.laid}
    playing = in_play(public)
    for other in others:
        hands[other] = rng.stream(f"order{other}").shuffled((*hidden.shown[other], *drawn[other]))
        left[other] = tuple(card for card in hands[other] if not (playing and card in laid))
    open_crib = bool(crib_cards(public))
    loose = rng.stream("crib").shuffled(
        [card for card in crib_cards(public) if card not in view.discards]
    )
    source = list(loose if open_crib else rest)
    for other in others:
        size = len(secret.discards[other])
        discards[other] = tuple(source[:size])
        del source[:size]
    extra = tuple(source[: len(secret.extra)])
    del source[: len(extra)]
    deck = rest if open_crib else tuple(source)
    hidden_part = Secret(tuple(hands), tuple(left), tuple(discards), extra, deck, view.helps)
    return replace(state, secret=hidden_part)
