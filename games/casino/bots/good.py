"""The good bot: one play ahead, by what cards bring, what others can do with the rest, and what it
can take next (9.2).
"""

from __future__ import annotations

from collections.abc import Sequence

from games.casino.bots.knowledge import Knowledge
from games.casino.bots.manners import answer
from games.casino.bots.world import Weights, World
from games.casino.defaults import default_play
from games.casino.groups import Groups
from games.casino.listing import TAKE, TRAIL, Plan, plans, to_action
from games.casino.model import LastCall, Public, View
from games.casino.values import SCHEMES
from playroom.engine.cards import Card
from playroom.engine.rng import Rng
from playroom.engine.steps import Action, Event, Request

WIDTH = 24
"""So many plays are looked at, the most promising ones."""

AGAIN = 0.55
"""What a take in one's next turn counts, if nobody takes it before."""


class GoodBot:
    """Counts cards, weighs the danger of what it leaves, respects builds as proof of a card."""

    def decide(
        self,
        view: View,
        requests: tuple[Request, ...],
        seen: Sequence[Event],
        rng: Rng,
        deadline: float | None,
    ) -> Action:
        """Its action."""
        return answer(view) or choose(view)


def choose(view: View) -> Action:
    """The play that looks best."""
    ranked = Judgement(view).ranked()
    if not ranked:  # with claims it may hold nothing for its build
        assert view.seat is not None
        return default_play(view.public, view.seat, view.hand)
    return to_action(view.public, ranked[0][1])


class Judgement:
    """All plays of a seat with what each promises."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.public, self.seat = view, view.public, view.seat
        rules = view.public.rules
        self.side = rules.side_of[view.seat]
        self.known = Knowledge(view)
        self.weights = Weights(view.public, self.side)
        self.rivals = [one for one in rules.opponents(view.seat) if view.public.held[one]]
        self._chances: dict[int, float] = {}
        self._ranks: dict[int, float] = {}
        self._last_round = not view.public.stock_size and view.public.call is not LastCall.NOT_YET

    def ranked(self) -> list[tuple[float, Plan]]:
        """The plays with their worth, the best first."""
        found = plans(self.public, self.seat, self.view.hand)
        if len(found) > WIDTH:
            found = sorted(found, key=self._glance, reverse=True)[:WIDTH]
        world = World.of(
            self.public,
            tuple(self.view.hand if s == self.seat else () for s in range(len(self.public.held))),
        )
        out = [(self._worth(world, plan), plan) for plan in found]
        out.sort(key=lambda one: (-one[0], one[1].kind, one[1].card, one[1].loose))
        return out

    def _glance(self, plan: Plan) -> float:
        worth = self.weights.sum(plan.loose)
        return (
            worth + 1 if plan.kind == TAKE else worth * 0.6 - (0.5 if plan.kind == TRAIL else 0.0)
        )

    def _worth(self, world: World, plan: Plan) -> float:
        after = world.play(self.seat, plan)
        table = after.public
        hand = tuple(one for one in self.view.hand if one != plan.card)
        out = 0.0
        if plan.kind == TAKE:
            taken = (plan.card, *plan.loose)
            pile = self.public.build_of(plan.build) if plan.build else None
            out += self.weights.sum(taken + pile.cards if pile else taken)
            rules = self.public.rules
            if rules.sweeps and not table.loose and not table.builds:
                out += 1
            if self._last_round:
                out += 0.08 * len(self.public.loose) + 0.15
        danger, own = self._prospects(table, hand)
        return out - danger + own

    def _prospects(self, table: Public, hand: tuple[Card, ...]) -> tuple[float, float]:
        """What the next opponents are expected to take, and what one may expect oneself in the next
        turn.
        """
        rules = table.rules
        values = SCHEMES[rules.scheme]
        limit = 16 if rules.royal else 10
        groups = Groups(table.loose, values.table, limit)
        gains: dict[int, float] = {}
        for value in range(1, limit + 1):
            gain = (
                self.weights.sum(groups.best(groups.largest(value)))
                if groups.groups[value]
                else 0.0
            )
            pile = table.build_of(value)
            if pile is not None:
                gain += self.weights.sum(pile.cards)
            if gain:
                swept = rules.sweeps and len(table.loose) + len(table.builds) <= (
                    3 if pile is None else 1
                )
                gains[value] = gain + 0.12 + (0.4 if swept else 0.0)
        for rank in range(11, 14) if not rules.royal else ():
            same = [one for one in table.loose if one.rank == rank]
            if same:
                gains[-rank] = self.weights.of(same[0]) + 0.12
        danger, nobody = 0.0, 1.0
        for value, gain in sorted(gains.items(), key=lambda one: -one[1]):
            chance = self._chance(value)
            danger += gain * chance * nobody
            nobody *= 1 - chance
        return danger, self._own(gains, hand, values.hand, nobody)

    def _own(
        self,
        gains: dict[int, float],
        hand: tuple[Card, ...],
        worth: Sequence[Sequence[int]],
        nobody: float,
    ) -> float:
        best = 0.0
        for one in hand:
            for value in worth[one] or (-one.rank,):
                if value in gains:
                    left = 0.35 + 0.65 * nobody if self._chance(value) < 0.6 else 0.3
                    best = max(best, (gains[value] + self.weights.of(one)) * left)
        return AGAIN * best

    def _chance(self, value: int) -> float:
        """How likely some opponent who plays before this seat again holds this value (a face below
        0).
        """
        if value not in self._chances:
            nobody = 1.0
            for one in self.rivals:
                held = (
                    self.known.chance(one, value)
                    if value > 0
                    else self.known.chance(one, 0, -value)
                )
                nobody *= 1 - held
            self._chances[value] = 1 - nobody
        return self._chances[value]
