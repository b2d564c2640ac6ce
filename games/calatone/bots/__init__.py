"""Players that know what their seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.calatone.bots.replies import AnyPlay
from games.calatone.moves import choices
from playroom.engine.contract import Bot
from playroom.engine.kit.bots import bots_in


def _good(caution: float) -> Bot:
    from games.calatone.bots.good import Good  # here: it takes time to load

    return Good(caution)


LEVELS: Mapping[str, Callable[[], Bot]] = {
    "random": lambda: AnyPlay(choices),
    **bots_in(__name__, easy="Easy", fair="Fair", good="Good"),
    "good-careful": lambda: _good(1.5),
    "good-bold": lambda: _good(0.7),
    **bots_in(__name__, expert="Expert"),
}
"""The levels, weakest first; the styles of a level, as strong as it is, follow it."""
