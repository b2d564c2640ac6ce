"""The bots of Casino, weakest first. Each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playroom.engine.contract import Bot
from playroom.engine.kit.bots import bots_in

LEVELS: Mapping[str, Callable[[], Bot]] = bots_in(
    __name__,
    random="RandomBot",
    easy="EasyBot",
    fair="FairBot",
    good="GoodBot",
    expert="ExpertBot",
)
