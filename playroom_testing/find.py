"""Which game is tested: an installed one by its id, or an object of a module."""

from __future__ import annotations

import importlib
import os
from typing import Any, cast

from playroom.engine.contract import Game
from playroom.engine.notes import Clean, Value, note
from playroom.engine.registry import NoGame, find_game, game_ids
from playroom.locale import Listener, choose_language, teller_of
from playroom_testing.cases import Subject
from playroom_testing.checks.declared import check_class
from playroom_testing.hooks import Hooks, hooks_of
from playroom_testing.walks import AnyGame


class NotTested(Exception):
    """There is nothing that could be tested; `note` says why."""

    def __init__(self, why: str, /, **values: Value) -> None:
        """`why`: the end of the sentence's id."""
        self.note = note(f"testing-no-{why}", **values)
        super().__init__(self.note.id)

    def __str__(self) -> str:
        language = choose_language(None, None, os.environ)
        return teller_of(language).tell(self.note, Listener(None, (), ()))


def game_of(name: str) -> AnyGame:
    """The game that is called `name`: the id of an installed one, or `module:OBJECT`.

    Raises `NotTested` when there is none, or its class lacks something.
    """
    called = Clean.of(name, 120)
    module, colon, attribute = name.partition(":")
    try:
        game: Any = (
            getattr(importlib.import_module(module), attribute) if colon else find_game(name)
        )
    except NoGame as why:
        if why.__cause__ is not None:
            raise NotTested("game-loads", name=called, why=_cause(why.__cause__)) from why
        if why.packages:
            packages = Clean.of(", ".join(why.packages), 200)
            raise NotTested("single-game", name=called, packages=packages) from why
        ids = Clean.of(", ".join(game_ids()), 200)
        raise NotTested("such-game", name=called, games=ids) from why
    except (ImportError, AttributeError) as why:
        raise NotTested("import", name=called, why=_cause(why)) from why
    if isinstance(game, type) and issubclass(game, Game):
        raise NotTested("object", name=called)
    try:
        check_class(game)
    except AssertionError as why:
        raise NotTested("contract", name=called, why=Clean.of(str(why), 400)) from why
    return cast(AnyGame, game)


def _cause(why: BaseException) -> Clean:
    return Clean.of(f"{type(why).__name__}: {why}", 400)


def subject_of(
    name: str, hooks: str = "", thorough: bool = False, languages: tuple[str, ...] = ()
) -> Subject:
    """A game under test, by the name of `game_of` and the module of its hooks ("": those that its
    package registers). Raises `NotTested`.
    """
    game = game_of(name)
    try:
        hooks_found: Hooks = hooks_of(game.id, hooks)
    except ImportError as why:
        raise NotTested("hooks", name=Clean.of(hooks or name, 120), why=_cause(why)) from why
    return Subject(game, hooks_found, thorough, languages)
