"""Players that know what their seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.calatone.bots.replies import AnyPlay
from games.calatone.moves import choices
from playroom.engine.contract import Bot
from playroom.engine.kit.bots import bots_in

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "random": lambda: AnyPlay(choices),
    **bots_in(__name__, easy="Easy", fair="Fair", good="Good", expert="Expert"),
}
"""The levels, weakest first."""
