"""The bot that plays anything legal: for tests, and as the weakest rival."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from playroom.engine.contract import Turn
from playroom.engine.steps import Action

MOST = 1000
"""How many choices are looked at: a long hand may have thousands."""


class RandomBot:
    """Plays any of the actions that `choices` gives for a view (`Game.choices`), each as likely."""

    def __init__(self, choices: Callable[[Any], Iterator[Action]]) -> None:
        self._choices = choices

    def decide(self, turn: Turn) -> Action:
        """Any of them."""
        return turn.rng.choice(list(islice(self._choices(turn.view), MOST)))


def random_bot(choices: Callable[[Any], Iterator[Action]]) -> Callable[[], RandomBot]:
    """The level `random` of a game: `"random": random_bot(choices)`."""
    return lambda: RandomBot(choices)
