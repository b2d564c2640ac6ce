"""The good bot: one play ahead, by what cards bring, what others can do with the rest, and what it
can take next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.casino.bots.imagined import Weights, World
from games.casino.bots.replies import answer
from games.casino.bots.unseen import Knowledge
from games.casino.moves import TAKE, TRAIL, Plan, plans, to_action
from games.casino.rules.groups import GroupTable
from games.casino.rules.requests import default_play
from games.casino.rules.values import SCHEMES
from games.casino.state import LastCall, Public, View
from playroom.engine.cards import Card
from playroom.engine.contract import Bot, Turn
from playroom.engine.kit.bots import near_best
from playroom.engine.steps import Action

WIDTH = 24
"""So many plays are looked at, the most promising ones."""

AGAIN = 0.55
"""Weight of a take in one's next turn, if it is still there."""

ALIKE = 0.03
"""Plays that differ by no more than so many points are chosen one as well as the other."""


class GoodBot(Bot):
    """Counts cards, weighs the danger of what it leaves, respects builds as proof of a card."""

    def decide(self, turn: Turn) -> Action:
        """Its action."""
        view: View = turn.view
        return answer(view) or chosen(
            view, Weighing(view).ranked(), lambda ranked: near_best(ranked, ALIKE, turn.rng)
        )


Ranked = list[tuple[float, Plan]]


def chosen(view: View, ranked: Ranked, choice: Callable[[Ranked], Plan]) -> Action:
    """One of the plays of the seat; with claims it may hold nothing for its build, and has none."""
    if not ranked:
        assert view.seat is not None
        return default_play(view.public, view.seat, view.hand)
    return to_action(view.public, choice(ranked))


class Weighing:
    """All plays of a seat with what each promises."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.public, self.seat = view, view.public, view.seat
        options = view.public.options
        self.side = options.side_of[view.seat]
        self.known = Knowledge(view)
        self.weights = Weights(view.public, self.side)
        self.rivals = [rival for rival in options.opponents(view.seat) if view.public.held[rival]]
        self._chances: dict[int, float] = {}
        self._last_round = not view.public.stock_size and view.public.call is not LastCall.NOT_YET

    def ranked(self) -> list[tuple[float, Plan]]:
        """The plays with their worth, the best first."""
        plays = plans(self.public, self.seat, self.view.hand)
        if len(plays) > WIDTH:
            plays = sorted(plays, key=self._glance, reverse=True)[:WIDTH]
        hands = [self.view.hand if s == self.seat else () for s in range(len(self.public.held))]
        world = World.of(self.public, tuple(hands))
        ranked = [(self._worth(world, plan), plan) for plan in plays]
        ranked.sort(
            key=lambda judged: (-judged[0], judged[1].kind, judged[1].card, judged[1].loose)
        )
        return ranked

    def _glance(self, plan: Plan) -> float:
        worth = self.weights.sum(plan.loose)
        if plan.kind == TAKE:
            return worth + 1
        return worth * 0.6 - (0.5 if plan.kind == TRAIL else 0.0)

    def _worth(self, world: World, plan: Plan) -> float:
        after = world.play(self.seat, plan)
        table = after.public
        hand = tuple(card for card in self.view.hand if card != plan.card)
        worth = 0.0
        if plan.kind == TAKE:
            taken = (plan.card, *plan.loose)
            build = self.public.build_of(plan.build) if plan.build else None
            worth += self.weights.sum(taken + build.cards if build else taken)
            options = self.public.options
            if options.sweeps and not table.loose and not table.builds:
                worth += 1
            if self._last_round:
                worth += 0.08 * len(self.public.loose) + 0.15
        danger, own = self._prospects(table, hand)
        return worth - danger + own

    def _prospects(self, table: Public, hand: tuple[Card, ...]) -> tuple[float, float]:
        """What the next opponents are expected to take, and what one may expect oneself in the next
        turn.
        """
        options = table.options
        values = SCHEMES[options.scheme]
        limit = 16 if options.face_values else 10
        groups = GroupTable(table.loose, values.table, limit)
        gains: dict[int, float] = {}
        for value in range(1, limit + 1):
            makes, build = groups.groups[value], table.build_of(value)
            gain = self.weights.sum(groups.best(groups.largest(value))) if makes else 0.0
            if build is not None:
                gain += self.weights.sum(build.cards)
            if gain:
                few = 3 if build is None else 1
                swept = options.sweeps and len(table.loose) + len(table.builds) <= few
                gains[value] = gain + 0.12 + (0.4 if swept else 0.0)
        for rank in range(11, 14) if not options.face_values else ():
            equal = [card for card in table.loose if card.rank == rank]
            if equal:
                gains[-rank] = self.weights.of(equal[0]) + 0.12
        danger, nobody = 0.0, 1.0
        for value, gain in sorted(gains.items(), key=lambda gain: -gain[1]):
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
        for card in hand:
            for value in worth[card] or (-card.rank,):
                if value in gains:
                    left = 0.35 + 0.65 * nobody if self._chance(value) < 0.6 else 0.3
                    best = max(best, (gains[value] + self.weights.of(card)) * left)
        return AGAIN * best

    def _chance(self, value: int) -> float:
        """How likely some opponent who plays before this seat again holds this value (a face below
        0).
        """
        if value not in self._chances:
            nobody = 1.0
            for rival in self.rivals:
                rank = max(0, -value)
                nobody *= 1 - self.known.chance(rival, max(0, value), rank)
            self._chances[value] = 1 - nobody
        return self._chances[value]
