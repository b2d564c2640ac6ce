"""Players that know what their seat knows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.calatone.bots.easy import Easy
from games.calatone.bots.replies import AnyPlay
from games.calatone.moves import choices
from playroom.engine.contract import Bot


def _fair() -> Bot:
    from games.calatone.bots.fair import Fair

    return Fair()


def _good() -> Bot:
    from games.calatone.bots.good import Good

    return Good()


def _expert() -> Bot:
    from games.calatone.bots.expert import Expert

    return Expert()


LEVELS: Mapping[str, Callable[[], Bot]] = {
    "random": lambda: AnyPlay(choices),
    "easy": Easy,
    "fair": _fair,
    "good": _good,
    "expert": _expert,
}
"""The levels, weakest first.

Those that deal out cards in their minds are read when they are first asked for.
"""
