"""Shuffling takes the same numbers as `below` gives one by one, only faster."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from playroom.engine.rng import Rng


@given(st.text(max_size=5), st.integers(0, 300), st.integers(0, 40))
def test_shuffled_is_fisher_yates_with_below(seed: str, size: int, before: int) -> None:
    fast, slow = Rng(seed), Rng(seed)
    for _ in range(before):
        assert fast.below(7) == slow.below(7)
    expected = list(range(size))
    for i in range(size - 1, 0, -1):
        j = slow.below(i + 1)
        expected[i], expected[j] = expected[j], expected[i]
    assert fast.shuffled(range(size)) == tuple(expected)
    assert fast.random() == slow.random()
