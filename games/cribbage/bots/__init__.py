"""The levels of play.

A bot sees only what its seat sees. It claims what its hand is worth, unless the table lets its
level miscount as people do (`counting`, CRB-109). `easy`, `good` and `expert` are the levels; the
others are what `good` and `expert` think with: `discarding` and `pegging` judge by tables and by
the next answers, `unseen` and `opponent` tell what others may hold, `rollout` and `many_players`
play it out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.cribbage.bots.easy import Easy, Random
from playroom.engine.contract import Bot
from playroom.engine.kit.bots import bots_in

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "random": Random,
    "easy": Easy,
    **bots_in(__name__, fair="Fair", good="Good", expert="Expert"),  # their tables and searches
}
"""The levels, weakest first."""
