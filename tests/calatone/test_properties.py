"""What holds in every hand, at every number of seats, whatever is done: no chip and no card appears
or vanishes.
"""

from __future__ import annotations

import random

import pytest

from games.calatone import GAME
from games.calatone.actions import Bet, Call, Check, Declare, Expose, Fold, Raise, Ready
from games.calatone.rules.bets import legal
from games.calatone.rules.requests import awaited
from games.calatone.state import Phase, State
from playroom.engine.options import OptionValue, Setup
from playroom.engine.rng import Rng
from playroom.engine.steps import Action
from tests.calatone.conformance import census
from tests.conftest import THOROUGH

HANDS = 20_000 if THOROUGH else 120
TABLES: tuple[dict[str, OptionValue], ...] = (
    {},
    {"max_bet": 0, "stack": 30, "ante": 2},
    {"deck": "auto", "all_pass_ends": False, "max_bet": 0, "stack": 50, "declaration": "auto"},
    {"ante": 10, "min_bet": 7, "max_bet": 50, "max_raises": 1, "ace_straight_over_flush": True},
)


def _some_action(state: State, seat: int, chance: random.Random) -> Action:
    hand = state.hand
    if hand is None or not state.phase.in_hand:
        return Ready()
    if state.phase is Phase.EXPOSE:
        return Expose(chance.choice(hand.cards[seat]))
    if state.phase is Phase.DECLARE:
        return Declare(tuple(chance.sample(hand.cards[seat], 5)))
    may = legal(state.options, hand.bets, state.stacks, seat)
    found: list[Action] = [Check()] * 4 if may.check else [Call()] * 4 + [Fold()]
    if may.bet is not None:
        found.append(Bet(chance.randint(*may.bet)))
    if may.raise_ is not None:
        found += [Raise(chance.randint(*may.raise_)), Raise(may.raise_[1])]
    return chance.choice(found)


@pytest.mark.parametrize("seats", range(2, 8))
def test_chips_and_cards_are_conserved_in_random_hands(seats: int) -> None:
    chance = random.Random(seats)
    hands = number = 0
    ends: set[str] = set()
    while hands < HANDS:
        number += 1
        rng = Rng(f"{seats} {number}")
        opts = TABLES[number % len(TABLES)]
        state = GAME.start(Setup.of(seats, {"limit": "15-hands", **opts}), rng).state
        assert census(state) == (0, True)
        while state.phase.in_hand or state.phase is Phase.BETWEEN:
            seat = chance.choice(awaited(state))
            action = _some_action(state, seat, chance)
            assert GAME.check(state, seat, action) is None
            state = GAME.apply(state, seat, action, rng).state
            assert census(state) == (0, True)
            assert min(state.stacks) >= 0
            if state.hand is not None:
                ends.add(state.hand.end)
        assert sum(state.results) == 0
        hands += state.hands
    assert {"showdown", "all_pass"} <= ends
