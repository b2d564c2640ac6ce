"""The bots of Escoba, weakest first. Those that think are imported when first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.escoba.moves import choices
from playroom.engine.contract import Bot
from playroom.engine.kit.bots import bots_in, random_bot

LEVELS: Mapping[str, Callable[[], Bot]] = {
    "random": random_bot(choices),
    **bots_in(__name__, easy="EasyBot", fair="FairBot", good="GoodBot", expert="ExpertBot"),
}
