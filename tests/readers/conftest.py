"""Each reader is a case of its own; one whose program is not installed is skipped, and the reason names the package."""

from __future__ import annotations

import pytest

from tests.readers.hear import NAMES, missing


def reader_cases() -> list[object]:
    return [pytest.param(name, marks=pytest.mark.reader) for name in NAMES]


@pytest.fixture(params=reader_cases())
def reader(request: pytest.FixtureRequest) -> str:
    """The name of a reader that runs here."""
    name: str = request.param
    reason = missing(name)
    if reason:
        pytest.skip(f"{name} needs {reason}")
    return name
