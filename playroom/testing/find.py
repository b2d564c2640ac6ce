"""Which game is tested: an installed one by its id, or an object of a module."""

from __future__ import annotations

import importlib
from typing import Any, cast

from playroom.engine.contract import Game
from playroom.engine.registry import NoGame, find_game, game_ids
from playroom.testing.cases import Subject
from playroom.testing.declared import check_class
from playroom.testing.hooks import Hooks, hooks_of
from playroom.testing.walks import AnyGame


class NotTested(Exception):
    """There is nothing that could be tested, and why."""


def game_of(name: str) -> AnyGame:
    """The game that is called `name`: the id of an installed one, or `module:OBJECT`.

    Raises `NotTested` with a sentence when there is none, or its class lacks something.
    """
    module, colon, attribute = name.partition(":")
    try:
        game: Any = (
            getattr(importlib.import_module(module), attribute) if colon else find_game(name)
        )
    except NoGame as why:
        known = ", ".join(game_ids())
        if why.__cause__ is not None:
            cause = f"{type(why.__cause__).__name__}: {why.__cause__}"
            raise NotTested(f"{name} does not load: {cause}") from why
        if why.packages:
            raise NotTested(f"{name} is offered by {', '.join(why.packages)}") from why
        raise NotTested(f"no package offers a game {name}; there are: {known}") from why
    except (ImportError, AttributeError) as why:
        raise NotTested(f"{name} cannot be imported: {why}") from why
    if isinstance(game, type) and issubclass(game, Game):
        raise NotTested(f"{name} is the class of a game, not a game: name an object of it")
    try:
        check_class(game)
    except AssertionError as why:
        raise NotTested(str(why)) from why
    return cast(AnyGame, game)


def subject_of(
    name: str, hooks: str = "", thorough: bool = False, languages: tuple[str, ...] = ()
) -> Subject:
    """A game under test, by the name of `game_of` and the module of its hooks ("": those that its
    package registers). Raises `NotTested`.
    """
    game = game_of(name)
    try:
        brought: Hooks = hooks_of(game.id, hooks)
    except ImportError as why:
        raise NotTested(f"the hooks cannot be imported: {why}") from why
    return Subject(game, brought, thorough, languages)
