"""Bots shared by all games: the random legal bot, and a choice among plays that are about as
good.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import islice
from typing import Any, TypeVar

from playroom.engine.contract import Bot, Game, Turn
from playroom.engine.options import Setup
from playroom.engine.rng import Rng
from playroom.engine.steps import Action

T = TypeVar("T")

MOST = 1000
"""How many choices are looked at: a long hand may have thousands."""


def plain_level(level: str) -> str:
    """The level of a bot without its style: `good` of `good-bold`. Figures count by it."""
    return level.partition("-")[0]


def levels_of(game: Game[Any, Any], setup: Setup | None = None) -> list[str]:
    """The levels that people meet at a table, or at this one, the weakest first."""
    levels = [level for level in game.bots if level != "random" and level == plain_level(level)]
    return levels if setup is None else levels[: levels.index(game.best_level(setup)) + 1]


def offered_in(game: Game[Any, Any], setup: Setup) -> list[str]:
    """The levels of this table, each followed by its styles."""
    levels = levels_of(game, setup)
    return [level for level in game.bots if plain_level(level) in levels]


def middle_level(game: Game[Any, Any]) -> str:
    """The level of a bot of which nothing more was said: neither the weakest nor the best."""
    levels = levels_of(game)
    return levels[(len(levels) - 1) // 2]


def bots_in(package: str, **names: str) -> Mapping[str, Callable[[], Bot]]:
    """The levels of a game's package of bots by the names of their classes, each in the module that
    is called like its level, and imported when its first bot is made.
    """

    def maker(level: str, name: str) -> Callable[[], Bot]:
        def make() -> Bot:
            bot: Bot = getattr(import_module(f"{package}.{level}"), name)()
            return bot

        return make

    return {level: maker(level, name) for level, name in names.items()}


class RandomBot(Bot):
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


def near_best(judged: Sequence[tuple[float, T]], within: float, rng: Rng) -> T:
    """One of those that are worth at most `within` less than the best, each as likely.

    So two games from the same cards differ. The choice has a stream of its own, named `variety`:
    whatever else a bot draws from `rng` stays as it is.
    """
    best = max(worth for worth, _ in judged)
    equal = [choice for worth, choice in judged if worth >= best - within]
    return equal[0] if len(equal) == 1 else rng.stream("variety").choice(equal)
