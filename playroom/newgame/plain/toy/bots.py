"""The rivals: one plays anything, one plays to win cheaply. They know what their seat knows."""

from __future__ import annotations

from collections.abc import Iterator

from playroom.engine import kit

from .actions import Lay
from .state import View


def choices(view: View) -> Iterator[kit.Action]:
    """Every card of the hand, in one's turn; what the level `random` plays."""
    yield from map(Lay, view.hand)


class EasyBot(kit.Bot):
    """Takes with the lowest card that is high enough, otherwise throws its lowest."""

    def decide(self, turn: kit.Turn) -> kit.Action:
        """The card to lay."""
        view: View = turn.view
        cards = sorted(view.hand, key=view.options.height)
        wanted = max(map(view.options.height, view.table), default=0)
        return Lay(next((card for card in cards if view.options.height(card) > wanted), cards[0]))


LEVELS = {"easy": EasyBot}
"""The weakest first, behind `random`, which is there anyway; these are yours."""
