"""What the conformance suite needs to know of Casino."""

from __future__ import annotations

from collections.abc import Hashable

from games.casino.events import AccusationDenied, Accused
from games.casino.options import CasinoOptions
from games.casino.rules.duty import covered
from games.casino.rules.irregularities import can_meet_duty
from games.casino.rules.values import SCHEMES
from games.casino.state import Phase, State
from playroom.engine.cards import PACK, Card
from playroom.engine.notes import replaced
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng

_TRIES = 60
"""Hands are mixed so often until what the play has proven is true."""

SELDOM = frozenset(option.name for option in CasinoOptions.declared)
"""All of them: `test_options_felt.py` plays every one, with all its values."""
SETUPS = (
    Setup.of(
        2,
        {
            "referee": "claims",
            "game_mode": "deal",
            "irregularity_loses": True,
            "announce_last": "manual",
        },
    ),
    Setup.of(
        3,
        {
            "referee": "claims",
            "initial_table_multi": "none",
            "raise_scope": "opponents",
            "on_leave": "forfeit",
        },
    ),
    Setup.of(
        4,
        {
            "referee": "claims",
            "face_values": True,
            "deal_style": "draw",
            "casino_high_values": True,
        },
    ),
    Setup.of(
        4,
        {
            "illegal_take_penalty": "must_trail",
            "pile_info": "full",
            "gather_on_raise": True,
            "overs": True,
        },
    ),
    Setup.of(
        3,
        {
            "illegal_take_penalty": "must_trail",
            "pile_info": "summary",
            "face_pairing": "1-2",
            "multipliers": True,
        },
    ),
    Setup.of(
        4,
        {
            "partnerships": "off",
            "face_values": True,
            "number_pairing": "1-3",
            "table_dual_values": False,
        },
    ),
)
RULES = frozenset(
    {
        *range(1, 8),
        *range(10, 22),
        *range(30, 36),
        *range(40, 56),
        *range(60, 73),
        *range(80, 85),
        *range(90, 99),
        *range(100, 115),
        *range(120, 134),
        *range(140, 149),
        *range(160, 179),
        *range(180, 193),
        *range(200, 208),
        *range(210, 214),
        *range(220, 224),
        *range(230, 232),
        *range(300, 308),
    }
)
"""The numbers of all rules of Casino, CAS-001 to CAS-307."""

PASSING = (Accused, AccusationDenied)
"""They name a guessed card, which does not tell where it is."""

UNREACHED = frozenset(
    f"casino-refuse-{name}"
    for name in (
        "announce",
        "bad-value",
        "face-build",
        "face-count",
        "gather",
        "lone-card",
        "multi-raise",
        "overlap",
        "overlap-build",
        "pair-count",
        "raise-table",
        "scope",
        "sum-build",
        "sum-many",
        "sum-one",
        "sum-raise",
    )
)
"""Plays that no walk makes, for they are listed nowhere; `test_refusals.py` makes each of them."""

NOTATION = frozenset(
    f"casino-refuse-misread-{verb}"
    for verb in ("take", "build", "dup", "raise", "accuse", "dealer")
)


def census(state: State) -> Hashable:
    """All cards, wherever they are: hands, stock, loose, in builds, in piles."""
    public = state.public
    if (
        public.phase is Phase.DEALER
    ):  # the deal is void: the whole pack is gathered in and waits for its dealer
        assert not any((*state.hands, state.stock, public.loose, public.builds, *public.piles))
        return tuple(sorted(PACK))
    held = [card for hand in state.hands for card in hand]
    built = [card for build in public.builds for card in build.cards]
    taken = [card for pile in public.piles for card in pile]
    return tuple(sorted([*held, *state.stock, *public.loose, *built, *taken]))


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """Another table with the same view for `seat`: the other hands and the stock are mixed.

    What the play has proven stays true: with a strict referee an owner holds the card for its build
    (CAS-306), and a card that a seat owes as a penalty is in its hand.
    """
    public = state.public
    others = [other for other in range(public.options.seats) if other != seat]
    fixed = {
        other: tuple(card for owner, card in public.owed if owner == other) for other in others
    }
    kept = {card for cards in fixed.values() for card in cards}
    hidden = [card for other in others for card in state.hands[other] if card not in kept]
    for attempt in range(_TRIES):
        mixed = rng.stream(f"redeal{attempt}").shuffled([*hidden, *state.stock])
        hands = list(state.hands)
        dealt = 0
        for other in others:
            count = len(state.hands[other]) - len(fixed[other])
            hands[other] = (*fixed[other], *mixed[dealt : dealt + count])
            dealt += count
        if all(_proven(state, other, hands[other]) for other in others):
            return _with(state, tuple(hands), mixed[dealt:])
    return state


def _proven(state: State, seat: Seat, hand: tuple[Card, ...]) -> bool:
    """Can the hand take the builds that its seat owns, as far as that is certain? And a seat that
    must replace a play can meet the duty, or its builds were improper before (CAS-184 b).
    """
    public = state.public
    if public.phase is Phase.REPLACEMENT and public.turn == seat and public.debt(seat) is None:
        return can_meet_duty(public, seat, hand)
    if public.options.claims or not public.builds:
        return True
    values = [build.value for build in public.owned(seat)]
    worth = SCHEMES[public.options.scheme].hand
    return covered(values, hand, worth) >= covered(values, state.hands[seat], worth)


def _with(state: State, hands: tuple[tuple[Card, ...], ...], stock: tuple[Card, ...]) -> State:
    before = state.before
    if before is not None:
        # the table before a play that may be undone holds the same cards, and the one played
        mover = state.public.turn
        assert mover is not None
        played = [card for card in before.hands[mover] if card not in state.hands[mover]]
        then = replaced(hands, mover, (*hands[mover], *played))
        before = replace(before, hands=then, stock=stock)
    return replace(state, hands=hands, stock=stock, before=before)
