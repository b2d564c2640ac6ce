"""The levels of play. A bot sees only its view and what its seat was told."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.rummy.bots.expert import Expert
from games.rummy.bots.good import Good
from games.rummy.bots.simple import Easy, Random
from playroom.engine.contract import Bot

LEVELS: Mapping[str, Callable[[], Bot[Any]]] = {
    "random": Random,
    "easy": Easy,
    "good": Good,
    "expert": Expert,
}
"""The levels, weakest first."""
