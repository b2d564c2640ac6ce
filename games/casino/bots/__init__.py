"""The bots of Casino, weakest first. Each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from playroom.engine.contract import Bot


def _random() -> Bot[Any]:
    from games.casino.bots.chance import RandomBot

    return RandomBot()


def _easy() -> Bot[Any]:
    from games.casino.bots.easy import EasyBot

    return EasyBot()


def _good() -> Bot[Any]:
    from games.casino.bots.good import GoodBot

    return GoodBot()


def _expert() -> Bot[Any]:
    from games.casino.bots.expert import ExpertBot

    return ExpertBot()


BOTS: Mapping[str, Callable[[], Bot[Any]]] = {
    "random": _random,
    "easy": _easy,
    "good": _good,
    "expert": _expert,
}
