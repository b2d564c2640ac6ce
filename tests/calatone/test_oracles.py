"""Calatone against programs of others, as far as they play the same game.

Without those programs the tests are left out.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from games.calatone.actions import Bet, Call, Check, Expose, Fold, Raise
from games.calatone.options import CalatoneOptions
from games.calatone.rules import bets
from games.calatone.rules.bets import legal
from games.calatone.rules.evaluator import Category, Evaluator, evaluator
from games.calatone.rules.packs import face, pack_of
from games.calatone.rules.requests import awaited
from games.calatone.state import Phase, State
from playroom.engine.cards import PACK, Card
from playroom.engine.steps import Action
from tests.calatone.driving import Drive
from tests.conftest import THOROUGH

PLAIN = Evaluator(52, figures=False)
"""Ordinary poker, for comparisons."""


def isomorphic(keys: Sequence[Any], values: Sequence[Any]) -> None:
    """The same value for the same key, another for another, and both in the same order (greater is
    better).
    """
    known: dict[Any, Any] = {}
    for key, value in zip(keys, values, strict=True):
        assert known.setdefault(key, value) == value, key
    in_order = [known[key] for key in sorted(known)]
    assert in_order == sorted(set(in_order))


def hands(many: int, size: int, seed: int) -> list[list[Card]]:
    chance = random.Random(seed)
    return [chance.sample(pack_of(size).cards(), 7) for _ in range(many)]


def test_order_of_seven_cards_as_phevaluator() -> None:
    phevaluator = pytest.importorskip("phevaluator")
    some = hands(200_000 if THOROUGH else 30_000, 52, 1)
    isomorphic(
        [PLAIN.key(hand) for hand in some],
        [-phevaluator.evaluate_cards(*map(face, hand)) for hand in some],
    )


def test_order_of_seven_cards_as_treys() -> None:
    treys = pytest.importorskip("treys")
    theirs = {one: treys.Card.new(face(one)) for one in PACK}
    judge = treys.Evaluator()
    some = hands(200_000 if THOROUGH else 20_000, 52, 2)
    values = [
        -judge.evaluate([theirs[one] for one in hand[:2]], [theirs[one] for one in hand[2:]])
        for hand in some
    ]
    isomorphic([PLAIN.key(hand) for hand in some], values)


def test_figures_are_all_that_differs_from_ordinary_poker() -> None:
    """Only hands with five letters whose category was pair or two pairs change their key, and those
    always do.
    """
    calatone = evaluator(52)
    for hand in hands(20_000, 52, 3):
        before, after = PLAIN.key(hand), calatone.key(hand)
        low = PLAIN.category(before) in (Category.PAIR, Category.TWO_PAIRS)
        if low and sum(one.rank == 1 or one.rank > 10 for one in hand) >= 5:
            assert calatone.category(after) is Category.FIGURES
        else:
            assert (calatone.category(after), after[1:]) == (PLAIN.category(before), before[1:])


def test_order_of_36_cards_as_pokerkits_short_deck() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pokerkit = pytest.importorskip("pokerkit")
    short = Evaluator(36, figures=False)
    some = hands(6_000 if THOROUGH else 1_500, 36, 4)
    values = [pokerkit.ShortDeckHoldemHand.from_game("".join(map(face, hand))) for hand in some]
    isomorphic([short.key(hand) for hand in some], [value.entry.index for value in values])


# -- betting ---------------------------------------------------------------------------------------

Choose = Callable[[State, Any, random.Random], Action]


def _their_table(pokerkit: Any, ante: int, stacks: Sequence[int], opening: str) -> Any:
    first = getattr(pokerkit.Opening, opening)
    up = [pokerkit.Street(False, (True,), 0, False, first, 2, None) for _ in range(5)]
    down = pokerkit.Street(False, (False, True), 0, False, first, 2, None)
    kept = tuple(
        one for one in pokerkit.Automation if one.name not in ("HOLE_DEALING", "BOARD_DEALING")
    )
    return pokerkit.State(
        kept,
        pokerkit.Deck.STANDARD,
        (pokerkit.StandardHighHand,),
        (down, *up),
        pokerkit.BettingStructure.NO_LIMIT,
        True,
        ante,
        (0,) * len(stacks),
        0,
        tuple(stacks),
        len(stacks),
    )


def _some_action(ours: State, theirs: Any, chance: random.Random) -> Action:
    """An action that both games allow."""
    hand = ours.hand
    assert hand is not None
    may = legal(ours.options, hand.bets, ours.stacks, hand.bets.queue[0])
    found: list[Action] = [Check() if may.check else Call()] * 3
    if hand.bets.level and theirs.can_fold():
        found.append(Fold())
    between = may.bet or may.raise_
    low, high = (
        theirs.min_completion_betting_or_raising_to_amount,
        theirs.max_completion_betting_or_raising_to_amount,
    )
    if between is not None and low is not None:
        low, high = max(between[0], low), min(between[1], high)
        if low <= high:
            to = chance.choice([low, high, chance.randint(low, high)])
            found += [Bet(to) if may.bet else Raise(to)] * 2
    return chance.choice(found)


def _same_hand(
    pokerkit: Any, chance: random.Random, opening: str, deep: bool, choose: Choose
) -> bool:
    """One hand in both games at once; True when it had side pots."""
    players = chance.randint(2, 7)
    ante = 1 if deep else chance.choice([1, 1, 10, 30])
    stacks = [5000 if deep else chance.randint(1, 200) for _ in range(players)]
    ours = Drive(
        tuple(stacks),
        dealer=players - 1,
        ante=ante,
        min_bet=max(2, ante // 5),
        max_bet=0,
        stack=5000,
        all_pass_ends=False,
        declaration="auto",
        rebuy="never",
    )
    theirs = _their_table(pokerkit, ante, stacks, opening)
    pack = chance.sample(PACK, 52)
    ours.deal(" ".join(map(face, pack)))
    for seat in awaited(ours.state):
        ours.do(seat, Expose(pack[players + seat]))
    dealt = 0
    while ours.state.phase is Phase.BET or theirs.can_deal_hole():
        while theirs.can_deal_hole():
            theirs.deal_hole(face(pack[dealt]))
            dealt += 1
        if ours.state.phase is not Phase.BET:
            continue
        assert theirs.actor_index == ours.turn
        action = choose(ours.state, theirs, chance)
        ours.do(ours.turn, action)
        if isinstance(action, Fold):
            theirs.fold()
        elif isinstance(action, (Check, Call)):
            theirs.check_or_call()
        else:
            theirs.complete_bet_or_raise_to(action.amount if isinstance(action, Bet) else action.to)
    mine = tuple(
        returned or stack
        for returned, stack in zip(ours.state.bank.returned, ours.state.stacks, strict=True)
    )
    odd = any(pot.amount % len(pot.winners) for pot in ours.hand.pots)
    if odd:  # who gets the chips that cannot be shared is a rule of each house
        assert all(
            abs(a - b) <= len(ours.hand.pots) for a, b in zip(mine, theirs.stacks, strict=True)
        )
    else:
        assert mine == tuple(theirs.stacks)
    assert sum(mine) == sum(stacks)
    return len(ours.hand.pots) > 1


@pytest.mark.slow
@pytest.mark.parametrize("hands", [200, pytest.param(1000, marks=pytest.mark.long)])
def test_bets_refunds_and_side_pots_as_pokerkit(
    monkeypatch: pytest.MonkeyPatch, hands: int
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pokerkit = pytest.importorskip("pokerkit")
    monkeypatch.setattr(CalatoneOptions, "evaluator", lambda options, size: PLAIN)
    monkeypatch.setattr(bets, "first_speaker", lambda worth, shown: next(iter(shown)))
    chance = random.Random(5)
    with_side_pots = sum(
        _same_hand(pokerkit, chance, "POSITION", False, _some_action)
        for _ in range(hands * (3 if THOROUGH else 1))
    )
    assert with_side_pots > hands * 0.3


@pytest.mark.slow
def test_first_speaker_of_shown_cards_as_pokerkit() -> None:
    """One to four shown cards: the best hand speaks first, of equal ones the first in deal order
    (CAL-034, CAL-037).
    """
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pokerkit = pytest.importorskip("pokerkit")
    chance = random.Random(6)

    def passing(ours: State, theirs: Any, chance: random.Random) -> Action:
        hand = ours.hand
        assert hand is not None
        if hand.bets.round > 4:  # with five shown cards the two games differ
            return Fold()
        return (
            chance.choice([Check(), Check(), Check(), Bet(2)])
            if not hand.bets.level
            else chance.choice([Call(), Call(), Fold()])
        )

    for _ in range(600 if THOROUGH else 200):
        _first_speakers(pokerkit, chance, passing)


def _first_speakers(pokerkit: Any, chance: random.Random, choose: Choose) -> None:
    players = chance.randint(2, 7)
    ours = Drive(
        (5000,) * players,
        dealer=players - 1,
        max_bet=0,
        stack=5000,
        all_pass_ends=False,
        declaration="auto",
    )
    theirs = _their_table(pokerkit, 1, [5000] * players, "HIGH_HAND")
    pack = chance.sample(PACK, 52)
    ours.deal(" ".join(map(face, pack)))
    for seat in awaited(ours.state):
        ours.do(seat, Expose(pack[players + seat]))
    dealt = 0
    while ours.state.phase is Phase.BET and ours.hand.bets.round < 5:
        while theirs.can_deal_hole():
            theirs.deal_hole(face(pack[dealt]))
            dealt += 1
        assert theirs.actor_index == ours.turn
        action = choose(ours.state, theirs, chance)
        ours.do(ours.turn, action)
        if isinstance(action, Fold):
            theirs.fold()
        elif isinstance(action, Bet):
            theirs.complete_bet_or_raise_to(action.amount)
        else:
            theirs.check_or_call()
