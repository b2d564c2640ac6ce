"""Players that know what their seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from games.calatone.bots.chance import Chance
from games.calatone.bots.easy import Easy
from playroom.engine.contract import Bot

LEVELS: Mapping[str, Callable[[], Bot[Any]]] = {"random": Chance, "easy": Easy}
"""The levels, weakest first. The thinking ones are found when they are first asked for."""
