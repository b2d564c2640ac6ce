"""Random numbers: fixed for ever, even, independent by purpose, and the stacked deck."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from playroom.engine.cards import PACK, cards, names
from playroom.engine.rng import Rng, StackedRng

# Known answers. If one of these changes, every saved game deals other cards: raise `match.FORMAT`,
# do not edit them.
KNOWN_DICE = [0, 5, 2, 1, 3, 2, 5, 5, 2, 4, 2, 1, 4, 0, 5, 3, 1, 2, 2, 5]
KNOWN_ACCENT = 32
KNOWN_RANDOM = [0.510362685267, 0.051161753456, 0.881290532722]
KNOWN_LARGE = 941162500012
KNOWN_DEAL_1 = "8C 3C 4H 9C 10H AD 9S QH 5H 2S 7H 4C QC"
KNOWN_DEAL_2 = "QD 9D 2D 6S 4D 4S QH KD 6D KS 10D JS 8H"
KNOWN_SHUFFLE = "2030e6b700f9f254"


def test_the_numbers_are_sha_256_in_counter_mode() -> None:
    first = hashlib.sha256(b"seed#0").digest()
    second = hashlib.sha256(b"seed#1").digest()
    rng = Rng("seed")
    pairs = [
        int.from_bytes(block[i : i + 2], "big")
        for block in (first, second)
        for i in range(0, 32, 2)
    ]
    assert [rng.below(4096) for _ in range(32)] == [pair % 4096 for pair in pairs]
    rng = Rng("seed")
    assert rng.below(1 << 64) == int.from_bytes(first[:8], "big")
    assert rng.random() == (int.from_bytes(first[8:16], "big") >> 11) / 2**53


def test_known_numbers() -> None:
    rng = Rng("seed")
    assert [rng.below(6) for _ in range(20)] == KNOWN_DICE
    assert [Rng("señal/ñ").below(1000) for _ in range(2)] == [KNOWN_ACCENT] * 2
    assert [round(rng.random(), 12) for _ in range(3)] == KNOWN_RANDOM
    assert Rng("seed").stream("deal1").below(10**12) == KNOWN_LARGE


def test_known_deals() -> None:
    assert names(Rng("seed").stream("deal1").shuffled(PACK)[:13], " ") == KNOWN_DEAL_1
    assert names(Rng("seed").stream("deal2").shuffled(PACK)[:13], " ") == KNOWN_DEAL_2
    every = names(Rng("playroom").stream("deal3").shuffled(PACK))
    assert hashlib.sha256(every.encode()).hexdigest()[:16] == KNOWN_SHUFFLE


def test_the_same_in_another_process_with_another_hash_seed() -> None:
    program = (
        "from playroom.engine.cards import PACK, names\nfrom playroom.engine.rng import Rng\n"
        "print(names(Rng('seed').stream('deal1').shuffled(PACK)))"
    )
    here = names(Rng("seed").stream("deal1").shuffled(PACK))
    for hash_seed in ("0", "1"):
        env = {
            **os.environ,
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
        }
        out = subprocess.run(
            [sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True
        )
        assert out.stdout.strip() == here


# -- evenness --------------------------------------------------------------------------------------


def chi_square(counts: Counter[int], n: int, total: int) -> float:
    want = total / n
    return sum((counts[i] - want) ** 2 / want for i in range(n))


@pytest.mark.parametrize("n", [2, 3, 6, 10, 52, 100])
def test_below_is_even(n: int) -> None:
    rng, total = Rng(f"even {n}"), 300 * n
    counts = Counter(rng.below(n) for _ in range(total))
    assert set(counts) <= set(range(n))
    # The mean of chi square is n - 1, its deviation sqrt(2 (n - 1)); 5 deviations are beyond any
    # chance, and the numbers are fixed, so this never fails by bad luck.
    assert abs(chi_square(counts, n, total) - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


def test_shuffles_put_every_card_everywhere() -> None:
    rng, rounds = Rng("places"), 2000
    items = tuple(range(6))
    orders = Counter(rng.shuffled(items) for _ in range(rounds))
    assert len(orders) > 650  # of 720
    for item in items:
        places = Counter(order.index(item) for order in orders.elements())
        assert chi_square(places, 6, rounds) < 30


def test_large_numbers_have_no_bias_from_the_remainder() -> None:
    rng = Rng("bias")
    n = 3 * (1 << 62)  # a modulo without rejection would give the lower third twice as often
    low = sum(rng.below(n) < n // 3 for _ in range(3000))
    assert 880 < low < 1120
    rng = Rng("bias")
    n = 49152 // 16  # 3072, with 2 bytes
    low = sum(rng.below(n) < n // 3 for _ in range(3000))
    assert 880 < low < 1120


def test_random_never_reaches_one() -> None:
    class Top(Rng):
        def _bytes(self, n: int) -> int:
            return (1 << 8 * n) - 1

    assert Top("x").random() < 1.0
    rng = Rng("range")
    some = [rng.random() for _ in range(2000)]
    assert 0 <= min(some) < 0.01
    assert 0.99 < max(some) < 1


@pytest.mark.parametrize("n", [0, -1, (1 << 64) + 1])
def test_impossible_ranges_are_refused(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Rng("x").below(n)


@given(st.text(max_size=10), st.integers(1, 1 << 64))
def test_below_is_below(seed: str, n: int) -> None:
    assert 0 <= Rng(seed).below(n) < n


@given(st.text(max_size=10), st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_everything_and_leaves_the_original(seed: str, items: list[int]) -> None:
    before = list(items)
    after = Rng(seed).shuffled(items)
    assert items == before
    assert sorted(after) == sorted(items)


@pytest.mark.parametrize("size", [0, 1, 2, 52, 108, 4096, 4097, 5000])
def test_a_shuffle_takes_the_numbers_that_below_gives(size: int) -> None:
    def by_below(rng: Rng) -> list[int]:
        out = list(range(size))
        for i in range(size - 1, 0, -1):
            j = rng.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out

    one, two = Rng(f"shuffle {size}"), Rng(f"shuffle {size}")
    for rng in (one, two):
        rng.below(6)  # from the middle of a block
    for _ in range(2):
        assert list(one.shuffled(range(size))) == by_below(two)
        assert one.below(1 << 64) == two.below(1 << 64)


# -- streams ---------------------------------------------------------------------------------------


def test_a_stream_does_not_depend_on_what_was_drawn_before() -> None:
    fresh, used = Rng("seed"), Rng("seed")
    for _ in range(100):
        used.below(52)
    used.stream("bots").shuffled(PACK)
    assert used.stream("deal3").shuffled(PACK) == fresh.stream("deal3").shuffled(PACK)


def test_taking_a_stream_does_not_move_its_parent() -> None:
    one, two = Rng("seed"), Rng("seed")
    two.stream("a").below(6)
    assert [one.below(99) for _ in range(9)] == [two.below(99) for _ in range(9)]


def test_streams_of_different_labels_or_seeds_have_nothing_in_common() -> None:
    streams = [
        Rng(seed).stream(label)
        for seed in ("s", "t", "s0")
        for label in ("deal1", "deal2", "deal11", "bots", "")
    ]
    drawn = [tuple(stream.below(1 << 64) for _ in range(50)) for stream in streams]
    assert len({number for numbers in drawn for number in numbers}) == 50 * len(streams)


def test_streams_can_be_nested() -> None:
    assert Rng("s").stream("a").stream("b").below(1 << 64) == Rng("s").stream("a/b").below(1 << 64)


def test_choice_is_one_of_the_items() -> None:
    rng = Rng("choice")
    assert {rng.choice("abc") for _ in range(50)} == {"a", "b", "c"}
    with pytest.raises(ValueError, match="below"):
        rng.choice("")


# -- the stacked deck ------------------------------------------------------------------------------


def test_a_stacked_stream_begins_with_the_order_and_the_rest_follows_as_shuffled() -> None:
    order = cards("5H 5S JC")
    stacked = StackedRng("seed", {"deal1": order}).stream("deal1").shuffled(PACK)
    plain = Rng("seed").stream("deal1").shuffled(PACK)
    assert stacked[:3] == order
    assert stacked[3:] == tuple(one for one in plain if one not in order)
    assert sorted(stacked) == list(PACK)


def test_other_streams_of_a_stacked_seed_are_as_the_seed_says() -> None:
    stacked = StackedRng("seed", {"deal1": cards("5H")})
    assert stacked.stream("deal2").shuffled(PACK) == Rng("seed").stream("deal2").shuffled(PACK)
    assert stacked.below(1000) == Rng("seed").below(1000)


def test_an_order_with_a_card_that_is_not_in_the_pack_is_refused() -> None:
    with pytest.raises(ValueError, match="not in"):
        StackedRng("seed", {"deal1": cards("5H 5H")}).stream("deal1").shuffled(PACK)


def test_a_whole_order_can_be_stacked() -> None:
    order = tuple(reversed(PACK))
    assert StackedRng("seed", {"d": order}).stream("d").shuffled(PACK) == order
