"""Section 2.8 of the rules and section 5: what cards are worth."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, pairwise

import pytest

from games.calatone.rules.evaluator import Category, Evaluator, evaluator, ranking
from games.calatone.rules.packs import SIZES, VALUE, held, lowest, pack_of
from playroom.engine.cards import PACK, Card, cards
from tests.calatone.position import RULES_NAMES
from tests.conftest import THOROUGH

FULL = evaluator(52)


def worth(text: str, size: int = 52, **options: bool) -> tuple[str, tuple[int, ...]]:
    one = evaluator(size, **options)
    key = one.key(cards(text))
    return RULES_NAMES[one.category(key)], key[1:]


def better(first: str, second: str, size: int = 52) -> bool:
    one = evaluator(size)
    return one.key(cards(first)) > one.key(cards(second))


def tie(first: str, second: str) -> bool:
    return FULL.key(cards(first)) == FULL.key(cards(second))


def test_cal_005_ranks_descend_from_the_ace_and_suits_are_equal() -> None:
    order = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"]
    for high, low in pairwise(order):
        assert better(f"{high}c", f"{low}s")
    assert tie("Ac Kc 9d 5c 3c", "As Kd 9h 5s 3s")


def test_cal_081_categories_from_best_to_worst() -> None:
    hands = [
        "5h 6h 7h 8h 9h",
        "2c 2d 2h 2s 3c",
        "2c 2d 2h 3s 3c",
        "2h 4h 6h 8h Th",
        "2c 3d 4h 5s 6c",
        "2c 2d 2h 3s 4c",
        "Jc Jd Qh Ks Ac",
        "Ac Ad Kh Ks Tc",
        "Ac Ad Kh Qs Tc",
        "Ac Kd Qh Js 9c",
    ]
    assert all(better(first, second) for first, second in pairwise(hands))
    names = [worth(hand)[0] for hand in hands]
    assert names == [
        "escalera de color",
        "poker",
        "full",
        "color",
        "escalera",
        "trio",
        "figuras",
        "dobles parejas",
        "pareja",
        "carta mayor",
    ]


def test_cal_082_the_best_category_counts() -> None:
    assert worth("Ac Ad Ah Ks Kc")[0] == "full"  # five figures too, and a trio
    assert worth("Tc Jc Qc Kc Ac")[0] == "escalera de color"
    assert worth("Tc Jd Qh Ks Ac 9c 8c")[0] == "escalera"


def test_cal_083_straight_flushes_by_their_top() -> None:
    assert better("Th Jh Qh Kh Ah", "9c Tc Jc Qc Kc")
    assert tie("5h 6h 7h 8h 9h", "5c 6c 7c 8c 9c")
    assert worth("Ah 2h 3h 4h 5h") == ("escalera de color", (5,))
    assert worth("9h Th Jh Qh Kh Ah 2c") == ("escalera de color", (14,))


def test_cal_084_pokers_by_rank() -> None:
    assert better("3c 3d 3h 3s 2c", "2c 2d 2h 2s Ac")
    assert worth("3c 3d 3h 3s 2c 2d 2h") == ("poker", (3, 2))
    assert worth("3c 3d 3h 3s 2c 2d Kh") == ("poker", (3, 13))


def test_cal_085_fulls_by_their_trio() -> None:
    assert better("3c 3d 3h 2s 2c", "2c 2d 2h As Ac")
    assert worth("3c 3d 3h 2s 2c 2h Ac") == ("full", (3, 2))
    assert worth("3c 3d 3h 2s 2c Ah Ac") == ("full", (3, 14))


def test_cal_086_colours_card_by_card() -> None:
    assert better("2h 4h 6h 8h Th", "2c 4c 5c 8c Tc")
    assert tie("2h 4h 6h 8h Th", "2c 4c 6c 8c Tc")
    assert worth("2h 4h 6h 8h Th Qh Ah") == ("color", (14, 12, 10, 8, 6))


def test_cal_087_straights_by_their_top() -> None:
    assert better("3c 4d 5h 6s 7c", "2c 3d 4h 5s 6c")
    assert tie("3c 4d 5h 6s 7c", "3d 4c 5s 6h 7d")
    assert worth("2c 3d 4h 5s 6c 7d 8h") == ("escalera", (8,))


def test_cal_088_trios_by_rank() -> None:
    assert better("3c 3d 3h 2s 4c", "2c 2d 2h As Kc")
    assert worth("3c 3d 3h 9s 7c 5d 2h") == ("trio", (3, 9, 7))


def test_cal_089_five_figures() -> None:
    assert worth("Jc Jd Qh Qs Kc") == ("figuras", (13, 12, 12, 11, 11))
    assert worth("Ac Kd Qh Js Jc") == ("figuras", (14, 13, 12, 11, 11))
    assert worth("Jc Jd Jh Qs Kc")[0] == "trio"
    assert worth("Jc Jd Jh Qs Kc Ad Ah")[0] == "full"
    assert worth("Jc Jd Qh Ks Tc")[0] == "pareja"  # a ten is no figure
    assert worth("Tc Jd Qh Ks Ac")[0] == "escalera"


def test_cal_090_pairs_among_figures_do_not_count() -> None:
    assert better("Ac Ad Qh Jc Js", "Ac Kd Ks Qc Jh")
    assert better("Ac Ad Kh Qs Jc", "Ac Kd Kc Qs Qh")


def test_cal_091_two_pairs() -> None:
    assert better("Kc Kd 2h 2s 3c", "Qc Qd 9h 9s Ac")
    assert better("Kc Kd 3h 3s 2c", "Kh Ks 2c 2d Ac")
    assert better("Kc Kd 3h 3s 4c", "Kh Ks 3c 3d 2c")
    assert tie("Kc Kd 3h 3s 4c", "Kh Ks 3c 3d 4d")
    assert worth("Kc Kd 9h 9s 5c 5d 7h") == ("dobles parejas", (13, 9, 7))


def test_cal_092_pairs() -> None:
    assert better("3c 3d 2h 4s 5c", "2c 2d Ah Ks Qc")
    assert better("Kc Kd Th 8s 6c", "Kh Ks Tc 8d 5c")
    assert worth("Kc Kd Th 8s 6c 4d 2h") == ("pareja", (13, 10, 8, 6))


def test_cal_093_high_cards() -> None:
    assert better("Ac 7d 5h 3s 2c", "Kc Qd Jh Ts 8c")
    assert better("Ac 9d 7h 5s 3c", "Ad 9c 7s 5h 2c")
    assert worth("Ac Jd 9h 7s 5c 3d 2h") == ("carta mayor", (14, 11, 9, 7, 5))


@pytest.mark.parametrize("size", SIZES)
def test_cal_094_colour_and_full_change_places_at_40_cards(size: int) -> None:
    colour = "9h Th Jh Qh Ah"
    full = "9c 9d 9h Tc Td"
    assert better(colour, full, size) is (size <= 40)
    others = [one for one in ranking(size, False) if one not in (Category.FLUSH, Category.FULL)]
    assert others == [
        one for one in ranking(52, False) if one not in (Category.FLUSH, Category.FULL)
    ]


@pytest.mark.parametrize("size", SIZES)
def test_cal_095_ace_straights_stand_right_above_colour(size: int) -> None:
    order = ranking(size, True)
    assert order.index(Category.ACE_STRAIGHT) == order.index(Category.FLUSH) + 1
    one = evaluator(size, ace_straight=True)
    high = one.key(cards("Tc Jd Qh Ks Ad"))
    assert one.key(cards("9h Th Jh Qh Ah")) < high
    assert one.key(cards("9c Td Jh Qs Kc")) < one.key(cards("9h Th Jh Qh Ah"))
    assert (one.key(cards("9c 9d 9h Tc Td")) < high) is (size <= 40)
    assert one.key(cards("Tc Jc Qc Kc Ac"))[0] == one.strength[Category.STRAIGHT_FLUSH]


def test_cal_095_a_hand_with_colour_and_ace_straight_is_the_better_one() -> None:
    assert worth("Tc Jc Qd Kc Ac 2c 3h", ace_straight=True)[0] == "escalera con as"
    assert worth("Tc Jc Qd Kc Ac 2c 3h")[0] == "color"


def test_cal_096_both_ace_straights_count_and_the_high_one_is_better() -> None:
    assert worth("Tc Jd Qh Ks Ad", ace_straight=True) == ("escalera con as", (14,))
    assert worth("2c 3d 4h 5s Ad", ace_straight=True) == ("escalera con as", (5,))
    assert worth("2c 3d 4h 5s 6d", ace_straight=True) == ("escalera", (6,))


@pytest.mark.parametrize("size", SIZES)
def test_cal_097_the_ace_below_the_lowest_rank(size: int) -> None:
    low = lowest(size)
    by_value = {VALUE[one]: one for one in PACK if one.suit == 0}
    other = next(one for one in PACK if VALUE[one] == low and one.suit == 1)
    hand = (by_value[14], other, *(by_value[low + step] for step in (1, 2, 3)))
    one = evaluator(size)
    assert (one.category(one.key(hand)), one.key(hand)[1:]) == (Category.STRAIGHT, (low + 3,))
    higher = (by_value[low + 4], other, *(by_value[low + step] for step in (1, 2, 3)))
    assert one.key(hand) < one.key(higher)
    off = evaluator(size, ace_low=False)
    assert off.category(off.key(hand)) is Category.HIGH_CARD


def test_cal_098_no_straight_round_the_corner() -> None:
    for text in ("Qc Kd Ah 2s 3c", "Jc Qd Kh As 2c", "Kc Ad 2h 3s 4c"):
        assert worth(text)[0] == "carta mayor"
    assert worth("Qc Kd Ah 6s 7c", 36)[0] == "carta mayor"


def test_cal_099_fewer_than_five_cards() -> None:
    assert worth("9c 9d 9h 9s") == ("poker", (9,))
    assert worth("9c 9d 9h Ks") == ("trio", (9, 13))
    assert worth("9c 9d Kh Ks") == ("dobles parejas", (13, 9))
    assert worth("9c 9d Kh") == ("pareja", (9, 13))
    assert worth("5h 6h 7h 8h") == ("carta mayor", (8, 7, 6, 5))
    assert worth("Ah Kh Qh Jh") == ("carta mayor", (14, 13, 12, 11))
    assert worth("Ah") == ("carta mayor", (14,))
    assert better("2c 2d", "Ah Kh")
    assert better("Ah Kh 3c", "As Ks 2c")


@pytest.mark.parametrize(("size", "expected"), [(28, 476), (32, 840), (36, 1404), (40, 2244)])
def test_distinct_keys(size: int, expected: int) -> None:
    one = evaluator(size)
    assert len({one.key(hand) for hand in combinations(pack_of(size).cards(), 5)}) == expected


# -- golden counts (section 9): the categories of all five-card hands, worst first in the order of t

COLUMNS = (
    "escalera de color",
    "poker",
    "full",
    "color",
    "escalera",
    "trio",
    "figuras",
    "dobles parejas",
    "pareja",
    "carta mayor",
)
FIVE = {
    52: (40, 624, 3744, 5108, 10200, 54912, 3264, 121824, 1096704, 1302540),
    48: (36, 528, 3168, 3132, 9180, 42240, 3264, 93312, 758784, 798660),
    44: (32, 440, 2640, 1816, 8160, 31680, 3264, 69552, 505344, 463080),
    40: (28, 360, 2160, 980, 7140, 23040, 3264, 50112, 321024, 249900),
    36: (24, 288, 1728, 480, 6120, 16128, 3264, 34560, 192000, 122400),
    32: (20, 224, 1344, 204, 5100, 10752, 3264, 22464, 105984, 52020),
    28: (16, 168, 1008, 68, 4080, 6720, 3264, 13392, 52224, 17340),
}  # fmt: skip


def counts(one: Evaluator, size: int, many: int) -> Counter[str]:
    found = Counter(map(one.key, combinations(pack_of(size).cards(), many)))
    out: Counter[str] = Counter()
    for key, times in found.items():
        out[RULES_NAMES[one.category(key)]] += times
    return out


@pytest.mark.parametrize("size", SIZES)
def test_golden_five_cards(size: int) -> None:
    assert counts(evaluator(size), size, 5) == dict(zip(COLUMNS, FIVE[size], strict=True))


@pytest.mark.parametrize("size", [36, 32, 28])
@pytest.mark.parametrize(("ace_low", "ace_straight"), [(False, False), (True, True), (False, True)])
def test_golden_five_cards_under_the_options(size: int, ace_low: bool, ace_straight: bool) -> None:
    expected = dict(zip(COLUMNS, FIVE[size], strict=True))
    if not ace_low:
        expected["escalera"] -= 1020
        expected["escalera de color"] -= 4
        expected["color"] += 4
        expected["carta mayor"] += 1020
    if ace_straight:
        moved = 2040 if ace_low else 1020
        expected["escalera"] -= moved
        expected["escalera con as"] = moved
    assert counts(evaluator(size, ace_low, ace_straight), size, 5) == expected


SEVEN = {
    36: (10560, 44640, 633024, 175560, 1169940, 607200, 571212, 2728404, 2174040, 233100),
    32: (6604, 26208, 357504, 57940, 639520, 258060, 354564, 1115316, 534600, 15540),
    28: (3784, 14168, 183120, 14448, 304700, 86020, 188892, 341388, 47520, 0),
}  # fmt: skip
SEVEN_WITH_ACES = {
    36: (543352, 159288, 642860),
    32: (372328, 48172, 276960),
    28: (217672, 10356, 91120),
}
"""Under `ace_straight_over_flush`: escalera con as, color, escalera; the rest as without it."""


@pytest.mark.slow
@pytest.mark.skipif(not THOROUGH, reason="half a minute a pack: with PLAYROOM_THOROUGH=1")
@pytest.mark.parametrize("size", SEVEN)
@pytest.mark.parametrize("ace_straight", [False, True])
def test_golden_seven_cards(size: int, ace_straight: bool) -> None:
    expected = {name: number for name, number in zip(COLUMNS, SEVEN[size], strict=True) if number}
    if ace_straight:
        expected["escalera con as"], expected["color"], expected["escalera"] = SEVEN_WITH_ACES[size]
    assert counts(evaluator(size, ace_straight=ace_straight), size, 7) == expected


def test_golden_seven_cards_of_the_smallest_pack() -> None:
    expected = {name: number for name, number in zip(COLUMNS, SEVEN[28], strict=True) if number}
    assert counts(evaluator(28), 28, 7) == expected


@pytest.mark.slow
@pytest.mark.skipif(not THOROUGH, reason="half a minute: with PLAYROOM_THOROUGH=1")
def test_golden_six_cards() -> None:
    expected = (1844, 14664, 165984, 205792, 361620, 732160, 115296, 2466288, 9681972, 6612900)
    assert counts(FULL, 52, 6) == dict(zip(COLUMNS, expected, strict=True))


# -- against the definition: the best of all choices of five ---------------------------------------


def test_seven_cards_are_worth_their_best_five() -> None:
    chance = random.Random(7)
    for size in SIZES:
        for ace_low in (True, False):
            for ace_straight in (True, False):
                one = evaluator(size, ace_low, ace_straight)
                for _ in range(60):
                    hand = chance.sample(pack_of(size).cards(), chance.choice((6, 7)))
                    assert one.key(hand) == max(map(one.key, combinations(hand, 5)))


def test_the_best_five_are_five_of_the_hand_and_worth_it() -> None:
    chance = random.Random(8)
    for _ in range(300):
        hand = chance.sample(PACK, 7)
        five = FULL.best(hand)
        assert len(five) == 5
        assert set(five) <= set(hand)
        assert five == held(five)
        assert FULL.key(five) == FULL.key(hand)
        assert five == FULL.best(tuple(reversed(hand)))


def test_suits_never_matter_for_the_order() -> None:
    """Exchanging the suits of all cards changes no key (CAL-005)."""
    chance = random.Random(9)
    for _ in range(200):
        hand = chance.sample(PACK, 7)
        other = [0, 1, 2, 3]
        chance.shuffle(other)
        moved = [Card(4 * (one.rank - 1) + other[one.suit]) for one in hand]
        assert FULL.key(hand) == FULL.key(moved)
