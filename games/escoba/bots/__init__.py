"""The bots of Escoba, weakest first. Those that think are imported when first asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.escoba.moves import choices
from playroom.engine.contract import Bot
from playroom.engine.kit.bots import random_bot


def _easy() -> Bot:
    from games.escoba.bots.easy import EasyBot

    return EasyBot()


def _fair() -> Bot:
    from games.escoba.bots.fair import FairBot

    return FairBot()


def _good() -> Bot:
    from games.escoba.bots.good import GoodBot

    return GoodBot()


def _expert() -> Bot:
    from games.escoba.bots.expert import ExpertBot

    return ExpertBot()


LEVELS: Mapping[str, Callable[[], Bot]] = {
    "random": random_bot(choices),
    "easy": _easy,
    "fair": _fair,
    "good": _good,
    "expert": _expert,
}
