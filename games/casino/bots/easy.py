"""The bot for beginners: takes what it sees, builds now and then, and counts nothing."""

from __future__ import annotations

from games.casino.actions import Play, Trail
from games.casino.bots.replies import answer
from games.casino.moves import TAKE, TRAIL, Plan, plans, to_action
from games.casino.rules.groups import points_of
from games.casino.rules.requests import default_play
from games.casino.state import Public, View
from playroom.engine.contract import Bot, Turn
from playroom.engine.rng import Rng
from playroom.engine.steps import Action

SIGHT = (1, 2, 3, 20)
"""Takes of so many loose cards it sees in this turn, each as likely: several sums at once are hard
to see.
"""


class EasyBot(Bot):
    """The largest take that it sees; a build now and then when it sees none; else the highest
    card that costs no points.
    """

    def decide(self, turn: Turn) -> Action:
        """Its action; it misses every second wrong play of others."""
        attentive = turn.rng.below(2) == 0
        return answer(turn.view, attentive) or self._play(turn.view, turn.rng)

    def _play(self, view: View, rng: Rng) -> Play:
        public, seat = view.public, view.seat
        assert seat is not None
        plays = plans(public, seat, view.hand)
        if not plays:  # with claims it may hold nothing for its build
            return default_play(public, seat, view.hand)
        sight = rng.choice(SIGHT)
        takes = [plan for plan in plays if plan.kind == TAKE and len(plan.loose) <= sight]
        if takes:
            return to_action(public, max(takes, key=lambda plan: _seen(public, plan)))
        trails = [plan for plan in plays if plan.kind == TRAIL]
        others = [plan for plan in plays if plan.kind not in (TRAIL, TAKE)]
        if others and (not trails or rng.below(2)):
            return to_action(public, max(others, key=lambda plan: _seen(public, plan)))
        if not trails:
            return to_action(public, max(plays, key=lambda plan: _seen(public, plan)))
        plain = [plan for plan in trails if not points_of(plan.card)] or trails
        return Trail(max(plan.card for plan in plain))


def _seen(public: Public, plan: Plan) -> tuple[int, int]:
    """How many cards a play gathers, and the points among them."""
    cards = [plan.card, *plan.loose]
    build = public.build_of(plan.build) if plan.build else None
    if build is not None:
        cards += build.cards
    return len(cards) + sum(map(points_of, cards)), sum(map(points_of, cards))
