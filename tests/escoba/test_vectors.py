"""The vectors of Escoba: those of the repository and those of the folder that PLAYROOM_VECTORS
names.
"""

from __future__ import annotations

import pytest

from tests.escoba.kit import Runner
from tests.vectors.reader import Vector, cases


@pytest.mark.vectors
@pytest.mark.parametrize("vector", cases("escoba"))
def test_vector(vector: Vector) -> None:
    Runner(vector.lines)
