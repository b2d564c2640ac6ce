"""Which card to lay: its points now against what the next ones can answer (section 7 of the rules,
reply risk).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import comb
from typing import NamedTuple

from games.cribbage.bots.unseen import least_values
from games.cribbage.rules.play import VALUES, fitting, play_points
from games.cribbage.rules.show import score
from games.cribbage.view import View
from playroom.engine.cards import PACK, Card
from playroom.engine.kit.told import order_from

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

    ranks: tuple[int, ...]
    total: int
    unseen: tuple[int, ...]
    following: tuple[tuple[int, int, bool], ...]
    led_from_pair: frozenset[int]


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
    ranks = [card.rank for card in view.hand]
    pairs = frozenset(rank for rank in ranks if ranks.count(rank) > 1)
    return Situation(
        tuple(card.rank for _, card in public.pile), public.total, tuple(unseen), following, pairs
    )


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
    kept = (*view.hand, *(card for owner, card in public.laid if owner == seat))
    worth = score(kept, public.starter, False, options.four_flush)
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


def answer(
    ranks: tuple[int, ...], total: int, unseen: Sequence[int], held: int, least: int, winning: int
) -> tuple[float, float]:
    """The mean best points of a seat that holds `held` unseen cards of at least that value, and the
    chance that none fits.

    Points that reach `winning` count ten more.
    """
    room = 31 - total
    cards = fits = 0
    by_points: dict[int, int] = {}
    for rank in range(1, 14):
        count, value = unseen[rank], VALUES[rank]
        if not count or value < least:
            continue
        cards += count
        if value <= room:
            fits += count
            points = play_points((*ranks, rank), total + value)
            if points:
                by_points[points] = by_points.get(points, 0) + count
    if not held or not fits:
        return 0.0, 1.0
    held = min(held, cards)
    mean, better = 0.0, 0
    levels = sorted(by_points, reverse=True)
    for place, points in enumerate(levels):
        better += by_points[points]
        chance = 1 - _none_of(better, cards, held)
        below = levels[place + 1] if place + 1 < len(levels) else 0
        mean += (points - below) * chance
        if points >= winning and (place + 1 == len(levels) or below < winning):
            mean += 10 * chance
    return mean, _none_of(fits, cards, held)


def value_of(situation: Situation, card: Card, rest: Sequence[Card], weights: Weights) -> float:
    """What laying `card` and keeping `rest` is worth, in points."""
    rank = card.rank
    value = VALUES[rank]
    ranks, total = (*situation.ranks, rank), situation.total + value
    points = play_points(ranks, total)
    if points >= weights.need:
        return 100.0 + points
    worth = weights.own * points
    if total < 31:
        silent = 1.0
        for (held, least, partner), weight in zip(situation.following, _LATER, strict=False):
            mean, none = answer(ranks, total, situation.unseen, held, least, weights.theirs)
            worth += (0.5 if partner else -weights.risk) * weight * mean
            silent *= none
        if silent > 0.0:
            more = [
                play_points((*ranks, other.rank), total + VALUES[other.rank])
                for other in fitting(rest, total)
            ]
            worth += weights.own * silent * (1 + max(more, default=0) / 2)
    worth += (_HIGH_OF_THREE if len(situation.following) == 2 else _HIGH) * value
    if total in (5, 21):
        worth -= 0.15
    if not situation.ranks:
        if rank == 5:
            worth -= 0.3
        elif rank < 5:
            worth += 0.15
        if rank in situation.led_from_pair:
            worth += 0.3
    return worth


def best(view: View) -> Card:
    """The card to lay."""
    fit = fitting(view.hand, view.public.total)
    if len(fit) == 1:
        return fit[0]
    situation, weights = situation_of(view), weights_of(view)
    return max(
        fit,
        key=lambda card: (
            value_of(situation, card, [other for other in view.hand if other is not card], weights),
            card,
        ),
    )
