"""Two other scorers: the package cribbage-scorer (hands of four, the play) and, for the play, the
words of the rules.
"""

from __future__ import annotations

import pytest
from cribbage_scorer import cribbage_scorer as oracle

from games.cribbage.rules.play import VALUES, play_points
from games.cribbage.rules.show import score
from playroom.engine.cards import PACK, Card
from playroom.engine.rng import Rng

COUNT = 20_000
"""Hands and plays; cheap enough for every run (a few seconds)."""


def _card(one: Card) -> tuple[int, str]:
    return one.rank, "CDHS"[one.suit]


def _rich(rng: Rng) -> tuple[Card, ...]:
    """Five cards in which flushes, pairs and runs are frequent."""
    kind = rng.below(5)
    if kind < 2:
        suit = rng.below(4)
        hand = rng.shuffled([one for one in PACK if one.suit == suit])[:4]
        return (*hand, rng.choice([one for one in PACK if one not in hand]))
    low = 1 + rng.below(10)
    near = [one for one in PACK if low <= one.rank <= low + (3 if kind < 4 else 1)]
    return rng.shuffled(near)[:5]


@pytest.mark.parametrize("kind", ["random", "rich"])
def test_shows_agree_with_cribbage_scorer(kind: str) -> None:
    rng = Rng(f"oracle {kind}")
    for _ in range(COUNT):
        *hand, starter = rng.shuffled(PACK)[:5] if kind == "random" else _rich(rng)
        theirs, ours = [_card(one) for one in hand], tuple(hand)
        assert oracle.show_calc_score(_card(starter), theirs)[0] == score(ours, starter), (
            hand,
            starter,
        )
        crib = oracle.show_calc_score(_card(starter), theirs, crib=True)[0]
        assert crib == score(ours, starter, strict=True), (hand, starter, "crib")


def test_plays_agree_with_cribbage_scorer() -> None:
    rng = Rng("oracle plays")
    done = 0
    while done < COUNT:
        some = (PACK, PACK[:28], [one for one in PACK if one.rank % 3 == done % 3])[rng.below(3)]
        laid: list[Card] = []
        total = 0
        for one in rng.shuffled(some):
            if total + VALUES[one.rank] > 31:
                continue
            laid.append(one)
            total += VALUES[one.rank]
            count, points, _ = oracle.play_score_ongoing([_card(each) for each in laid])
            assert (count, points) == (
                total,
                play_points(tuple(each.rank for each in laid), total),
            ), laid
            done += 1
            if total == 31 or rng.below(8) == 0:
                break
