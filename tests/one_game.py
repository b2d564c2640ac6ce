"""A game for tests of what knows no rules, as wires and rooms do: one in a usual run, the others
with `--long`.
"""

from __future__ import annotations

from typing import Any

import pytest

from playroom.engine.registry import game_ids


def one_game(usual: str = "cribbage") -> list[Any]:
    """The games, for `pytest.mark.parametrize`; all but one of them are marked long."""
    return [pytest.param(id, marks=() if id == usual else pytest.mark.long) for id in game_ids()]
