"""The play of three to six, imagined: hands dealt to the others as they may be, and the cards
played out.

What the others win counts against the own side, more for a side that stands nearer to the target.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from itertools import combinations

from games.cribbage.bots import pegging
from games.cribbage.bots.pegging import Ranks
from games.cribbage.bots.rollout import Start, needs_after
from games.cribbage.bots.unseen import deal_unseen, least_values, unseen
from games.cribbage.rules.play import VALUES, fitting
from games.cribbage.state import View
from playroom.engine.cards import Card
from playroom.engine.rng import Rng

WORLDS = 180
"""How many hands of all others together are imagined: 60 deals with three players, 30 with six."""

WHOLE = 4
"""With more players than this only the present run of cards is played out: the rest is too far
away.
"""

HUNCH = 0.5
"""How much the judgement of the next answers counts beside what is imagined."""

WON = 20.0
"""What reaching the target is worth, in points."""


def _worth(ranks: Sequence[int]) -> int:
    """Roughly what makes people keep these cards: pairs, fifteens of two, neighbours, fives."""
    points = 2 * ranks.count(5)
    for low, high in combinations(sorted(ranks), 2):
        points += 2 * (low == high) + 2 * (VALUES[low] + VALUES[high] == 15) + (high - low == 1)
    return points


def _worlds(view: View, rng: Rng, count: int) -> list[list[Ranks]]:
    """Hands of ranks by seat, one's own left empty: of two deals of the unseen cards each seat's
    better hand, roughly.
    """
    hidden = unseen(view)
    laid: list[list[int]] = [[] for _ in hidden.needs]
    for seat, card in view.public.laid:
        laid[seat].append(card.rank)
    worlds: list[list[Ranks]] = []
    for number in range(count):
        dealt = [deal_unseen(hidden, rng.stream(f"{number}{half}").shuffled)[0] for half in "ab"]
        worlds_of_two = [[[card.rank for card in hand] for hand in hands] for hands in dealt]
        worth = [
            sum(_worth(laid[seat] + hand) for seat, hand in enumerate(hands))
            for hands in worlds_of_two
        ]
        better = worlds_of_two[worth[1] > worth[0]]
        worlds.append([tuple(sorted(hand)) for hand in better])
    return worlds


def ranks_of(hand: Sequence[Card]) -> Ranks:
    """The ranks of a hand, low to high."""
    return tuple(sorted([card.rank for card in hand]))


def start_of(view: View) -> Start:
    """Where the play stands for the seat of `view`, which is on turn."""
    options, public, seat = view.options, view.public, view.seat
    assert seat is not None
    free = [0, *[4] * 13]
    for _, card in public.laid:
        free[card.rank] -= 1
    if public.starter is not None:
        free[public.starter.rank] -= 1
    return Start(
        seat,
        tuple([card.rank for _, card in public.pile]),
        public.total,
        tuple(free),
        tuple([card.rank for card in view.discards]),
        seat,
        least_values(options, public),
        options.side_of,
        tuple([options.target - score for score in public.scores]),
        options.seats <= WHOLE,
    )


def worths(view: View, rng: Rng, deadline: float | None, times: int = 1) -> dict[Card, list[float]]:
    """How far the own side is ahead when all is laid after every card, in each imagined deal."""
    options, public, seat = view.options, view.public, view.seat
    assert seat is not None
    fit = fitting(view.hand, public.total)
    start, own, side = start_of(view), ranks_of(view.hand), options.side_of[seat]
    shares = _shares(start.needs, side)
    hunch = {card.rank: HUNCH * worth for worth, card in pegging.worths(view)}
    rows: dict[int, list[float]] = {rank: [] for rank in sorted(hunch)}
    for hands in _worlds(view, rng, times * WORLDS // options.seats):
        hands[seat] = own
        for rank, row in rows.items():
            needs = needs_after(start, tuple(hands), rank)
            ahead = sum([share * need for share, need in zip(shares, needs, strict=True)])
            won = 0.0 if min(needs) > 0 else WON if needs[side] <= 0 else -WON
            row.append(ahead + won + hunch[rank])
        if deadline is not None and time.monotonic() > deadline:
            break
    return {card: rows[card.rank] for card in fit}


def _shares(needs: Sequence[int], side: int) -> list[float]:
    """What a point that a side still needs is worth: of the own side -1; the others share 1, those
    that stand nearest to the target half as much again.
    """
    others = [need for other, need in enumerate(needs) if other != side]
    weights = [
        0.0 if other == side else 1.5 if need == min(others) else 1.0
        for other, need in enumerate(needs)
    ]
    return [
        -1.0 if other == side else weight / sum(weights) for other, weight in enumerate(weights)
    ]
