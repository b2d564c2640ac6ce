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
| `bots` | `LEVELS`, else the level `random` |
| `lessons` | `LESSONS`, else none |
| `notation` | `NOTATION` |
| `events` | the classes made from `Event`, in the order in which they are written |
| `views` | the class `View` |
| `table` | an object of the class made from `Table` |
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from playroom.engine.kit.bots import random_bot
from playroom.engine.options import TableOptions
from playroom.engine.steps import Event
from playroom.engine.table import Table

if TYPE_CHECKING:
    from playroom.engine.contract import Game

PLACES = ("options", "actions", "events", "state", "bots", "words", "lesson")
"""The modules of a package that are looked at, beside that of the class."""
_CONTRACT = "playroom.engine.contract"


def fill(game: type[Game[Any, Any]]) -> None:
    """Gives a class of a game the attributes that it does not name and that are found."""
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

    def options() -> Any:
        return next(iter(made_from(TableOptions)), TableOptions)

    def table() -> Any:
        return next((kind() for kind in made_from(Table)), None)

    usual: dict[str, Callable[[], Any]] = {
        "id": lambda: _package(game.__module__).rpartition(".")[2],
        "version": lambda: 1,
        "options": options,
        "presets": lambda: named("PRESETS") or {"usual": {}},
        "bots": lambda: named("LEVELS") or {"random": random_bot(named("choices"))},
        "lessons": lambda: named("LESSONS") or (),
        "notation": lambda: named("NOTATION"),
        "events": lambda: tuple(made_from(Event)) or None,
        "views": lambda: named("View"),
        "table": table,
    }
    own = [vars(kind) for kind in game.__mro__ if kind.__module__ != _CONTRACT]
    for name, find in usual.items():
        if not any(name in given for given in own) and (value := find()) is not None:
            setattr(game, name, value)


def _package(module: str) -> str:
    """The package that a module stands in, or the module itself when it is one."""
    found = sys.modules[module]
    return module if hasattr(found, "__path__") else module.rpartition(".")[0] or module


def _modules(module: str) -> Iterator[ModuleType]:
    yield sys.modules[module]
    package = _package(module)
    for name in PLACES:
        whole = f"{package}.{name}"
        if whole != module and hasattr(sys.modules[package], "__path__") and find_spec(whole):
            yield import_module(whole)
