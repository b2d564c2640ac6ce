"""Which card to lay: its points now against what the next ones can answer (the risk of a reply)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import comb
from typing import NamedTuple

from games.cribbage.bots.unseen import least_values
from games.cribbage.rules.play import VALUES, fitting, play_points
from games.cribbage.rules.show import score
from games.cribbage.state import View
from playroom.engine.cards import PACK, Card
from playroom.engine.kit.told import order_from

Ranks = tuple[int, ...]

ALIKE = 0.05
"""Cards that differ by no more than so many points are laid one as well as the other."""

_LATER = (1.0, 0.3, 0.15, 0.1, 0.1)
"""How much the answer of the next seat counts, of the one after it, and so on: the later, the more
will have changed.
"""

_HIGH, _HIGH_OF_THREE = 0.02, 0.2
"""What a point of a card's value is worth to be rid of; more with three players, where low cards
bring the last card most often.
"""


class Situation(NamedTuple):
    """What a seat sees of the play: ranks of the run of cards, total, unseen cards by rank, and the
    seats that follow.

    `following` are, in turn order, how many cards a seat holds, their least value, and whether it
    is a partner.
    """

    run: Ranks
    total: int
    unseen: Sequence[int]
    following: tuple[tuple[int, int, bool], ...]


class Weights(NamedTuple):
    """How much own points, others' answers and a win count: they change near the target."""

    own: float = 1.0
    risk: float = 1.0
    need: int = 1000
    theirs: int = 1000


def situation_of(view: View) -> Situation:
    """The play as the seat of `view` sees it."""
    options, public, seat = view.options, view.public, view.seat
    assert seat is not None
    gone = {card for _, card in public.laid}
    gone.update(view.hand, view.discards)
    if public.starter is not None:
        gone.add(public.starter)
    unseen = [0] * 14
    for card in PACK:
        if card not in gone:
            unseen[card.rank] += 1
    least = least_values(options, public)
    side = options.side_of[seat]
    following = tuple(
        (public.held[other], least[other], options.side_of[other] == side)
        for other in order_from(seat, options.seats)[1:]
    )
    run = tuple([card.rank for _, card in public.pile])
    return Situation(run, public.total, tuple(unseen), following)


def weights_of(view: View) -> Weights:
    """Points near the target: a hand that will win when it is counted first wants safety, a late
    one wants points now.
    """
    options, public, seat = view.options, view.public, view.seat
    assert seat is not None
    assert public.starter is not None
    side = options.side_of[seat]
    need = options.target - public.scores[side]
    theirs = min(
        options.target - score for other, score in enumerate(public.scores) if other != side
    )
    if need > 30 and theirs > 30:
        return Weights(1.0, 1.0, need, theirs)
    cards = (*view.hand, *(card for owner, card in public.laid if owner == seat))
    worth = score(cards, public.starter, False, options.four_flush)
    order = order_from((public.dealer + 1) % options.seats, options.seats)
    ahead = [other for other in order[: order.index(seat)] if options.side_of[other] != side]
    if not ahead and worth >= need:
        return Weights(0.4, 1.6, need, theirs)
    if ahead and theirs <= 8:
        return Weights(1.5, 0.8, need, theirs)
    return Weights(1.0, 1.0, need, theirs)


@cache
def _none_of(wanted: int, unseen: int, held: int) -> float:
    """The chance that none of `held` cards drawn from `unseen` is one of the `wanted`."""
    return comb(unseen - wanted, held) / comb(unseen, held) if held <= unseen else 0.0


@lru_cache(100_000)
def scoring(run: Ranks, total: int) -> tuple[tuple[int, Ranks], ...]:
    """The points that the next card of a run of cards can score, most first, each with the ranks
    that do.
    """
    ranks: dict[int, Ranks] = {}
    for rank in range(1, 14):
        if VALUES[rank] <= 31 - total and run.count(rank) < 4:
            points = play_points((*run, rank), total + VALUES[rank])
            if points:
                ranks[points] = (*ranks.get(points, ()), rank)
    return tuple(sorted(ranks.items(), reverse=True))


def answer(
    run: Ranks, total: int, unseen: Sequence[int], held: int, least: int, winning: int
) -> tuple[float, float]:
    """The mean best points of a seat that holds `held` unseen cards of at least that value, and the
    chance that none fits.

    Points that reach `winning` count ten more.
    """
    below = sum(unseen[1:least])
    cards = sum(unseen) - below
    fits = cards if total <= 21 else sum(unseen[1 : 32 - total]) - below
    if held <= 0 or fits <= 0:
        return 0.0, 1.0
    held = min(held, cards)
    levels = [
        (points, count)
        for points, ranks in scoring(run, total)
        if (count := sum([unseen[rank] for rank in ranks if VALUES[rank] >= least]))
    ]
    mean, better = 0.0, 0
    for place, (points, count) in enumerate(levels):
        better += count
        chance = 1 - _none_of(better, cards, held)
        lower = levels[place + 1][0] if place + 1 < len(levels) else 0
        mean += (points - lower) * chance
        if points >= winning > lower:
            mean += 10 * chance
    return mean, _none_of(fits, cards, held)


def worth(situation: Situation, rank: int, rest: Sequence[int], weights: Weights) -> float:
    """What laying `rank` and keeping the ranks `rest` is worth, in points."""
    value = VALUES[rank]
    run, total = (*situation.run, rank), situation.total + value
    points = play_points(run, total)
    if points >= weights.need:
        return 100.0 + points
    judged = weights.own * points
    if total < 31:
        silent = 1.0
        for (held, least, partner), weight in zip(situation.following, _LATER, strict=False):
            mean, none = answer(run, total, situation.unseen, held, least, weights.theirs)
            judged += (0.5 if partner else -weights.risk) * weight * mean
            silent *= none
        if silent > 0.0:
            more = [
                play_points((*run, other), total + VALUES[other])
                for other in rest
                if total + VALUES[other] <= 31
            ]
            judged += weights.own * silent * (1 + max(more, default=0) / 2)
    judged += (_HIGH_OF_THREE if len(situation.following) == 2 else _HIGH) * value
    if total in (5, 21):
        judged -= 0.15
    if not situation.run:
        if rank == 5:
            judged -= 0.3
        elif rank < 5:
            judged += 0.15
        if rank in rest:
            judged += 0.3
    return judged


def judged(situation: Situation, hand: Sequence[int], weights: Weights) -> dict[int, float]:
    """What every rank of a hand that fits is worth; `hand` are all its ranks."""
    values = {}
    for place, rank in enumerate(hand):
        if rank not in values and situation.total + VALUES[rank] <= 31:
            rest = (*hand[:place], *hand[place + 1 :])
            values[rank] = worth(situation, rank, rest, weights)
    return values


def worths(view: View) -> list[tuple[float, Card]]:
    """What every card that fits is worth."""
    fit = fitting(view.hand, view.public.total)
    ranks = tuple([card.rank for card in view.hand])
    values = judged(situation_of(view), ranks, weights_of(view))
    return [(values[card.rank], card) for card in fit]
