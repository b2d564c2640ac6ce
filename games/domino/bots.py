"""The rivals: rules of thumb, and a search through deals that may be. They know what their seat
knows; levels differ by what they overlook.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from playroom.engine.contract import Bot, Turn
from playroom.engine.kit.bots import random_bot
from playroom.engine.kit.kinds.chain import is_double, pips
from playroom.engine.kit.kinds.chain_table import LayTile
from playroom.engine.kit.search import SearchBot
from playroom.engine.kit.told import side_of
from playroom.engine.registry import find_game

from .state import View, imagine

Judge = Callable[[View, LayTile], float]


def choices(view: View) -> Iterator[LayTile]:
    """DOM-020, DOM-070: every tile that fits, the heaviest first, at each end that it fits."""
    if view.seat is None or view.turn != view.seat:
        return
    for tile in sorted(view.hand, key=pips, reverse=True):
        if view.must in (None, tile):
            ends = view.chain.ways(tile)
            yield from (LayTile(tile, end if len(ends) > 1 else None) for end in ends)


def judged(view: View, action: LayTile) -> float:
    """What a tile is worth by rule of thumb: heavy ones and doubles go early; what stays shall fit;
    ends that the other sides lack are good, and those that a partner lacks are not.
    """
    tile = action.tile
    chain = view.chain.laid(tile, action.end or view.chain.fits(tile)[-1])
    fits = sum(bool(chain.fits(each)) for each in view.hand if each != tile)
    worth = pips(tile) + 4 * is_double(tile) + 3 * fits
    for seat, lacking in enumerate(view.lacking):
        if seat != view.seat:
            partner = side_of(view.scores, seat) == side_of(view.scores, view.seat or 0)
            worth += (-5 if partner else 4) * sum(end in lacking for end in chain.ends)
    return worth


class ThumbBot(Bot):
    """Takes the choice that is worth most as it judges them; overlooks a share of them."""

    def __init__(self, overlooks: float = 0.0, judge: Judge = judged) -> None:
        self._overlooks = overlooks
        self._judge = judge

    def decide(self, turn: Turn) -> LayTile:
        """The tile that seems best of those that are seen."""
        every = list(choices(turn.view))
        if self._overlooks:
            every = [each for each in every if turn.rng.random() >= self._overlooks] or every
        if len(every) == 1:
            return every[0]
        return max(every, key=lambda action: self._judge(turn.view, action))


def _searching(worlds: int, overlooks: float = 0.0) -> Callable[[], Bot]:
    return lambda: SearchBot(
        lambda: find_game("domino"),
        imagine,
        ThumbBot,
        worlds,
        overlooks=overlooks,
        over=lambda first, now: now.deal != first.deal,
    )


LEVELS: Mapping[str, Callable[[], Bot]] = {
    "random": random_bot(choices),
    "easy": lambda: ThumbBot(0.5, lambda view, action: pips(action.tile)),
    "fair": lambda: ThumbBot(0.3),
    "good": _searching(8, 0.2),
    "expert": _searching(20),
}
