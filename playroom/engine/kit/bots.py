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
    """Plays any of the actions that `choices` gives for a view (`Game.choices`), each as likely.

    `most` is how many of them are looked at. `evenly`: only what is waited for, and every kind of
    action as likely as the others, so that a hundred discards do not crowd out the one draw.
    """

    def __init__(
        self, choices: Callable[[Any], Iterator[Action]], most: int = MOST, evenly: bool = False
    ) -> None:
        self._choices = choices
        self._most = most
        self._evenly = evenly

    def decide(self, turn: Turn) -> Action:
        """Any of them."""
        choices = list(islice(self._choices(turn.view), self._most))
        if self._evenly:
            kinds = tuple(
                kind for request in turn.requests if request.awaited for kind in request.kinds
            )
            choices = [action for action in choices if isinstance(action, kinds)]
            names = sorted({type(action).__name__ for action in choices})
            name = turn.rng.choice(names)
            choices = [action for action in choices if type(action).__name__ == name]
        return turn.rng.choice(choices)


def random_bot(
    choices: Callable[[Any], Iterator[Action]], most: int = MOST, evenly: bool = False
) -> Callable[[], RandomBot]:
    """The level `random` of a game: `"random": random_bot(choices)`; see `RandomBot`."""
    return lambda: RandomBot(choices, most, evenly)
