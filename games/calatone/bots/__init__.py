"""Players that know what their seat knows. The levels are made when they are asked for: thinking needs more modules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.calatone.bots.chance import Chance
from playroom.engine.contract import Bot

LEVELS: Mapping[str, Callable[[], Bot[Any]]] = {"random": Chance}
