"""The two weakest levels: one that plays anything, and one that takes what is sure."""

from __future__ import annotations

from itertools import combinations, pairwise

from games.cribbage.actions import Discard, Play
from games.cribbage.bots.counting import claim
from games.cribbage.rules.play import VALUES, fitting, play_points
from games.cribbage.state import Phase
from games.cribbage.view import View
from playroom.engine.cards import Card
from playroom.engine.contract import Turn
from playroom.engine.record import Points
from playroom.engine.steps import Action


class Random:
    """Lays away and plays anything; for tests and for measuring the others."""

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        view: View = turn.view
        if view.public.phase is Phase.PLAY:
            return Play(turn.rng.choice(fitting(view.hand, view.public.total)))
        if view.public.phase is Phase.DISCARD:
            return Discard(turn.rng.choice(tuple(combinations(view.hand, view.to_discard))))
        return claim(turn)


class Easy:
    """Keeps the sure points of its hand and always takes most points at once (L1); where the table
    lets it, it miscounts now and then.
    """

    def decide(self, turn: Turn) -> Action:
        """See `Bot`."""
        view: View = turn.view
        if view.public.phase is Phase.PLAY:
            fit = fitting(view.hand, view.public.total)
            return Play(max(fit, key=lambda card: (points_of(view, card), VALUES[card.rank], card)))
        if view.public.phase is Phase.DISCARD:
            aways = combinations(view.hand, view.to_discard)
            return Discard(max(aways, key=lambda away: _sure(view.hand, away)))
        return claim(turn, "easy")


def points_of(view: View, card: Card) -> Points:
    """What `card` would score in the play now, 31 included."""
    ranks = tuple([laid.rank for _, laid in view.public.pile])
    return play_points((*ranks, card.rank), view.public.total + VALUES[card.rank])


def _sure(hand: tuple[Card, ...], away: tuple[Card, ...]) -> tuple[Points, int]:
    """The points that a hand has without starter, and its order among equals."""
    kept = [card for card in hand if card not in away]
    ranks = sorted(card.rank for card in kept)
    points = 0
    for size in range(2, len(kept) + 1):
        for group in combinations(kept, size):
            points += 2 * (sum(VALUES[card.rank] for card in group) == 15)
            points += 2 * (size == 2 and group[0].rank == group[1].rank)
    for size in range(len(ranks), 2, -1):
        runs = [
            group
            for group in combinations(ranks, size)
            if all(high - low == 1 for low, high in pairwise(group))
        ]
        if runs:
            points += size * len(runs)
            break
    if len({card.suit for card in kept}) == 1:
        points += len(kept)
    return points, -sum(int(card) for card in away)
