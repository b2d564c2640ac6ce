"""The bots of Casino, weakest first. Each is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from playroom.engine.contract import Bot


def _random() -> Bot:
    from games.casino.bots.random import RandomBot

    return RandomBot()


def _easy() -> Bot:
    from games.casino.bots.easy import EasyBot

    return EasyBot()


def _fair() -> Bot:
    from games.casino.bots.fair import FairBot

    return FairBot()


def _good() -> Bot:
    from games.casino.bots.good import GoodBot

    return GoodBot()


def _expert() -> Bot:
    from games.casino.bots.expert import ExpertBot

    return ExpertBot()


LEVELS: Mapping[str, Callable[[], Bot]] = {
    "random": _random,
    "easy": _easy,
    "fair": _fair,
    "good": _good,
    "expert": _expert,
}
