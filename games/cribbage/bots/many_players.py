"""The play of three to six, imagined: hands dealt to the others as they may be, and the run of
cards played to its end.

Everybody in it takes most points at once, else lays the highest card that fits. What partners win
counts as one's own, what the others win counts against it, more for a side that stands nearer to
the target.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import combinations

from games.cribbage.bots import pegging
from games.cribbage.bots.search import Ranks, points_of
from games.cribbage.bots.unseen import deal_unseen, unseen
from games.cribbage.rules.play import VALUES, fitting
from games.cribbage.view import View
from playroom.engine.cards import Card
from playroom.engine.rng import Rng

_WORLDS = 72
"""How many hands of all others together are imagined: 24 deals with three players, 12 with six."""


def _worth(ranks: Sequence[int]) -> int:
    """Roughly what makes people keep these cards: pairs, fifteens of two, neighbours, fives."""
    points = 2 * ranks.count(5)
    for low, high in combinations(sorted(ranks), 2):
        points += 2 * (low == high) + 2 * (VALUES[low] + VALUES[high] == 15) + (high - low == 1)
    return points


def _worlds(view: View, rng: Rng, count: int) -> list[list[list[int]]]:
    """Hands of ranks by seat, one's own left empty: of two deals of the unseen cards each seat's
    better hand, roughly.
    """
    hidden = unseen(view)
    laid: list[list[int]] = [[] for _ in hidden.needs]
    for seat, card in view.public.laid:
        laid[seat].append(card.rank)
    worlds = []
    for number in range(count):
        dealt = [deal_unseen(hidden, rng.stream(f"{number}{half}").shuffled)[0] for half in "ab"]
        worlds_of_two = [[[card.rank for card in hand] for hand in hands] for hands in dealt]
        worth = [
            sum(_worth(laid[seat] + hand) for seat, hand in enumerate(hands))
            for hands in worlds_of_two
        ]
        worlds.append(worlds_of_two[worth[1] > worth[0]])
    return worlds


def _run(
    hands: list[list[int]], seat: int, ranks: Ranks, total: int, first: int, gains: list[int]
) -> None:
    """Plays a run of cards to its end, `seat` laying `first`; adds what every seat wins
    to `gains`.
    """
    n, turn, rank = len(hands), seat, first
    while True:
        hands[turn].remove(rank)
        ranks, total = (*ranks, rank), total + VALUES[rank]
        gains[turn] += points_of(ranks, total)
        if total == 31:
            return
        room, last = 31 - total, turn
        for step in range(1, n + 1):
            turn = (last + step) % n
            fit = [rank for rank in hands[turn] if VALUES[rank] <= room]
            if fit:
                rank = max(
                    fit, key=lambda rank: (points_of((*ranks, rank), total + VALUES[rank]), rank)
                )
                break
        else:
            gains[last] += 1
            return


def best(view: View, rng: Rng, deadline: float | None) -> Card:
    """The card to lay: the judgement of `pegging` and what happens in the imagined
    hands, together.
    """
    options, public, seat = view.options, view.public, view.seat
    assert seat is not None
    fit = fitting(view.hand, public.total)
    situation, weights = pegging.situation_of(view), pegging.weights_of(view)
    ranks = tuple(card.rank for _, card in public.pile)
    own = [card.rank for card in view.hand]
    side = options.side_of[seat]
    against = [
        0.0 if options.side_of[other] == side else 1.0 / (options.sides - 1)
        for other in range(options.seats)
    ]
    leading = max(score for other_side, score in enumerate(public.scores) if other_side != side)
    if options.sides > 2:
        against = [
            weight * (1.5 if public.scores[options.side_of[other]] == leading else 0.8)
            for other, weight in enumerate(against)
        ]
    choices = {card.rank: card for card in sorted(fit)}
    sums = dict.fromkeys(choices, 0.0)
    worlds = 0
    for hands in _worlds(view, rng, _WORLDS // options.seats):
        for rank in choices:
            here = [list(hand) for hand in hands]
            here[seat] = list(own)
            gains = [0] * options.seats
            _run(here, seat, ranks, public.total, rank, gains)
            sums[rank] += sum(
                gain
                * (
                    weights.own
                    if options.side_of[other] == side
                    else -weights.risk * against[other]
                )
                for other, gain in enumerate(gains)
            )
        worlds += 1
        if deadline is not None and time.monotonic() > deadline:
            break

    def judged(rank: int) -> float:
        card = choices[rank]
        rest = [other for other in view.hand if other is not card]
        return sums[rank] / worlds + 0.5 * pegging.value_of(situation, card, rest, weights)

    return choices[max(choices, key=judged)]
