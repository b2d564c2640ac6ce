"""The levels of play.

A bot sees only what its seat sees. It claims what its hand is worth, unless the table lets its
level miscount as people do (`counting`, CRB-109). `easy`, `good` and `expert` are the levels; the
others are what `good` and `expert` think with: `discarding` and `pegging` judge by tables and by
the next answers, `unseen` and `opponent` tell what others may hold, `search` and `many_players`
play it out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.cribbage.bots.easy import Easy, Random
from playroom.engine.contract import Bot


def _fair() -> Bot:
    from games.cribbage.bots.fair import Fair

    return Fair()


def _good() -> Bot:
    from games.cribbage.bots.good import Good  # here: no other level needs its tables

    return Good()


def _expert() -> Bot:
    from games.cribbage.bots.expert import Expert  # here: nor its search

    return Expert()


LEVELS: Mapping[str, Callable[[], Bot]] = {
    "random": Random,
    "easy": Easy,
    "fair": _fair,
    "good": _good,
    "expert": _expert,
}
"""The levels, weakest first."""
