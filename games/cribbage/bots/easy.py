"""The two weakest levels: one that plays anything, and one that takes what is sure."""

from __future__ import annotations

from itertools import combinations

from games.cribbage.actions import Discard, Play
from games.cribbage.bots.counting import claim
from games.cribbage.rules.play import VALUES, fitting, play_points
from games.cribbage.state import Phase, View
from playroom.engine.cards import Card
from playroom.engine.contract import Bot, Turn
from playroom.engine.record import Points
from playroom.engine.steps import Action


class Easy(Bot):
    """Keeps the best hand without regard to the crib, and takes most points at once in the play
    (L1); where the table lets it, it miscounts now and then.

    The other levels decide in the same way by methods of their own.
    """

    level = "easy"
    """By which it errs in counting; "": it counts truly."""

    def decide(self, turn: Turn) -> Action:
        """For the question that is open: lays, lays away or claims."""
        view: View = turn.view
        if view.public.phase is Phase.PLAY:
            return Play(self.card(view, turn))
        if view.public.phase is Phase.DISCARD:
            return Discard(self.away(view, turn))
        return claim(turn, self.level)

    def card(self, view: View, turn: Turn) -> Card:
        """The card to lay: the one that brings most points at once; among equals the highest."""
        fit = fitting(view.hand, view.public.total)
        return max(fit, key=lambda card: (points_of(view, card), VALUES[card.rank], card))

    def away(self, view: View, turn: Turn) -> tuple[Card, ...]:
        """What to lay away."""
        from games.cribbage.bots.discarding import choices  # here: it reads tables

        return max(choices(view), key=lambda choice: choice.hand).away


class Random(Easy):
    """Lays away and plays anything; for tests and for measuring the others."""

    level = ""

    def card(self, view: View, turn: Turn) -> Card:
        return turn.rng.choice(fitting(view.hand, view.public.total))

    def away(self, view: View, turn: Turn) -> tuple[Card, ...]:
        return turn.rng.choice(tuple(combinations(view.hand, view.to_discard)))


def points_of(view: View, card: Card) -> Points:
    """What `card` would score in the play now, 31 included."""
    ranks = tuple([laid.rank for _, laid in view.public.pile])
    return play_points((*ranks, card.rank), view.public.total + VALUES[card.rank])
