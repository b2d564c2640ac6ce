"""What the conformance suite needs to know of the toy game, and positions for its tests."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from playroom.engine.cards import cards
from playroom.engine.options import Setup
from playroom.engine.record import Seat, replace
from playroom.engine.rng import Rng
from tests.engine.tally import TALLY
from tests.engine.tally_values import Phase, State

SETUPS = (
    Setup.of(4, {"prize": "a cake", "target": 30, "packs": 2}, {0: {"trusting": True}}),
    Setup.of(6, {"teams": 3, "absent": "silent", "jokers": True}),
)
UNREACHED: frozenset[str] = frozenset()
UNTOLD = frozenset({"Answered"})
"""Told when all have answered, by `Settled`."""
SELDOM = frozenset({"absent"})
"""No leaving while an option is looked for."""


def census(state: State) -> Hashable:
    """All cards, wherever they are."""
    laid = [card for card in state.aside if card is not None]
    held = [card for hand in state.hands for card in hand]
    return tuple(sorted([*laid, *held, *state.stock, *state.played, *state.trick]))


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """Another state that `seat` cannot tell from this one."""
    s, n = state, state.options.setup.seats
    known_top = seat is not None and s.looked[seat]
    others = [other for other in range(n) if other != seat]
    pool: list[Any] = [card for other in others for card in s.hands[other]]
    unshown = [other for other in others if s.aside[other] is not None and s.phase != Phase.OVER]
    pool += [s.aside[other] for other in unshown]
    pool += s.stock[known_top:]
    fresh = iter(rng.stream("redeal").shuffled(pool))
    hands, aside = list(s.hands), list(s.aside)
    for other in others:
        hands[other] = tuple(sorted(next(fresh) for _ in s.hands[other]))
        if other in unshown:
            aside[other] = next(fresh)
    coin = rng.stream("answers")
    answers = tuple(
        given if given is None or other == seat else coin.below(2) == 1
        for other, given in enumerate(s.answers)
    )
    stock = (*s.stock[:known_top], *fresh)
    return replace(s, hands=tuple(hands), aside=tuple(aside), stock=stock, answers=answers)


def position(text: str) -> State:
    """`hands=5H,6D/7C,8C trick=9S turn=1 scores=3,4 stock=KH` in the play; what is not given is
    empty.
    """
    fields = dict(part.split("=", 1) for part in text.split())
    hands = tuple(tuple(sorted(cards(hand))) for hand in fields.pop("hands").split("/"))
    seats = len(hands)
    scores = tuple(int(score) for score in fields.pop("scores", ",".join("0" * seats)).split(","))
    state = replace(
        TALLY.start(Setup.of(seats), Rng("position")).state,
        phase=Phase.PLAY,
        hands=hands,
        aside=(None,) * seats,
        trick=cards(fields.pop("trick", "")),
        turn=int(fields.pop("turn", "0")),
        stock=cards(fields.pop("stock", "")),
        scores=scores,
        draws=0,
    )
    assert not fields, f"unknown fields: {fields}"
    return state
