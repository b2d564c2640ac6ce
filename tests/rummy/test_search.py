"""The search for the contract against brute force, its bounds in time, and what is missing."""

from __future__ import annotations

import random
import time
from collections import Counter
from functools import cache
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.rummy.bots.distance import missing, nearest
from games.rummy.options import CONTRACTS, RummyOptions
from games.rummy.rules.contract import MOST, can_open, openings
from games.rummy.rules.melds import RUN, SET, Cards, arranged, infer, validate
from playroom.engine.cards import Card
from tests.conftest import THOROUGH
from tests.rummy.position import options_for

TABLES = ({}, {"deuces_wild": True}, {"red_aces_wild": False}, {"going_out": "either"})


@cache
def _table(number: int) -> RummyOptions:
    return options_for(4, dict(TABLES[number]))


def _brute_melds(hand: Cards, rules: RummyOptions) -> tuple[set[Cards], set[Cards]]:
    """Every three and four cards of the hand that are a set or a run in some order, tried one by
    one.
    """
    sets, runs = set(), set()
    for some in combinations(sorted(hand), 3):
        if _is_set(some, rules):
            sets.add(some)
    for some in combinations(sorted(hand), 4):
        if _is_run(some, rules):
            runs.add(some)
    return sets, runs


def _is_set(some: Cards, rules: RummyOptions) -> bool:
    if all(rules.wild[one] for one in some):
        return True
    for rank in {one.rank for one in some}:
        others = [one for one in some if one.rank != rank]
        if len(others) <= 1 and all(rules.wild[one] for one in others):
            return True
    return False


def _is_run(some: Cards, rules: RummyOptions) -> bool:
    for suit in {one.suit for one in some}:
        for low in range(1, 12):
            places = [Card(4 * ((position - 1) % 13) + suit) for position in range(low, low + 4)]
            left = Counter(some)
            naturals = 0
            for place in places:
                if left[place]:
                    left[place] -= 1
                    naturals += 1
            if naturals >= 2 and all(rules.wild[one] for one, count in left.items() if count):
                return True
    return False


def _brute_can_open(hand: Cards, number: int, rules: RummyOptions) -> bool:
    sets, runs = CONTRACTS[number - 1]
    if 3 * sets + 4 * runs + rules.keep > len(hand):
        return False
    set_melds, run_melds = _brute_melds(hand, rules)

    def fill(left: Counter[Card], sets: int, runs: int) -> bool:
        if not sets and not runs:
            return True
        for some in run_melds if runs else set_melds:
            used = Counter(some)
            if not used - left and fill(left - used, sets - (not runs), runs - bool(runs)):
                return True
        return False

    return fill(Counter(hand), sets, runs)


def _hand(
    rules: RummyOptions, chance: random.Random, size: int, kinds: tuple[int, ...] = (0, 1, 2, 3)
) -> Cards:
    deck = list(rules.deck)
    kind = chance.choice(kinds)
    if kind == 1:
        suits = chance.sample(range(4), 2)
        deck = [one for one in deck if one.suit in suits or rules.wild[one]]
    elif kind == 2:
        low = chance.randrange(2, 9)
        deck = [one for one in deck if low <= one.rank <= low + 4 or rules.wild[one]]
    elif kind == 3:
        deck = [one for one in deck if not rules.wild[one] or chance.random() < 0.3]
    return tuple(chance.sample(deck, size))


@pytest.mark.parametrize("tries", [4, pytest.param(12, marks=pytest.mark.long)])
@pytest.mark.parametrize("table", range(len(TABLES)))
def test_rum_027_the_search_agrees_with_brute_force(table: int, tries: int) -> None:
    rules, chance = _table(table), random.Random(table)
    found = Counter[bool]()
    for _ in range(400 if THOROUGH else tries):
        for number, size in ((1, 8), (2, 9), (3, 10), (4, 11), (5, 11)):
            hand = _hand(rules, chance, size, (1, 2, 2, 2))
            wanted = _brute_can_open(hand, number, rules)
            assert can_open(hand, number, rules) == wanted, (hand, number)
            found[wanted] += 1
    assert min(found.values()) >= 2


@settings(max_examples=400 if THOROUGH else 60, deadline=None)
@given(
    seed=st.integers(0, 2**32),
    table=st.integers(0, 3),
    number=st.integers(1, 7),
    size=st.integers(7, 20),
)
def test_every_opening_is_the_contract_and_is_held(
    seed: int, table: int, number: int, size: int
) -> None:
    rules = _table(table)
    hand = _hand(rules, random.Random(seed), size)
    found = openings(hand, number, rules)
    assert len(found) == len(set(found)) <= MOST
    assert bool(found) == can_open(hand, number, rules)
    for melds in found:
        assert all(validate(one, rules) == one for one in melds)
        kinds = Counter(one.kind for one in melds)
        assert (kinds[SET], kinds[RUN]) == CONTRACTS[number - 1]
        used = Counter(card for one in melds for card in one.cards)
        assert not used - Counter(hand)
        assert len(hand) - used.total() >= rules.keep


@settings(max_examples=400 if THOROUGH else 60, deadline=None)
@given(seed=st.integers(0, 2**32), table=st.integers(0, 3), number=st.integers(1, 7))
def test_nothing_is_missing_when_the_contract_can_be_laid(
    seed: int, table: int, number: int
) -> None:
    rules = _table(table)
    hand = _hand(rules, random.Random(seed), 14)
    lacks = missing(hand, number, rules)
    near, pool = nearest(hand, number, rules)
    assert max(0, sum(one.holes for one in near) - pool) == lacks
    assert Counter(one.kind for one in near) == Counter(
        {SET: CONTRACTS[number - 1][0], RUN: CONTRACTS[number - 1][1]}
    )
    assert not Counter(card for one in near for card in one.held) - Counter(hand)
    if can_open(hand, number, rules):
        assert lacks == 0


@settings(max_examples=300 if THOROUGH else 80, deadline=None)
@given(seed=st.integers(0, 2**32), table=st.integers(0, 3), size=st.integers(3, 14))
def test_what_cards_can_mean_is_legal_and_uses_all_of_them(
    seed: int, table: int, size: int
) -> None:
    rules = _table(table)
    hand = _hand(rules, random.Random(seed), size)
    for found in (infer(hand, rules), arranged(hand, rules)):
        assert len(found) == len(set(found))
        for meld in found:
            assert validate(meld, rules) == meld
            assert Counter(meld.cards) == Counter(hand)


def test_marked_in_any_order_a_run_is_found() -> None:
    rules, chance = _table(0), random.Random(3)
    for _ in range(60):
        low, suit, size = chance.randrange(1, 9), chance.randrange(4), chance.randrange(4, 7)
        cards = [Card(4 * ((low + i - 1) % 13) + suit) for i in range(size)]
        cards[chance.randrange(size)] = Card(52)
        chance.shuffle(cards)
        assert any(meld.kind == RUN for meld in arranged(tuple(cards), rules))


@pytest.mark.parametrize("table", range(3))
def test_the_hardest_hands_of_twenty_cards_are_answered_at_once(table: int) -> None:
    """20 ms at most but for one in a hundred; the bound here is looser, for busy machines."""
    rules = options_for(8, dict(TABLES[table]))
    chance = random.Random(5)
    times = []
    for _ in range(150):
        hand = _hand(rules, chance, 20)
        for number in range(1, 8):
            begin = time.process_time()
            openings(hand, number, rules)
            times.append(time.process_time() - begin)
    times.sort()
    assert times[int(len(times) * 0.99)] < 0.02
