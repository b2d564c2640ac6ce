"""The two weakest levels: one that plays anything, and one that takes what is sure."""

from __future__ import annotations

from itertools import combinations

from games.cribbage.actions import Discard, Play
from games.cribbage.bots.counting import claim
from games.cribbage.rules.play import VALUES, fitting, play_points
from games.cribbage.state import Phase
from games.cribbage.view import View
from playroom.engine.cards import Card
from playroom.engine.contract import Bot, Turn
from playroom.engine.overriding import override
from playroom.engine.record import Points
from playroom.engine.steps import Action


class Random(Bot):
    """Lays away and plays anything; for tests and for measuring the others."""

    @override
    def decide(self, turn: Turn) -> Action:
        view: View = turn.view
        if view.public.phase is Phase.PLAY:
            return Play(turn.rng.choice(fitting(view.hand, view.public.total)))
        if view.public.phase is Phase.DISCARD:
            return Discard(turn.rng.choice(tuple(combinations(view.hand, view.to_discard))))
        return claim(turn)


class Easy(Bot):
    """Keeps the best hand without regard to the crib, and takes most points at once in the play
    (L1); where the table lets it, it miscounts now and then.
    """

    @override
    def decide(self, turn: Turn) -> Action:
        view: View = turn.view
        if view.public.phase is Phase.PLAY:
            return Play(most_now(view))
        if view.public.phase is Phase.DISCARD:
            from games.cribbage.bots.discarding import best_kept  # here: it reads tables

            return Discard(best_kept(view))
        return claim(turn, "easy")


def most_now(view: View) -> Card:
    """The card that brings most points at once; among equals the highest."""
    fit = fitting(view.hand, view.public.total)
    return max(fit, key=lambda card: (points_of(view, card), VALUES[card.rank], card))


def points_of(view: View, card: Card) -> Points:
    """What `card` would score in the play now, 31 included."""
    ranks = tuple([laid.rank for _, laid in view.public.pile])
    return play_points((*ranks, card.rank), view.public.total + VALUES[card.rank])
