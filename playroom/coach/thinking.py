"""Thinking of the coach: the strongest level judges the turn of a chair in the bots' process or
worker, or in a thread, so that keys are answered meanwhile.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any

from playroom.background import Background
from playroom.clock import monotonic
from playroom.engine.chair import Chair
from playroom.engine.contract import Game, Turn
from playroom.engine.kit.judging import Judgement, judge
from playroom.engine.record import replace
from playroom.engine.registry import is_found
from playroom.engine.rng import Rng
from playroom.match.bots.turns import BotsElsewhere, NoAnswer, NoProcess

EFFORTS: Sequence[tuple[int, float]] = ((4, 1.5), (16, 3.0), (64, 6.0))
"""How many times as many deals as for a decision are imagined, and within how many seconds: when
a hint is asked for first, again, and from then on.
"""


def turn_of(chair: Chair, dice: str = "") -> Turn:
    """What the seat of a chair may look at now, as a bot in it would."""
    events = tuple(placed.event for placed in chair.events())
    return Turn(chair.view, chair.requests, events, Rng(f"coach {len(events)} {dice}"))


class Coach:
    """Judges turns for one person, one at a time."""

    def __init__(self, bots: BotsElsewhere | None, background: Background) -> None:
        """`bots`: where bots think, if not in the `background`."""
        self._bots = bots
        self._background = background
        self._worker: Executor | None = None

    async def hint(self, chair: Chair, turn: Turn, asked: int) -> Judgement | None:
        """What to do in a turn of `chair`, None when the bots are too busy; `asked` is how often
        that was asked before.
        """
        times, seconds = EFFORTS[min(asked, len(EFFORTS) - 1)]
        game, level = chair.game, chair.game.best_level(chair.header.setup)
        if self._bots is not None and is_found(game):
            try:
                return await self._bots.judge(game, level, turn, seconds, times)
            except NoAnswer:
                return None
            except NoProcess:
                pass  # a thread is better than nothing
        return await self._here(game, level, turn, seconds, times)

    async def _here(
        self, game: Game[Any, Any], level: str, turn: Turn, seconds: float, times: int
    ) -> Judgement:
        if self._worker is None:
            self._worker = self._background.worker("coach")
        late = replace(turn, deadline=monotonic() + seconds)
        return await asyncio.wrap_future(self._worker.submit(judge, game, level, late, times))

    def close(self) -> None:
        """Lets the thread end, without waiting for it."""
        if self._worker is not None:
            self._worker.shutdown(wait=False)
            self._worker = None
