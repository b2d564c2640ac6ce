"""The vectors of `tests/vectors/<game>*.md`, and of the files so named in the folder
PLAYROOM_VECTORS, as test cases. How they are read is `playroom_testing.vectors`.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from playroom_testing import vectors as reading
from playroom_testing.vectors import Vector as Vector

HERE = Path(__file__).parent


def vectors(game: str) -> list[Vector]:
    """All vectors of a game, in the order of files and lines."""
    try:
        return reading.vectors(game, reading.folders(HERE))
    except NotADirectoryError as why:
        raise pytest.UsageError(str(why)) from why


def cases(game: str, wanted: Callable[[Vector], bool] = lambda vector: True) -> list[object]:
    """The vectors of a game as parameters of a test, each named by its file and id."""
    return [pytest.param(vector, id=vector.name) for vector in vectors(game) if wanted(vector)]
