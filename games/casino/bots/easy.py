"""The bot for beginners: takes what it sees, builds now and then, and counts nothing."""

from __future__ import annotations

from collections.abc import Sequence

from games.casino.actions import Play, Trail
from games.casino.bots.manners import answer
from games.casino.defaults import default_play
from games.casino.groups import points_of
from games.casino.listing import TAKE, TRAIL, Plan, plans, to_action
from games.casino.model import Public, View
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Request


class EasyBot:
    """Sensible greed: mostly the largest take, sometimes another; a build when nothing can be
    taken; else a plain trail.
    """

    def decide(
        self,
        view: View,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        """Its action; it misses every second wrong play of others."""
        return answer(view, attentive=rng.below(2) == 0) or self._play(view, rng)

    def _play(self, view: View, rng: Rng) -> Play:
        public, seat = view.public, view.seat
        assert seat is not None
        found = plans(public, seat, view.hand)
        if not found:  # with claims it may hold nothing for its build
            return default_play(public, seat, view.hand)
        takes = [plan for plan in found if plan.kind == TAKE]
        if takes:
            if rng.below(5) == 0:
                return to_action(public, rng.choice(takes))
            return to_action(public, max(takes, key=lambda plan: _seen(public, plan)))
        others = [plan for plan in found if plan.kind != TRAIL]
        trails = [plan for plan in found if plan.kind == TRAIL]
        if others and (not trails or rng.below(3)):
            return to_action(public, rng.choice(others))
        plain = [plan for plan in trails if not points_of(plan.card)] or trails
        return Trail(rng.choice(plain).card)


def _seen(public: Public, plan: Plan) -> tuple[int, int]:
    """How many cards a take brings, and the points among them."""
    cards = [plan.card, *plan.loose]
    pile = public.build_of(plan.build) if plan.build else None
    if pile is not None:
        cards += pile.cards
    return len(cards) + sum(map(points_of, cards)), sum(map(points_of, cards))
