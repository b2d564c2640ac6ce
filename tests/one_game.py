"""A game for tests of what knows no rules, as wires and rooms do: one in a usual run, the others
with `--long`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from playroom.engine.registry import game_ids


def one_game(usual: str = "cribbage") -> list[Any]:
    """The games, for `pytest.mark.parametrize`; all but one of them are marked long."""
    return all_games(long=[id for id in game_ids() if id != usual])


def all_games(long: Collection[str]) -> list[Any]:
    """The games, for `pytest.mark.parametrize`, where a few take long."""
    return [pytest.param(id, marks=pytest.mark.long if id in long else ()) for id in game_ids()]
