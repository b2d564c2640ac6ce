"""CRB-054 to CRB-068: what scores in the show, and in which order it is counted."""

from __future__ import annotations

import hashlib
from collections import Counter
from itertools import combinations, islice

import pytest

from games.cribbage import GAME
from games.cribbage.rules.show import explain, flush_size, score
from playroom.engine.cards import PACK, card, cards, names
from playroom.engine.rng import Rng
from tests.cribbage import values as c
from tests.cribbage.kit import TABLES, counting, events, fifteens, parts, played, setup

HISTOGRAM = (
    1009008,
    99792,
    2813796,
    505008,
    2855676,
    697508,
    1800268,
    751324,
    1137236,
    361224,
    388740,
    51680,
    317340,
    19656,
    90100,
    9168,
    58248,
    11196,
    2708,
    0,
    8068,
    2496,
    444,
    356,
    3680,
    0,
    0,
    0,
    76,
    4,
)
"""How often a hand of four and a starter is worth 0, 1, ... 29, of all 12,994,800."""


def random_shows(count: int, size: int, seed: str) -> list[tuple[tuple[int, ...], int]]:
    rng = Rng(seed)
    return [
        (drawn[:size], drawn[size])
        for drawn in (rng.shuffled(PACK)[: size + 1] for _ in range(count))
    ]


def test_crb_054_every_seat_takes_its_hand_back_and_the_dealer_counts_the_crib() -> None:
    for seats, teams in TABLES:
        match = played(setup(seats, teams, target=241))
        kept: dict[int, set[int]] = {}
        dealer = 0
        for event in events(match, c.Dealt, c.Played, c.Counted):
            if isinstance(event, c.Dealt):
                kept, dealer = {seat: set() for seat in range(seats)}, event.dealer
            elif isinstance(event, c.Played):
                kept[event.seat].add(event.card)
            elif isinstance(event, c.Counted):
                if event.what == "hand":
                    assert set(event.cards) == kept[event.seat]
                else:
                    assert event.seat == dealer
                    assert not set(event.cards) & set().union(*kept.values())
                strict, four = False, False
                assert event.value == score(event.cards, event.starter, strict, four)


def test_crb_055_every_group_that_adds_up_to_15_scores_2() -> None:
    for hand, starter in random_shows(300, 4, "f4") + random_shows(300, 5, "f5"):
        assert parts(hand, starter).fifteen == fifteens(names((*hand, starter)))
    assert parts(cards("5S,5C,5D,JH"), card("5H")).fifteen == 16


def test_crb_056_every_pair_scores_2() -> None:
    for hand, starter in random_shows(300, 4, "p4") + random_shows(300, 5, "p5"):
        pairs = sum(a.rank == b.rank for a, b in combinations((*hand, starter), 2))
        assert parts(hand, starter).pair == 2 * pairs
    assert [parts(cards("9C,9D,9H,2S"), card(one)).pair for one in ("9S", "3S")] == [12, 6]


def test_crb_057_the_longest_runs_as_many_times_as_there_are_choices() -> None:
    for text, starter, points in (
        ("4C,5S,6D,JH", "4H", 6), ("3C,4D,5S,6H", "7D", 5), ("7C,7D,7S,8H", "9D", 9),
        ("4C,4D,5S,5H", "6D", 12),
        ("3C,4D,5S,6H", "9D", 4), ("3C,4D,6S,7H", "10D", 0), ("3C,4D,5S,8H", "9D", 3),
        ("3C,3D,4S,5H", "6D", 8),
    ):  # fmt: skip
        assert parts(cards(text), card(starter)).run == points, text


def test_crb_058_two_separate_runs_of_six_cards() -> None:
    assert parts(cards("AS,2S,3C,JD,QH"), card("KC")).run == 6
    assert parts(cards("4C,4D,5C,5D,6C"), card("6D")).run == 24


def test_crb_059_060_a_flush_needs_all_hand_cards() -> None:
    for text, starter, points in (
        ("2H,4H,8H,QH", "6C", 4), ("2H,4H,8H,QH", "6H", 5), ("2H,4H,8H,QC", "6H", 0),
        ("2D,4D,6D,8D,QD", "KC", 5), ("2D,4D,6D,8D,QD", "10D", 6), ("2D,4D,6D,8D,QC", "10D", 0),
        ("QC,4D,6D,8D,2D", "10D", 0), ("QC,4D,6D,8D,2D", "KD", 0),
    ):  # fmt: skip
        assert (
            parts(cards(text), card(starter)).flush
            == flush_size(cards(text), card(starter))
            == points
        )


def test_crb_061_the_cribs_flush_as_in_a_hand_or_only_with_the_starter() -> None:
    hand = cards("2H,4H,8H,QH")
    assert [flush_size(hand, card(one), strict=True) for one in ("6C", "6H")] == [0, 5]
    assert flush_size(cards("2D,4D,6D,8D,QD"), card("10D"), strict=True) == 6
    for option, value in (("same", 4), ("starter_required", 0)):
        run = counting(
            "AC,3D,10H,QS | AD,3H,10S,KC", "6C", f"n=2 dealer=1 crib_flush={option}", "2H,4H,8H,QH"
        )
        for seat in (0, 1, 1):
            run.do(seat, c.Claim(0))
        crib = run.state.public.results[-1]
        assert (
            crib.value - sum(one.points for one in crib.combinations if one.kind != "flush")
            == value
        )


def test_crb_062_four_of_five_are_enough_by_the_option() -> None:
    for text, starter, points in (
        ("2D,4D,6D,8D,QC", "10D", 5), ("2D,4D,6D,8D,QC", "KC", 4), ("QC,4D,6D,8D,2D", "KC", 4),
        ("2D,4D,6D,8D,QD", "KC", 5),
        ("2D,4D,6D,8D,QD", "KD", 6), ("2D,4D,6D,8C,QC", "KD", 0), ("QC,4D,6D,8D,2D", "10C", 4),
    ):  # fmt: skip
        assert flush_size(cards(text), card(starter), four=True) == points, (text, starter)
    assert flush_size(cards("2D,4D,6D,8D,QC"), card("KC"), strict=True, four=True) == 0
    assert flush_size(cards("2D,4D,6D,8D,QC"), card("KD"), strict=True, four=True) == 5


def test_crb_063_the_jack_of_the_starters_suit() -> None:
    assert parts(cards("JH,QD,2S,8H"), card("3H")).jack == 1
    assert parts(cards("JD,QD,2S,8H"), card("3H")).jack == 0
    assert parts(cards("JD,QD,2S,8H"), card("JH")).jack == 0  # the starter itself never is
    assert parts(cards("JD,JH,JS,8H"), card("3H")).jack == 1


@pytest.mark.parametrize("size", [4, 5])
def test_crb_064_the_value_is_the_sum_of_all_combinations(size: int) -> None:
    for hand, starter in random_shows(500, size, f"sum{size}"):
        for strict in (False, True):
            value, found = explain(hand, starter, strict, size == 5)
            assert (
                value == sum(one.points for one in found) == score(hand, starter, strict, size == 5)
            )
            assert value == parts(hand, starter, strict, size == 5).total
            for one in found:
                assert set(one.cards) <= {*hand, starter}


def digest(size: int, step: int, strict: bool = False, four: bool = False) -> str:
    """SHA-256 of every `step`-th score, a byte each, in the order of enumeration."""
    hands = combinations(PACK, size)
    starters = 52 - size
    out = bytearray()
    at, place = -1, 0
    hand: tuple[int, ...] = ()
    total = starters
    for number in range(size):
        total = total * (52 - number) // (number + 1)
    for k in range(0, total, step):
        index, which = divmod(k, starters)
        hand = next(islice(hands, index - at - 1, None)) if index != at else hand
        at = index
        place = [one for one in PACK if one not in hand][which]
        out.append(score(hand, place, strict, four))
    return hashlib.sha256(out).hexdigest()


@pytest.mark.parametrize(("size", "strict", "four", "wanted"), [
    (4, False, False, "7c8aeb423b71b68bcd4f8876e2a296b47a052bf62e64f8fcfaebb49989370c59"),
    (4, True, False, "03cd1bac925bf035506e86eae25c11db35ad434419de7cd860d76c263fefa0b6"),
    (5, False, False, "e43513360c618b546bca0412a73c221b9ce18557679ed12cb42de6078d5d6622"),
    (5, True, False, "95e355fdaf0e078a71eb8a9f790d396f82af939348a4b0631885d6a8440d7070"),
    (5, False, True, "f2b7309b545d3806624860502d614b3c3b0e94c09a34803d706a41d2ccacb813"),
])  # fmt: skip
def test_crb_064_golden_digests(size: int, strict: bool, four: bool, wanted: str) -> None:
    assert digest(size, 1000 if size == 4 else 10000, strict, four) == wanted


def by_ranks() -> Counter[int]:
    """How often each value occurs among all 12,994,800 hands of four with a starter.

    Without flush and jack only ranks count, and starters of one rank score the same but for the
    jack: a few of each kind are scored and the others follow, so that it takes seconds instead of
    minutes.
    """
    found: Counter[int] = Counter()
    plain: Counter[tuple[int, ...]] = Counter()
    for hand in combinations(PACK, 4):
        first, second, third, fourth = hand
        if first & 3 == second & 3 == third & 3 == fourth & 3:
            found.update(score(hand, starter) for starter in PACK if starter not in hand)
        elif fourth < 40 or not any(40 <= one < 44 for one in hand):
            plain[first >> 2, second >> 2, third >> 2, fourth >> 2] += 1
        else:
            suits = {one & 3 for one in hand if 40 <= one < 44}
            for low in range(0, 52, 4):
                free = [one for one in PACK[low : low + 4] if one not in hand]
                if free:
                    paid = sum(one & 3 in suits for one in free)
                    value = score(hand, free[0]) - (free[0] & 3 in suits)
                    found[value] += len(free) - paid
                    found[value + 1] += paid
    for ranks, times in plain.items():
        hand = tuple(PACK[4 * rank + ranks[:place].count(rank)] for place, rank in enumerate(ranks))
        for rank in range(13):
            left = 4 - ranks.count(rank)
            if left:
                one = parts(hand, PACK[4 * rank + 3])
                found[one.total - one.flush] += times * left
    return found


def test_crb_065_all_hands_of_four() -> None:
    found = by_ranks()
    assert sum(found.values()) == 12_994_800
    assert tuple(found[value] for value in range(30)) == HISTOGRAM
    assert max(value for value, times in found.items() if times) == 29


def test_crb_065_the_best_four_cards_are_29() -> None:
    found = Counter(
        score(hand, starter)
        for hand in combinations(PACK[16:20] + PACK[40:44], 4)
        for starter in PACK[16:20] + PACK[40:44]
        if starter not in hand
    )
    assert max(found) == 29
    assert found[29] == 4
    values = {score(hand, starter) for hand, starter in random_shows(20_000, 4, "best")}
    assert max(values) <= 29
    assert not values & {19, 25, 26, 27}


def test_crb_066_with_six_players_the_best_is_46_and_19_can_be() -> None:
    assert score(cards("4C,4D,5C,5D,6C"), card("6D")) == 46
    assert score(cards("5S,5C,5D,JH,JS"), card("5H")) == 39
    middle = [one for one in PACK if 3 <= one.rank <= 7]
    best = max(
        score(hand, starter)
        for hand in combinations(middle[4:16], 5)
        for starter in middle
        if starter not in hand
    )
    assert best == 46
    values = {score(hand, starter) for hand, starter in random_shows(20_000, 5, "six")}
    assert 19 in values
    assert not values & {35, 41, 42, 43, 44, 45}
    assert max(values) <= 46


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_crb_067_hands_from_the_neighbour_on_the_dealers_last_then_the_crib(
    seats: int, teams: int
) -> None:
    match = played(setup(seats, teams, target=241))
    order: list[tuple[int, str]] = []
    dealer = 0
    for event in events(match, c.Dealt, c.CountOpened, c.DealEnded):
        if isinstance(event, c.Dealt):
            dealer, order = event.dealer, []
        elif isinstance(event, c.CountOpened):
            order.append((event.seat, event.what))
        else:
            assert order == [
                *(((dealer + 1 + k) % seats, "hand") for k in range(seats)),
                (dealer, "crib"),
            ]


def test_crb_068_an_open_count_is_public() -> None:
    run = counting("5S,5C,5D,JH | 2C,4D,6H,8S", "5H")
    for seat in (None, 0, 1):
        public = GAME.view(run.state, seat).public
        assert public.open is not None
        assert public.open.cards == cards("5C,5D,5S,JH")
        assert public.starter is card("5H")
