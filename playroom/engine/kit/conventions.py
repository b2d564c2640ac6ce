"""Class attributes of a game, found by convention: what it declares in the usual places need not be
named a second time.

Looked at are the module of the class and, in a package, its modules `options`, `actions`, `events`,
`state`, `bots`, `words` and `lesson`, where there are such. What the class names itself stays.

| attribute | is, unless given |
|---|---|
| `id` | the name of the package |
| `version` | 1 |
| `options` | the class made from `TableOptions`, else one without options |
| `presets` | `PRESETS`, else one preset `usual` |
| `bots` | the level `random` by `choices`, and `LEVELS` |
| `lessons` | `LESSONS`, else none |
| `notation` | `NOTATION`, else `ACTIONS` (of the kit) and the classes made from `Action`, by name |
| `events` | `EVENTS` (those of the kit), and the classes made from `Event`, as they are written |
| `rules` | `RULES`, else none: the lines of the rulebook by chapter |
| `listed` | the function `choices` |
| `views` | the class `View` |
| `table` | an object of the class made from `Table` |
| `view`, `refusal` | the functions `view_of` (state, seat) and `refusal` (view, action) |
| `reasons`, `rulebook` | the functions `reasons` (view, action) and `rulebook` (options) |
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from inspect import isfunction
from types import ModuleType
from typing import TYPE_CHECKING, Any

from playroom.engine.kit.bots import random_bot
from playroom.engine.kit.events import package_of
from playroom.engine.notation import Move, Notation
from playroom.engine.options import TableOptions
from playroom.engine.record import tag_of
from playroom.engine.steps import Action, Event
from playroom.engine.table import Table

if TYPE_CHECKING:
    from playroom.engine.contract import Game

PLACES = ("options", "actions", "events", "state", "bots", "words", "lesson")
"""The modules of a package that are looked at, beside that of the class."""
_ENGINE = "playroom.engine."
"""What the contract and the kit give is no more than what is usual."""


def fill(game: type[Game[Any, Any]]) -> None:
    """Gives a class of a game the attributes that it does not name and that are found."""
    if game.__module__.startswith(_ENGINE):
        return
    modules = tuple(_modules(game.__module__))

    def named(name: str) -> Any:
        return next((vars(module)[name] for module in modules if name in vars(module)), None)

    def made_from(base: type[Any]) -> list[type[Any]]:
        return [
            value
            for module in modules
            for value in vars(module).values()
            if isinstance(value, type)
            and issubclass(value, base)
            and value.__module__ == module.__name__
        ]

    def written(name: str, method: Callable[[Any], Any]) -> Any:
        """A method that calls the function of that name, where the game has written one."""
        places = (vars(module).get(name) for module in modules)
        own = {module.__name__ for module in modules}
        found = (one for one in places if isfunction(one) and one.__module__ in own)
        return next(map(method, found), None)

    def options() -> Any:
        return next(iter(made_from(TableOptions)), TableOptions)

    def table() -> Any:
        return next((kind() for kind in made_from(Table)), None)

    def choices() -> Callable[[Any], Iterator[Any]]:
        return named("choices") or (lambda view: game().choices(view))

    def bots() -> dict[str, Any]:
        levels = named("LEVELS") or {}
        return levels if "random" in levels else {"random": random_bot(choices()), **levels}

    def notation() -> Notation | None:
        kinds = (*(named("ACTIONS") or ()), *made_from(Action))
        moves = tuple(Move(tag_of(kind.__name__), kind) for kind in kinds)
        return named("NOTATION") or (Notation(game.id, moves) if moves else None)

    def events() -> tuple[type[Event], ...] | None:
        return (*(named("EVENTS") or ()), *made_from(Event)) or None

    usual: dict[str, Callable[[], Any]] = {
        "id": lambda: package_of(game.__module__).rpartition(".")[2],
        "version": lambda: 1,
        "options": options,
        "presets": lambda: named("PRESETS") or {"usual": {}},
        "bots": bots,
        "lessons": lambda: named("LESSONS") or (),
        "notation": notation,
        "events": events,
        "rules": lambda: named("RULES"),
        "listed": lambda: (found := named("choices")) and staticmethod(found),
        "views": lambda: named("View"),
        "table": table,
        "view": lambda: written("view_of", staticmethod),
        "refusal": lambda: written("refusal", staticmethod),
        "reasons": lambda: written("reasons", _of_turn),
        "rulebook": lambda: written("rulebook", _of_setup),
    }
    own = [vars(kind) for kind in game.__mro__ if not kind.__module__.startswith(_ENGINE)]
    for name, find in usual.items():
        if not any(name in given for given in own) and (value := find()) is not None:
            setattr(game, name, value)


def _of_turn(found: Callable[[Any, Any], Any]) -> Any:
    return lambda self, turn, action: found(turn.view, action)


def _of_setup(found: Callable[[Any], Any]) -> Any:
    return lambda self, setup: found(self.options.of(setup))


def _modules(module: str) -> Iterator[ModuleType]:
    yield sys.modules[module]
    package = package_of(module)
    for name in PLACES:
        whole = f"{package}.{name}"
        if whole != module and hasattr(sys.modules[package], "__path__") and find_spec(whole):
            yield import_module(whole)
