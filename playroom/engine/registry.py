"""Finding games: every installed package may add one under the entry-point group
`playroom.games`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from playroom.engine.contract import Game

GROUP = "playroom.games"


@cache
def _points() -> dict[str, Any]:
    from importlib.metadata import entry_points  # here: it costs more than the rest of the engine

    return {
        point.name: point
        for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)
    }


def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    return tuple(_points())


@cache
def find_game(id: str) -> Game[Any, Any]:  # noqa: A002
    """The game of that id. Raises `KeyError` when there is none, `TypeError` when what is there is
    not that game.

    Whatever importing a broken package raises comes through.
    """
    game = _points()[id].load()
    if not isinstance(game, Game) or game.id != id:
        raise TypeError(f"{id} is not a game")
    return game
