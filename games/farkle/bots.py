"""The rivals, by what each overlooks.

* easy, a beginner, keeps all that counts and rolls until the turn has brought 600 points, however
  few dice are left; it never steals.
* fair stops with 300 when fewer than 3 dice are left, else with 500; it steals with 3 or more.
* good knows the chances of all rolls, keeps fewer dice where more are worth rolling, and plays for
  the most points, whatever the others have.
* expert plays to win: near the end it risks more behind, less ahead, and in the last round all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from games.farkle.actions import Bank, Keep, Roll, Steal
from games.farkle.state import State, choices, may_bring, refusal
from playroom.engine.contract import Bot, Turn
from playroom.engine.kit.bots import random_bot
from playroom.engine.kit.judging import Judgement, JudgingBot, by_figures
from playroom.engine.kit.kinds.luck import Plan, holds
from playroom.engine.overriding import override
from playroom.engine.record import Count, Points, replace
from playroom.engine.steps import Action

MEAN, SPREAD, NEAR = 440.0, 470.0, 4000
"""What a turn brings on average, its deviation, and when the end is near, in points."""


class EasyBot(Bot):
    """Goes by the points of the turn alone."""

    enough, few, enough_with_few, steals = 600, 0, 0, 9

    def decide(self, turn: Turn) -> Action:
        """Its action."""
        view: State = turn.view
        if view.rolled:
            return Keep(view.ways[0])
        enough = self.enough_with_few if view.free < self.few else self.enough
        if view.pot >= min(enough, view.most) and not refusal(view, Bank()):
            return Bank()
        return Steal() if view.left >= self.steals else Roll()


class FairBot(EasyBot):
    """Stops sooner with few dice."""

    enough, few, enough_with_few, steals = 500, 3, 300, 3


class GoodBot(JudgingBot):
    """Plays for the most points; an `aware` one, near the end, for the game."""

    def __init__(self, aware: bool = False) -> None:
        self._aware = aware

    def decide(self, turn: Turn) -> Action:
        """Its action."""
        return self.judge(turn).best

    @override
    def judge(self, turn: Turn, times: int = 1, also: Sequence[Action] = ()) -> Judgement:
        """What each way to go on is worth by the chances of all rolls, at the end of the turn."""
        view: State = turn.view
        near = self._aware and view.options.target - max(view.scores) < NEAR
        plan = _plan(_start(view, near), near)
        judged: list[tuple[float, Action]]
        if view.rolled:
            pot, free = view.pot, view.free_after
            judged = [
                (plan.worth(pot + view.worth(dice), free(dice)), Keep(dice)) for dice in view.ways
            ]
        else:
            judged = [(plan.rolling(view.pot, view.free), Roll())]
            banked = None if refusal(view, Bank()) else plan.banked(view.pot, view.free)
            if banked is not None:
                judged.insert(0, (banked, Bank()))
            if view.left:
                judged.append((plan.rolling(view.stake, view.left), Steal()))
        return by_figures(judged, unit="chance" if near else "points")


def _start(view: State, near: bool) -> State:
    """What stays the same in a turn, and in most turns of a match as long as no end is near."""
    if near:
        return State(view.options, view.scores, view.opened, (), 0, view.turn, closer=view.closer)
    seat = view.turn or 0
    scores = (view.scores[seat] if view.options.exact else 0,)
    return State(view.options, scores, (view.opened[seat],), (), 0, 0)


@lru_cache(64)
def _plan(start: State, to_win: bool) -> Plan:
    """The best play of a turn: for the most points on average, or to win, by the scores."""
    options, scores, seat = start.options, start.scores, start.turn or 0
    after = [(seat + step) % len(scores) for step in range(1, len(scores))]
    come = after if start.closer is None else after[: after.index(start.closer)]

    def value(total: Points) -> float:
        won, ends = 1.0, start.closer is not None or total >= options.target
        for other in after if to_win else ():
            missing = options.target - max(total, scores[other])
            last = 1 if options.last_round and other in come else 0
            won *= holds(total - scores[other], last if ends else missing / MEAN + 1, MEAN, SPREAD)
        return won if to_win else total

    def banked(pot: Points, free: Count) -> float | None:
        then = replace(start, pot=pot, kept=(1,) * (free != options.dice), free=free)
        return None if refusal(then, Bank()) else value(scores[seat] + pot)

    return Plan(partial(may_bring, options), banked, value(scores[seat]))


LEVELS: dict[str, Callable[[], Bot]] = {"random": random_bot(choices), "easy": EasyBot}
LEVELS |= {"fair": FairBot, "good": GoodBot, "expert": lambda: GoodBot(aware=True)}
