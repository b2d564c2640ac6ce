"""The rivals: one plays anything, one plays to win cheaply. They know what their seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from playroom.engine.contract import Bot, Turn
from playroom.engine.kit.bots import random_bot
from playroom.engine.steps import Action

from .actions import Lay
from .state import View


def choices(view: View) -> Iterator[Action]:
    """Every card of the hand, when it is one's turn."""
    if view.seat is not None and view.turn == view.seat:
        for card in view.hand:
            yield Lay(card)


class EasyBot(Bot):
    """Takes with the lowest card that is high enough, otherwise throws its lowest."""

    def decide(self, turn: Turn) -> Action:
        """The card to lay."""
        view: View = turn.view
        cards = sorted(view.hand, key=view.options.height)
        wanted = max(map(view.options.height, view.table), default=0)
        return Lay(next((card for card in cards if view.options.height(card) > wanted), cards[0]))


LEVELS: Mapping[str, Callable[[], Bot]] = {"random": random_bot(choices), "easy": EasyBot}
"""The weakest first. A game needs `random`; the others are yours."""
