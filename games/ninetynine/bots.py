"""The rivals: they know what their seat knows. Each level overlooks less than the one before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from playroom.engine.contract import Bot, Turn
from playroom.engine.kit.bots import random_bot
from playroom.engine.kit.judging import Judgement, JudgingBot, by_figures
from playroom.engine.overriding import override
from playroom.engine.packs import FRENCH
from playroom.engine.steps import Action

from .actions import Lay
from .state import View

ALIKE = 0.05
"""By how much a judgement may be off, in lives."""


def choices(view: View) -> Iterator[Lay]:
    """What the seat in turn may lay, the cards that make the highest count first."""
    if view.seat is not None and view.turn == view.seat:
        plays = (Lay(card, way) for card in view.hand for way in view.ways(card))
        made, count = view.options.made, view.count
        yield from sorted(plays, key=lambda play: -made(count, play.card, play.way))


class RuleBot(JudgingBot):
    """Keeps the cards that can be laid at the limit, and minds what the new count costs, and with
    `ahead` the next player's. In a share of its turns, `overlooks`, it makes the highest count.
    """

    def __init__(self, overlooks: float, ahead: bool = False) -> None:
        self._overlooks = overlooks
        self._ahead = ahead

    def decide(self, turn: Turn) -> Action:
        """The card to lay."""
        plays = list(choices(turn.view))
        if turn.rng.stream("overlooked").random() < self._overlooks:
            return plays[0]
        return max(plays, key=lambda play: worth(turn.view, play, self._ahead))

    @override
    def judge(self, turn: Turn, times: int = 1, also: Sequence[Action] = ()) -> Judgement:
        """What every play is worth, in lives."""
        judged = [(worth(turn.view, play, self._ahead), play) for play in choices(turn.view)]
        return by_figures(judged, ALIKE, "lives")


def worth(view: View, play: Lay, ahead: bool) -> float:
    """What a play is worth, in lives."""
    options, count = view.options, view.options.made(view.count, play.card, play.way)
    cost = options.cost(view.count, count)
    kept = 0.3 * bool(options.fitting(options.limit, play.card)) + 0.01 * bool(play.way)
    value = 0 if cost is None else cost[2] if cost[0] == "exact" else -cost[2]
    ends = cost is not None and cost[1] == options.limit
    return value - kept + (outlook(view, count) if ahead and not ends else 0)


def outlook(view: View, count: int) -> float:
    """What a count is worth before the next player, who has any of the cards that are not seen."""
    options, unseen = view.options, {*FRENCH.cards()} - {*view.hand, *view.table}
    hits = falls = 0
    for card in unseen:
        costs = [options.cost(count, options.made(count, card, way)) for way in options.ways(card)]
        names = ["" if cost is None else cost[0] for cost in costs]
        hits += "exact" in names
        falls += "exact" not in names and "" not in names
    misses, falling = 1 - hits / len(unseen), falls / len(unseen)
    return float(0.3 * falling**options.hand - 0.5 * (1 - misses**options.hand))


LEVELS: Mapping[str, Callable[[], Bot]] = {
    "random": random_bot(choices),
    "easy": partial(RuleBot, 1.0),
    "fair": partial(RuleBot, 0.5),
    "good": partial(RuleBot, 0.2),
    "expert": partial(RuleBot, 0.0, ahead=True),
}
